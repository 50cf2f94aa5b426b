extension CellGrid {
  /// Stops the program if an invariant is violated; tests call it after every drawing.
  func check() {
    precondition(
      cells.count == columns * rows && shown.count == (isResized ? 0 : cells.count), "BUG: cells do not match the size")
    precondition(dirtyColumns.count == rows, "BUG: touched columns do not match the rows")
    let undrawn = cells.dropFirst(firstBlankRow * columns)
    precondition(undrawn.allSatisfy { $0 == .blank }, "BUG: something was drawn from row \(firstBlankRow) on")
    let listed = Set(dirtyRows)
    precondition(listed.count == dirtyRows.count, "BUG: a row is listed twice")
    for row in 0..<rows {
      checkGlyphs(row)
      precondition(dirtyColumns[row].isEmpty || listed.contains(row), "BUG: row \(row) is touched but not listed")
      checkChanges(row)
    }
  }

  private func checkGlyphs(_ row: Int) {
    for column in 0..<columns {
      let cell = self[row, column]
      let place = "row \(row), column \(column)"
      precondition(!cell.style.isTranslucent, "BUG: not blended in \(place)")
      precondition(Int(cell.style.index) < styles.styles.count, "BUG: no such style in \(place)")
      if cell.glyph == .secondHalf {
        precondition(column > 0 && glyphs.width(of: self[row, column - 1].glyph) == 2, "BUG: half a glyph in \(place)")
        continue
      }
      let isWide = column + 1 < columns && self[row, column + 1].glyph == .secondHalf
      precondition(glyphs.width(of: cell.glyph) == (isWide ? 2 : 1), "BUG: wrong width in \(place)")
      let scalar = Unicode.Scalar(cell.glyph.scalar)
      precondition(
        cell.glyph.entry != nil || cell.glyph == .cutHalf || scalar.map(VisibleText.isHarmful) == false,
        "BUG: control in \(place)")
    }
  }

  private func checkChanges(_ row: Int) {
    let isInside = dirtyColumns[row].clamped(to: 0..<columns) == dirtyColumns[row]
    precondition(isInside || dirtyColumns[row].isEmpty, "BUG: touched outside of row \(row)")
    for column in 0..<columns where !dirtyColumns[row].contains(column) {
      let index = row * columns + column
      precondition(!isChanged(index), "BUG: unnoticed change in row \(row), column \(column)")
    }
  }
}
