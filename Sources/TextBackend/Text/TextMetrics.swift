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
    if let line = plainLine(of: text, in: proposal) {
      return TextLayout(lines: [line], size: CGSize(width: line.width, height: height(of: 1, text)))
    }
    let flow = TextFlow(text.runs, glyphs: text.glyphs)
    let (ranges, last) = breakLines(of: flow, text, in: proposal)
    var lines = ranges.map { line(flow.runs(in: $0), width: flow.width(of: $0)) }
    if let last { lines.append(line(last.runs, width: last.width)) }
    let longest = lines.reduce(0) { max($0, $1.width) }
    align(&lines, in: longest, text.alignment)
    return TextLayout(lines: lines, size: CGSize(width: longest, height: height(of: lines.count, text)))
  }

  package func plainLine(of text: TextBlock, in proposal: ProposedViewSize) -> TextLine? {
    plainCount(of: text, in: proposal).map { line(text.runs, width: $0) }
  }

  package func size(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize {
    if let count = plainCount(of: text, in: proposal) { return size(width: count, lines: 1, text) }
    let flow = TextFlow(text.runs, glyphs: text.glyphs)
    let (ranges, last) = breakLines(of: flow, text, in: proposal)
    let longest = ranges.reduce(last?.width ?? 0) { max($0, flow.width(of: $1)) }
    return size(width: longest, lines: ranges.count + (last == nil ? 0 : 1), text)
  }

  /// The common case, without a look at each grapheme: how many cells printable ASCII takes that fits on one line.
  private func plainCount(of text: TextBlock, in proposal: ProposedViewSize) -> Int? {
    guard let count = text.plainCount, count <= self.count(proposal.width, of: cellSize.width) else {
      return nil
    }
    return count
  }

  /// The lines that are whole, and the last one if it is cut.
  private func breakLines(
    of flow: TextFlow, _ text: TextBlock, in proposal: ProposedViewSize
  ) -> (whole: [Range<Int>], cut: TextFlow.TruncatedLine?) {
    let width = count(proposal.width, of: cellSize.width)
    let limit = min(text.lineLimit, count(proposal.height, of: cellSize.height))
    let (ranges, rest) = flow.lines(width: width, limit: limit)
    guard let rest else { return (ranges, nil) }
    return (Array(ranges.dropLast()), flow.truncated(rest, width: width, mode: text.truncation, glyphs: text.glyphs))
  }

  private func line(_ runs: [TextRun], width: Int) -> TextLine {
    TextLine(runs: runs, offset: 0, width: CGFloat(width) * cellSize.width)
  }

  private func size(width: Int, lines: Int, _ text: TextBlock) -> CGSize {
    CGSize(width: CGFloat(width) * cellSize.width, height: height(of: lines, text))
  }

  private func height(of lines: Int, _ text: TextBlock) -> CGFloat {
    CGFloat(max(lines, text.reservedLines)) * cellSize.height
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
    let cells = length / cell + 0.001
    return cells >= 1 ? Int(min(cells, CGFloat(Self.unlimited))) : 1
  }

  private static let unlimited = 1 << 40
}
