import Testing
import ViewTreeTesting

@testable import ViewTree

/// Each invariant of the nodes is broken once, in a tree that is built by hand.
@MainActor struct NodeCheckTests {
  private let stubs = StubTree()
  private var tree: Tree { stubs.tree }

  private func faults(below node: Node, _ note: (NodeCheck) -> Void = { _ in }) -> [String] {
    let check = NodeCheck(tree)
    check.visit(node)
    note(check)
    check.finish()
    return check.faults
  }

  @Test func `a node that is held twice, or by a node that is not its parent`() {
    let root = stubs.node(in: nil)
    let child = stubs.node(in: root)
    expectEqual(faults(below: root), [])
    root.children = [child, child]
    expectEqual(faults(below: root), [" (StubNode): it is in two places of the tree"])
    let inner = stubs.node(in: child)
    (child.children, root.children) = ([], [child, inner])
    expectEqual(faults(below: root), [" (StubNode): its parent is not the node that holds it"])
  }

  @Test func `a node that was removed, and one whose depth is not that of its place`() {
    let root = stubs.node(in: nil)
    let child = stubs.node(in: root)
    _ = child.ownRule
    child.unmount()
    expectEqual(
      faults(below: root),
      [
        " (StubNode): it was removed from the tree, but is still reached from it",
        " (StubNode): its rule is not in the graph",
      ])
    let moved = stubs.node(in: root, .movesContent)
    (root.children, moved.features) = ([moved], [])
    expectEqual(faults(below: root), [" (StubNode): its depth is 50, but should be 1"])
  }

  @Test func `a rule of no node`() {
    let root = stubs.node(in: nil)
    let child = stubs.node(in: root)
    _ = child.ownRule
    expectEqual(faults(below: root), [])
    root.children = []
    expectEqual(faults(below: root), ["a rule belongs to no view of the tree: the rule of a node"])
    expectEqual(faults(below: root) { $0.note(child.ownRule) }, [])
    child.unmount()
    _ = Computed(in: tree.graph, subgraph: tree.graph.root, label: "left behind") { 1 }
    expectEqual(faults(below: root), ["a rule belongs to no view of the tree: left behind"])
  }

  @Test func `a leaving node is reached through its parent`() {
    let root = stubs.node(in: nil)
    let child = stubs.node(in: root)
    let leaving = stubs.node(in: child)
    _ = leaving.ownRule
    child.children = []
    child.startLeaving(leaving, as: nil)
    expectEqual(faults(below: root), [])
    leaving.features = .movesContent
    expectEqual(faults(below: root), [" (StubNode): its depth is 2, but should be 51"])
  }

  private final class Reader: PreferenceReader {
    var depth: Int { 1 }
    func readPreference() {}
  }

  private final class Appearing: AppearingNode {
    func refresh() {}
  }

  @Test func `a tree that waits for a frame, whatever for`() {
    let root = stubs.node(in: nil)
    func expectWaiting(_ isWaiting: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      let expected = isWaiting ? ["the tree still needs a frame"] : []
      #expect(faults(below: root) == expected, sourceLocation: sourceLocation)
    }
    expectWaiting(false)
    tree.effects.add {}
    expectWaiting(true)
    _ = tree.effects.take()
    tree.preferenceReaders = [Reader()]
    expectWaiting(true)
    (tree.preferenceReaders, tree.appearances) = ([], [Appearing()])
    expectWaiting(true)
    tree.appearances = []
    expectWaiting(false)
    root.ownRule.invalidate()
    expectWaiting(true)
    tree.graph.updateObservers()
    expectWaiting(false)
  }
}
