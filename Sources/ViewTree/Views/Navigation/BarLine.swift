// Adjacent bars form one figure with the line between them.
//
//     Mail      | Lunch?             Mail      | Lunch?
//     ----------+----------    not   ----------|----------
//     Inbox     | Anna               Inbox     | Anna

/// The line below or above a bar, which is joined with the lines at its ends.
nonisolated struct BarLine: View, ViewPart {
  @MainActor var body: some View { Line().modifier(LayoutAround(layout: OverhangLayout())) }

  private struct Line: LeafView {
    func leaf(in environment: EnvironmentValues) -> Stroke { Stroke(glyphs: environment.glyphs) }
  }

  struct Stroke: Leaf {
    let glyphs: GlyphSet

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(
        width: proposal.width ?? context.metrics.idealLength.width, height: context.metrics.divider.height)
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      let (cell, size) = (leaf.cellSize, context.size)
      let (glyph, style) = (glyphs.box.horizontal, GlyphStyle(traits: .dim))
      let ends: (Character, Character) = glyphs == .unicode ? ("\u{2576}", "\u{2574}") : (glyph, glyph)
      guard size.width > 2 * cell.width else { return }
      context.rule(
        glyph, style, in: CGRect(x: cell.width, y: 0, width: size.width - 2 * cell.width, height: size.height))
      context.joint(ends.0, style, in: CGRect(x: 0, y: 0, width: cell.width, height: size.height))
      context.joint(
        ends.1, style, in: CGRect(x: size.width - cell.width, y: 0, width: cell.width, height: size.height))
    }
  }
}

/// A line that extends one cell beyond either side.
private struct OverhangLayout: EngineLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let cell = subviews.metrics.divider.width
    let size = subviews.content?.sizeThatFits(offer(proposal, cell)) ?? .zero
    return CGSize(width: proposal.width == nil ? size.width : max(size.width - 2 * cell, 0), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let cell = subviews.metrics.divider.width
    subviews.content?.place(
      at: CGPoint(x: bounds.minX - cell, y: bounds.minY), proposal: offer(ProposedViewSize(bounds.size), cell))
  }

  private func offer(_ proposal: ProposedViewSize, _ cell: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 + 2 * cell }, height: proposal.height)
  }
}
