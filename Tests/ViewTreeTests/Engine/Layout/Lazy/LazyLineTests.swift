import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// How often the rows of a lazy container are gone through.
@MainActor struct LazyLineTests {
  nonisolated private struct Rows: LazyView {
    let layout = LazyLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
    let counter: Counter
    let content: ForEach<Range<Int>, Int, Text>

    @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
      let node = slot.node { CountingElement(view.layout, parent: $0, inputs: $1) }
      node.counter = view.counter
      node.evaluate(view.content, layout: view.layout)
    }
  }

  nonisolated private final class Counter {
    @MainActor var insets = 0
  }

  private final class CountingElement: LazyNode {
    var counter: Counter?

    override func inset(of element: RenderNode) -> CGFloat {
      counter?.insets += 1
      return 0
    }
  }

  @Test func `a scroll finds the places of the rows at most twice`() {
    let counter = Counter()
    let screen = Screen(width: 10, height: 20) {
      ScrollView { Rows(counter: counter, content: ForEach(0..<1_000) { Text("Row \($0)") }) }
    }
    screen.press(.tab)
    for _ in 0..<5 { screen.press(.down) }
    let before = counter.insets
    screen.press(.down)
    // For each of the 22 rows, the inset is asked for twice when it is placed, and once for the line.
    #expect(counter.insets - before <= 22 * (2 + 2))
    expectText(screen.text, startsWith: "Row 6")
    expectEqual(screen.faults, [])
  }

  /// Two rows, eight estimated ones in lines of three, and three side by side.
  ///
  ///     row     0     1     2 3 4   5 6 7   8 9    10 11 12
  ///     place   0–2   3–6   7–12    12–17   17–21  22–24
  private var line: LazyLine {
    var line = LazyLine()
    line.append(length: 2, gap: 0)
    line.append(length: 3, gap: 1)
    line.skip(to: 10, like: LazyLine.Estimate(length: 4, gap: 1), breadth: 3)
    line.append(length: 2, gap: 1, rows: 3)
    return line
  }

  @Test func `rows stand one after another, estimated ones like their like`() {
    var line = line
    expectEqual(line.count, 13)
    expectEqual(line.length, 24)
    expectEqual((0...13).map { line.start(of: $0) }, [0, 3, 7, 7, 7, 12, 12, 12, 17, 17, 22, 22, 22, 24])
    expectEqual((0...13).map { line.end(of: $0) }, [2, 6, 12, 12, 12, 17, 17, 17, 21, 21, 24, 24, 24, 24])
    line.skip(to: 13, like: LazyLine.Estimate(length: 9, gap: 9))
    expectEqual(line.length, 24)
    line.skip(to: 15, like: LazyLine.Estimate(length: 2, gap: 1))
    expectEqual((13...15).map { line.start(of: $0) }, [25, 28, 30])
    expectEqual((13...15).map { line.end(of: $0) }, [28, 30, 30])
    expectEqual(line.length, 30)
    // Before the first row there is no gap.
    var skipped = LazyLine()
    skipped.skip(to: 2, like: LazyLine.Estimate(length: 2, gap: 1))
    expectEqual((0...2).map { skipped.start(of: $0) }, [0, 3, 5])
  }

  @Test(
    arguments: [
      (0, 0, 0..<0), (0, 24, 0..<13), (-5, 2.5, 0..<1), (3, 4, 1..<2), (5, 7, 1..<2), (8, 13, 2..<8),
      (12.5, 30, 5..<13),
      (30, 40, 13..<13), (6.5, 6.75, 2..<2), (7, 12, 2..<5), (22.5, 23, 10..<13), (-2, -1, 0..<0), (23, 100, 10..<13),
      (21, 23, 10..<13), (6 - 1e-9, 7 + 1e-9, 2..<2), (6 - 1e-5, 7 + 1e-5, 1..<5),
    ] as [(CGFloat, CGFloat, Range<Int>)]) func `the rows of an interval are those that reach into it`(
      start: CGFloat, end: CGFloat, rows: Range<Int>
    )
  {
    expectEqual(line.rows(from: start, to: end), rows)
  }

  @Test func `a row without a length is in each interval around it`() {
    var line = LazyLine()
    line.append(length: 2, gap: 0)
    line.append(length: 0, gap: 1)
    line.append(length: 2, gap: 1)
    expectEqual(line.rows(from: 2.5, to: 3.5), 1..<2)
    expectEqual(line.rows(from: 1, to: 3.5), 0..<2)
    expectEqual(line.rows(from: 1, to: 4.5), 0..<3)
    expectEqual([line.start(of: 1), line.end(of: 1)], [3, 3])
    expectEqual([(2.5, 3), (3, 3), (3, 3.5)].map { line.rows(from: $0, to: $1) }, [1..<1, 1..<1, 2..<2])
    line.append(length: 0, gap: 0)
    expectEqual(line.rows(from: 5, to: 6), 2..<4)
    var short = LazyLine()
    for length in [0, 0.5, 0.5] as [CGFloat] { short.append(length: length, gap: 0) }
    expectEqual([short.rows(from: 0, to: 0.25), short.rows(from: 0.75, to: 1)], [0..<2, 2..<3])
  }

  @Test func `estimated rows that lie above each other are all in an interval in which one is`() {
    var line = LazyLine()
    line.skip(to: 5, like: LazyLine.Estimate(length: 2, gap: -2))
    expectEqual(line.length, 2)
    expectEqual([line.rows(from: 1, to: 1.5), line.rows(from: 1, to: 2)], [0..<5, 0..<5])
  }
}
