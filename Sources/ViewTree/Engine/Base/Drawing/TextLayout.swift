/// A text that is broken into lines.
///
/// It is kept from measuring to drawing, and as long as the text stays the same. A line takes 20 bytes, and its
/// characters are assembled only when it is drawn.
package final class TextLayout: Sendable {
  /// A range of the text's runs, from a byte of the first run to a byte of the last.
  package struct Span: Sendable {
    private let firstRun: UInt32
    private let start: UInt32
    private let lastRun: UInt32
    private let end: UInt32

    /// Creates a range from `start` in the run `firstRun` to before `end` in the run `lastRun`.
    package init(firstRun: Int, start: Int, lastRun: Int, end: Int) {
      (self.firstRun, self.start) = (UInt32(firstRun), UInt32(start))
      (self.lastRun, self.end) = (UInt32(lastRun), UInt32(end))
    }

    package static let empty = Span(firstRun: 0, start: 0, lastRun: 0, end: 0)

    package func runs(of all: [TextRun]) -> [TextRun] {
      if firstRun == lastRun, start == end { return [] }
      return (firstRun...lastRun).map { index in
        let run = all[Int(index)]
        let text = run.text.utf8
        let from = index == firstRun ? text.index(text.startIndex, offsetBy: Int(start)) : text.startIndex
        let to = index == lastRun ? text.index(text.startIndex, offsetBy: Int(end)) : text.endIndex
        return TextRun(String(run.text[from..<to]), style: run.style, link: run.link, gradient: run.gradient)
      }
    }
  }

  /// An uncut line and its width in cells.
  package struct Line: Sendable {
    let span: Span
    let columns: UInt32

    package init(_ span: Span, columns: Int) { (self.span, self.columns) = (span, UInt32(columns)) }
  }

  /// A last line that was truncated to fit.
  package struct CutLine: Sendable {
    package let runs: [TextRun]
    package let columns: Int

    package init(_ runs: [TextRun], columns: Int) { (self.runs, self.columns) = (runs, columns) }
  }

  /// The width of the longest line and the height of all lines, in the screen's unit.
  package let size: CGSize
  private let runs: [TextRun]
  private let lines: [Line]
  private let cut: CutLine?
  private let alignment: TextAlignment
  private let cell: CGSize
  private let proposal: ProposedViewSize
  private let isWhole: Bool

  /// Creates the layout of a text for a proposal in which `columns` cells fit in a row.
  ///
  /// The spans of the lines refer to `runs`.
  package init(
    _ text: TextBlock, runs: [TextRun], lines: [Line], cut: CutLine?, in proposal: ProposedViewSize, columns: Int,
    cell: CGSize
  ) {
    let longest = lines.reduce(cut?.columns ?? 0) { max($0, Int($1.columns)) }
    let count = lines.count + (cut == nil ? 0 : 1)
    size = CGSize(
      width: CGFloat(longest) * cell.width, height: CGFloat(max(count, text.reservedLines)) * cell.height)
    (self.runs, self.lines, self.cut, alignment) = (runs, lines, cut, text.alignment)
    (self.cell, self.proposal, isWhole) = (cell, proposal, cut == nil && longest <= columns)
  }

  /// The number of lines.
  package var count: Int { lines.count + (cut == nil ? 0 : 1) }

  /// The height of a line, in the screen's unit.
  package var lineHeight: CGFloat { cell.height }

  /// Whether this is the layout for a proposal of the given size.
  ///
  /// A layout without truncation is also the layout for its own size: a word that did not fit into a line of the
  /// proposal does not fit into a line as long as the longest.
  package func fits(_ size: CGSize) -> Bool { isWhole && self.size == size || proposal == ProposedViewSize(size) }

  /// The lines in a range.
  package subscript(range: Range<Int>) -> [TextLine] {
    range.map { index in
      if index == lines.count, let cut { return line(cut.runs, columns: cut.columns) }
      return line(lines[index].span.runs(of: runs), columns: Int(lines[index].columns))
    }
  }

  private func line(_ runs: [TextRun], columns: Int) -> TextLine {
    let space = (size.width / cell.width).rounded() - CGFloat(columns)
    let before =
      switch alignment {
      case .leading: CGFloat(0)
      case .center: (space / 2).rounded(.down)
      case .trailing: space
      }
    return TextLine(runs: runs, offset: before * cell.width, width: CGFloat(columns) * cell.width)
  }
}
