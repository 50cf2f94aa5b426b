/// Places the buttons of an alert side by side if they fit, and otherwise below each other; views that take the
/// proposed width, such as text fields, have rows of their own.
struct AlertActionsLayout: EngineLayout {
  private struct Row {
    var subviews: [LayoutSubview]
    var size: CGSize
    /// Whether the row is proposed the whole width.
    var isFilled = false
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(in: proposal.width ?? .infinity, subviews)
    let gaps = CGFloat(max(rows.count - 1, 0)) * subviews.metrics.spacing.height
    return CGSize(width: rows.map(\.size.width).max() ?? 0, height: rows.reduce(gaps) { $0 + $1.size.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let spacing = subviews.metrics.spacing
    var y = bounds.minY
    for row in rows(in: bounds.width, subviews) {
      var x = bounds.minX
      let offer = ProposedViewSize(width: row.isFilled ? bounds.width : nil, height: nil)
      for subview in row.subviews {
        subview.place(at: CGPoint(x: x, y: y), proposal: offer)
        x += subview.sizeThatFits(offer).width + spacing.width
      }
      y += row.size.height + spacing.height
    }
  }

  private func rows(in width: CGFloat, _ subviews: Subviews) -> [Row] {
    var (rows, group): ([Row], [LayoutSubview]) = ([], [])
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      if subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width > ideal.width {
        rows += self.rows(of: group, in: width, subviews.metrics)
        rows.append(
          Row(subviews: [subview], size: CGSize(width: min(ideal.width, width), height: ideal.height), isFilled: true))
        group = []
      } else {
        group.append(subview)
      }
    }
    return rows + self.rows(of: group, in: width, subviews.metrics)
  }

  /// Returns one row if it fits, and otherwise a row for each.
  private func rows(of group: [LayoutSubview], in width: CGFloat, _ metrics: LayoutMetrics) -> [Row] {
    let sizes = group.map { $0.sizeThatFits(.unspecified) }
    let total = sizes.reduce(CGFloat(group.count - 1) * metrics.spacing.width) { $0 + $1.width }
    guard group.count > 1, total <= width else {
      return zip(group, sizes).map { subview, size in
        guard size.width > width else { return Row(subviews: [subview], size: size) }
        let narrowed = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
        return Row(subviews: [subview], size: narrowed, isFilled: true)
      }
    }
    return [Row(subviews: group, size: CGSize(width: total, height: sizes.map(\.height).max() ?? 0))]
  }
}
