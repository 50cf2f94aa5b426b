// A box beside the view that it belongs to.
//
//      [ Info ]                       +---------+
//     +---------+            [ Info ] | Details |
//     | Details |                     +---------+
//     +---------+

extension View {
  /// Shows a box at an edge of the view while a binding is `true`.
  ///
  ///      [ Info ]
  ///     +---------+
  ///     | Details |
  ///     +---------+
  ///
  /// `arrowEdge` is the edge of the view, or of the part of it that `attachmentAnchor` names, at which the box stands; a
  /// text platform draws no arrow. `nil` is below it. Where there is no room the box stands at another edge, the
  /// opposite one first. Escape or a click beside it closes it, unless ``interactiveDismissDisabled(_:)`` is in it; so
  /// does `\.dismiss` of the environment. Tab goes through what is in it; what lies below is seen, and can be found.
  /// The state of its content is new each time. Follows
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

  /// Shows a box at an edge of the view while a binding has a value, made from that value; see
  /// ``popover(isPresented:attachmentAnchor:arrowEdge:content:)``.
  ///
  /// A value with another `id` is another popover, which takes the place of the one before.
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
