import ViewTree

/// Says in plain text which of several controls is chosen, where a style says it by weight or colour alone.
///
///     [*Tonight*] [ Tomorrow ] [ Custom ]       Day*Week*Month
///
/// Controls that stand beside each other and look alike but for their words are compared: words that are drawn with more
/// emphasis than the least of them have marks in the blank cells beside them. No column moves, and what has no blank
/// cell beside it has no mark there. A look that says it by glyphs, as `[x]`, is not alike, and is left as it is.
struct ChosenMarks {
  private let mark: Character
  private var grid: CellGrid

  /// The words of a control where they stand, and what else is in their row.
  private struct Words {
    let row: Int
    let columns: Range<Int>
    let look: String
    let emphasis: Int
    let isOn: Bool?
  }

  /// The picture with its marks; `groups` has the controls that stand beside each other.
  static func marking(_ grid: CellGrid, _ groups: () -> [[ControlWords]], glyphs: GlyphSet) -> CellGrid {
    guard grid.styles.styles.contains(where: { $0.emphasis != 0 }) else { return grid }
    var marks = ChosenMarks(mark: glyphs == .ascii ? "*" : "•", grid: grid)
    for group in groups() { marks.mark(group) }
    return marks.grid
  }

  private mutating func mark(_ controls: [ControlWords]) {
    let groups = Dictionary(grouping: controls.compactMap(find), by: \.look)
    // Toggles that look alike although one is on and another is not leave it to the style of their words.
    for group in groups.values where group[0].isOn == nil || Set(group.map(\.isOn)).count > 1 {
      let least = group.map(\.emphasis).min() ?? 0
      for words in group where words.emphasis > least {
        put(row: words.row, column: words.columns.lowerBound - 1)
        put(row: words.row, column: words.columns.upperBound)
      }
    }
  }

  private mutating func put(row: Int, column: Int) {
    guard grid.bounds.columns.contains(column), grid[row, column].glyph == .blank else { return }
    grid[row, column].glyph = grid.glyphs.glyph(mark)
  }

  /// Words that are broken or cut are not found.
  private func find(_ control: ControlWords) -> Words? {
    let (wanted, area) = (Array(control.label), CellRect(control.frame, cellSize: grid.cellSize))
    let cells = area.intersection(grid.bounds)
    for row in cells.rows {
      let line = characters(row: row, cells.columns)
      guard !wanted.isEmpty, let index = line.map(\.character).firstIndex(of: wanted) else { continue }
      let end = index + wanted.count
      let columns = line[index].column..<(end < line.count ? line[end].column : cells.columns.upperBound)
      let (before, after) = (line[..<index].map(\.character), line[end...].map(\.character))
      let look = String(before.drop { $0 == " " }) + "\n" + String(after.trimmingBlanks)
      return Words(row: row, columns: columns, look: look, emphasis: emphasis(row: row, columns), isOn: control.isOn)
    }
    return nil
  }

  private func characters(row: Int, _ columns: Range<Int>) -> [(column: Int, character: Character)] {
    columns.compactMap { column in
      var bytes: [UInt8] = []
      grid.glyphs.append(grid[row, column].glyph, to: &bytes)
      return String(decoding: bytes, as: UTF8.self).first.map { (column, $0) }
    }
  }

  private func emphasis(row: Int, _ columns: Range<Int>) -> Int {
    columns.filter { !grid[row, $0].glyph.looksBlank }.map { grid.styles[grid[row, $0].style].emphasis }.max() ?? 0
  }
}

extension GlyphStyle {
  /// How much a glyph stands out by its style.
  ///
  /// What is dim stands out less than others. Red does not choose: it warns.
  fileprivate var emphasis: Int {
    if traits.contains(.dim) { return -1 }
    let isColored = foreground != nil && foreground != Color.Resolved(.named(.red))
    return (traits.contains(.bold) ? 4 : 0) + (background != nil ? 2 : 0) + (isColored ? 1 : 0)
  }
}

extension [Character] {
  fileprivate var trimmingBlanks: ArraySlice<Character> { prefix((lastIndex { $0 != " " } ?? -1) + 1) }

  fileprivate func firstIndex(of part: [Character]) -> Int? {
    guard part.count <= count else { return nil }
    return (0...count - part.count).first { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}
