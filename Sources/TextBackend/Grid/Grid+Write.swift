/// The only writers of cells. They keep wide glyphs whole; the caller has touched the columns.
extension Grid {
  mutating func put(_ glyph: Cell.Glyph, _ style: StyleTable.ID, row: Int, column: Int) {
    splitWideGlyphs(row: row, columns: column..<column + 1)
    let below = self[row, column].style
    self[row, column] = Cell(glyph: glyph, style: styles.over(style, below))
  }

  /// Puts text from a column on, each character into a cell, as far as it lies within some columns. Says whether that
  /// was right, as it is for printable ASCII; otherwise what it put is put again, character by character.
  mutating func putPlain(
    _ text: String, _ style: StyleTable.ID, row: Int, from start: Int, within columns: Range<Int>
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let columns = columns.clamped(to: start..<start + bytes.count)
      if !columns.isEmpty { splitWideGlyphs(row: row, columns: columns) }
      let base = row * self.columns
      for (offset, byte) in bytes.enumerated() {
        guard byte >= 0x20, byte < 0x7F else { return false }
        guard columns.contains(start + offset) else { continue }
        let index = base + start + offset
        cells[index] = Cell(glyph: Cell.Glyph(code: UInt32(byte)), style: styles.over(style, cells[index].style))
      }
      return true
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
