/// A layout that places views side by side, and in further rows when they do not fit.
package struct WrappedRowLayout: EngineLayout {
  package init() {}

  private func places(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
    let (limit, spacing) = (proposal.width ?? .infinity, subviews.metrics.spacing)
    var (places, point, size, height): ([CGPoint], CGPoint, CGSize, CGFloat) = ([], .zero, .zero, 0)
    for subview in subviews {
      let own = subview.sizeThatFits(offer(subview, limit))
      if point.x > 0, point.x + own.width > limit {
        point = CGPoint(x: 0, y: point.y + height)
        height = 0
      }
      places.append(point)
      height = max(height, own.height)
      size = CGSize(width: max(size.width, point.x + own.width), height: point.y + height)
      point.x += own.width + spacing.width
    }
    return (places, size)
  }

  /// Returns the proposal of a subview: its ideal size, limited to the width of the row.
  private func offer(_ subview: LayoutSubview, _ limit: CGFloat) -> ProposedViewSize {
    let isTooWide = subview.sizeThatFits(.unspecified).width > limit
    return isTooWide ? ProposedViewSize(width: limit, height: nil) : .unspecified
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    places(proposal, subviews).size
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, place) in zip(subviews, places(ProposedViewSize(bounds.size), subviews).places) {
      subview.place(at: bounds.origin + place, proposal: offer(subview, bounds.width))
    }
  }
}
