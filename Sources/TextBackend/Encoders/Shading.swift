import ViewTree

/// Shows fills in plain text: blank cells with a background become blocks, denser the more the colour differs from the
/// page.
///
///     █▒░    #:.
///
/// A single blank between two words stays a blank, and so does one beside a word if the fill continues behind it, so
/// that words on a fill stay apart. Dense fills that touch differ by steps, ``FillSteps``. A fill in nearly the page
/// colour, white on a light screen, is not drawn. A dot in a light colour becomes a small dot, and pale curves get
/// fewer dots.
///
///     #### Save ####    █▒ 65 % ▒▒    · ● · ·    ⣀⣀⠤⠤⠒⠒  ⢀⢀⠄⠄⠐⠐
struct Shading {
  private let levels: (strong: Character, dark: Character, medium: Character, light: Character)
  private let page: Color.Resolved

  /// Returns the picture with its fills.
  static func shading(_ grid: CellGrid, glyphs: GlyphSet, colorScheme: ColorScheme) -> CellGrid {
    let shading = Shading(glyphs, colorScheme)
    guard grid.styles.styles.contains(where: { $0.background != nil || shading.isFaint($0, below: Self.strong) }) else {
      return grid
    }
    var shaded = grid
    let steps = FillSteps(grid, page: shading.page) { shading.difference(of: $0) >= Self.strong }
    let marks = grid.styles.styles.enumerated().map { index, style in
      style.background.flatMap { shading.mark(of: $0, step: steps[style: index]) }
    }
    for row in 0..<grid.rows where !grid.styled[row].isEmpty {
      if grid.isBetweenLikeRows(row) {
        shaded.copyRow(row - 1, to: row)
        continue
      }
      for column in grid.styled[row] where grid[row, column].glyph == .upperHalf {
        // A cell of an image contains two pixels.
        let style = grid.styles[grid[row, column].style]
        guard let upper = style.foreground, let lower = style.background else { continue }
        let mark = shading.mark(ofHalves: upper, lower)
        shaded[row, column].glyph = mark.map { shaded.glyphs.glyph($0) } ?? .blank
      }
      for column in grid.styled[row] {
        let (glyph, style) = (grid[row, column].glyph, grid.styles[grid[row, column].style])
        if let thinned = glyph.thinned {
          if shading.isFaint(style, below: Self.pale) { shaded[row, column].glyph = thinned }
        } else if grid.isDot(row: row, column), shading.isFaint(style, below: Self.strong) {
          shaded[row, column].glyph = shaded.glyphs.glyph(glyphs == .ascii ? "." : "·")
        }
      }
      for column in grid.styled[row] where grid[row, column].glyph.isBlock {
        guard let mark = shading.markAtEdge(grid, row: row, column: column) else { continue }
        shaded[row, column].glyph = mark == " " ? .blank : shaded.glyphs.glyph(mark)
        shaded[row, column].style = .plain
      }
      for column in grid.styled[row] where grid[row, column].glyph.looksBlank {
        guard let mark = marks[Int(grid[row, column].style.index)], !grid.isGap(row: row, column) else { continue }
        shaded[row, column].glyph = shaded.glyphs.glyph(mark)
        // The block stands for the colour: the cell is no emphasized word.
        shaded[row, column].style = .plain
      }
    }
    return shaded
  }

  private init(_ glyphs: GlyphSet, _ colorScheme: ColorScheme) {
    levels = glyphs == .ascii ? ("#", "%", ":", ".") : ("█", "▓", "▒", "░")
    page = Color.Resolved(.named(colorScheme == .light ? .white : .black))
  }

  /// The character for a partly filled cell at the edge of a light shape, whose block would be too dense.
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

  private func mark(of color: Color.Resolved, step: Int = 0) -> Character? {
    switch step {
    case 0: mark(of: difference(of: color))
    case 1: levels.dark
    default: levels.medium
    }
  }

  /// Whether a foreground colour is nearer to the page than a limit.
  ///
  /// A translucent colour over the page is dim.
  private func isFaint(_ style: GlyphStyle, below limit: Int) -> Bool {
    style.foreground.map { style.traits.contains(.dim) || difference(of: $0) < limit } ?? false
  }

  /// The least difference at which a fill is drawn.
  ///
  /// A fill that is as near to the page as a tenth of black, or a gradient's end there, would be a page of dots.
  private static let seen = 29

  /// The least difference of a dense fill, and of a line that is gray at least.
  private static let (strong, pale) = (128, 112)

