package import ViewTree

/// Measures text in cells: the back end's answer to the only question that layout asks.
///
/// ```
/// "Hello, world" in 10 × nil      "alpha beta gamma" in 5 × 2
/// Hello,                          alpha
/// world                           be...
/// ```
package final class TextMetrics: TextMeasuring {
  package let cellSize: CGSize

  package init(cellSize: CGSize) {
    precondition(cellSize.width > 0 && cellSize.height > 0, "BUG: a cell without a size")
    self.cellSize = cellSize
  }

  package func layout(_ text: TextBlock, in proposal: ProposedViewSize) -> TextLayout {
    let width = count(proposal.width, of: cellSize.width)
    let limit = min(max(text.lineLimit ?? .max, 1), count(proposal.height, of: cellSize.height))
    if let line = plainLine(of: text, width: width) { return TextLayout(lines: [line], size: size(of: [line], text)) }
    let flow = TextFlow(text.runs, glyphs: text.glyphs)
    let (ranges, rest) = flow.lines(width: width, limit: limit)
    var lines = ranges.map { line(flow.runs(in: $0), width: flow.width(of: $0)) }
    if let rest {
      let last = flow.truncated(rest, width: width, mode: text.truncation, glyphs: text.glyphs)
      lines[lines.count - 1] = line(last.runs, width: last.width)
    }
    let size = size(of: lines, text)
    align(&lines, in: size.width, text.alignment)
    return TextLayout(lines: lines, size: size)
  }

  /// The common case, without a look at each grapheme: printable ASCII that fits on one line.
  private func plainLine(of text: TextBlock, width: Int) -> TextLine? {
    guard text.runs.count == 1 else { return nil }
    let string = text.runs[0].text
    let count = string.utf8.count
    guard count > 0, count <= width, VisibleText.isPlain(string) else { return nil }
    return line(text.runs, width: count)
  }

  private func line(_ runs: [TextRun], width: Int) -> TextLine {
    TextLine(runs: runs, offset: 0, width: CGFloat(width) * cellSize.width)
  }

  private func size(of lines: [TextLine], _ text: TextBlock) -> CGSize {
    let width = lines.reduce(0) { max($0, $1.width) }
    return CGSize(width: width, height: CGFloat(max(lines.count, text.reservedLines)) * cellSize.height)
  }

  private func align(_ lines: inout [TextLine], in width: CGFloat, _ alignment: TextAlignment) {
    guard alignment != .leading else { return }
    for index in lines.indices {
      let space = ((width - lines[index].width) / cellSize.width).rounded()
      lines[index].offset = (alignment == .center ? (space / 2).rounded(.down) : space) * cellSize.width
    }
  }

  /// How many whole cells fit into a length: at least one, and very many in one that is not limited.
  private func count(_ length: CGFloat?, of cell: CGFloat) -> Int {
    guard let length else { return Self.unlimited }
    // A thousandth of a cell may be lost in the arithmetic of a layout.
    let cells = (length / cell + 0.001).rounded(.down)
    return cells >= 1 ? Int(min(cells, CGFloat(Self.unlimited))) : 1
  }

  private static let unlimited = 1 << 40
}
