extension View {
  /// Shows a box over the screen while a binding is `true`.
  ///
  ///     +--------------+
  ///     | Name: Ada    |
  ///     | [ Done ]     |
  ///     +--------------+
  ///
  /// It stands in the middle and is as large as its content, at most as large as the screen; a screen without a height
  /// grows with it. What lies below cannot be used meanwhile. Escape or a click beside it closes it, unless
  /// ``interactiveDismissDisabled(_:)`` is in it; so does `\.dismiss` of the environment. The state of its content is
  /// new each time. `onDismiss` runs when it is gone. Follows
  /// [sheet](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, placement: .sheet, onDismiss: onDismiss) {
        SheetBox(content: content())
      })
  }

  /// Shows a box over the screen while a binding has a value, made from that value; see
  /// ``sheet(isPresented:onDismiss:content:)``.
  ///
  /// A value with another `id` is another sheet, which takes the place of the one before.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemModalModifier(item: item, placement: .sheet, onDismiss: onDismiss) { SheetBox(content: content($0)) })
  }
}

extension Presentation {
  static var sheet: Presentation { Presentation(SheetLayout(), modality: .modal, dimsBelow: true) }
}

/// A box in the middle of the screen, with a margin where there is room.
struct SheetLayout: EngineLayout {
  private func margins(_ metrics: LayoutMetrics) -> EdgeInsets {
    EdgeInsets(.all, horizontal: 2 * metrics.divider.width, vertical: metrics.divider.height)
  }

  /// What the box is offered.
  private func offer(_ screen: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    screen.inset(by: margins(subviews.metrics))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let sheet = subviews.first else { return .zero }
    let size = sheet.sizeThatFits(offer(proposal, subviews))
    let below = sheet[PresentationPlace.self].screen
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: max(size.width, below.width), height: max(size.height, below.height)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let sheet = subviews.first else { return }
    let offer = offer(proposal, subviews)
    let size = sheet.sizeThatFits(offer)
    let origin = CGPoint(
      x: max((bounds.width - size.width) / 2, 0), y: max((bounds.height - size.height) / 2, 0))
    sheet.place(at: origin, proposal: offer)
  }
}

/// The box of a sheet.
nonisolated struct SheetBox<Content: View>: View {
  let content: Content

  @MainActor var body: some View { RootLayout() { content }.modifier(PopupBoxModifier()) }
}
