import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct SemanticIndexTests {
  private let screen = Screen(width: 20, height: 6) {
    VStack(spacing: 0) {
      HStack {
        Text("a")
        Button("a") {}
      }
      .accessibilityIdentifier("group")
      Text("a [b](https://a.b)")
      Button("b") {}
      Text("a")
    }
  }

  @Test func `elements are found by role and label, each before those inside it, at each search`() {
    let index = SemanticIndex(screen.frames.semantics.roots)
    func words(_ nodes: [SemanticNode]) -> [String] { nodes.map { "\($0.role) \($0.label)" } }
    expectEqual(
      words(index.all),
      ["group ", "staticText a", "button a", "staticText a b", "link b", "button b", "staticText a"])
    expectEqual(words(index.nodes(.button)), ["button a", "button b"])
    expectEqual(words(index.nodes(.toggle)), [])
    for _ in 1...3 {
      let (texts, buttons) = (index.nodes(.staticText, "a"), index.nodes(.button, "b"))
      expectEqual(texts.map(\.frame.minY), [0, 3])
      expectEqual(words(buttons), ["button b"])
      expectEqual(words(index.nodes(.button, "c")), [])
    }
  }

  @Test func `the element of now is that of the same render node, and a link is found by its text only`() {
    let index = SemanticIndex(screen.frames.semantics.roots)
    for node in index.all {
      if node.role == .link { expectEqual(index.current(node)?.id, nil) } else { #expect(index.current(node) === node) }
    }
  }
}
