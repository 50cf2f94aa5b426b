extension TextFlow {
  /// Breaks the text into at most `limit` lines of at most `width` cells.
  ///
  /// Each line takes as many glyphs as fit. It ends at the last spaces in it, which then belong to no line; a word that
  /// is wider than a line is broken between graphemes, or with `keepsWords` ends the text. A grapheme wider than the
  /// line has a line of its own.
  /// `rest` is the whole remainder from the last line on, which is to be truncated, or `nil` if all of the text fits.
  func lines(width: Int, limit: Int, keepsWords: Bool = false) -> (lines: [Range<Int>], rest: Range<Int>?) {
    var lines: [Range<Int>] = []
    var start = 0
    while true {
      let lineEnd = endOfLine(from: start)
      var next = start
      repeat {
        let from = next
        let line = nextLine(from: from, to: lineEnd, width: width)
        lines.append(line.range)
        next = line.next
        // At spaces, the next line starts after them.
        let isBroken = next == line.range.upperBound && next < lineEnd
        if keepsWords && isBroken { return (lines, from..<lineEnd) }
        if lines.count == limit, next < lineEnd || lineEnd < glyphs.count { return (lines, from..<lineEnd) }
      } while next < lineEnd
      if lineEnd == glyphs.count { return (lines, nil) }
      start = lineEnd + 1
    }
  }

  private func endOfLine(from start: Int) -> Int {
    glyphs[start...].firstIndex { $0.kind == .lineBreak } ?? glyphs.count
  }

  /// Returns one line, and the start of the next one.
  private func nextLine(from start: Int, to end: Int, width: Int) -> (range: Range<Int>, next: Int) {
    var used = 0
    var spaces: Range<Int>?
    for index in start..<end {
      let glyph = glyphs[index]
      if glyph.width > 0, used > 0, used + glyph.width > width {
        return lineBreak(from: start, at: index, to: end, spaces: spaces)
      }
      used += glyph.width
      guard glyph.kind == .space else { continue }
      let isContinued = spaces?.upperBound == index
      spaces = (isContinued ? spaces!.lowerBound : index)..<index + 1
    }
    return (start..<end, end)
  }

  /// Returns the line that ends because the glyph at `index` does not fit; `spaces` are the last ones before it.
  private func lineBreak(from start: Int, at index: Int, to end: Int, spaces: Range<Int>?) -> (Range<Int>, Int) {
    guard glyphs[index].kind == .space else {
      return spaces.map { (start..<$0.lowerBound, $0.upperBound) } ?? (start..<index, index)
    }
    let next = glyphs[index..<end].firstIndex { $0.kind != .space } ?? end
    // Spaces at the end of the text separate nothing; those that fit stay.
    if next == end { return (start..<index, end) }
    return (start..<(spaces?.upperBound == index ? spaces!.lowerBound : index), next)
  }
}
