// The box in which something is shown above the screen: an open menu, a calendar.

/// Room for a line around the content, and for a blank column at both sides.
struct PopupBoxLayout: InsetLayout {
  func insets(_ metrics: LayoutMetrics) -> EdgeInsets { metrics.boxInsets }
}

nonisolated struct PopupBoxModifier: LayoutModifier {
  typealias Body = Never

  var layout: PopupBoxLayout { PopupBoxLayout() }
  var decoration: some View { BoxLine(traits: []).allowsHitTesting(false) }
}

/// Rows above each other, all as wide as the widest wants to be, but never wider than what is offered.
struct PopupRowsLayout: EngineLayout {
  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return min(ideal, proposal.width ?? .infinity)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = width(proposal, subviews)
    let height = subviews.reduce(0) { $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    var position = bounds.origin
    for subview in subviews {
      subview.place(at: position, proposal: offer)
      position.y += subview.sizeThatFits(offer).height
    }
  }
}

extension View {
  /// Puts a line around what is shown above the screen, as rows of one line each; what the screen around says about
  /// looks ends here.
  nonisolated func popupBox() -> some View {
    modifier(PopupBoxModifier()).singleLine().lookBoundary()
  }
}
