import ViewTree

/// Encodes the picture as SVG with cells of 8 × 16: box lines become lines, blocks become rectangles, and every
/// character has a position, so that the picture does not depend on the font.
package enum SVGEncoder {
  static let cell = (width: 8, height: 16)
  /// The distance from the top of a cell to the baseline.
  private static let baseline = 12
  private static let underline = 14.5
  private static let strikethrough = 8.5

  package static func encode(_ grid: CellGrid) -> String { encode(grid, PictureWords()) }

  static func encode(_ grid: CellGrid, _ words: PictureWords) -> String {
    let (width, height) = (grid.columns * cell.width, (grid.rows + grid.restRows) * cell.height)
    var picture = Picture()
    grid.forEachBand { picture.add($0, of: grid) }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
      "<title>\(words.title.escapingMarkup())</title>",
    ]
    if !words.description.isEmpty { lines.append("<desc>\(words.description.escapingMarkup())</desc>") }
    lines.append("<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(grid.page.background)\"/>")
    // Crisp edges keep touching rectangles without a seam.
    lines += group("shape-rendering=\"crispEdges\"", picture.rects) + picture.lines.paths
    lines += group("font-family=\"\(Markup.fonts)\" font-size=\"13.3\" fill=\"\(grid.page.foreground)\"", picture.texts)
    if let caret = grid.caret { lines.append(element(ofCaret: caret, in: grid)) }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  /// Returns the elements that draw one row.
  static func elements(ofRow row: Int, in grid: CellGrid) -> [String] {
    var picture = Picture()
    picture.add(row..<row + 1, of: grid)
    let caret = grid.caret.map { $0.row == row ? [element(ofCaret: $0, in: grid)] : [] } ?? []
    return group("shape-rendering=\"crispEdges\"", picture.rects) + picture.lines.paths + picture.texts + caret
  }

  private static func element(ofCaret caret: CellPosition, in grid: CellGrid) -> String {
    "<rect x=\"\(caret.column * cell.width)\" y=\"\(caret.row * cell.height)\" width=\"2\" "
      + "height=\"\(cell.height)\" fill=\"\(grid.caretColor?.hex ?? grid.page.foreground)\"/>"
  }

  private static func group(_ attributes: String, _ content: [String]) -> [String] {
    content.isEmpty ? [] : ["<g \(attributes)>"] + content + ["</g>"]
  }

  // MARK: Cells

  /// The shapes of the cells, in the order of drawing.
  private struct Picture {
    var rects: [String] = []
    var lines = SVGLines()
    var texts: [String] = []

    /// Adds rows of the picture that look alike: fills and vertical lines once, all else row by row.
    mutating func add(_ rows: Range<Int>, of grid: CellGrid) {
      let row = rows.lowerBound
      var words: [Letters.Word] = []
      for run in grid.runs(inRow: row, upTo: grid.visibleEnd(ofRow: row)) {
        words += add(run, of: grid, rows: rows)
      }
      if words.isEmpty { return }
      for row in rows { texts += words.map { $0.element(inRow: row) } }
    }

    /// Adds a run of rows that look alike, and returns its texts.
    private mutating func add(_ run: CellGrid.Run, of grid: CellGrid, rows: Range<Int>) -> [Letters.Word] {
      let colors = Markup.colors(of: run.style, on: grid.page)
      let (sourceRow, x) = (rows.lowerBound, run.columns.lowerBound * cell.width)
      let color = colors.foreground ?? grid.page.foreground
      if let background = colors.background {
        addRect(
          CGRect(
            x: x, y: rows.lowerBound * cell.height, width: run.columns.count * cell.width,
            height: rows.count * cell.height), "fill=\"\(background)\"")
      }
      var letters = Letters(style: run.style, color: colors.foreground)
      let isDim = run.style.traits.contains(.dim)
      for column in run.columns where grid[sourceRow, column].glyph != .secondHalf {
        let width = column + 1 < grid.columns && grid[sourceRow, column + 1].glyph == .secondHalf ? 2 : 1
        let text = grid.characters(inRow: sourceRow, column..<column + 1)
        if let block = text.onlyScalar.flatMap(BlockElement.init) {
          add(block, column: column, rows: rows, color: color, isDim: isDim)
          if colors.background == nil { addTrack(beside: block, of: grid, rows: rows, column: column) }
        } else if let box = text.onlyScalar.flatMap(BoxDrawing.init) {
          lines.add(box, x: Double(column * cell.width), rows: rows, color: color, isDim: isDim)
        } else {
          letters.add(text, column: column, width: width)
          continue
        }
        letters.finish()
      }
      addDecoration(run, x: x, rows: rows, color: color)
      return letters.finished()
    }

    /// Draws a block in each row; a part as high as a row is drawn once over all rows, without gaps between them.
    private mutating func add(
      _ block: BlockElement, column: Int, rows: Range<Int>, color: String, isDim: Bool
    ) {
      let opacity = block.opacity * (isDim ? 0.6 : 1)
      let paint = "fill=\"\(color)\"" + (opacity < 1 ? " fill-opacity=\"\(Markup.number(opacity))\"" : "")
      let (width, height) = (CGFloat(cell.width), CGFloat(cell.height))
      for part in block.rects {
        let isHigh = part.height == 1
        for row in isHigh ? rows.prefix(1) : rows {
          addRect(
            CGRect(
              x: (CGFloat(column) + part.minX) * width, y: (CGFloat(row) + part.minY) * height,
              width: part.width * width, height: part.height * height * (isHigh ? CGFloat(rows.count) : 1)), paint)
        }
      }
    }

    /// Draws the track of a bar in the rest of a cell that the bar fills in part, so that there is no gap between them.
    private mutating func addTrack(beside block: BlockElement, of grid: CellGrid, rows: Range<Int>, column: Int) {
      let sourceRow = rows.lowerBound
      guard let part = block.rects.first, block.rects.count == 1, part.minX == 0, part.height == 1, part.width < 1,
        column + 1 < grid.columns,
        let next = grid.characters(inRow: sourceRow, column + 1..<column + 2).onlyScalar,
        var track = BlockElement(next), track.opacity < 1
      else { return }
      track.rects = [CGRect(x: part.width, y: 0, width: 1 - part.width, height: 1)]
      let style = grid.styles[grid[sourceRow, column + 1].style]
      add(
        track, column: column, rows: rows,
        color: Markup.colors(of: style, on: grid.page).foreground ?? grid.page.foreground,
        isDim: style.traits.contains(.dim))
    }

    private mutating func addRect(_ rect: CGRect, _ paint: String) {
      let (x, y) = (Markup.number(rect.minX), Markup.number(rect.minY))
      let (width, height) = (Markup.number(rect.width), Markup.number(rect.height))
      rects.append("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(paint)/>")
    }

    /// Drawn as separate lines, because a renderer would put them below each letter.
    private mutating func addDecoration(_ run: CellGrid.Run, x: Int, rows: Range<Int>, color: String) {
      let pen = SVGLines.Pen(color: color, isDim: run.style.traits.contains(.dim), width: 1)
      let end = x + run.columns.count * cell.width
      for (trait, offset) in [(GlyphStyle.Traits.underline, underline), (.strikethrough, strikethrough)]
      where run.style.traits.contains(trait) {
        for row in rows {
          lines.add(
            isHorizontal: true, at: Double(row * cell.height) + offset, from: Double(x), to: Double(end), pen)
        }
      }
    }
  }

  /// The texts of a run, with a place for each letter.
  private struct Letters {
    /// A text and its place in its row.
    struct Word {
      /// The element before and after its vertical position.
      fileprivate let parts: (String, String)

      func element(inRow row: Int) -> String { "\(parts.0)\(row * cell.height + baseline)\(parts.1)" }
    }

    let attributes: String
    private var text = ""
    private var places: [Int] = []
    private var blanks = 0
    private var words: [Word] = []

    init(style: GlyphStyle, color: String?) {
      let own = Markup.properties(of: style.traits).map { " \($0.name)=\"\($0.value)\"" }.joined()
      attributes = own + (color.map { " fill=\"\($0)\"" } ?? "")
    }

    /// Adds a character: letters join a text, a character of any other font stands alone in the middle of its cells.
    mutating func add(_ character: String, column: Int, width: Int) {
      if character == " " { return blanks += 1 }
      let isLetter = character.onlyScalar.map { $0.isASCII || $0.properties.isAlphabetic } ?? false
      guard isLetter else {
        finish()
        let middle = Markup.number((Double(column) + Double(width) / 2) * Double(cell.width))
        return append(at: middle, character, " text-anchor=\"middle\"")
      }
      // A single blank between words belongs to the text; more blanks are space.
      if blanks == 1, !text.isEmpty {
        text += " "
        places.append((column - 1) * cell.width)
      } else if blanks > 0 {
        finish()
      }
      blanks = 0
      text += character
      places.append(column * cell.width)
    }

    /// Ends the current text.
    mutating func finish() {
      if !text.isEmpty { append(at: places.map(String.init).joined(separator: " "), text) }
      (text, places, blanks) = ("", [], 0)
    }

    private mutating func append(at x: String, _ text: String, _ anchor: String = "") {
      words.append(Word(parts: ("<text x=\"\(x)\" y=\"", "\"\(anchor)\(attributes)>\(text.escapingMarkup())</text>")))
    }

    mutating func finished() -> [Word] {
      finish()
      return words
    }
  }
}
