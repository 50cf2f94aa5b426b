import ViewTree

extension CellGrid {
  /// Neighbouring cells of one style.
  struct Run {
    var columns: Range<Int>
    var style: GlyphStyle
  }

  /// Whether a row has the cells of the rows above and below it: it says no more of neighbours than the row above.
  func repeatsNeighbours(_ row: Int) -> Bool {
    row > 0 && row + 1 < rows && isLikeRowAbove(row) && isLikeRowAbove(row + 1) && styled[row] == styled[row - 1]
  }

  /// Calls `body` with what a row of the picture is encoded to, from top to bottom.
  ///
  /// Most rows of a long picture look like the one above: those are not encoded again.
  func forEachRow<Code>(encoded encode: (Int) -> Code, _ body: (Int, Code) -> Void) {
    guard rows > 0 else { return }
    var last = encode(0)
    body(0, last)
    for row in 1..<rows + restRows {
      if row < rows, !isLikeRowAbove(row) { last = encode(row) }
      body(row, last)
    }
  }

  /// A row's cells grouped by style, as far as `end`.
  func runs(inRow row: Int, upTo end: Int) -> [Run] {
    var result: [Run] = []
    var start = 0
    for column in 0..<end where column + 1 == end || !continues(row: row, column: column + 1) {
      result.append(Run(columns: start..<column + 1, style: styles[self[row, start].style]))
      start = column + 1
    }
    return result
  }

  /// Whether a cell looks like the one before: a second half always does.
  private func continues(row: Int, column: Int) -> Bool {
    let cell = self[row, column]
    if cell.glyph == .secondHalf { return true }
    let isAfterHalf = self[row, column - 1].glyph == .secondHalf
    return cell.style == self[row, isAfterHalf ? column - 2 : column - 1].style
  }

  /// Where the row's blanks begin that need not be written: those that look like an empty screen.
  func visibleEnd(ofRow row: Int) -> Int {
    var end = columns
    while end > 0, self[row, end - 1].glyph.looksBlank, !styles[self[row, end - 1].style].showsOnBlanks { end -= 1 }
    return end
  }

  func characters(inRow row: Int, _ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for column in range { glyphs.append(self[row, column].glyph, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension GlyphStyle {
  /// Whether the style can be seen where there is no glyph.
  var showsOnBlanks: Bool {
    background != nil || !traits.isDisjoint(with: [.underline, .strikethrough, .inverse])
  }
}
