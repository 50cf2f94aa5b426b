import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

struct CellsTests {
  @Test func `a row is like the row above it if all cells are equal`() {
    let grid = draw(3, 6, [text("abc\nabc\nabd\nabd\nbbd\nabd")])
    expectEqual((0..<6).map { grid.isLikeRowAbove($0) }, [false, true, false, true, false, false])
  }

  @Test(arguments: [("a b~", true), (" ", true), ("a\u{7F}", false), ("a\u{1F}", false), ("é", false)])
  func `printable ASCII is put in one step, other text is not`(_ text: String, _ isPlain: Bool) {
    var grid = draw(6, 1, [])
    let count = grid.putPlain(text, grid[0, 0].style, row: 0, from: 1, within: 0..<6)
    expectEqual(count, isPlain ? text.count : nil)
    expectEqual(grid.characters(inRow: 0, 0..<6), isPlain ? (" " + text).padded(to: 6) : "      ")
  }

  @Test(arguments: [(9, "      "), (-5, "      "), (6, "      "), (5, "     a"), (-1, "bc    "), (2, "  abc ")])
  func `text put beyond the columns is clipped, and its whole length is returned`(_ start: Int, _ row: String) {
    var grid = draw(6, 1, [])
    expectEqual(grid.putPlain("abc", grid[0, 0].style, row: 0, from: start, within: 0..<6), 3)
    expectEqual(grid.characters(inRow: 0, 0..<6), row)
  }

  @Test func `rows without columns are alike, but none is above the first`() {
    let grid = draw(0, 2, [])
    expectEqual((0..<2).map { grid.isLikeRowAbove($0) }, [false, true])
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String { self + String(repeating: " ", count: count - self.count) }
}
