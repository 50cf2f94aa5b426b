/// Draws the content elsewhere; the layout around does not notice.
struct OffsetLayout: TransparentLayout {
  var offset: CGPoint

  var animatableData: CGPoint.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin + offset, proposal: proposal)
  }
}

nonisolated struct OffsetModifier: LayoutModifier {
  typealias Body = Never
  let layout: OffsetLayout
}

/// Takes all the space and puts the middle of the content at a point of it.
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

nonisolated struct PositionModifier: LayoutModifier {
  typealias Body = Never
  let layout: PositionLayout
}

extension View {
  /// Draws the view elsewhere, in the screen's unit; the layout around does not notice.
  ///
  /// An infinite distance, or one that is not a number, counts as 0. Follows
  /// [offset(x:y:)](https://developer.apple.com/documentation/swiftui/view/offset(x:y:)).
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(layout: OffsetLayout(offset: CGPoint(x: x.boundedOrZero, y: y.boundedOrZero))))
  }

  /// Draws the view elsewhere, in the screen's unit; the layout around does not notice.
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Puts the middle of the view at a point of the space that is offered, and takes all of that space.
  ///
  /// An infinite coordinate, or one that is not a number, counts as 0. Follows
  /// [position(x:y:)](https://developer.apple.com/documentation/swiftui/view/position(x:y:)).
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(layout: PositionLayout(position: CGPoint(x: x.boundedOrZero, y: y.boundedOrZero))))
  }

  /// Puts the middle of the view at a point of the space that is offered.
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}
