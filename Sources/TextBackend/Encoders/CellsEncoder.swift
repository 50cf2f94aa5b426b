package import ViewTree

/// Encodes every row quoted at full width, followed by the styles of its columns, if any; column ranges include both
/// ends.
///
/// ```
/// "[x] Wi-Fi   "
///   0..2 bold, 4..8 fg=red
/// "[Ada   ]"
///   4 caret
/// ```
package enum CellsEncoder {
  /// Returns the picture; there is no line break after the last line.
  package static func encode(_ grid: CellGrid) -> String {
    var lines: [String] = []
    grid.forEachRow { row in
      let styled = grid.runs(inRow: row, upTo: grid.columns).filter { $0.style != GlyphStyle() }
      return (cells: "\"\(grid.characters(inRow: row, 0..<grid.columns))\"", notes: styled.map(describe))
    } _: { row, line in
      lines.append(line.cells)
      let notes = line.notes + caretNotes(ofRow: row, in: grid)
      if !notes.isEmpty { lines.append("  " + notes.joined(separator: ", ")) }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a row quoted, followed by a line with its styles, if any.
  static func lines(ofRow row: Int, in grid: CellGrid) -> [String] {
    let notes = notes(ofRow: row, in: grid)
    return ["\"\(grid.characters(inRow: row, 0..<grid.columns))\""]
      + (notes.isEmpty ? [] : ["  " + notes.joined(separator: ", ")])
  }

  /// Returns the styles of a row and the caret in it, in words.
  static func notes(ofRow row: Int, in grid: CellGrid) -> [String] {
    let styled = grid.runs(inRow: row, upTo: grid.columns).filter { $0.style != GlyphStyle() }
    return styled.map(describe) + caretNotes(ofRow: row, in: grid)
  }

  private static func caretNotes(ofRow row: Int, in grid: CellGrid) -> [String] {
    guard let caret = grid.caret, caret.row == row else { return [] }
    return ["\(caret.column) caret" + (grid.caretColor.map { " \($0.paletteName)" } ?? "")]
  }

  /// The names of weights and lines.
  package static let traits: [(GlyphStyle.Traits, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"),
    (.underline, "underline"), (.strikethrough, "strikethrough"), (.inverse, "inverse"),
  ]

  private static func describe(_ run: CellGrid.Run) -> String {
    var words = ["\(run.columns.lowerBound)..\(run.columns.upperBound - 1)"]
    for (trait, word) in traits where run.style.traits.contains(trait) { words.append(word) }
    if let foreground = run.style.foreground { words.append("fg=\(foreground.paletteName)") }
    if let background = run.style.background { words.append("bg=\(background.paletteName)") }
    return words.joined(separator: " ")
  }
}
