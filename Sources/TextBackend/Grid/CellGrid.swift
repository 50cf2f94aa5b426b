package import ViewTree

/// The screen as rows of cells, and which of them changed since they were last shown.
///
/// A value: a copy is a picture that stays as it is.
package struct CellGrid: Sendable {
  let cellSize: CGSize
  private(set) var columns = 0
  private(set) var rows = 0
  var cells: [Cell] = []
  var glyphs = GlyphTable()
  var styles: StyleTable
  /// What the reader of the changes has seen; nothing at all before the first time.
  private(set) var shown: [Cell] = []
  /// For every row the columns that may differ from what was shown.
  private(set) var touched: [Range<Int>] = []
  private(set) var touchedRows: [Int] = []
  /// For every row the columns in which something but lines was ever drawn in another style than the plain one: elsewhere
  /// no styles say anything.
  private(set) var styled: [Range<Int>] = []
  /// How many rows of the picture follow below those of the grid, and look like the last of them.
  var restRows = 0
  /// From this row on nothing was drawn yet: all is blank.
  var firstBlankRow = 0
  /// Where the terminal's cursor is shown, if it is.
  package internal(set) var caret: CellPosition?
  /// Its colour; `nil` is the terminal's own.
  package internal(set) var caretColor: Color.Resolved?
  /// Where it was when the changes were shown last.
  private(set) var shownCaret: CellPosition?
  private(set) var shownCaretColor: Color.Resolved?
  /// Whether the whole screen has to be cleared before the changes are shown.
  private(set) var isResized = true

  /// An empty grid, whose cells measure `cellSize` in the screen's unit.
  ///
  /// The first display list gives it its size. What is translucent is blended with the background of the colour scheme
  /// where nothing else is below.
  package init(cellSize: CGSize, columns: Int = 0, rows: Int = 0, colorScheme: ColorScheme = .light) {
    self.cellSize = cellSize
    styles = StyleTable(colorScheme: colorScheme)
    resize(columns: columns, rows: rows)
  }

  /// Changes the size, within ``PictureLimit``; what lies inside both sizes stays.
  ///
  /// Everything counts as changed.
  package mutating func resize(columns newColumns: Int, rows newRows: Int) {
    let newColumns = min(max(newColumns, 0), PictureLimit.columns)
    let newRows = min(max(newRows, 0), PictureLimit.rows(columns: newColumns))
    guard (newColumns, newRows) != (columns, rows) else { return }
    let old = self
    (columns, rows) = (newColumns, newRows)
    cells = Array(repeating: .blank, count: columns * rows)
    for row in 0..<min(rows, old.rows) {
      for column in 0..<min(columns, old.columns) { self[row, column] = old[row, column] }
      if columns < old.columns, columns > 0, old[row, columns].glyph == .secondHalf {
        self[row, columns - 1].glyph = .blank
      }
    }
    firstBlankRow = min(firstBlankRow, rows)
    if let caret, !contains(caret) { (self.caret, caretColor) = (nil, nil) }
    shown = []
    styled = (0..<rows).map { old.styled.indices.contains($0) ? old.styled[$0].clamped(to: 0..<columns) : 0..<0 }
    touched = Array(repeating: 0..<columns, count: rows)
    touchedRows = Array(0..<rows)
    isResized = true
  }

  subscript(row: Int, column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  var bounds: CellRect { CellRect(columns: 0..<columns, rows: 0..<rows) }

  func contains(_ position: CellPosition) -> Bool {
    bounds.columns.contains(position.column) && bounds.rows.contains(position.row)
  }

  // MARK: Changes

  /// Notes that the columns of a row may have changed.
  ///
  /// Halves of wide glyphs beside them did not: the damage reaches over them.
  mutating func touch(row: Int, columns range: Range<Int>) {
    guard !range.isEmpty else { return }
    let known = touched[row]
    if known.isEmpty {
      touchedRows.append(row)
      touched[row] = range
    } else if range.lowerBound < known.lowerBound || range.upperBound > known.upperBound {
      touched[row] = min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }
  }

  /// Notes that something other than a line is drawn in a row in a style.
  mutating func note(_ style: StyleTable.ID, row: Int, columns range: Range<Int>) {
    let range = range.clamped(to: 0..<columns)
    guard style != .plain, !range.isEmpty else { return }
    let known = styled[row]
    styled[row] =
      known.isEmpty ? range : min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
  }

  /// The columns of a row from the first cell with a style to the last, without lines: those of ``styled`` may have none
  /// any more.
  func styledColumns(inRow row: Int) -> Range<Int> {
    let isStyled = { (column: Int) in self[row, column].style != .plain && !self[row, column].glyph.isLine }
    guard let first = styled[row].first(where: isStyled), let last = styled[row].last(where: isStyled) else {
      return 0..<0
    }
    return first..<last + 1
  }

  /// The cells that differ from what was shown, as runs from top to bottom and from leading to trailing.
  func changes() -> [(row: Int, columns: Range<Int>)] {
    var result: [(row: Int, columns: Range<Int>)] = []
    for row in touchedRows.sorted() {
      var column = touched[row].lowerBound
      let base = row * columns
      while column < touched[row].upperBound {
        let start = column
        while column < touched[row].upperBound, isChanged(base + column) { column += 1 }
        if start < column { result.append((row, start..<column)) } else { column += 1 }
      }
    }
    return result
  }

  /// Whether a cell is another one than was shown last, or than the blanks on the screen before anything was.
  ///
  /// The second half of a wide glyph changes with the first: it is written with it.
  func isChanged(_ index: Int) -> Bool {
    var (index, cell) = (index, cells[index])
    if cell.glyph == .secondHalf {
      index -= 1
      cell = cells[index]
    }
    return cell != (isResized ? .blank : shown[index])
  }

  /// Whether something may differ from what was shown.
  var hasChanges: Bool {
    !touchedRows.isEmpty || isResized || caret != shownCaret || caretColor != shownCaretColor
  }

  /// Notes that any cell may have changed.
  mutating func touchAll() {
    for row in 0..<rows { touch(row: row, columns: 0..<columns) }
  }

  /// Says that nothing is to be seen of what was shown.
  mutating func forgetShown() {
    touchAll()
    (shown, isResized) = ([], true)
    (shownCaret, shownCaretColor) = (nil, nil)
  }

  /// Says that a picture that was made of this one was shown with all its changes.
  mutating func markShown(as picture: CellGrid) {
    shown = picture.cells
    for row in touchedRows { touched[row] = 0..<0 }
    touchedRows.removeAll(keepingCapacity: true)
    (shownCaret, shownCaretColor) = (caret, caretColor)
    isResized = false
  }

  /// Says that the changes were shown: from now on only later ones count.
  package mutating func markShown() {
    if isResized { shown = cells }
    for row in touchedRows {
      for column in touched[row] { shown[row * columns + column] = cells[row * columns + column] }
      touched[row] = 0..<0
    }
    touchedRows.removeAll(keepingCapacity: true)
    (shownCaret, shownCaretColor) = (caret, caretColor)
    isResized = false
  }
}
