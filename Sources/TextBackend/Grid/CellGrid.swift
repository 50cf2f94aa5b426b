package import ViewTree

/// The screen as rows of cells, and which of them changed since they were last shown.
///
/// A value type: a copy is a snapshot of the picture.
package struct CellGrid: Sendable {
  let cellSize: CGSize
  private(set) var columns = 0
  private(set) var rows = 0
  var cells: [Cell] = []
  var glyphs = GlyphTable()
  var styles: StyleTable
  /// The cells when the changes were last shown; empty before the first time.
  private(set) var shown: [Cell] = []
  /// The columns of each row that may differ from `shown`.
  private(set) var dirtyColumns: [Range<Int>] = []
  private(set) var dirtyRows: [Int] = []
  /// The columns of each row in which anything except lines was ever drawn in a style other than plain; all other cells
  /// are plain.
  private(set) var styled: [Range<Int>] = []
  /// The number of rows of the picture below the grid that look like its last row.
  var restRows = 0
  /// The first row from which on nothing has been drawn: all cells are blank.
  var firstBlankRow = 0
  /// The position of the terminal's cursor; `nil` if it is hidden.
  package internal(set) var caret: CellPosition?
  /// The colour of the caret; `nil` is the terminal's own.
  package internal(set) var caretColor: Color.Resolved?
  /// The position of the caret when the changes were last shown.
  private(set) var shownCaret: CellPosition?
  private(set) var shownCaretColor: Color.Resolved?
  /// Whether the whole screen has to be cleared before the changes are shown.
  private(set) var isResized = true

  /// Creates an empty grid whose cells measure `cellSize` in the screen's unit.
  ///
  /// The first display list determines its size. Translucent colours over an empty cell are blended with the background
  /// of the colour scheme.
  package init(cellSize: CGSize, columns: Int = 0, rows: Int = 0, colorScheme: ColorScheme = .light) {
    self.cellSize = cellSize
    styles = StyleTable(colorScheme: colorScheme)
    resize(columns: columns, rows: rows)
  }

  /// Changes the size within ``PictureLimit`` and keeps the cells inside both sizes.
  ///
  /// All cells count as changed.
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
    dirtyColumns = Array(repeating: 0..<columns, count: rows)
    dirtyRows = Array(0..<rows)
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

  /// Marks the columns of a row as possibly changed.
  ///
  /// The halves of wide glyphs beside them did not change, because the damage includes them.
  mutating func markDirty(row: Int, columns range: Range<Int>) {
    guard !range.isEmpty else { return }
    let known = dirtyColumns[row]
    if known.isEmpty {
      dirtyRows.append(row)
      dirtyColumns[row] = range
    } else if range.lowerBound < known.lowerBound || range.upperBound > known.upperBound {
      dirtyColumns[row] = min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }
  }

  /// Records that something except a line is drawn in a row in a style.
  mutating func note(_ style: StyleTable.ID, row: Int, columns range: Range<Int>) {
    let range = range.clamped(to: 0..<columns)
    guard style != .plain, !range.isEmpty else { return }
    let known = styled[row]
    styled[row] =
      known.isEmpty ? range : min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
  }

  /// The columns of a row from the first styled cell to the last, without lines; some columns in ``styled`` may be
  /// plain again.
  func styledColumns(inRow row: Int) -> Range<Int> {
    let isStyled = { (column: Int) in self[row, column].style != .plain && !self[row, column].glyph.isLine }
    guard let first = styled[row].first(where: isStyled), let last = styled[row].last(where: isStyled) else {
      return 0..<0
    }
    return first..<last + 1
  }

  /// Returns the cells that differ from those shown, as runs from top to bottom and from leading to trailing.
  func changes() -> [(row: Int, columns: Range<Int>)] {
    var result: [(row: Int, columns: Range<Int>)] = []
    for row in dirtyRows.sorted() {
      var column = dirtyColumns[row].lowerBound
      let base = row * columns
      while column < dirtyColumns[row].upperBound {
        let start = column
        while column < dirtyColumns[row].upperBound, isChanged(base + column) { column += 1 }
        if start < column { result.append((row, start..<column)) } else { column += 1 }
      }
    }
    return result
  }

  /// Whether a cell differs from the one shown last, or from a blank if nothing has been shown.
  ///
  /// The second half of a wide glyph changes with the first, which writes both.
  func isChanged(_ index: Int) -> Bool {
    var (index, cell) = (index, cells[index])
    if cell.glyph == .secondHalf {
      index -= 1
      cell = cells[index]
    }
    return cell != (isResized ? .blank : shown[index])
  }

  /// Whether anything may differ from the picture shown.
  var hasChanges: Bool {
    !dirtyRows.isEmpty || isResized || caret != shownCaret || caretColor != shownCaretColor
  }

  /// Marks all cells as possibly changed.
  mutating func markAllDirty() {
    for row in 0..<rows { markDirty(row: row, columns: 0..<columns) }
  }

  /// Records that the picture shown is no longer visible.
  mutating func forgetShown() {
    markAllDirty()
    (shown, isResized) = ([], true)
    (shownCaret, shownCaretColor) = (nil, nil)
  }

  /// Records that a picture derived from this one was shown with all its changes.
  mutating func markShown(as picture: CellGrid) {
    shown = picture.cells
    for row in dirtyRows { dirtyColumns[row] = 0..<0 }
    dirtyRows.removeAll(keepingCapacity: true)
    (shownCaret, shownCaretColor) = (caret, caretColor)
    isResized = false
  }

  /// Records that the changes were shown; later ones start from here.
  package mutating func markShown() {
    if isResized { shown = cells }
    for row in dirtyRows {
      for column in dirtyColumns[row] { shown[row * columns + column] = cells[row * columns + column] }
      dirtyColumns[row] = 0..<0
    }
    dirtyRows.removeAll(keepingCapacity: true)
    (shownCaret, shownCaretColor) = (caret, caretColor)
    isResized = false
  }
}
