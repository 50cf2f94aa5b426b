import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

struct GridDamageTests {
  @Test func `only cells that differ are changes`() {
    var grid = draw(6, 2, [text("abcdef\nghijkl")])
    expectEqual(grid.changes().map(\.columns), [0..<6, 0..<6])
    grid.markShown()
    #expect(grid.changes().isEmpty)
    redraw(&grid, 6, 2, [text("abcdef\ngXijYZ")])
    expectEqual(grid.changes().map(\.row), [1, 1])
    expectEqual(grid.changes().map(\.columns), [1..<2, 4..<6])
    redraw(&grid, 6, 2, [text("abcdef\nghijkl")])
    #expect(grid.changes().isEmpty)
  }

  @Test func `an area includes the other halves of the wide glyphs at its edges`() {
    let grid = draw(6, 2, [text("世界ab\nabc世")])
    for (area, whole) in [
      (rect(1, 0, 1, 1), rect(0, 0, 2, 1)), (rect(0, 0, 1, 2), rect(0, 0, 2, 2)), (rect(2, 0, 1, 1), rect(2, 0, 2, 1)),
      (rect(4, 0, 1, 1), rect(4, 0, 1, 1)), (rect(3, 1, 1, 1), rect(3, 1, 2, 1)), (rect(3, 0, 1, 2), rect(2, 0, 3, 2)),
      (rect(0, 0, 6, 1), rect(0, 0, 6, 1)), (rect(7, 0, 1, 1), rect(7, 0, 1, 1)),
    ] { expectEqual(grid.wholeGlyphs(in: area), whole) }
    let cell = CGSize(width: 8, height: 16)
    var points = CellGrid(cellSize: cell)
    let layout = TextMetrics(cellSize: cell).layout(TextBlock([TextRun("世界")], glyphs: .unicode), in: .unspecified)
    let words = item(CGRect(origin: .zero, size: layout.size), .text(layout[0..<layout.count]))
    points.draw(DisplayList(damage: [rect(0, 0, 48, 16)], items: [words], size: CGSize(width: 48, height: 16)))
    expectEqual(points.wholeGlyphs(in: rect(8, 0, 8, 16)), rect(0, 0, 16, 16))
    expectEqual(points.wholeGlyphs(in: rect(8, 0, 16, 16)), rect(0, 0, 32, 16))
  }

  @Test func `a copy stays as it is`() {
    var grid = draw(3, 1, [text("abc")])
    let before = grid
    redraw(&grid, 3, 1, [text("xyz")])
    expectEqual(PlainTextEncoder.encode(before), "abc")
  }

  @Test func `outside of the damage nothing changes`() {
    var grid = draw(6, 1, [text("abcdef")])
    redraw(&grid, 6, 1, damage: rect(2, 0, 2, 1), [text("ABCDEF")])
    expectEqual(PlainTextEncoder.encode(grid), "abCDef")
  }

  /// The picture of an incremental frame equals a fresh one, wherever the damage cuts the glyphs.
  @Test func `a cover that comes and goes leaves the cells below`() {
    let base = [
      item(rect(0, 0, 9, 3), .fill(.blue)), text("界a界b界", x: 0, y: 1),
      item(rect(0, 0, 9, 3), .box(asciiBox, GlyphStyle())),
    ]
    let fresh = draw(9, 3, base)
    for column in 0..<9 {
      for width in 1...4 {
        let frame = rect(CGFloat(column), 0, CGFloat(width), 2)
        var grid = fresh
        redraw(&grid, 9, 3, damage: frame, base + [item(frame, .fill(.red))])
        let covered = draw(9, 3, base + [item(frame, .fill(.red))])
        expectEqual(CellsEncoder.encode(grid), CellsEncoder.encode(covered), "covered at \(column), \(width) wide")
        redraw(&grid, 9, 3, damage: frame, base)
        expectEqual(CellsEncoder.encode(grid), CellsEncoder.encode(fresh), "uncovered at \(column), \(width) wide")
      }
    }
  }

  /// A character over one half leaves the other half blank; when it goes away, the whole glyph shows again.
  ///
  /// The damage is as narrow as the change.
  @Test(arguments: [(0, "x ", " "), (1, " x", " ")]) func `a character over half of a wide glyph comes and goes`(
    _ column: Int, _ covered: String, _ rest: String
  ) {
    let base = [text("界")]
    var grid = draw(3, 1, base)
    let damage = rect(CGFloat(column), 0, 1, 1)
    redraw(&grid, 3, 1, damage: damage, base + [text("x", x: CGFloat(column))])
    expectEqual(grid.characters(inRow: 0, 0..<3), covered + rest)
    #expect(ANSIEncoder.encodeChanges(of: grid).contains(covered.trimmingCharacters(in: .whitespaces)))
    grid.markShown()
    redraw(&grid, 3, 1, damage: damage, base)
    expectEqual(grid.characters(inRow: 0, 0..<3), "界 ")
    expectEqual(grid.changes().map(\.columns), [0..<2])
  }

