import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

struct FilmPictureTests {
  private func picture(_ columns: Int, _ rows: Int, _ words: String) -> FilmPicture {
    draw(columns, rows, [text(words)]).picture
  }

  private func runs(_ change: FilmChange) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    change.forEachRun { range, cells in
      #expect(range.count == cells.count)
      runs.append(range)
    }
    return runs
  }

  @Test(
    arguments: [
      ("abcdef", []), ("xbcdef", [0..<1]), ("abcdex", [5..<6]), ("xxcdef", [0..<2]), ("xbxdef", [0..<3]),
      ("xbcxef", [0..<1, 3..<4]), ("xbxdxf", [0..<5]), ("abxdex", [2..<3, 5..<6]),
    ] as [(String, [Range<Int>])])
  func `cells that differ are in runs, with gaps of one cell`(_ words: String, _ expected: [Range<Int>]) {
    let (old, new) = (picture(6, 1, "abcdef"), picture(6, 1, words))
    let change = FilmChange(from: old, to: new)
    expectEqual(runs(change), expected)
    expectEqual(change.isEmpty, expected.isEmpty)
    expectEqual(change.bytes, expected.count * 8 + expected.map(\.count).reduce(0, +) * MemoryLayout<Cell>.stride)
    var shown = old
    let back = shown.apply(change)
    #expect(shown.cells == new.cells)
    _ = shown.apply(back)
    #expect(shown.cells == old.cells)
  }

  @Test func `a grid becomes the next picture, with its caret and the rows that are left out`() {
    let old = draw(6, 1, [text("abcdef")])
    var new = draw(6, 1, [text("xbcdxf")])
    (new.caret, new.restRows) = (CellPosition(column: 1, row: 0), 3)
    let other = draw(3, 2, [text("abc\ndef")])
    for (start, end) in [(old, new), (new, old), (old, other), (other, new)] {
      var grid = start
      grid.show(end.picture, by: FilmChange(from: start.picture, to: end.picture))
      #expect(grid.cells == end.cells && grid.size == end.size)
      #expect(grid.caret == end.caret && grid.restRows == end.restRows)
      expectText(PlainTextEncoder.encode(grid), equals: PlainTextEncoder.encode(end))
    }
  }

  @Test func `a change of the size alone, or of the caret alone, is one`() {
    let old = picture(2, 2, "")
    #expect(FilmChange(from: old, to: old).isEmpty)
    let larger = FilmChange(from: old, to: picture(3, 1, ""))
    #expect(!larger.isEmpty && runs(larger).isEmpty && larger.size == FilmPicture.Size(columns: 3, rows: 1))
    var grid = draw(2, 2, [])
    grid.caret = CellPosition(column: 1, row: 0)
    let caret = FilmChange(from: old, to: grid.picture)
    #expect(!caret.isEmpty && runs(caret).isEmpty && caret.size == nil && caret.marks != nil)
  }

  @Test func `rows that are drawn over in any order are kept once each`() {
    var kept = OverdrawnCells()
    let (before, after) = (picture(3, 3, "abc\ndef\nghi"), picture(3, 3, ""))
    for row in [0, 2, 1, 2, 1, 0] {
      let list = DisplayList(
        damage: [rect(0, CGFloat(row), 3, 1)], items: [], size: CGSize(width: 3, height: 3))
      kept.willDraw(list, on: before, cellSize: CGSize(width: 1, height: 1))
    }
    let change = kept.change(since: after)
    expectEqual(runs(change).flatMap(Array.init), Array(0..<9))
    var shown = after
    _ = shown.apply(change)
    #expect(shown.cells == before.cells)
  }

  @Test func `a picture of a different size keeps the cells inside both`() {
    let old = picture(3, 2, "abc\ndef")
    for (columns, rows, words) in [(2, 3, "ab\nde"), (4, 1, "abc"), (1, 1, "a"), (3, 2, "abc\ndef"), (0, 0, "")] {
      let size = FilmPicture.Size(columns: columns, rows: rows)
      #expect(FilmPicture.cells(old.cells, of: old.size, at: size) == picture(columns, rows, words).cells)
    }
  }

  @Test func `a grid has the size of the list that it draws, within the limits of pictures`() {
    func size(_ width: Int, _ height: Int) -> FilmPicture.Size {
      FilmPicture.Size(
        of: DisplayList(damage: [], items: [], size: CGSize(width: width, height: height)),
        cellSize: CGSize(width: 1, height: 1))
    }
    expectEqual(size(7, 3), FilmPicture.Size(columns: 7, rows: 3))
    expectEqual(size(1 << 20, 3), FilmPicture.Size(columns: 1 << 14, rows: 3))
    expectEqual(size(1 << 14, 1 << 20), FilmPicture.Size(columns: 1 << 14, rows: 1 << 10))
  }

  /// The picture before an event with these drawings, each on the picture at that time.
  private func start(
    _ drawings: [(damage: CGRect, picture: FilmPicture, size: CGSize)], end: FilmPicture
  ) -> FilmPicture {
    var kept = OverdrawnCells()
    for (damage, picture, size) in drawings {
      kept.willDraw(
        DisplayList(damage: [damage], items: [], size: size), on: picture, cellSize: CGSize(width: 1, height: 1))
    }
    var shown = end
    _ = shown.apply(kept.change(since: end))
    return shown
  }

  @Test func `what an event draws over twice is as it was at first, whatever the sizes between`() {
    let (before, size) = (picture(3, 3, "abc\ndef\nghi"), CGSize(width: 3, height: 3))
    let twice = start(
      [
        (rect(0, 0, 3, 1), before, size), (rect(1, 1, 1, 1), before, size),
        (rect(0, 1, 3, 1), picture(3, 3, "xbc\ndxf\nghi"), size),
        (rect(0, 0, 3, 1), picture(3, 3, "xbc\nxxx\nghi"), size),
      ], end: picture(3, 3, "xxx\nxxx\nghi"))
    #expect(twice.cells == before.cells)
    let resized = start(
      [
        (rect(0, 1, 3, 1), before, size),
        (rect(0, 0, 4, 3), picture(3, 3, "abc\nxxx\nghi"), CGSize(width: 4, height: 3)),
        (rect(0, 0, 2, 2), picture(4, 3, "1234\n1234\n1234"), CGSize(width: 2, height: 2)),
      ], end: picture(2, 2, "zz\nzz"))
    #expect(resized.cells == before.cells && resized.size == before.size)
  }

  @Test(arguments: [1, 2]) func `the other half of a wide glyph at the edge is kept as well`(_ column: Int) {
    var grid = draw(4, 1, [text("a界b")])
    let (before, damage) = (grid.picture, rect(CGFloat(column), 0, 1, 1))
    redraw(&grid, 4, 1, damage: damage, [text("a界b"), text("x", x: CGFloat(column))])
    #expect(start([(damage, before, CGSize(width: 4, height: 1))], end: grid.picture).cells == before.cells)
  }

  @Test func `what is drawn over in the middle of a row before the size changes is as it was`() {
    let before = picture(6, 2, "abcdef\nghijkl")
    let shown = start(
      [
        (rect(3, 1, 1, 1), before, CGSize(width: 6, height: 2)),
        (rect(0, 0, 7, 2), picture(6, 2, "abcdef\nghixkl"), CGSize(width: 7, height: 2)),
      ], end: picture(7, 2, "1234567\n1234567"))
    #expect(shown.cells == before.cells && shown.size == before.size)
  }

  @Test func `a change of the size brings the caret, and takes it back`() {
    let old = draw(2, 2, [text("ab")])
    var new = draw(3, 1, [text("abc")])
    new.caret = CellPosition(column: 2, row: 0)
    var shown = old.picture
    let back = shown.apply(FilmChange(from: old.picture, to: new.picture))
    #expect(shown.marks == new.picture.marks)
    _ = shown.apply(back)
    #expect(shown.marks == old.picture.marks && shown.cells == old.cells)
  }
}
