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
    grid.forEachRow(encoded: { (source: $0, runs: grid.runs(inRow: $0, upTo: grid.visibleEnd(ofRow: $0))) }) {
      row, line in
      for run in line.runs { picture.add(run, of: grid, sourceRow: line.source, row: row) }
    }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
      "<title>\(words.title.escapingMarkup())</title>",
    ]
    if !words.description.isEmpty { lines.append("<desc>\(words.description.escapingMarkup())</desc>") }
    lines.append("<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(Markup.background)\"/>")
    // Crisp edges keep touching rectangles without a seam.
    lines += group("shape-rendering=\"crispEdges\"", picture.rects) + picture.lines.paths
    lines += group("font-family=\"\(Markup.fonts)\" font-size=\"13.3\" fill=\"\(Markup.foreground)\"", picture.texts)
    if let caret = grid.caret {
      lines.append(
        "<rect x=\"\(caret.column * cell.width)\" y=\"\(caret.row * cell.height)\" width=\"2\" "
          + "height=\"\(cell.height)\" fill=\"\(grid.caretColor?.hex ?? Markup.foreground)\"/>")
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
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

    /// Adds a run of a grid row as a row of the picture.
    mutating func add(_ run: CellGrid.Run, of grid: CellGrid, sourceRow: Int, row: Int) {
      let colors = Markup.colors(of: run.style)
      let (x, y) = (run.columns.lowerBound * cell.width, row * cell.height)
      let color = colors.foreground ?? Markup.foreground
      if let background = colors.background {
        addRect(
          CGRect(x: x, y: y, width: run.columns.count * cell.width, height: cell.height), "fill=\"\(background)\"")
      }
      var letters = Letters(style: run.style, color: colors.foreground, row: row)
      let isDim = run.style.traits.contains(.dim)
      for column in run.columns where grid[sourceRow, column].glyph != .secondHalf {
        let width = column + 1 < grid.columns && grid[sourceRow, column + 1].glyph == .secondHalf ? 2 : 1
        let text = grid.characters(inRow: sourceRow, column..<column + 1)
        let first = text.unicodeScalars.first!
        if let block = BlockElement(first) {
          add(block, column: column, row: row, color: color, isDim: isDim)
          if colors.background == nil {
            addTrack(beside: block, of: grid, sourceRow: sourceRow, row: row, column: column)
          }
        } else if let box = BoxDrawing(first) {
          lines.add(
            box, x: Double(column * cell.width), y: Double(row * cell.height), color: color, isDim: isDim)
        } else {
          letters.add(text, column: column, width: width)
          continue
        }
        letters.finish()
      }
      texts += letters.finished()
      addDecoration(run, x: x, y: y, color: color)
    }

    private mutating func add(_ block: BlockElement, column: Int, row: Int, color: String, isDim: Bool) {
      let opacity = block.opacity * (isDim ? 0.6 : 1)
      let paint = "fill=\"\(color)\"" + (opacity < 1 ? " fill-opacity=\"\(Markup.number(opacity))\"" : "")
      let (width, height) = (CGFloat(cell.width), CGFloat(cell.height))
      for part in block.rects {
        addRect(
          CGRect(
            x: (CGFloat(column) + part.minX) * width, y: (CGFloat(row) + part.minY) * height,
            width: part.width * width, height: part.height * height), paint)
      }
    }

    /// Draws the track of a bar in the rest of the cell that the bar fills partly, so that there is no gap between
    /// them.
    private mutating func addTrack(beside block: BlockElement, of grid: CellGrid, sourceRow: Int, row: Int, column: Int)
    {
      guard let part = block.rects.first, block.rects.count == 1, part.minX == 0, part.height == 1, part.width < 1,
        column + 1 < grid.columns,
        let next = grid.characters(inRow: sourceRow, column + 1..<column + 2).unicodeScalars.first,
        var track = BlockElement(next), track.opacity < 1
      else { return }
      track.rects = [CGRect(x: part.width, y: 0, width: 1 - part.width, height: 1)]
      let style = grid.styles[grid[sourceRow, column + 1].style]
      add(
        track, column: column, row: row, color: Markup.colors(of: style).foreground ?? Markup.foreground,
        isDim: style.traits.contains(.dim))
    }

    private mutating func addRect(_ rect: CGRect, _ paint: String) {
      let (x, y) = (Markup.number(rect.minX), Markup.number(rect.minY))
      let (width, height) = (Markup.number(rect.width), Markup.number(rect.height))
      rects.append("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(paint)/>")
    }

    /// Adds the decoration as separate lines, because a renderer would draw it below each letter.
    private mutating func addDecoration(_ run: CellGrid.Run, x: Int, y: Int, color: String) {
      let pen = SVGLines.Pen(color: color, isDim: run.style.traits.contains(.dim), width: 1)
      let end = x + run.columns.count * cell.width
      for (trait, offset) in [(GlyphStyle.Traits.underline, underline), (.strikethrough, strikethrough)]
      where run.style.traits.contains(trait) {
        lines.add(isHorizontal: true, at: Double(y) + offset, from: Double(x), to: Double(end), pen)
      }
    }
  }

  /// The texts of a run, with a place for each letter.
  private struct Letters {
    let attributes: String
    let y: Int
    private var text = ""
    private var places: [Int] = []
    private var blanks = 0
    private var texts: [String] = []

    init(style: GlyphStyle, color: String?, row: Int) {
      let own = Markup.properties(of: style.traits).map { " \($0.name)=\"\($0.value)\"" }.joined()
      attributes = own + (color.map { " fill=\"\($0)\"" } ?? "")
      y = row * cell.height + baseline
    }

    /// Adds a character: letters join a text, a character of any other font stands alone in the middle of its cells.
    mutating func add(_ character: String, column: Int, width: Int) {
      if character == " " { return blanks += 1 }
      let scalars = character.unicodeScalars
      let isLetter = scalars.count == 1 && (scalars.first!.isASCII || scalars.first!.properties.isAlphabetic)
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
      texts.append("<text x=\"\(x)\" y=\"\(y)\"\(anchor)\(attributes)>\(text.escapingMarkup())</text>")
    }

    mutating func finished() -> [String] {
      finish()
      return texts
    }
  }
}