  /// The distance of a colour from the page.
  private func difference(of color: Color.Resolved) -> Int {
    let (a, b) = (color.components, page.components)
    return max(abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)))
  }

  private func mark(of difference: Int) -> Character? {
    switch difference {
    case ..<Self.seen: return nil
    case ..<64: return levels.light
    case ..<Self.strong: return levels.medium
    default: return levels.strong
    }
  }
}

extension Cell.Glyph {
  /// The characters that fill a shape of one cell, in Unicode and in ASCII.
  fileprivate static let (disc, letterO) = (Cell.Glyph(code: 0x25CF), Cell.Glyph(code: 0x6F))

  /// The Braille glyph with about every second dot, in a checkerboard pattern, at least one; `nil` for other glyphs.
  fileprivate var thinned: Cell.Glyph? {
    guard (0x2801...0x28FF).contains(code) else { return nil }
    let dots = code & 0x95
    return dots == 0 ? self : Cell.Glyph(code: 0x2800 | dots)
  }

  /// Whether the glyph belongs to a drawing: a box, a line along a path, or a bar.
  fileprivate var isStroke: Bool {
    switch code {
    case 0x23, 0x28, 0x29, 0x2B, 0x2D, 0x2F, 0x5C, 0x7C: true  // # ( ) + - / \ |
    default: isLine || (0x2800...0x28FF).contains(code)
    }
  }

  /// Whether the glyph is a block that fills less than half of its cell: a quarter, or up to three eighths.
  fileprivate var isSmallBlock: Bool {
    switch code {
    case 0x2581...0x2583, 0x258D...0x258F, 0x2594, 0x2595, 0x2596...0x2598, 0x259D: true
    default: false
    }
  }
}

extension CellGrid {
  /// Whether a row, the two above and the one below have the same cells: then it looks like the one above.
  fileprivate func isBetweenLikeRows(_ row: Int) -> Bool {
    row > 1 && isLikeRowAbove(row - 1) && repeatsNeighbours(row)
  }

  fileprivate mutating func copyRow(_ source: Int, to row: Int) {
    let start = source * columns
    cells.replaceSubrange(row * columns..<(row + 1) * columns, with: Array(cells[start..<start + columns]))
  }

  /// Whether a blank separates words: one between two words, or one beside a word in a fill that continues.
  fileprivate func isGap(row: Int, _ column: Int) -> Bool {
    let (before, after) = (isPartOfWord(row, column - 1), isPartOfWord(row, column + 1))
    if before == after { return before }
    let step = before ? 1 : -1
    return isSameFill(row: row, column, column + step) && !isPartOfWord(row, column + 2 * step)
      && styles[self[row, column - step].style].background == styles[self[row, column].style].background
      && hasWord(row, from: column - step, by: -step)
  }

  /// Whether a cell belongs to a word; the ends of a shape do not.
  private func isPartOfWord(_ row: Int, _ column: Int) -> Bool {
    guard bounds.columns.contains(column) else { return false }
    let cell = self[row, column]
    return !cell.glyph.looksBlank && !cell.glyph.isBlock && !styles[cell.style].isOneColor
  }

  /// Whether the glyphs before the next blank are more than pieces of a drawing, which need no gap.
  private func hasWord(_ row: Int, from column: Int, by step: Int) -> Bool {
    var column = column
    while isPartOfWord(row, column) {
      if !self[row, column].glyph.isStroke { return true }
      column += step
    }
    return false
  }

  /// Whether two cells are blank and have the same background.
  func isSameFill(row: Int, _ column: Int, _ other: Int) -> Bool {
    guard bounds.columns.contains(column), bounds.columns.contains(other) else { return false }
    let (cell, next) = (self[row, column], self[row, other])
    guard cell.glyph.looksBlank, next.glyph.looksBlank, let fill = styles[cell.style].background else { return false }
    return fill == styles[next.style].background
  }

  /// Whether a cell is a round dot: alone or beside other dots, and not part of a sign such as `(●)`.
  fileprivate func isDot(row: Int, _ column: Int) -> Bool {
    let cell = self[row, column]
    guard cell.glyph == .disc || cell.glyph == .letterO && styles[cell.style].isOneColor else { return false }
    return [column - 1, column + 1].allSatisfy {
      !bounds.columns.contains($0) || self[row, $0].glyph.looksBlank || self[row, $0].glyph == cell.glyph
    }
  }
}

extension GlyphStyle {
  /// Whether the glyph has the colour of its background, and so is part of a fill.
  var isOneColor: Bool { foreground != nil && foreground == background }
}
