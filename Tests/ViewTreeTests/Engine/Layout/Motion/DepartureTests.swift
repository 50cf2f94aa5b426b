@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeTesting

/// The order in which views that leave are drawn among the others.
@MainActor struct DepartureTests {
  @Observable fileprivate final class Shown {
    var numbers = Set(0..<8)
    /// Whether the views leave by animations of their own: half a second for even numbers, a second for odd ones.
    var haveOwnAnimations = false
  }

  private struct Pile: View {
    let shown: Shown
    var body: some View {
      ZStack {
        ForEach(0..<8, id: \.self) { if shown.numbers.contains($0) { part($0) } }
      }
    }

    private func part(_ number: Int) -> some View {
      let transition = AnyTransition.opacity
      let own = transition.animation(.linear(duration: number.isMultiple(of: 2) ? 0.5 : 1))
      return Text("\(number)").transition(shown.haveOwnAnimations ? own : transition)
    }
  }

  private let shown = Shown()
  private let screen: Screen
  private let container: RenderNode
  private let nodes: [RenderNode]

  init() throws {
    screen = Screen(Pile(shown: shown), width: 8, height: 1)
    func find(_ node: RenderNode) -> RenderNode? {
      if node.renderChildren.count == 8 { return node }
      for child in node.renderChildren { if let found = find(child) { return found } }
      return nil
    }
    container = try #require(find(screen.frames.root))
    nodes = Array(container.renderChildren)
  }

  /// The numbers of the views that are drawn, from the lowest to the topmost.
  private func drawn() -> [Int] {
    expectEqual(screen.faults, [])
    return container.presentedChildren.map { node in nodes.firstIndex { $0 === node } ?? -1 }
  }

  private func hide(_ numbers: Set<Int>, seconds: Double?) {
    screen.frames.handle {
      withAnimation(seconds.map { .linear(duration: $0) }) { shown.numbers.subtract(numbers) }
    }
  }

  @Test func `views that leave in several updates keep their places`() {
    hide([3], seconds: 1)
    expectEqual(drawn(), [0, 1, 2, 4, 5, 6, 7])
    screen.advance(by: .milliseconds(10))
    expectEqual(drawn(), Array(0..<8))
    hide([1, 5], seconds: 0.4)
    screen.advance(by: .milliseconds(10))
    expectEqual(drawn(), Array(0..<8))
    hide([2], seconds: 2)
    expectEqual(drawn(), [0, 1, 3, 4, 5, 6, 7])
    screen.advance(by: .milliseconds(10))
    hide([0, 7], seconds: 0.6)
    screen.advance(by: .milliseconds(10))
    hide([4, 6], seconds: 1.2)
    screen.advance(by: .milliseconds(10))
    expectEqual(drawn(), Array(0..<8))
    for (time, rest) in [(400, [0, 2, 3, 4, 6, 7]), (200, [2, 3, 4, 6]), (400, [2, 4, 6]), (300, [2]), (1000, [])] {
      screen.advance(by: .milliseconds(time))
      expectEqual(drawn().sorted(), rest)
    }
    #expect(!screen.frames.tree.animator.isRunning && screen.frames.tree.leaving.isEmpty)
  }

  @Test func `views that leave together are gone in the time of each, and the others keep their places`() {
    screen.frames.handle { shown.haveOwnAnimations = true }
    hide([1, 2, 4, 5], seconds: nil)
    screen.advance(by: .milliseconds(10))
    hide([7], seconds: nil)
    screen.advance(by: .milliseconds(10))
    expectEqual(drawn(), Array(0..<8))
    screen.advance(by: .milliseconds(500))
    expectEqual(drawn(), [0, 1, 3, 5, 6, 7])
    screen.advance(by: .milliseconds(485))
    expectEqual(drawn(), [0, 3, 6, 7])
    screen.advance(by: .milliseconds(10))
    expectEqual(drawn(), [0, 3, 6])
  }

  @Test func `a view that returns is drawn once, and the others go on`() {
    hide([1, 3, 5], seconds: 1)
    screen.advance(by: .milliseconds(100))
    screen.frames.handle { withAnimation(.linear(duration: 1)) { _ = shown.numbers.insert(3) } }
    expectEqual(drawn(), Array(0..<8))
    screen.advance(by: .milliseconds(850))
    expectEqual(drawn(), Array(0..<8))
    screen.advance(by: .milliseconds(100))
    expectEqual(drawn(), [0, 2, 3, 4, 6, 7])
  }

  @Test func `views that leave are drawn although fewer are left than before them`() {
    hide([5, 7], seconds: 1)
    screen.advance(by: .milliseconds(100))
    hide([0, 1, 2, 3, 4], seconds: nil)
    expectEqual(drawn().sorted(), [5, 6, 7])
    screen.advance(by: .seconds(1))
    expectEqual(drawn(), [6])
  }
}
