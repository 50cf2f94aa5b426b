/// A layout that fills its proposal, and places the centre of the content at a point.
struct PositionLayout: EngineLayout {
  let position: CGPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
    return proposal.replacingUnspecifiedDimensions(by: subviews.content?.sizeThatFits(proposal) ?? .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin + position, anchor: .center, proposal: proposal)
  }
}

extension View {
  /// Draws the view with an offset in the screen's unit, without a change to the layout.
  ///
  /// A distance that is infinite or not a number counts as 0. Follows
  /// [offset(x:y:)](https://developer.apple.com/documentation/swiftui/view/offset(x:y:)).
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(LayoutAround(layout: OffsetLayout(offset: CGPoint(x: x.boundedOrZero, y: y.boundedOrZero))))
  }

  /// Draws the view with an offset in the screen's unit, without a change to the layout.
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Places the centre of the view at a point of the proposed size, which is filled.
  ///
  /// A coordinate that is infinite or not a number counts as 0. Follows
  /// [position(x:y:)](https://developer.apple.com/documentation/swiftui/view/position(x:y:)).
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(LayoutAround(layout: PositionLayout(position: CGPoint(x: x.boundedOrZero, y: y.boundedOrZero))))
  }

  /// Places the centre of the view at a point of the proposed size, which is filled.
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}
