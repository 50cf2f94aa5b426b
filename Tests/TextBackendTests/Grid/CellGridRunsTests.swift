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
}
