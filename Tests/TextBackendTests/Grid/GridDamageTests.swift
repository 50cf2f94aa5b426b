import Testing
import ViewTree

@testable import TextBackend

struct GridDamageTests {
  @Test func `only cells that differ are changes`() {
    var grid = draw(6, 2, [text("abcdef\nghijkl")])
    #expect(grid.changes().map(\.columns) == [0..<6, 0..<6])
    grid.markShown()
    #expect(grid.changes().isEmpty)
    redraw(&grid, 6, 2, [text("abcdef\ngXijYZ")])
    #expect(grid.changes().map(\.row) == [1, 1])
    #expect(grid.changes().map(\.columns) == [1..<2, 4..<6])
    redraw(&grid, 6, 2, [text("abcdef\nghijkl")])
    #expect(grid.changes().isEmpty)
  }

  @Test func `a copy stays as it is`() {
    var grid = draw(3, 1, [text("abc")])
    let before = grid
    redraw(&grid, 3, 1, [text("xyz")])
    #expect(PlainTextEncoder.encode(before) == "abc")
  }

  @Test func `outside of the damage nothing changes`() {
    var grid = draw(6, 1, [text("abcdef")])
    redraw(&grid, 6, 1, damage: rect(2, 0, 2, 1), [text("ABCDEF")])
    #expect(PlainTextEncoder.encode(grid) == "abCDef")
  }

  /// What an incremental frame draws equals a fresh picture, wherever the damage cuts the glyphs.
  @Test func `a cover that comes and goes leaves what is below`() {
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
        #expect(CellsEncoder.encode(grid) == CellsEncoder.encode(covered), "covered at \(column), \(width) wide")
        redraw(&grid, 9, 3, damage: frame, base)
        #expect(CellsEncoder.encode(grid) == CellsEncoder.encode(fresh), "uncovered at \(column), \(width) wide")
      }
    }
  }
}
