package import ViewTree

/// Measures text in cells for the layout.
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
    let flow = TextFlow(text.runs, glyphs: text.glyphs)
    let columns = count(proposal.width, of: cellSize.width)
    let limit = min(text.lineLimit, count(proposal.height, of: cellSize.height))
    let (ranges, rest) = flow.lines(width: columns, limit: limit, keepsWords: text.keepsWords)
    let cut = rest.map { flow.truncated($0, width: columns, mode: text.truncation, glyphs: text.glyphs) }
    let whole = cut == nil ? ranges[...] : ranges.dropLast()
    return TextLayout(
      text, runs: flow.runs, lines: whole.map { TextLayout.Line(flow.span(of: $0), columns: flow.width(of: $0)) },
      cut: cut, in: proposal, columns: columns, cell: cellSize)
  }

  package func plainLine(of text: TextBlock, in proposal: ProposedViewSize) -> TextLine? {
    plainCount(of: text, in: proposal).map {
      TextLine(runs: text.runs, offset: 0, width: CGFloat($0) * cellSize.width)
    }
  }

  package func plainSize(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize? {
    plainCount(of: text, in: proposal).map {
      CGSize(width: CGFloat($0) * cellSize.width, height: CGFloat(max(1, text.reservedLines)) * cellSize.height)
    }
  }

  /// The common case without visiting each grapheme: the number of cells of printable ASCII that fits on one line.
  private func plainCount(of text: TextBlock, in proposal: ProposedViewSize) -> Int? {
    guard let count = text.plainCount, count <= self.count(proposal.width, of: cellSize.width) else {
      return nil
    }
    return count
  }

  /// The number of whole cells in a length: at least 1, and `unlimited` for `nil`.
  private func count(_ length: CGFloat?, of cell: CGFloat) -> Int {
    guard let length else { return Self.unlimited }
    // Rounding errors of the layout may lose a thousandth of a cell.
    let cells = length / cell + 0.001
    return cells >= 1 ? Int(clamping: min(cells, CGFloat(Self.unlimited))) : 1
  }

  private static let unlimited = 1 << 40
}
