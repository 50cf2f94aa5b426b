import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The cells of a lazy grid: which are built, and where their lines stand.
@MainActor struct LazyGridRenderNodeTests {
  private func grid(_ screen: Screen) throws -> LazyGridRenderNode {
    try #require(screen.frames.root.shown { $0 as? LazyGridRenderNode }.first)
  }

  private static let pair = [GridItem(.fixed(3)), GridItem(.fixed(3))]
  private static let three = Array(repeating: GridItem(.fixed(3), spacing: 0), count: 3)

  /// A text and 12 cells in rows 0..<13, a header in row 13, and 29 cells in rows 14..<43.
  private let mixed = Screen(width: 12, height: 4) {
    ScrollView {
      LazyVGrid(columns: LazyGridRenderNodeTests.three, spacing: 0) {
        Text("t")
        ForEach(0..<12) { Text("\($0)") }
        Section("H") { ForEach(0..<29) { Text("\($0)") } }
      }
    }
  }

  @Test func `rows are widened by a line on each side, and to whole lines of each run of cells`() throws {
    let grid = try grid(mixed)
    expectEqual(
      [0..<3, 6..<9, 9..<13, 12..<14, 13..<14, 14..<17, 17..<20, 38..<39, 39..<43, 0..<43].map(grid.widened),
      [0..<6, 3..<12, 6..<17, 9..<17, 9..<17, 9..<20, 14..<23, 35..<43, 35..<43, 0..<43])
  }

  @Test func `the rows of a segment before a row are counted in lines`() throws {
    let grid = try grid(mixed)
    let (cells, later) = (grid.segments[1], grid.segments[3])
    expectEqual([0, 1, 4, 9, 40].map(cells.rowCount), [0, 0, 3, 8, 12])
    expectEqual([0, 1, 4, 9, 40].map { grid.lineCount(cells, before: $0) }, [0, 0, 1, 2, 4])
    expectEqual([10, 14, 20, 43].map(later.rowCount), [0, 0, 6, 29])
    expectEqual([10, 14, 20, 43].map { grid.lineCount(later, before: $0) }, [0, 0, 2, 9])
  }

  @Test func `a grid is as broad as it is offered, or as its tracks need`() throws {
    let proposals = [.unspecified, ProposedViewSize(width: 7, height: nil), ProposedViewSize(width: 30, height: 2)]
    let grid = try grid(mixed)
    expectEqual((proposals + [.infinity]).map { grid.measure($0).width }, [9, 9, 30, .infinity])
    let screen = Screen(width: 12) { LazyVGrid(columns: [GridItem(.fixed(0))]) { Text("a") } }
    let none = try self.grid(screen)
    expectEqual((proposals + [.infinity]).map { none.measure($0).width }, [0, 7, 30, .infinity])
    expectEqual(screen.faults, [])
  }

  @Test func `a collection that the window left keeps its length`() throws {
    let screen = Screen(width: 12, height: 5) {
      ScrollView {
        LazyVGrid(columns: Self.three, spacing: 0) {
          Section("A") { ForEach(0..<300) { Text("\($0)") } }
          Section("B") { ForEach(0..<300) { Text("\($0)") } }
        }
        .accessibilityIdentifier("grid")
      }
    }
    var built: [[Int]] { (try? grid(screen).segments.map { $0.built.map(\.index) }) ?? [] }
    screen.press(.tab)
    screen.press(.end)
    let rows = [285, 288, 291, 294, 297].map { "\($0)\($0 + 1)\($0 + 2)" }
    expectText(screen.text.rows(columns: 11), equals: rows.joined(separator: "\n"))
    expectEqual(screen.frame(id: "grid")?.height, 202)
    expectEqual(built, [[0], [], [301], Array(584..<602)])
    screen.press(.home)
    expectText(screen.text.rows(columns: 11), equals: "A\n0  1  2\n3  4  5\n6  7  8\n9 10 11")
    expectEqual(screen.frame(id: "grid")?.height, 202)
    expectEqual(built, [[0], Array(1..<16), [301], []])
  }

