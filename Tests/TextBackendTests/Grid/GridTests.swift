import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

struct GridTests {
  func picture(_ columns: Int, _ rows: Int, _ items: [DisplayItem]) -> String {
    PlainTextEncoder.encode(draw(columns, rows, items))
  }

  @Test func `text starts at the top of its frame and is clipped`() {
    expectEqual(
      picture(8, 3, [text("abc\ndef\nghi", x: 1, y: -1), text("longer than the row", x: 5, y: 2)]),
      """
       def
       ghi
           lon
      """)
    expectEqual(picture(6, 1, [text("abcdef", clip: rect(1, 0, 3, 1))]), " bcd")
    expectEqual(picture(3, 1, [text("abcdef", x: -2)]), "cde")
    // Also the first item of a list or of a layer may be clipped to nothing.
    let nothing = text("abcdef", clip: .null)
    expectEqual(picture(6, 1, [nothing]), "")
    expectEqual(picture(6, 1, [item(rect(0, 0, 6, 1), .layer(DisplayLayer([nothing], opacity: 0.9)))]), "")
  }

  @Test func `a wide glyph is never split`() {
    expectEqual(picture(4, 1, [text("界界")]), "界界")
    expectEqual(picture(3, 1, [text("界界")]), "界")
    expectEqual(picture(4, 1, [text("界界", x: -1)]), " 界")
    expectEqual(picture(4, 1, [text("界界"), text("a", x: 1)]), " a界")
    expectEqual(picture(4, 1, [text("界界"), text("a", x: 2)]), "界a")
    expectEqual(picture(4, 1, [text("界界"), text("界", x: 1)]), " 界")
    expectEqual(picture(4, 1, [text("界界", clip: rect(1, 0, 2, 1))]), "")
    expectEqual(picture(4, 1, [text("界界"), item(rect(1, 0, 2, 1), .fill(nil))]), "")
  }

  @Test func `edges are rounded, so neighbours meet`() {
    for offset in stride(from: 0.0, to: 2, by: 0.125) {
      let first = item(rect(offset, 0, 1.5, 1), .pattern("a", GlyphStyle()))
      let second = item(rect(offset + 1.5, 0, 2.25, 1), .pattern("b", GlyphStyle()))
      let row = picture(8, 1, [first, second])
      let trimmed = row.drop { $0 == " " }
      #expect(trimmed.allSatisfy { $0 != " " } && trimmed.count >= 3 && trimmed.count <= 4, "\(offset): \(row)")
      expectEqual(row.count - trimmed.count, Int((offset + 0.5).rounded(.down)))
    }
  }

  @Test func `points become cells`() {
    var grid = CellGrid(cellSize: CGSize(width: 8, height: 16))
    let frame = item(rect(8, 8, 22, 22), .pattern("x", GlyphStyle()))
    grid.draw(DisplayList(damage: [rect(0, 0, 48, 48)], items: [frame], size: CGSize(width: 48, height: 48)))
    expectEqual(PlainTextEncoder.encode(grid), "\n xxx\n")
  }

  @Test func `a box keeps the text that it meets`() {
    let box = item(rect(0, 0, 6, 3), .box(asciiBox, GlyphStyle()))
    expectEqual(
      picture(6, 3, [text("A\nbcdefg", y: 0), box]),
      """
      A----+
      bcdefg
      +----+
      """)
    expectEqual(
      picture(6, 3, [text("界界界", y: 0), box]),
      """
      界界界
      |    |
      +----+
      """)
  }

  @Test(arguments: [
    (1.0, 1.0, ""), (5, 1, "|   |"), (1, 3, "-\n\n-"), (2, 2, "++\n++"), (0, 5, ""), (5, 0, ""),
    (3, 3, "+-+\n| |\n+-+"),
  ])
  func `a box of one row or column has only its ends`(_ width: CGFloat, _ height: CGFloat, _ expected: String) {
    let rows = expected.split(separator: "\n", omittingEmptySubsequences: false).count
    expectEqual(picture(5, rows, [item(rect(0, 0, width, height), .box(asciiBox, GlyphStyle()))]), expected)
  }

  @Test func `a background stays below text without one`() {
    let style = GlyphStyle(foreground: .blue)
    let over = GlyphStyle(background: .blue)
    let grid = draw(
      6, 1,
      [
        item(rect(0, 0, 6, 1), .fill(.red)), text("ab", style), text("c", over, x: 3),
        item(rect(4, 0, 1, 1), .fill(nil)),
      ])
    expectEqual(
      CellsEncoder.encode(grid),
      """
      "ab c  "
        0..1 fg=blue bg=red, 2..2 bg=red, 3..3 bg=blue, 5..5 bg=red
      """)
  }

