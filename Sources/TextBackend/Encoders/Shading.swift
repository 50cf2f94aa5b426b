import ViewTree

/// Shows in plain text what is filled with a colour: cells that look blank become blocks, the denser the more the colour
/// differs from the page.
///
///     █▒░    #:.
///
/// A single blank between two words stays one: what is filled behind a text does not run its words together. What is as
/// the page, white where the screen is light, shows nothing.
struct Shading {
  private let levels: (strong: Character, medium: Character, light: Character)
  private let page: Color.Resolved

  /// The picture with its fills.
  static func shading(_ grid: CellGrid, glyphs: GlyphSet, colorScheme: ColorScheme) -> CellGrid {
    guard grid.styles.styles.contains(where: { $0.background != nil }) else { return grid }
    var shaded = grid
    let shading = Shading(glyphs, colorScheme)
    let marks = grid.styles.styles.map { $0.background.flatMap(shading.mark(of:)) }
    for row in 0..<grid.rows where !grid.styled[row].isEmpty {
      for column in grid.styled[row] where grid[row, column].glyph == .upperHalf {
        // Of a picture: two pixels in a cell.
        let style = grid.styles[grid[row, column].style]
        guard let upper = style.foreground, let lower = style.background else { continue }
        let mark = shading.mark(ofHalves: upper, lower)
        shaded[row, column].glyph = mark.map { shaded.glyphs.glyph($0) } ?? .blank
      }
      for column in grid.styled[row] where grid[row, column].glyph.isBlock {
        guard let mark = shading.markAtEdge(grid, row: row, column: column) else { continue }
        shaded[row, column].glyph = mark == " " ? .blank : shaded.glyphs.glyph(mark)
        shaded[row, column].style = .plain
      }
      for column in grid.styled[row] where grid[row, column].glyph.looksBlank {
        guard let mark = marks[Int(grid[row, column].style.index)], !grid.isBetweenWords(row: row, column) else {
          continue
        }
        shaded[row, column].glyph = shaded.glyphs.glyph(mark)
        // The block says all of it: the cell is no word that stands out.
        shaded[row, column].style = .plain
      }
    }
    return shaded
  }

  private init(_ glyphs: GlyphSet, _ colorScheme: ColorScheme) {
    levels = glyphs == .ascii ? ("#", ":", ".") : ("█", "▒", "░")
    page = Color.Resolved(.named(colorScheme == .light ? .white : .black))
  }

  /// What stands for a part of a cell at the edge of a shape that is drawn lightly, where the block would be too dense.
  private func markAtEdge(_ grid: CellGrid, row: Int, column: Int) -> Character? {
    let cell = grid[row, column]
    guard let color = grid.styles[cell.style].foreground, grid.styles[cell.style].background == nil else { return nil }
    let mark = mark(of: color)
    let isBeside = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)].contains {
      row, column in
      grid.bounds.rows.contains(row) && grid.bounds.columns.contains(column)
        && grid.styles[grid[row, column].style].background == color
    }
    guard isBeside, mark != levels.strong else { return nil }
    return cell.glyph.isSmallBlock ? " " : mark ?? " "
  }

  private func mark(ofHalves upper: Color.Resolved, _ lower: Color.Resolved) -> Character? {
    let (a, b) = (difference(of: upper), difference(of: lower))
    if a >= 128, b < 64 { return "▀" }
    if b >= 128, a < 64 { return "▄" }
    return mark(of: (a + b) / 2)
  }

  private func mark(of color: Color.Resolved) -> Character? { mark(of: difference(of: color)) }

  /// How far a colour is from the page.
  private func difference(of color: Color.Resolved) -> Int {
    let (a, b) = (color.components, page.components)
    return max(abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)))
  }

  private func mark(of difference: Int) -> Character? {
    switch difference {
    case ..<8: return nil
    case ..<64: return levels.light
    case ..<128: return levels.medium
    default: return levels.strong
    }
  }
}

extension Cell.Glyph {
  /// Whether it is a block that fills less than half of its cell: a quarter, or up to three eighths.
  fileprivate var isSmallBlock: Bool {
    switch code {
    case 0x2581...0x2583, 0x258D...0x258F, 0x2594, 0x2595, 0x2596...0x2598, 0x259D: true
    default: false
    }
  }
}

extension CellGrid {
  fileprivate func isBetweenWords(row: Int, _ column: Int) -> Bool {
    func isWord(_ column: Int) -> Bool {
      guard bounds.columns.contains(column) else { return false }
      let cell = self[row, column]
      // The ends of a shape are no words.
      return !cell.glyph.looksBlank && !cell.glyph.isBlock && !styles[cell.style].isOneColor
    }
    return isWord(column - 1) && isWord(column + 1)
  }
}

extension GlyphStyle {
  /// Whether a glyph has the colour of its cell: it is a part of a fill.
  var isOneColor: Bool { foreground != nil && foreground == background }
}
