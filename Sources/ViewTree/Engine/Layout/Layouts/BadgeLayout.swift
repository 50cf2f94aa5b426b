// A badge has no corner to stand on where the view below is one row of text: it would hide a bracket or a symbol, so it
// stands beside the view, which gets that much less of the width.
//
//     [ Inbox ]3        3[ Inbox ]

/// A layout that places other subviews in front of the first one, by an alignment.
protocol BadgeLayout: EngineLayout {
  var alignment: Alignment { get }
  /// Whether other subviews at the alignment may be badges.
  var mayHaveBadges: Bool { get }
}

extension BadgeLayout {
  private var isLeading: Bool { alignment.horizontal == .leading }

  /// The width of the widest badge; 0 if the subviews in front are not all badges.
  ///
  /// A badge keeps its size, has no guides of its own, is at most as wide as the first subview, and has an offset of at
  /// most three columns and less than a row. At a leading corner or in the middle of the trailing side, a first subview
  /// that is wider than its view without modifiers has room already.
  private func badgeWidth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    guard mayHaveBadges, subviews.count > 1, subviews.metrics.countsCells else { return 0 }
    let (row, cell) = (subviews[0].dimensions(in: proposal), subviews.metrics.divider)
    guard row.height < 1.5 * cell.height, row[explicit: .firstTextBaseline] != nil, subviews[0].ask({ $0.isVisible }),
      !isLeading || subviews[0].sizeThatFits(.infinity).width < .infinity,
      !isLeading && alignment.vertical != .center || subviews[0].ask({ $0.bareWidth }) >= row.width
    else { return 0 }
    var width: CGFloat = 0
    for badge in subviews.dropFirst() {
      let own = badge.dimensions(in: ProposedViewSize(width: row.width, height: row.height))
      let size = CGSize(width: own.width, height: own.height)
      guard own[explicit: alignment.horizontal] == nil, own[explicit: alignment.vertical] == nil,
        size.width <= row.width, size == badge.sizeThatFits(.infinity), case let offset = badge.ask({ $0.drawnOffset }),
        abs(offset.x) <= 3 * cell.width, abs(offset.y) < cell.height
      else { return 0 }
      if size.height > 0 { width = max(width, size.width) }
    }
    return width
  }

  private func part(of proposal: ProposedViewSize, beside badge: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - badge, 0) }, height: proposal.height)
  }

  /// The size of the first subview with the badges beside it; `nil` without badges.
  func sizeWithBadges(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize? {
    let badge = badgeWidth(proposal, subviews)
    guard badge > 0 else { return nil }
    let size = subviews[0].sizeThatFits(part(of: proposal, beside: badge))
    return CGSize(width: size.width + badge, height: size.height)
  }

  /// Places the first subview and the badges beside it; returns whether there are badges.
  func placeBadges(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews) -> Bool {
    let badge = badgeWidth(proposal, subviews)
    guard badge > 0 else { return false }
    for (index, subview) in subviews.enumerated() {
      let offer = part(of: index == 0 ? proposal : ProposedViewSize(bounds.size), beside: badge)
      let size = subview.sizeThatFits(offer)
      let x = (index == 0) == isLeading ? bounds.maxX - size.width : bounds.minX
      let corner = CGPoint(x: x, y: bounds.midY - size.height / 2)
      subview.place(at: index == 0 ? corner : corner - subview.ask({ $0.drawnOffset }), proposal: offer)
    }
    return true
  }
}

extension RenderNode {
  /// Whether the view is not hidden; if that changes, the layout runs again.
  fileprivate var isVisible: Bool {
    renderFeatures.insert(.layoutReadsDrawing)
    return !Traits.hides(traits) && modifiedNode?.isVisible != false
  }

  /// The width of the view without its modifiers.
  fileprivate var bareWidth: CGFloat { modifiedNode?.bareWidth ?? measure(.unspecified).width }

  /// The distance between the view's place and its drawing: the offset of the view, or of the only view in the stack.
  ///
  /// If the offset changes, the layout runs again.
  fileprivate var drawnOffset: CGPoint {
    let children = isLayered ? renderChildren : [self]
    guard children.count == 1, let node = children[0] as? LayoutRenderNode<OffsetLayout, Void> else { return .zero }
    node.renderFeatures.insert(.layoutReadsDrawing)
    return node.layout.offset
  }
}
