// A leaf that draws itself and takes keys, as a user of the module writes it.

import ViewTree

/// `###....`, as wide as what is offered, or ten columns; up to three lines high.
struct FaderLeaf: Leaf {
  /// From 0 to 1.
  let level: Double
  let style: GlyphStyle
  let isFocused: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    let cell = context.cellSize
    return CGSize(width: proposal.width ?? 10 * cell.width, height: cell.height)
  }

  func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
    let cell = context.cellSize
    let columns = Int(picture.size.width / cell.width)
    let filled = Int((level * Double(columns)).rounded())
    picture.draw(String(repeating: "#", count: filled), style: style, in: context)
    let rest = CGPoint(x: CGFloat(filled) * cell.width, y: 0)
    picture.draw(String(repeating: ".", count: columns), at: rest, style: GlyphStyle(traits: .dim), in: context)
    if isFocused { picture.caret(at: rest) }
  }
}

struct Fader: View {
  @Binding var level: Double

  var body: some View {
    FaderPicture(level: level)
      .focusable()
      .focusEffectDisabled()
      .onKeyPress(.leftArrow) { move(-0.1) }
      .onKeyPress(.rightArrow) { move(0.1) }
      .semantics(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(.slider, label: "Volume")
    semantics.value = { "\(Int((level * 100).rounded())) %" }
    return semantics
  }

  private func move(_ step: Double) -> KeyPress.Result {
    level = min(max(level + step, 0), 1)
    return .handled
  }
}

/// The focus is that of the view around.
private struct FaderPicture: View {
  let level: Double
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphStyle) private var style

  var body: some View { LeafContent(FaderLeaf(level: level, style: style, isFocused: isFocused)) }
}
