import Testing
import ViewTree

@testable import TextBackend

/// Documents as programs outside of the package show them, compared with the cells.
///
/// A missing program is skipped; `KEEP_PICTURES=FOLDER` keeps the pictures.
struct RenderedPictureTests {
  /// The first row is filled: it measures the cells.
  ///
  /// No letter here reaches into the next row, as a `g` does in a page.
  private static let picture = draw(
    24, 10,
    [
      item(rect(0, 0, 24, 1), .fill(.red)),
      text("┌──────────┬─────┐\n│ Wi-Fi MM │ iii │\n├──────────┼─────┤\n╰──────────┴─────╯", x: 1, y: 1),
      text("┏━━┓╔══╦╗╭─╮\n┃Ab┃║Oh║║│x│\n┗━━┛╚══╩╝╰─╯", GlyphStyle(traits: [.bold]), y: 5),
      text("█▓▒░▄▀▌▐", x: 14, y: 6),
      text("on", GlyphStyle(foreground: Color.Resolved(.named(.white)), background: .blue), x: 14, y: 7),
      text("struck far    away", GlyphStyle(traits: [.strikethrough]), y: 9),
    ])

  @Test(arguments: Renderer.allCases.filter(\.isPresent))
  func `an SVG looks like its cells`(renderer: Renderer) throws {
    let grid = Self.picture
    let (width, height) = (grid.columns * 8, grid.rows * 16)
    let pixels = try renderer.render(SVGEncoder.encode(grid), as: "svg", width: width, height: height)
    expectCells(of: grid, in: pixels, cellWidth: 16, cellHeight: 32)
  }

  @Test(.enabled(if: Renderer.browser.isPresent))
  func `a page looks like its cells`() throws {
    let grid = Self.picture
    let pixels = try Renderer.browser.render(HTMLEncoder.encode(grid), as: "html", width: 400, height: 200)
    // The filled row is as wide as the columns, and its line as high as a row.
    let filled = (0..<pixels.width).prefix { pixels.color($0, 4) == [255, 59, 48] }.count
    let high = (0..<pixels.height).prefix { pixels.color(4, $0) == [255, 59, 48] }.count
    #expect(high == 16 * Renderer.scale)
    expectCells(
      of: grid, in: pixels, cellWidth: Double(filled) / Double(grid.columns), cellHeight: Double(high))
  }

  /// Each cell has ink where its glyph is seen, and box lines reach the edges that they lead to, and no others.
  private func expectCells(
    of grid: CellGrid, in pixels: Pixels, cellWidth: Double, cellHeight: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let (x0, x1) = (Int(Double(column) * cellWidth), Int(Double(column + 1) * cellWidth))
        let (y0, y1) = (Int(Double(row) * cellHeight), Int(Double(row + 1) * cellHeight))
        let style = grid.styles[grid[row, column].style]
        let background = Self.components(style.background)
        let glyph = grid.characters(inRow: row, column..<column + 1)
        let place = Comment("\(glyph) in row \(row), column \(column)")
        let isBlank = glyph == " " && !style.traits.contains(.strikethrough)
        // Neighbouring letters overlap the cell by less than a line.
        let ink = pixels.countInk(x0 + 2..<x1 - 2, y0 + 2..<y1 - 2, on: background)
        #expect(isBlank ? ink <= 2 : ink >= 6, place, sourceLocation: sourceLocation)
        guard case .arms(let arms)? = BoxDrawing(glyph.unicodeScalars.first!) else { continue }
        let edges = [
          (arms.left, x0 + 1..<x0 + 3, y0 + 6..<y1 - 6), (arms.right, x1 - 3..<x1 - 1, y0 + 6..<y1 - 6),
          (arms.up, x0 + 3..<x1 - 3, y0 + 1..<y0 + 3), (arms.down, x0 + 3..<x1 - 3, y1 - 3..<y1 - 1),
        ]
        for (arm, columns, rows) in edges {
          #expect(
            (arm != nil) == (pixels.countInk(columns, rows, on: background) > 0), place, sourceLocation: sourceLocation)
        }
      }
    }
  }

  private static func components(_ color: Color.Resolved?) -> [Int] {
    guard let hex = color?.hex ?? Optional(Markup.Page.light.background), let value = Int(hex.dropFirst(), radix: 16)
    else {
      return []
    }
    return [value >> 16, value >> 8 & 255, value & 255]
  }
}
