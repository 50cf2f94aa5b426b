import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Stacks whose pages are cut by a limit of the tree, and whose path is no state.
@MainActor @Suite struct NavigationLimitsTests {
  private struct Endless: View {
    var body: some View { NavigationStack { AnyView(Endless()).navigationTitle("T") } }
  }

  private struct Start: View {
    @State private var isShown = false
    var body: some View { if isShown { Endless() } else { Text("show").onTapGesture { isShown = true } } }
  }

  @Test(arguments: 60..<100) func `a stack that contains itself is shown down to any limit`(limit: Int) {
    let screen = Screen(Start(), width: 8, height: 6)
    screen.frames.tree.depthLimit = numericCast(limit)
    screen.click(column: 0, row: 0)
    expectText(screen.text, startsWith: "T\n--------\n")
    #expect(screen.issues.count == 1 && screen.issues[0].contains("nested more than \(limit) levels"))
    expectEqual(screen.faults, [])
  }

  private struct Pushed: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Text("push").onTapGesture { path = [1] }
          .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("P") }
      }
    }
  }

  @Test func `a page of too many views is an issue, whichever is the first too many`() {
    func push(limit: Int) -> Screen {
      let screen = Screen(Pushed(), width: 16, height: 4)
      screen.frames.tree.newNodesLimit = limit
      screen.click(column: 0, row: 0)
      expectEqual(screen.faults, [])
      return screen
    }
    let cut = (1...).prefix { !push(limit: $0).issues.isEmpty }.count
    #expect(cut > 5)
    expectText(push(limit: cut + 1).text, equals: "[ < Back ] P\n----------------\npage 1\n")
  }

  /// A path that is another one each time it is read.
  @MainActor private final class Restless {
    private(set) var reads = 0
    var written: [Int] = []

    var next: Range<Int> {
      reads += 1
      return 0..<(reads * 3 % 7)
    }
  }

  @Test func `a path that is another one each time it is read is shown as it was read last`() {
    let restless = Restless()
    let screen = Screen(width: 16, height: 6) {
      NavigationStack(path: Binding(get: { Array(restless.next) }, set: { restless.written.append($0.count) })) {
        NavigationLink("Next", value: 1)
          .navigationDestination(for: Int.self) { number in NavigationLink("Next \(number)", value: number) }
      }
    }
    for _ in 0..<8 {
      screen.press(.escape)
      screen.press(.tab)
      screen.press(.return)
    }
    #expect(screen.faults.isEmpty && screen.issues.isEmpty && !restless.written.isEmpty)
    expectText(screen.text, contains: "Next")
  }
}
