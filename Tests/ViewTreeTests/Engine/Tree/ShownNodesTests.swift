import Testing
import ViewTreeTesting

@testable import ViewTree

/// The nodes below a container that keeps views without showing them.
@MainActor struct ShownNodesTests {
  private let stubs = StubTree()
  private let container: StubNode
  private let group: StubNode
  private let a: StubPart
  private let b: StubPart
  private let inner: StubNode

  init() {
    container = stubs.node(in: nil, [.isRenderNode, .keepsInactiveViews])
    group = stubs.node(in: container)
    a = stubs.node(StubPart.self, in: group, .isRenderNode)
    b = stubs.node(StubPart.self, in: group, .isRenderNode)
    inner = stubs.node(in: a)
    stubs.tree.keepsInactiveViews = true
  }

  /// Whether a node is active, may present, is shown or covered, and is shown by its container.
  private func states(_ node: Node) -> String {
    [node.isActive, node.mayPresentAbove, node.isShownOrCovered, node.isShownByContainer].map { $0 ? "+" : "-" }
      .joined()
  }

  /// The states of the container, of a group in it, of its views, and of a view in the first of them.
  private var all: String { [container, group, a, b, inner].map(states).joined(separator: " ") }

  private func expectStates(
    _ features: Node.Features, isModal: Bool = false, shown: [Node], _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    container.features = features.union([.isRenderNode, .keepsInactiveViews])
    (container.shown, a.isModal) = (shown, isModal)
    #expect(all == expected, sourceLocation: sourceLocation)
  }

  @Test func `a view is active if it is shown, and a group if one of its views is`() {
    expectStates([], shown: [], "++++ ---- ---- ---- ---+")
    expectStates([], shown: [a], "++++ ++++ ++++ ---- ++++")
    expectStates([], shown: [b], "++++ ++++ ---- ++++ ---+")
    expectStates([], shown: [a, b], "++++ ++++ ++++ ++++ ++++")
    expectStates([], isModal: true, shown: [b], "++++ ++++ ---- ++++ ---+")
  }

  @Test func `a hidden page keeps its presentations, and from a modal view it may present`() {
    expectStates(.keepsPresentations, shown: [b], "++++ ++++ --+- ++++ --++")
    expectStates(.keepsPresentations, isModal: true, shown: [b], "++++ ++++ +++- ++++ ++++")
    expectStates(.keepsPresentations, shown: [a], "++++ ++++ ++++ --+- ++++")
  }

  @Test func `a hidden item of a bar may present, and keeps its presentations`() {
    expectStates(.letsHiddenViewsPresent, shown: [b], "++++ ++++ -++- ++++ -+++")
    expectStates(.letsHiddenViewsPresent, isModal: true, shown: [b], "++++ ++++ +++- ++++ ++++")
    expectStates(.letsHiddenViewsPresent, shown: [], "++++ -++- -++- -++- -+++")
  }

  @Test func `a presentation is shown with the view next to which it is`() {
    expectStates([], shown: [b], "++++ ++++ ---- ++++ ---+")
    a.presentationAnchor = b
    expectEqual(all, "++++ ++++ ++++ ++++ ++++")
    b.presentationAnchor = a
    expectEqual(states(b), "----")
  }

  @Test func `a leaving view and a removed one are not active`() {
    container.shown = [a, b]
    group.startLeaving(a, as: nil)
    expectEqual(all, "++++ ++++ ---+ ++++ ---+")
    stubs.tree.keepsInactiveViews = false
    expectEqual(all, "++++ ++++ ---+ ++++ ---+")
    a.endLeaving()
    expectEqual(all, "++++ ++++ ---+ ++++ ---+")
  }

  @Test func `without such a container every view is active`() {
    let root = stubs.node(in: nil, .isRenderNode)
    let child = stubs.node(in: root)
    expectEqual([states(root), states(child)], ["++++", "++++"])
    stubs.tree.keepsInactiveViews = false
    expectEqual(all, "++++ ++++ ++++ ++++ ++++")
  }

  private final class Observer: StubPart, ActivityObserver {
    var log: (String) -> Void = { _ in }
    var label = ""
    override var activityObserver: (any ActivityObserver)? { self }
    func activityChanged() { log(label) }
  }

  @Test func `other shown views are announced from the inside out, to companions as well`() {
    var log: [String] = []
    func observer(_ label: String, in parent: Node?) -> Observer {
      let node = stubs.node(Observer.self, in: parent)
      (node.label, node.log) = (label, { log.append($0) })
      return node
    }
    let root = observer("root", in: nil)
    let child = observer("child", in: root)
    _ = observer("inner", in: stubs.node(in: child))
    child.companion = observer("companion", in: nil)
    root.notifyActivity()
    expectEqual(log, ["inner", "companion", "child", "root"])
  }
}
