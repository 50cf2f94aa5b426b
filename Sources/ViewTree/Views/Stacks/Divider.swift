/// A line across its stack: vertical in an `HStack`, and horizontal elsewhere.
///
///     ----------        First | Second
///                         row | row
///
/// The line is as long as its proposal. In an `HStack` without a proposed height, it is as high as its neighbours.
/// Follows [Divider](https://developer.apple.com/documentation/swiftui/divider).
nonisolated public struct Divider: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// Creates a line across its stack.
  public init() {}
}

extension Divider: LeafView {
  struct Line: Leaf {
    let glyphs: GlyphSet

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      let along: Axis = context.modifiedOrientation == .horizontal ? .vertical : .horizontal
      var size = context.metrics.divider
      size[along] = proposal[along] ?? (along == .horizontal ? context.metrics.idealLength.width : 0)
      return size
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      let box = glyphs.box
      context.rule(leaf.modifiedOrientation == .horizontal ? box.vertical : box.horizontal, GlyphStyle(traits: .dim))
    }
  }

  func leaf(in environment: EnvironmentValues) -> Line { Line(glyphs: environment.glyphs) }
  var isRule: Bool { true }
}
