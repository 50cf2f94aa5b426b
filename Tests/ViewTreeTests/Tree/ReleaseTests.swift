import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A screen that nobody holds is gone, and all that was made for it.
@MainActor struct ReleaseTests {
  private struct Row: View {
    @State private var isOn = false
    @Environment(\.locale) private var locale

    var body: some View { Toggle("Row \(locale.identifier)", isOn: $isOn) }
  }

  private func expectRelease<V: View>(_ make: () -> V, _ comment: Comment) {
    weak var tree: Tree?
    weak var root: RootElement?
    weak var graph: Graph?
    do {
      let screen = Screen(make(), width: 20)
      _ = screen.text
      tree = screen.frames.tree
      root = screen.frames.root
      graph = screen.frames.tree.graph
    }
    let isTreeReleased = tree == nil
    #expect(isTreeReleased, "the tree of \(comment)")
    let isRootReleased = root == nil
    #expect(isRootReleased, "the root of \(comment)")
    let isGraphReleased = graph == nil
    #expect(isGraphReleased, "the graph of \(comment)")
  }

  @Test func `a screen is released with its tree, its nodes and its graph`() {
    expectRelease({ Text("a") }, "a text")
    expectRelease({ VStack { Text("a").padding() } }, "a stack")
    expectRelease({ Text("a").bold() }, "an environment transform")
    expectRelease({ Button("a") {} }, "a button")
    expectRelease({ Toggle("a", isOn: .constant(true)) }, "a constant toggle")
    expectRelease({ Row() }, "a toggle over a state")
    expectRelease({ ForEach(0..<3, id: \.self) { _ in Row() } }, "a loop")
  }
}
