import ViewTree

/// All writers of cells. They keep wide glyphs whole; the caller has touched the columns.
extension CellGrid {
  mutating func put(_ glyph: Cell.Glyph, _ style: StyleTable.ID, row: Int, column: Int) {
    splitWideGlyphs(row: row, columns: column..<column + 1)
    self[row, column] = Cell(glyph: glyph, style: styles.shown(style, over: self[row, column]))
  }

  mutating func fill(_ area: CellRect, with cell: Cell) {
    guard !area.isEmpty else { return }
    for row in area.rows {
      markDirty(row: row, columns: area.columns)
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
      markDirty(row: row, columns: area.columns)
      for column in area.columns {
        let below = self[row, column]
        if last?.below != below {
          // A cut half is not blank: in a larger redrawn piece its glyph is still whole here and is cut later.
          last = (below, styles.behind(color, below.style, isBlank: below.glyph == .blank))
        }
        self[row, column].style = last!.result
      }
      if let last { note(last.result, row: row, columns: area.columns) }
    }
  }

  /// Cuts the other halves of wide glyphs that the columns overwrite in part.
  mutating func splitWideGlyphs(row: Int, columns range: Range<Int>) {
    let (first, end) = (range.lowerBound, range.upperBound)
    if first > 0, self[row, first].glyph == .secondHalf { self[row, first - 1].glyph = .cutHalf }
    if end < columns, self[row, end].glyph == .secondHalf { self[row, end].glyph = .cutHalf }
  }
}
