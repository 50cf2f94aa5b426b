extension Color: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never
  /// The colour fills the proposed size.
  nonisolated public static var _surface: _Surface { .filling }
}

extension Color: LeafView {
  struct Fill: Leaf {
    let color: ResolvedColor
    let glyphs: GlyphSet

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: context.metrics.idealLength)
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      context.fill(CGRect(origin: .zero, size: context.size), with: color, glyphs: glyphs)
    }

    func mixed(with new: Fill, amount: Double) -> Fill? {
      color.mixed(with: new.color, amount: amount).map { Fill(color: $0, glyphs: new.glyphs) }
    }
  }

  nonisolated func leaf(in environment: EnvironmentValues) -> Fill {
    Fill(color: drawn(in: environment), glyphs: environment.glyphs)
  }
}
