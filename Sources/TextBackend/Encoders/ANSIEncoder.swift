import ViewTree

/// Encodes the picture for a terminal: characters, colours and weights.
package enum ANSIEncoder {
  /// Returns the whole picture with rows separated by `\n`; every row starts and ends in the terminal's default style.
  package static func encode(_ grid: CellGrid, colors: ScreenOptions.ColorDepth = .trueColor) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.cells.count + grid.rows)
    grid.forEachRow { row in
      var (line, style) = ([UInt8](), SGR(colors: colors))
      append(grid, row: row, columns: 0..<grid.visibleEnd(ofRow: row), style: &style, to: &line)
      style.reset(in: &line)
      return line
    } _: { row, line in
      if row > 0 { bytes.append(0x0A) }
      bytes.append(contentsOf: line)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the sequences that turn the picture shown last into this one: cursor moves, changed cells, and finally the
  /// cursor at the caret, or hidden if there is no caret.
  ///
  /// The cursor of a live screen is hidden initially.
  ///
  /// The first picture, and the first after a change of size, clears the terminal. Without a change the string is
  /// empty. Call ``CellGrid/markShown()`` after writing it.
  package static func encodeChanges(
    of grid: CellGrid, colors: ScreenOptions.ColorDepth = .trueColor
  ) -> String {
    var bytes: [UInt8] = []
    // A typical change is one word and its style.
    bytes.reserveCapacity(96)
    if grid.isResized { bytes.append(contentsOf: "\u{1B}[0m\u{1B}[2J".utf8) }
    var style = SGR(colors: colors)
    for (row, columns) in grid.changes() {
      bytes.appendMove(row: row, column: columns.lowerBound)
      append(grid, row: row, columns: columns, style: &style, to: &bytes)
    }
    style.reset(in: &bytes)
    if colors != .none, grid.caretColor != grid.shownCaretColor {
      let color = grid.caretColor.map { "12;\($0.hex)" } ?? "112"
      bytes.append(contentsOf: "\u{1B}]\(color)\u{1B}\\".utf8)
    }
    appendCaret(of: grid, wasMoved: !bytes.isEmpty, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the whole picture as a part of a terminal, with its first cell at a row and a column counted from 0; the
  /// cursor is left behind the last cell.
  package static func encode(
    _ grid: CellGrid, atRow first: Int, column: Int, colors: ScreenOptions.ColorDepth = .trueColor
  ) -> String {
    var bytes: [UInt8] = []
    for row in 0..<grid.rows {
      var style = SGR(colors: colors)
      bytes.appendMove(row: first + row, column: column)
      append(grid, row: row, columns: 0..<grid.columns, style: &style, to: &bytes)
      style.reset(in: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Shows the terminal's cursor at the caret, or hides it.
  ///
  /// `wasMoved`: written cells have moved the cursor.
  private static func appendCaret(of grid: CellGrid, wasMoved: Bool, to bytes: inout [UInt8]) {
    guard let caret = grid.caret else {
      if grid.shownCaret != nil { bytes.append(contentsOf: "\u{1B}[?25l".utf8) }
      return
    }
    guard wasMoved || caret != grid.shownCaret else { return }
    bytes.appendMove(row: caret.row, column: caret.column)
    if grid.shownCaret == nil { bytes.append(contentsOf: "\u{1B}[?25h".utf8) }
  }

  private static func append(
    _ grid: CellGrid, row: Int, columns: Range<Int>, style: inout SGR, to bytes: inout [UInt8]
  ) {
    var last = StyleTable.ID?.none
    for column in columns {
      let cell = grid[row, column]
      // The first half of a wide glyph writes both cells.
      if cell.glyph == .secondHalf { continue }
      if cell.style != last { style.change(to: grid.styles[cell.style], in: &bytes) }
      last = cell.style
      grid.glyphs.append(cell.glyph, to: &bytes)
    }
  }
}
