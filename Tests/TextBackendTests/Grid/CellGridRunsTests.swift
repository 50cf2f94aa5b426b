import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

struct CellGridRunsTests {
  @Test func `cells that differ only in a choice are one run`() {
    let bold = GlyphStyle(traits: .bold)
    let grid = draw(4, 1, [text("ab", bold), text("cd", GlyphStyle(traits: [.bold, .chosen]), x: 2)])
    let runs = grid.runs(inRow: 0, upTo: 4)
    expectEqual(runs.map(\.columns), [0..<4])
    expectEqual(runs.map(\.style), [bold])
  }

  @Test func `a row repeats its neighbours if it and they have the same cells and were styled alike`() {
    let plain = draw(3, 6, [text("abc\nabc\nabc\nabd\nabd\nabd")])
    expectEqual((0..<5).map { plain.repeatsNeighbours($0) }, [false, true, false, false, true])
    let covered = draw(2, 4, [text("ab", GlyphStyle(traits: .bold)), text("ab\nab\nab\nab")])
    expectEqual((0..<3).map { covered.repeatsNeighbours($0) }, [false, false, true])
  }

  @Test func `rows that look alike are a band, with those below the grid`() {
    func bands(_ grid: CellGrid) -> [Range<Int>] {
      var bands: [Range<Int>] = []
      grid.forEachBand { bands.append($0) }
      return bands
    }
    var grid = draw(3, 3, [text("abc\nabc\nabd")])
    expectEqual(bands(grid), [0..<2, 2..<3])
    grid.restRows = 2
    expectEqual(bands(grid), [0..<2, 2..<5])
    expectEqual(bands(draw(0, 0, [])), [])
  }

  @Test func `a run ends where the style changes, and a second half belongs to the first`() {
    let bold = GlyphStyle(traits: .bold)
    func runs(_ items: [DisplayItem]) -> [Range<Int>] { draw(4, 1, items).runs(inRow: 0, upTo: 4).map(\.columns) }
    expectEqual(runs([text("abc", bold), text("b", x: 1)]), [0..<1, 1..<2, 2..<3, 3..<4])
    expectEqual(runs([text("b", bold), text("世", x: 1), text("a", bold, x: 3)]), [0..<1, 1..<3, 3..<4])
    expectEqual(runs([item(rect(0, 0, 2, 1), .fill(.red)), text("a界b")]), [0..<3, 3..<4])
  }
}
