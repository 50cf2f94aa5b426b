/// Rows one below the other.
///
/// Each row is offered the whole width and takes the height that it needs: it is measured once.
struct RowLayout: EngineLayout {
  /// Whether rows beside sections are aligned with the rows in the sections' boxes.
  var alignsWithBoxes = false

  static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = Self.size(proposal, subviews, inset: inset(subviews))
    return CGSize(width: Self.width(proposal, ideal: size.width), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    Self.place(subviews, at: bounds.origin, proposal: offer, inset: inset(subviews))
  }

  private func inset(_ subviews: Subviews) -> CGFloat {
    alignsWithBoxes && subviews.contains(where: \.isSection) ? subviews.metrics.divider.width * 2 : 0
  }

  /// The offered width; if that is infinite, the width of the widest row.
  static func width(_ proposal: ProposedViewSize, ideal: CGFloat) -> CGFloat {
    proposal.width.map { $0 < .infinity ? $0 : ideal } ?? ideal
  }

  /// `inset`: the space on both sides of a row that is not a section.
  static func size(_ proposal: ProposedViewSize, _ rows: LayoutSubviews, inset: CGFloat = 0) -> CGSize {
    rows.reduce(into: CGSize.zero) { total, row in
      let inset = row.inset(inset)
      let size = row.sizeThatFits(offer(proposal, inset))
      total.width = max(total.width, size.width + 2 * inset)
      total.height += size.height
    }
  }

  static func place(_ rows: LayoutSubviews, at origin: CGPoint, proposal: ProposedViewSize, inset: CGFloat = 0) {
    var y = origin.y
    for row in rows {
      let inset = row.inset(inset)
      let offer = offer(proposal, inset)
      row.place(at: CGPoint(x: origin.x + inset, y: y), proposal: offer)
      y += row.sizeThatFits(offer).height
    }
  }

  private static func offer(_ proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - 2 * inset, 0) }, height: nil)
  }
}

/// Marks a render node with rows of its own.
nonisolated struct RowsTrait: TraitModifier {
  static var affectsLayout: Bool { true }

  /// Whether the render node is a row itself: a disclosure group is, with rows below it; a section is not.
  let isRow: Bool
}

extension LayoutSubview {
  var isSection: Bool { onMainActor(renderNode) { $0.isBoxOfRows } }

  /// Whether it is a group that opens and closes.
  var hasRows: Bool { onMainActor(renderNode) { $0.rowsTrait?.isRow == true } }

  fileprivate func inset(_ inset: CGFloat) -> CGFloat { inset == 0 || isSection ? 0 : inset }
}

/// The rows of a form, a list or a section.
nonisolated struct RowStack<Content> {
  let layout: RowLayout
  let content: Content

  /// `alignsWithBoxes`: whether rows beside sections are aligned with the rows in the sections' boxes.
  init(alignsWithBoxes: Bool = false, @ViewBuilder content: () -> Content) where Content: View {
    layout = RowLayout(alignsWithBoxes: alignsWithBoxes)
    self.content = content()
  }
}

extension RowStack: View, LayoutView where Content: View {
  typealias Body = Never
}

/// Moves the content by levels of indentation; see `indented(_:)`.
///
/// A row may have a sign before its content and one at its end, in the first line of both:
///
///     (-) Apple            =
struct IndentLayout: InsetLayout {
  let levels: CGFloat
  /// Whether the content gets the whole width, however narrow it is.
  var fillsWidth = false
  /// Whether the first subview after the content is a sign before it.
  var hasLeadingSign = false
  /// Whether the last subview, except for a menu, is a sign at the end.
  var hasTrailingSign = false
  /// Whether the last subview presents a menu at the end; it takes no space.
  var hasMenu = false

  private func indent(_ metrics: LayoutMetrics) -> CGFloat { max(levels * metrics.indent, 0) }

  /// The space around the content: the indentation, and the signs beside it.
  func insets(_ subviews: Subviews) -> EdgeInsets {
    var insets = EdgeInsets(top: 0, leading: indent(subviews.metrics), bottom: 0, trailing: 0)
    // Beyond the limit of levels a sign has no render node.
    guard subviews.count > 1 else { return insets }
    let gap = subviews.metrics.spacing.width
    if hasLeadingSign { insets.leading += subviews[1].sizeThatFits(.unspecified).width + gap }
    if hasTrailingSign { insets.trailing += subviews[trailingSign(subviews)].sizeThatFits(.unspecified).width + gap }
    return insets
  }

  private func trailingSign(_ subviews: Subviews) -> Int { subviews.count - (hasMenu ? 2 : 1) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let insets = insets(subviews)
    let content = subviews.content?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    let width = content.width + insets.horizontal
    return CGSize(width: fillsWidth ? RowLayout.width(proposal, ideal: width) : width, height: content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let (insets, indent) = (insets(subviews), indent(subviews.metrics))
    subviews.content?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY), proposal: proposal.inset(by: insets))
    if hasLeadingSign, subviews.count > 1 {
      subviews[1].place(at: CGPoint(x: bounds.minX + indent, y: bounds.minY), proposal: .unspecified)
    }
    if hasTrailingSign, subviews.count > 1 {
      subviews[trailingSign(subviews)].place(
        at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
    }
    if hasMenu, subviews.count > 1 {
      subviews[subviews.count - 1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing,
        proposal: ProposedViewSize(width: subviews.metrics.divider.width, height: bounds.height))
    }
  }
}

extension View {
  /// Indents the view by levels of two columns each; negative levels count as 0.
  ///
  ///     Title
  ///       the view
  nonisolated package func indented(_ levels: Int = 1) -> some View {
    modifier(LayoutAround(layout: IndentLayout(levels: CGFloat(levels))))
  }
}
