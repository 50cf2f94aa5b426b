/// The only writers of cells. They keep wide glyphs whole; the caller has touched the columns.
extension Grid {
  mutating func put(_ glyph: Cell.Glyph, _ style: StyleTable.ID, row: Int, column: Int) {
    splitWideGlyphs(row: row, columns: column..<column + 1)
    let below = self[row, column].style
    self[row, column] = Cell(glyph: glyph, style: styles.over(style, below))
  }

  /// Puts the characters of plain text, of which the first would be in column `start`, into some of the columns.
  mutating func put(_ text: String.UTF8View, _ style: StyleTable.ID, row: Int, from start: Int, columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    splitWideGlyphs(row: row, columns: columns)
    var column = start
    for byte in text {
      if columns.contains(column) {
        let below = self[row, column].style
        self[row, column] = Cell(glyph: Cell.Glyph(code: UInt32(byte)), style: styles.over(style, below))
      }
      column += 1
    }
  }

  /// Completes the wide glyph whose first half is in the cell before.
  mutating func putSecondHalf(row: Int, column: Int) {
    splitWideGlyphs(row: row, columns: column..<column + 1)
    self[row, column] = Cell(glyph: .secondHalf, style: self[row, column - 1].style)
  }

  mutating func fill(_ area: CellRect, with cell: Cell) {
    guard !area.isEmpty else { return }
    for row in area.rows {
      touch(row: row, columns: area.columns)
      splitWideGlyphs(row: row, columns: area.columns)
      for column in area.columns { self[row, column] = cell }
    }
  }

  /// Blanks the halves that stay behind when the columns are overwritten.
  private mutating func splitWideGlyphs(row: Int, columns range: Range<Int>) {
    let (first, end) = (range.lowerBound, range.upperBound)
    if first > 0, self[row, first].glyph == .secondHalf { self[row, first - 1].glyph = .blank }
    if end < columns, self[row, end].glyph == .secondHalf { self[row, end].glyph = .blank }
  }
}
