// A leaf with a frame, a fill and a text in several styles, as a user of the module writes it.

import ViewTree

/// A frame, ten columns wide or as wide as what is offered, and three lines high.
///
///     +--------+
///     |  30 %  |
///     +--------+
struct BatteryLeaf: Leaf {
  /// From 0 to 1.
  let level: Double
  let glyphs: GlyphSet
  let line: GlyphStyle
  let charge: Color.Resolved?
  let words: Text.Resolved

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    let cell = context.cellSize
    return CGSize(width: proposal.width ?? 10 * cell.width, height: 3 * cell.height)
  }

  func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
    let (cell, size) = (context.cellSize, picture.size)
    let inside = CGRect(x: cell.width, y: cell.height, width: size.width - 2 * cell.width, height: cell.height)
    var charged = inside
    charged.size.width *= level
    if let charge { picture.fill(charged, with: charge) }
    let text = context.size(of: words)
    picture.draw(words, at: CGPoint(x: (size.width - text.width) / 2, y: cell.height), in: context)
    picture.stroke(CGRect(origin: .zero, size: size), glyphs: glyphs, style: line)
  }

  func mixed(with new: BatteryLeaf, amount: Double) -> BatteryLeaf? {
    guard let line = line.mixed(with: new.line, amount: amount) else { return nil }
    let level = level + (new.level - level) * amount
    return BatteryLeaf(level: level, glyphs: new.glyphs, line: line, charge: new.charge, words: new.words)
  }
}

struct Battery: View {
  let level: Double

  var body: some View {
    LeafContent { environment in
      let number = Text(verbatim: "\(Int((level * 100).rounded()))").bold()
      return BatteryLeaf(
        level: level, glyphs: environment.glyphs, line: GlyphStyle(.foreground, in: environment),
        charge: Color.Resolved(filling: .tint, in: environment), words: (number + Text(" %")).resolve(in: environment))
    }
  }
}
