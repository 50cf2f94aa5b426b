// A box beside the view to which it belongs.
//
//      [ Info ]                       +---------+
//     +---------+            [ Info ] | Details |
//     | Details |                     +---------+
//     +---------+

extension View {
  /// Presents a box at an edge of the view while a binding is `true`.
  ///
  ///      [ Info ]
  ///     +---------+
  ///     | Details |
  ///     +---------+
  ///
  /// `arrowEdge` is the edge of the view, or of its part that `attachmentAnchor` names, at which the box is placed; no
  /// arrow is drawn in text. `nil` places it below. If there is no room, the box is at a different edge, the opposite
  /// one first. Escape or a click beside it closes it, unless its content has ``interactiveDismissDisabled(_:)``;
  /// `\.dismiss` of the environment closes it too. Tab moves through its content; the views below it are visible, and
  /// can be found. The state of its content is created anew each time. Follows
  /// [popover](https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)).
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, placement: .popover(attachmentAnchor, arrowEdge)) {
        PopoverBox(content: content())
      })
  }

  /// Presents a box, created from a binding's value, at an edge of the view while the binding has a value; see
  /// ``popover(isPresented:attachmentAnchor:arrowEdge:content:)``.
  ///
  /// A value with a different `id` replaces the popover by a new one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemModalModifier(item: item, placement: .popover(attachmentAnchor, arrowEdge), onDismiss: nil) {
        PopoverBox(content: content($0))
      })
  }
}

/// The box of a popover.
nonisolated private struct PopoverBox<Content: View>: View, PresentedPart {
  static var modifierName: String { ".popover" }

  let content: Content

  @MainActor var body: some View {
    RootLayout() { content }.popupFrame().semantics(Semantics(.popover, label: "", isWhole: false))
  }
}
