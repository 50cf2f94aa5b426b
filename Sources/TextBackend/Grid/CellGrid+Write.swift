import ViewTree

/// All writers of cells. They keep wide glyphs whole; the caller has touched the columns.
extension CellGrid {
  mutating func put(_ glyph: Cell.Glyph, _ style: StyleTable.ID, row: Int, column: Int) {
    splitWideGlyphs(row: row, columns: column..<column + 1)
    self[row, column] = Cell(glyph: glyph, style: styles.shown(style, over: self[row, column]))
  }

  /// Puts printable ASCII from a column on, one character per cell, clipped to `columns`.
  ///
  /// Returns the number of cells of the text, including the clipped ones; `nil` for any other text, which is not
  /// written.
  mutating func putPlain(
    _ text: String, _ style: StyleTable.ID, row: Int, from start: Int, within columns: Range<Int>
  ) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      guard unsafe bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      let columns = columns.clamped(to: start..<start + bytes.count)
      guard !columns.isEmpty else { return bytes.count }
      splitWideGlyphs(row: row, columns: columns)
      let shown = unsafe bytes[columns.lowerBound - start..<columns.upperBound - start]
      unsafe cells.put(shown, at: row * self.columns + columns.lowerBound, style, &styles)
      return bytes.count
    }
  }

  mutating func fill(_ area: CellRect, with cell: Cell) {
    guard !area.isEmpty else { return }
    for row in area.rows {
      touch(row: row, columns: area.columns)
      note(cell.style, row: row, columns: area.columns)
      splitWideGlyphs(row: row, columns: area.columns)
      let start = row * columns + area.columns.lowerBound
      cells.fill(start..<start + area.columns.count, with: cell)
    }
  }

  /// Mixes a translucent colour into the cells of an area; glyphs stay.
  mutating func fill(_ area: CellRect, with color: Color.Resolved) {
    guard !area.isEmpty else { return }
    var last: (below: Cell, result: StyleTable.ID)?
    for row in area.rows {
      touch(row: row, columns: area.columns)
      for column in area.columns {
        let below = self[row, column]
        if last?.below != below {
          last = (below, styles.behind(color, below.style, isBlank: below.glyph.looksBlank))
        }
        self[row, column].style = last!.result
      }
      if let last { note(last.result, row: row, columns: area.columns) }
    }
  }

  /// Cuts the other halves of wide glyphs that the columns overwrite in part.
  private mutating func splitWideGlyphs(row: Int, columns range: Range<Int>) {
    let (first, end) = (range.lowerBound, range.upperBound)
    if first > 0, self[row, first].glyph == .secondHalf { self[row, first - 1].glyph = .cutHalf }
    if end < columns, self[row, end].glyph == .secondHalf { self[row, end].glyph = .cutHalf }
  }
}
