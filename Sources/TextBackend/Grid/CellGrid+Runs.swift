import ViewTree

extension CellGrid {
  /// Neighbouring cells of one style.
  struct Run {
    var columns: Range<Int>
    var style: GlyphStyle
  }

  /// Whether a row has the cells of the rows above and below it, so that its neighbours look like those of the row
  /// above.
  func repeatsNeighbours(_ row: Int) -> Bool {
    row > 0 && row + 1 < rows && isLikeRowAbove(row) && isLikeRowAbove(row + 1) && styled[row] == styled[row - 1]
  }

  /// Calls `body` with the encoding of each row of the picture, from top to bottom.
  ///
  /// Most rows of a long picture look like the one above; those are not encoded again.
  func forEachRow<Code>(encoded encode: (Int) -> Code, _ body: (Int, Code) -> Void) {
    forEachBand { band in
      let code = encode(band.lowerBound)
      for row in band { body(row, code) }
    }
  }

  /// Calls `body` with each range of neighbouring rows of the picture that look alike, from top to bottom.
  ///
  /// The first row of a range is a row of the grid.
  func forEachBand(_ body: (Range<Int>) -> Void) {
    guard rows > 0 else { return }
    var start = 0
    for row in 1..<rows where !isLikeRowAbove(row) {
      body(start..<row)
      start = row
    }
    body(start..<rows + restRows)
  }

  /// A row's cells grouped by style, as far as `end`.
  func runs(inRow row: Int, upTo end: Int) -> [Run] {
    var result: [Run] = []
    var start = 0
    for column in 0..<end where column + 1 == end || !continues(row: row, column: column + 1) {
      var style = styles[self[row, start].style]
      // No back end shows a choice.
      style.traits.remove(.chosen)
      if let last = result.last, last.style == style {
        result[result.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        result.append(Run(columns: start..<column + 1, style: style))
      }
      start = column + 1
    }
    return result
  }

  /// Whether a cell has the style of the previous cell; a second half always does.
  private func continues(row: Int, column: Int) -> Bool {
    let cell = self[row, column]
    if cell.glyph == .secondHalf { return true }
    let isAfterHalf = self[row, column - 1].glyph == .secondHalf
    return cell.style == self[row, isAfterHalf ? column - 2 : column - 1].style
  }

  /// Returns the column from which the row looks like an empty screen and need not be written.
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
  /// Whether the style is visible in a blank cell.
  var showsOnBlanks: Bool {
    background != nil || !traits.isDisjoint(with: [.underline, .strikethrough, .inverse])
  }
}