  @Test func `a line of which only the cell with the focus is built keeps the length of whole lines`() {
    let columns = [GridItem(.fixed(6)), GridItem(.fixed(3))]
    let screen = Screen(width: 12, height: 6) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<80, id: \.self) { cell in
            if cell.isMultiple(of: 2) { Button("\(cell)") {} } else { Text("x\ny\nz") }
          }
        }
        .accessibilityIdentifier("grid")
      }
    }
    screen.press(.tab)
    screen.press(.end)
    expectText(screen.text, contains: "[ 78 ]")
    expectEqual(screen.frame(id: "grid")?.height, 120)
    expectEqual(screen.frame(id: "grid")?.minY, -114)
  }

  @Test func `an element with two cells moves the cells after it`() {
    func picture(_ spacing: CGFloat, @ViewBuilder _ content: () -> some View) -> String {
      Screen(width: 12) { LazyVGrid(columns: Self.pair, alignment: .leading, spacing: spacing, content: content) }.text
    }
    expectText(
      picture(0) {
        ForEach(0..<4) { element in
          Text("\(element)")
          if element == 1 { Text("x") }
        }
        Text("end")
      }, equals: " 0   1\n x   2\n 3\nend")
    expectText(
      picture(1) {
        ForEach(0..<5) { if $0 != 2 { Text("\($0)") } }
        ForEach(0..<2) { Text("e\($0)") }
      }, equals: " 0   1\n\n 3   4\n\n e0  e1")
  }

  /// Without a spacing of the grid, its lines are as far apart as their first cells are.
  @Test func `spaces beside the first cells of lines do not bring the lines together`() {
    let rows = [GridItem(.fixed(1), spacing: 0), GridItem(.fixed(1))]
    let screen = Screen(width: 12, height: 2) {
      LazyHGrid(rows: rows, alignment: .top) {
        ForEach(0..<2) {
          Text("a\($0)")
          Spacer(minLength: 2).frame(width: 2)
        }
        Text("b")
        Text("c")
      }
    }
    expectText(screen.text, equals: "a0 a1 b\n      c")
  }

  @Test(arguments: [(0, "x    abc  y"), (1, "x   abc    y"), (2, "x    abc    y")] as [(CGFloat, String)])
  func `a cell wider than its track stands in the middle of it, unless the track has no length`(
    length: CGFloat, picture: String
  ) {
    let columns = [
      GridItem(.fixed(4), alignment: .leading), GridItem(.fixed(length), spacing: 5), GridItem(.fixed(1)),
    ]
    let screen = Screen(width: 14) {
      LazyVGrid(columns: columns, alignment: .leading) {
        Text("x")
        Text("abc").fixedSize()
        Text("y")
      }
    }
    expectText(screen.text, equals: picture)
  }

  /// The place of each cell depends on all cells before.
  private var sparse: some View {
    LazyVGrid(columns: Self.pair, alignment: .leading, spacing: 0) {
      ForEach(0..<60) { if $0 % 3 != 0 { Text("\($0)") } }
    }
  }

  @Test func `a collection that is built as a whole scrolls, and has its length before it is placed`() {
    let screen = Screen(width: 9, height: 4) { ScrollView { sparse } }
    screen.press(.tab)
    for _ in 0..<3 { screen.press(.pageDown) }
    expectText(screen.text.rows(columns: 8), equals: "28  29\n31  32\n34  35\n37  38")
    screen.press(.end)
    expectText(screen.text.rows(columns: 8), equals: "49  50\n52  53\n55  56\n58  59")
    let alternatives = ViewThatFits(in: .vertical) {
      sparse
      Text("other")
    }
    expectText(Screen(alternatives, width: 9, height: 19).text, contains: "other")
    expectText(Screen(alternatives, width: 9, height: 20).text, contains: "59")
  }

  @Test func `tracks follow the breadth of the window`() {
    func screen(_ width: Int) -> Screen {
      Screen(width: width, height: 7) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { ForEach(0..<30) { Text("word and word \($0)") } }
        }
      }
    }
    let resized = screen(30)
    _ = resized.text
    for width in [12, 24, 9] {
      resized.resize(width: width, height: 7)
      expectText(resized.text, equals: screen(width).text)
      expectEqual(resized.faults, [])
    }
  }

  @Observable fileprivate final class Columns {
    var count = 2
  }

  private struct Cells: View {
    let columns: Columns

    var body: some View {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.fixed(3), spacing: 0), count: columns.count), alignment: .leading,
          spacing: 0
        ) {
          ForEach(0..<200) { Text("\($0)") }
        }
      }
    }
  }

  @Test func `the window stays where it is when the columns change`() {
    let columns = Columns()
    let screen = Screen(Cells(columns: columns), width: 13, height: 3)
    screen.press(.tab)
    for _ in 0..<5 { screen.press(.down) }
    expectText(screen.text.rows(columns: 12), equals: "10 11\n12 13\n14 15")
    columns.count = 4
    expectText(screen.text.rows(columns: 12), equals: "20 21 22 23\n24 25 26 27\n28 29 30 31")
  }
}
