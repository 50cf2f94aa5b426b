import ViewTree

extension CellGrid {
  /// Returns the cells of an area inside the grid as a grid to encode.
  ///
  /// A wide glyph at an edge with only one of its cells in the area becomes a blank.
  func part(_ area: CellRect) -> CellGrid {
    let area = area.intersection(bounds)
    var part = CellGrid(cellSize: cellSize, columns: area.columns.count, rows: area.rows.count)
    (part.styles, part.glyphs) = (styles, glyphs)
    for row in 0..<part.rows {
      for column in 0..<part.columns {
        part[row, column] = self[area.rows.lowerBound + row, area.columns.lowerBound + column]
      }
      part.blankHalves(row: row, of: self, area)
    }
    if let caret, area.columns.contains(caret.column), area.rows.contains(caret.row) {
      part.caret = CellPosition(
        column: caret.column - area.columns.lowerBound, row: caret.row - area.rows.lowerBound)
      part.caretColor = caretColor
    }
    return part
  }

  private mutating func blankHalves(row: Int, of whole: CellGrid, _ area: CellRect) {
    guard columns > 0 else { return }
    if self[row, 0].glyph == .secondHalf { self[row, 0].glyph = .blank }
    let next = area.columns.upperBound
    if next < whole.columns, whole[area.rows.lowerBound + row, next].glyph == .secondHalf {
      self[row, columns - 1].glyph = .blank
    }
  }
}
