/// A layout that keeps space around its content.
///
/// A decoration of the content, such as the line of a box, has the size of the whole.
protocol InsetLayout: EngineLayout where Cache == Void {
  /// Returns the space on each edge, in the screen's unit; with negative space the content sticks out.
  func insets(_ subviews: Subviews) -> EdgeInsets
}

extension InsetLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let insets = insets(subviews)
    let content = subviews.content?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let insets = insets(subviews)
    subviews.content?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: proposal.inset(by: insets))
    for decoration in subviews.dropFirst() {
      decoration.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