  @Test func `a wide pattern keeps its phase`() {
    let pattern = item(rect(0, 0, 7, 1), .pattern("界", GlyphStyle()))
    var grid = draw(7, 1, [pattern])
    expectEqual(PlainTextEncoder.encode(grid), "界界界")
    for column in 0..<7 {
      redraw(&grid, 7, 1, damage: rect(CGFloat(column), 0, 1, 1), [pattern])
      expectEqual(PlainTextEncoder.encode(grid), "界界界", "column \(column)")
    }
  }

  @Test func `invalid frames and frames beyond all screens do no harm`() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -3, 2]
    let contents: [DisplayItem.Content] = [
      .fill(.red), .pattern("界", GlyphStyle()), .box(asciiBox, GlyphStyle()),
      .text([TextLine(runs: [TextRun("ab界")], offset: .nan, width: 1), TextLine(runs: [], offset: 1e300, width: 0)]),
    ]
    var grid = CellGrid(cellSize: CGSize(width: 1, height: 1))
    for a in odd {
      for b in odd {
        let frame = rect(a, b, b, a)
        redraw(&grid, 4, 2, contents.map { item(frame, clip: rect(b, a, a, b), $0) })
        redraw(&grid, 4, 2, damage: frame, contents.map { item(rect(a, a, .infinity, b), $0) })
      }
      grid.resize(columns: 3, rows: 2)
      grid.check()
    }
    grid.draw(DisplayList(size: CGSize(width: CGFloat.infinity, height: .nan)))
    grid.check()
    expectEqual(grid.rows, 0)
    expectEqual(picture(3, 1, [item(rect(-.infinity, 0, .infinity, 1), .pattern("x", GlyphStyle()))]), "xxx")
  }

  @Test func `characters without a width are not drawn`() {
    expectEqual(picture(4, 1, [text("a\u{200B}b\u{FEFF}c\u{200F}")]), "abc")
    expectEqual(picture(4, 1, [text("abc"), item(rect(0, 0, 3, 1), .pattern("\u{200B}", GlyphStyle()))]), "abc")
  }

  @Test func `a smaller size cuts the picture and splits nothing`() {
    var grid = draw(5, 2, [text("a界界\nb")])
    grid.resize(columns: 4, rows: 3)
    grid.check()
    expectEqual(PlainTextEncoder.encode(grid), "a界\nb\n")
    grid.resize(columns: 0, rows: 0)
    grid.check()
    expectEqual(PlainTextEncoder.encode(grid), "")
  }

  private static let boxes: [(BoxGlyphs, String)] = [
    (asciiBox, "+---+\n|+--++\n||  ||\n++--+|\n +---+"),
    (
      BoxGlyphs(
        horizontal: "─", vertical: "│", topLeading: "┌", topTrailing: "┐", bottomLeading: "└", bottomTrailing: "┘"),
      "┌───┐\n│┌──┼┐\n││  ││\n└┼──┘│\n └───┘"
    ),
  ]

  @Test func `lines that meet join, in any order of drawing`() {
    for (box, expected) in Self.boxes {
      let items = [item(rect(0, 0, 5, 4), .box(box, GlyphStyle())), item(rect(1, 1, 5, 4), .box(box, GlyphStyle()))]
      var grid = draw(6, 5, items)
      expectEqual(PlainTextEncoder.encode(grid), expected)
      for column in 0..<6 {
        redraw(&grid, 6, 5, damage: rect(CGFloat(column), 1, 1, 2), items)
        expectEqual(PlainTextEncoder.encode(grid), expected, "column \(column)")
      }
    }
  }

  @Test func `lines of two weights join, each as thick as it is`() {
    func joint(_ a: Character, _ b: Character) -> Character {
      let (a, b) = (a.unicodeScalars.first!.value, b.unicodeScalars.first!.value)
      let glyph = Cell.Glyph(code: a).joined(with: Cell.Glyph(code: b))
      expectEqual(glyph, Cell.Glyph(code: b).joined(with: Cell.Glyph(code: a)))
      return Character(Unicode.Scalar(glyph.scalar)!)
    }
    #expect(joint("─", "┃") == "╂" && joint("━", "│") == "┿" && joint("━", "┃") == "╋")
    #expect(joint("┐", "┏") == "┲" && joint("╮", "┗") == "╄" && joint("╭", "━") == "┯")
    #expect(joint("╌", "│") == "┼" && joint("═", "│") == "┿" && joint("╱", "│") == "+" && joint("-", "|") == "+")
    let lines = (0x2500...0x257F as ClosedRange<UInt32>).filter { !(0x2571...0x2573).contains($0) }
    for a in lines {
      for b in lines where a != b {
        let glyph = Cell.Glyph(code: a).joined(with: Cell.Glyph(code: b))
        #expect(glyph.isLine && glyph.scalar != 0x2B)
        for c in [0x2502, 0x2501, 0x2554] as [UInt32] {
          let (first, last) = (glyph, Cell.Glyph(code: b).joined(with: Cell.Glyph(code: c)))
          expectEqual(first.joined(with: Cell.Glyph(code: c)).scalar, Cell.Glyph(code: a).joined(with: last).scalar)
        }
      }
    }
  }

  @Test func `rounded corners join, and a line leaves text of its characters as it is`() {
    let rounded = BoxGlyphs(
      horizontal: "─", vertical: "│", topLeading: "╭", topTrailing: "╮", bottomLeading: "╰", bottomTrailing: "╯")
    func box(_ frame: CGRect) -> DisplayItem { item(frame, .box(rounded, GlyphStyle())) }
    expectEqual(picture(5, 3, [box(rect(0, 0, 3, 3)), box(rect(2, 0, 3, 3))]), "╭─┬─╮\n│ │ │\n╰─┴─╯")
    expectEqual(picture(3, 3, [box(rect(0, 0, 3, 3)), box(rect(0, 0, 3, 3))]), "╭─╮\n│ │\n╰─╯")
    expectEqual(picture(3, 3, [text("─"), box(rect(0, 0, 3, 3))]), "──╮\n│ │\n╰─╯")
    let ascii = item(rect(0, 0, 3, 3), .box(asciiBox, GlyphStyle()))
    expectEqual(picture(3, 3, [text("-"), ascii, text("|", x: 1), ascii]), "-|+\n| |\n+-+")
  }

  @Test func `a caret shows in its clip and on the grid, and the last one counts`() {
    func caret(_ x: CGFloat, _ y: CGFloat, clip: CGRect) -> CellPosition? {
      draw(4, 2, [item(rect(x, y, 0, 0), clip: clip, .caret())]).caret
    }
    let all = rect(0, 0, 9, 9)
    expectEqual(caret(2, 1, clip: all), CellPosition(column: 2, row: 1))
    expectEqual(caret(2, 1, clip: rect(2, 1, 1, 1)), CellPosition(column: 2, row: 1))
    for clip in [rect(0, 0, 2, 2), rect(3, 0, 1, 2), rect(0, 0, 4, 1)] { expectEqual(caret(2, 1, clip: clip), nil) }
    for (x, y) in [(4, 0), (0, 2), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      expectEqual(caret(x, y, clip: all), nil)
    }
    let both = [item(rect(1, 0, 0, 0), .caret(.red)), item(rect(3, 0, 0, 0), .caret(.blue))]
    #expect(draw(4, 1, both).caret?.column == 3 && draw(4, 1, both).caretColor == .blue)
  }

  @Test func `a caret stays until its own cell is drawn again`() {
    var grid = draw(4, 2, [item(rect(2, 1, 0, 0), .caret(.red))])
    for damage in [rect(0, 0, 4, 1), rect(0, 1, 2, 1), rect(3, 1, 1, 1)] {
      // A caret outside of the damage is drawn no more than other items are.
      redraw(&grid, 4, 2, damage: damage, [item(rect(1, 0, 0, 0), clip: rect(0, 1, 4, 1), .caret())])
      #expect(grid.caret == CellPosition(column: 2, row: 1) && grid.caretColor == .red)
    }
    redraw(&grid, 4, 2, damage: rect(2, 1, 1, 1), [])
    #expect(grid.caret == nil && grid.caretColor == nil)
  }

  @Test func `the cells of a list are those of all its areas`() {
    let list = DisplayList(damage: [rect(0, 0, 3, 2), rect(1, 1, 2, 1)], items: [], size: CGSize(width: 4, height: 2))
    expectEqual(draw(4, 2, []).cellCount(of: list), 8)
  }

  @Test func `a wide pattern that begins before the edge covers the first cell`() {
    expectEqual(picture(4, 1, [text("a"), item(rect(-1, 0, 5, 1), .pattern("界", GlyphStyle()))]), " 界")
  }

  @Test(arguments: ["界", "\u{200B}"] as [Character]) func `a box draws glyphs of one cell only`(_ glyph: Character) {
    let box = BoxGlyphs(
      horizontal: glyph, vertical: glyph, topLeading: glyph, topTrailing: glyph, bottomLeading: glyph,
      bottomTrailing: glyph)
    expectEqual(picture(4, 3, [item(rect(0, 0, 4, 3), .box(box, GlyphStyle()))]), "\n\n")
  }

  @Test func `a single column splits no glyph, and there may be none`() {
    var grid = draw(3, 2, [text("界a")])
    for (columns, rows) in [(1, 1), (0, 2), (-1, -1)] {
      grid.resize(columns: columns, rows: rows)
      grid.check()
      expectEqual([grid.columns, grid.rows], [max(columns, 0), max(rows, 0)])
      expectEqual(PlainTextEncoder.encode(grid), rows == 2 ? "\n" : "")
    }
  }

  @Test func `a part has the caret with its colour, and no half of a glyph, however narrow it is`() {
    var grid = draw(6, 3, [text("界abcd", y: 1)])
    (grid.caret, grid.caretColor) = (CellPosition(column: 3, row: 1), .red)
    let part = grid.part(CellRect(columns: 1..<5, rows: 1..<9))
    expectEqual(part.characters(inRow: 0, 0..<4), " abc")
    #expect(part.caret == CellPosition(column: 2, row: 0) && part.caretColor == .red)
    let none = grid.part(CellRect(columns: 3..<3, rows: 0..<3))
    #expect(none.columns == 0 && none.rows == 3 && none.caret == nil)
  }

  @Test func `a caret outside of a smaller size is gone with its colour, one inside stays`() {
    var grid = draw(4, 2, [item(rect(2, 1, 0, 0), .caret(.red))])
    grid.resize(columns: 3, rows: 2)
    #expect(grid.caret == CellPosition(column: 2, row: 1) && grid.caretColor == .red)
    grid.resize(columns: 3, rows: 1)
    #expect(grid.caret == nil && grid.caretColor == nil)
  }

  @Test(
    arguments: [
      (.fill(.red), 1..<3), (.fill(.halfRed), 1..<3), (.pattern("x", GlyphStyle(traits: .bold)), 1..<3),
      (.pattern("▌", GlyphStyle(foreground: .halfRed)), 1..<3), (.rule("-", GlyphStyle(traits: .bold)), 0..<0),
      (.box(asciiBox, GlyphStyle(traits: .bold)), 0..<0),
    ] as [(DisplayItem.Content, Range<Int>)])
  func `all that is drawn in a style counts as styled, except lines`(
    _ content: DisplayItem.Content, _ columns: Range<Int>
  ) {
    expectEqual(draw(4, 1, [item(rect(1, 0, 2, 1), content)]).styledColumns(inRow: 0), columns)
  }

  @Test func `cells that are plain again, and lines, are no styled columns at the ends`() {
    let bold = GlyphStyle(traits: .bold)
    let line = item(rect(4, 0, 2, 1), .rule("-", bold))
    expectEqual(draw(6, 1, [text("abcd  ", bold), text("a"), line]).styledColumns(inRow: 0), 1..<4)
    expectEqual(draw(2, 1, [text("ab", bold), text("ab")]).styledColumns(inRow: 0), 0..<0)
    let empty = CellGrid(cellSize: CGSize(width: 1, height: 1), columns: 0, rows: 1)
    expectEqual(empty.styledColumns(inRow: 0), 0..<0)
    var grid = draw(3, 1, [text("abc", bold)])
    for (columns, styled) in [(5, 0..<3), (2, 0..<2)] {
      grid.resize(columns: columns, rows: 1)
      expectEqual(grid.styledColumns(inRow: 0), styled)
    }
  }

  @Test func `a part of any row, and one of a single column, has no half of a glyph`() {
    let grid = draw(6, 3, [text("abcdef\nabcdef\nabc界f")])
    func rows(_ columns: Range<Int>, _ rows: Range<Int>) -> [String] {
      let part = grid.part(CellRect(columns: columns, rows: rows))
      return (0..<part.rows).map { part.characters(inRow: $0, 0..<part.columns) }
    }
    expectEqual(rows(0..<4, 1..<3), ["abcd", "abc "])
    expectEqual(rows(3..<4, 2..<3), [" "])
    expectEqual(rows(4..<5, 2..<3), [" "])
    expectEqual(rows(3..<6, 2..<3), ["界f"])
  }

  @Test func `a control character that was not replaced before becomes a question mark`() {
    var table = GlyphTable()
    for character in ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2066}", "\r\n"] as [Character] {
      expectEqual(table.glyph(character), Cell.Glyph(code: 0x3F))
    }
  }
}
