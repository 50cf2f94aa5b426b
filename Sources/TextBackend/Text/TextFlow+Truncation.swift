import ViewTree

extension TextFlow {
  /// Truncates a line by character so that it fills the width, including an ellipsis.
  ///
  /// A line that fits gets the ellipsis at its end in every mode, because the ellipsis stands for the lines after it.
  func truncated(
    _ line: Range<Int>, width: Int, mode: TextTruncation, glyphs set: GlyphSet
  ) -> TextLayout.CutLine {
    let ellipsis = String((set == .ascii ? "..." : "…").prefix(width))
    let space = width - ellipsis.count
    let isWhole = self.width(of: line) <= space
    let headSpace =
      switch mode {
      case _ where isWhole: space
      case .head: 0
      case .middle: space / 2
      case .tail: space
      }
    let head = prefix(of: line, fitting: headSpace)
    let tailSpace = mode == .tail ? 0 : space - self.width(of: head)
    let tail = suffix(of: head.upperBound..<line.upperBound, fitting: tailSpace)
    return TextLayout.CutLine(
      runs(head: head, ellipsis: ellipsis, tail: tail, line: line),
      columns: self.width(of: head) + ellipsis.count + self.width(of: tail))
  }

  /// The ellipsis has the style of the character before it, or else of the first one in the line.
  private func runs(head: Range<Int>, ellipsis: String, tail: Range<Int>, line: Range<Int>) -> [TextRun] {
    var result = runs(in: head)
    if result.isEmpty {
      result.append(TextRun(ellipsis, style: line.isEmpty ? GlyphStyle() : style(at: line.lowerBound)))
    } else {
      result[result.count - 1].text += ellipsis
    }
    return result + runs(in: tail)
  }

  private func prefix(of range: Range<Int>, fitting width: Int) -> Range<Int> {
    var left = width
    let end = range.first {
      left -= glyphs[$0].width
      return left < 0
    }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  private func suffix(of range: Range<Int>, fitting width: Int) -> Range<Int> {
    var left = width
    let last = range.reversed().first {
      left -= glyphs[$0].width
      return left < 0
    }
    return (last.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }
}
