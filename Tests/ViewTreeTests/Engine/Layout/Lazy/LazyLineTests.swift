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
}