  @Test func `both halves of a cut wide glyph are changes, even beside the drawn area`() {
    let base = [text("界x界")]
    var grid = draw(5, 1, base)
    grid.markShown()
    redraw(&grid, 5, 1, damage: rect(1, 0, 3, 1), base + [text("abc", x: 1)])
    expectEqual(grid.characters(inRow: 0, 0..<5), " abc ")
    expectEqual(grid.changes().map(\.columns), [0..<5])
  }

  @Test func `each half of a wide glyph keeps the background below it, and the whole has that of the first`() {
    let base = [item(rect(0, 0, 2, 1), .fill(.red)), text("a界b")]
    let style = "0..2 bg=red"
    var grid = draw(4, 1, base)
    expectEqual(CellsEncoder.encode(grid), "\"a界b\"\n  \(style)")
    grid.markShown()
    redraw(&grid, 4, 1, damage: rect(1, 0, 1, 1), base + [text("x", x: 1)])
    expectEqual(CellsEncoder.encode(grid), "\"ax b\"\n  0..1 bg=red")
    redraw(&grid, 4, 1, damage: rect(1, 0, 1, 1), base)
    expectEqual(CellsEncoder.encode(grid), "\"a界b\"\n  \(style)")
    #expect(grid.changes().isEmpty)
  }

  @Test func `a border goes on where the clip cut a wide glyph, and stops where something covers it`() {
    let line = item(rect(0, 0, 1, 2), .box(asciiBox, GlyphStyle()))
    expectEqual(PlainTextEncoder.encode(draw(3, 2, [text("界", clip: rect(0, 0, 1, 1)), line])), "-\n-")
    expectEqual(PlainTextEncoder.encode(draw(3, 2, [text("界"), text("x", x: 1), line])), " x\n-")
  }

  @Test func `an area of no cells is not extended, and one from the second column to the last is`() {
    let grid = draw(6, 2, [text("世界ab\nabc世")])
    for (area, whole) in [
      (rect(7, 1, 1, 1), rect(7, 1, 1, 1)), (rect(1, 0, 0, 1), rect(1, 0, 0, 1)), (rect(1, 0, 5, 1), rect(0, 0, 6, 1)),
    ] { expectEqual(grid.wholeGlyphs(in: area), whole) }
    var cut = draw(6, 1, [text("界abcd")])
    redraw(&cut, 6, 1, damage: rect(1, 0, 5, 1), [text("界abcd")])
    expectEqual(PlainTextEncoder.encode(cut), "界abcd")
  }

  @Test(
    arguments: [
      .fill(.red), .fill(.halfRed), .pattern("x", GlyphStyle()), .pattern("▌", GlyphStyle(foreground: .halfRed)),
      .rule("-", GlyphStyle()), .text([TextLine(runs: [TextRun("ab")], offset: 0, width: 2)]),
    ] as [DisplayItem.Content])
  func `the first that is drawn in a row is a change`(_ content: DisplayItem.Content) {
    var grid = CellGrid(cellSize: CGSize(width: 1, height: 1), columns: 4, rows: 3)
    grid.markShown()
    redraw(&grid, 4, 3, damage: rect(0, 1, 4, 2), [item(rect(1, 1, 2, 1), content)])
    expectEqual(grid.changes().map(\.row), [1])
    expectEqual(grid.changes().map(\.columns), [1..<3])
  }

  @Test func `a size, a caret and its colour are changes each, rows without columns are none`() {
    var grid = draw(2, 1, [text("ab")])
    grid.markShown()
    #expect(!grid.hasChanges)
    grid.caret = CellPosition(column: 1, row: 0)
    #expect(grid.hasChanges)
    grid.markShown()
    #expect(!grid.hasChanges)
    grid.caretColor = .red
    #expect(grid.hasChanges)
    grid.markShown()
    grid.resize(columns: 0, rows: 0)
    #expect(grid.hasChanges)
    grid.resize(columns: 0, rows: 2)
    grid.markShown()
    grid.markAllDirty()
    #expect(!grid.hasChanges)
  }

  @Test func `a wide glyph that becomes another one is changed in both cells`() {
    var grid = draw(3, 1, [text("世a")])
    grid.markShown()
    redraw(&grid, 3, 1, [text("界a")])
    expectEqual(grid.changes().map(\.columns), [0..<2])
  }

  @Test func `a new grid has changes, and so has one whose picture is no longer visible`() {
    let cell = CGSize(width: 1, height: 1)
    #expect(CellGrid(cellSize: cell).hasChanges)
    CellGrid(cellSize: cell, columns: 0, rows: 1).check()
    var grid = draw(3, 2, [text("abc\nd")])
    grid.markShown()
    grid.forgetShown()
    grid.check()
    #expect(grid.hasChanges)
    expectEqual(grid.changes().map(\.row), [0, 1])
    expectEqual(grid.changes().map(\.columns), [0..<3, 0..<1])
  }
}
