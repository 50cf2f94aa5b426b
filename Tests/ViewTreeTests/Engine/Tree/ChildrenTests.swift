import Testing
import ViewTreeTesting

@testable import ViewTree

/// Children that come, are replaced and go, below nodes that are built by hand.
@MainActor struct ChildrenTests {
  private final class LoggingTree: Tree {
    var inserted: [Node] = []
    var ended: [Node] = []
    /// Whether removed views leave by a transition, in which a frame has shown them.
    var leavesSlowly = false
    override func willRemove(_ view: Node) -> Bool { leavesSlowly }
    override func isVisibleWhileLeaving(_ view: Node) -> Bool { leavesSlowly }
    override func didInsert(_ view: Node) { inserted.append(view) }
    override func willEndLeaving(_ view: Node) { ended.append(view) }
  }

  private final class Root: StubNode {
    var changes = 0
    override func renderNodesChanged() { changes += 1 }
  }

  private final class One: ParentNode {}

  private final class Several: StubNode {
    private var list = ChildNodes()
    override func forEachChild(_ body: (Node) -> Void) { list.forEach(body) }
    override subscript(index: Int) -> Node? {
      get { list[index] }
      set { list[index] = newValue }
    }
  }

  private let tree = LoggingTree()
  private let stubs: StubTree
  private let root: Root

  init() {
    stubs = StubTree(tree)
    root = stubs.node(Root.self, in: nil)
  }

  /// A view with a node.
  private let view = AnyView(EmptyView())

  /// A view that takes a new node each time.
  private struct Replacing: View {
    typealias Body = Never
    static func _evaluate(_ view: Self, in slot: inout _Slot) {
      slot.node = nil
      _ = slot.node { StubNode(parent: $0, inputs: $1) }
    }
  }

  private func count(_ node: Node) -> Int {
    var count = 0
    node.forEachChild { _ in count += 1 }
    return count
  }

  // MARK: One child

  @Test func `the first child is no change, another one is, and none twice is not`() {
    let parent = One(parent: root, inputs: root.inputs)
    func expectChanges(_ tree: Int, _ root: Int, inserted: Int, sourceLocation: SourceLocation = #_sourceLocation) {
      let counts = [self.tree.changeCount, self.root.changes, self.tree.inserted.count]
      #expect(counts == [tree, root, inserted], sourceLocation: sourceLocation)
    }
    parent.exchange(view, isSame: false)
    let first = parent.child
    #expect(first != nil)
    expectChanges(0, 0, inserted: 0)
    parent.exchange(view, isSame: true)
    #expect(parent.child === first && first?.isUnmounted == false)
    expectChanges(0, 0, inserted: 0)
    parent.exchange(view, isSame: false)
    let second = parent.child
    #expect(second !== first && first?.isUnmounted == true && tree.inserted.last === second)
    expectChanges(2, 1, inserted: 1)
    parent.clear()
    #expect(parent.child == nil && second?.isUnmounted == true)
    expectChanges(4, 2, inserted: 1)
    parent.clear()
    parent.exchange(EmptyView(), isSame: false)
    expectChanges(4, 2, inserted: 1)
    parent.exchange(view, isSame: false)
    #expect(tree.inserted.last === parent.child)
    expectChanges(5, 3, inserted: 2)
  }

  @Test func `a first child that is empty is no change, and the next one is inserted`() {
    let parent = One(parent: root, inputs: root.inputs)
    parent.clear()
    #expect(tree.changeCount == 0 && root.changes == 0)
    parent.exchange(view, isSame: false)
    #expect(tree.changeCount == 1 && root.changes == 1 && tree.inserted.count == 1)
  }

  @Test func `a node that takes the place of another one removes it`() throws {
    let first = try #require(root.evaluate(Replacing(), in: nil, inputs: root.inputs))
    #expect(tree.changeCount == 0 && root.changes == 0)
    let second = try #require(root.evaluate(Replacing(), in: first, inputs: root.inputs))
    #expect(first.isUnmounted && !second.isUnmounted && tree.changeCount == 1 && root.changes == 1)
    let list = stubs.node(Several.self, in: root)
    list.evaluateList(Replacing(), inputs: root.inputs)
    let third = try #require(list[0])
    list.evaluateList(Replacing(), inputs: root.inputs)
    #expect(third.isUnmounted && list[0] != nil && list[0] !== third && root.changes == 2)
  }

  // MARK: Several children

  @Test func `several views become the children of a node that takes several, and one view a child`() throws {
    tree.host.onIssue = { _ in }
    let pair = stubs.node(Several.self, in: root)
    for _ in 0..<2 {
      pair.evaluateList(TupleView(view, view), inputs: root.inputs)
      #expect(count(pair) == 2 && pair[0] is AnyViewNode && pair[1] is AnyViewNode)
    }
    let single = stubs.node(Several.self, in: root)
    single.evaluateList(view, inputs: root.inputs)
    let child = single[0]
    single.evaluateList(view, inputs: root.inputs)
    #expect(count(single) == 1 && single[0] === child && child is AnyViewNode)
    tree.depthLimit = 0
    let deep = stubs.node(Several.self, in: root)
    deep.evaluateList(view, inputs: root.inputs)
    expectEqual(count(deep), 0)
  }

  // MARK: Return

  /// Shows one view after another at one place; returns for each the number of its child in the order of their
  /// creation, or -1 without a child.
  private func children<V: View>(of views: [V]) -> [Int] {
    tree.leavesSlowly = true
    defer { tree.leaving = [:] }
    var node: Node?
    var known: [Node] = []
    var numbers: [Int] = []
    for view in views {
      node = root.evaluate(view, in: node, inputs: root.inputs)
      let count = numbers.count
      node?.forEachChild { child in
        if !known.contains(where: { $0 === child }) { known.append(child) }
        numbers.append(known.firstIndex { $0 === child } ?? -1)
      }
      if numbers.count == count { numbers.append(-1) }
    }
    return numbers
  }

  @Test func `a view that comes back while it leaves is the same`() {
    let optionals: [AnyView?] = [view, nil, view, nil, view]
    expectEqual(children(of: optionals), [0, -1, 0, -1, 0])
    typealias Either = _ConditionalContent<AnyView, AnyView>
    let branches: [Either] = [.trueContent(view), .falseContent(view), .trueContent(view), .falseContent(view)]
    expectEqual(children(of: branches), [0, 1, 0, 1])
    expectEqual(children(of: [1, 2, 1, 2].map { IDView(content: view, id: $0) }), [0, 1, 0, 1])
    let erased = [AnyView(IDView(content: view, id: 1)), AnyView(Optional(view))]
    expectEqual(children(of: erased + erased), [0, 1, 0, 1])
  }

  @Test(arguments: [
    ([[1, 2, 1, 1], [2], [1, 2, 1, 1]], [[0, 1, 2, 3], [1], [0, 1, 2, 3]]), ([[1, 2], [], [2]], [[0, 1], [], [1]]),
  ])
  func `a row that comes back while it leaves is the same, and the second of an id is the second`(
    updates: [[Int]], rows: [[Int]]
  ) {
    tree.leavesSlowly = true
    tree.host.onIssue = { _ in }
    var node: Node?
    var known: [Node] = []
    var numbers: [[Int]] = []
    for ids in updates {
      node = root.evaluate(ForEach(ids, id: \.self) { [view] _ in view }, in: node, inputs: root.inputs)
      var rows: [Int] = []
      node?.forEachChild { row in
        if !known.contains(where: { $0 === row }) { known.append(row) }
        rows.append(known.firstIndex { $0 === row } ?? -1)
      }
      numbers.append(rows)
    }
    expectEqual(numbers, rows)
  }

  // MARK: The end

  private final class Logging: StubPart {
    var log: ([Bool]) -> Void = { _ in }
    override func willUnmount() { log([isUnmounted] + children.map(\.isUnmounted)) }
  }

  @Test func `a node leaves before its children, and ends the leaving of theirs`() {
    var log: [[Bool]] = []
    let parent = stubs.node(Logging.self, in: root)
    parent.log = { log.append($0) }
    let child = stubs.node(in: parent)
    let leaving = stubs.node(in: child)
    child.children = []
    child.startLeaving(leaving, as: nil)
    let rule = parent.ownRule
    #expect(rule.state == .clean)
    parent.unmount()
    expectEqual(log, [[true, false]])
    #expect([parent, child, leaving].allSatisfy(\.isUnmounted) && !root.isUnmounted)
    #expect(rule.state == .disposed && tree.ended.elementsEqual([leaving], by: ===))
    tree.printsChanges = true
    rule.invalidate(because: "x")
    #expect(rule.state == .disposed && rule.causes.isEmpty)
  }

  @Test func `an abandoned node ends with its companion, its children and those that leave`() {
    let parent = stubs.node(Logging.self, in: root)
    let companion = stubs.node(in: nil)
    parent.companion = companion
    let child = stubs.node(in: parent)
    let leaving = stubs.node(in: child)
    child.children = []
    child.startLeaving(leaving, as: nil)
    let rule = child.ownRule
    root.abandon()
    #expect([root, parent, companion, child, leaving].allSatisfy(\.isUnmounted) && parent.companion == nil)
    #expect(rule.state == .disposed && tree.ended.isEmpty)
  }

  // MARK: Evaluation

  private final class Counting: StubNode {
    var count = 0
    override func evaluateNow() { count += 1 }
  }

  @Test func `a node is evaluated again at once, with a rule or without`() {
    let node = stubs.node(Counting.self, in: root)
    node.evaluateAgain()
    expectEqual(node.count, 1)
    tree.printsChanges = true
    _ = node.ownRule
    node.evaluateAgain(because: "x")
    expectEqual(node.count, 2)
    tree.graph.updateObservers()
    expectEqual(node.count, 2)
  }

  private final class Changing: StubNode {
    var changed: Transaction?
    var content = false
    override var changedTransaction: Transaction? { changed }
    override var hasContent: Bool { content || super.hasContent }
  }

  @Test func `a node has the transaction of the nearest node around that changes it`() {
    let outer = stubs.node(Changing.self, in: root)
    let inner = stubs.node(Changing.self, in: outer)
    let child = stubs.node(in: stubs.node(in: inner))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    #expect(!child.transaction.disablesAnimations)
    tree.transaction = transaction
    #expect(child.transaction.disablesAnimations)
    outer.changed = Transaction()
    #expect(!child.transaction.disablesAnimations && outer.transaction.disablesAnimations)
    inner.changed = transaction
    #expect(child.transaction.disablesAnimations && !inner.transaction.disablesAnimations)
  }

  @Test func `a node has content if a node below has some`() {
    let (first, second) = (stubs.node(in: root), stubs.node(Changing.self, in: root))
    let inner = stubs.node(Changing.self, in: first)
    #expect(!root.hasContent)
    inner.content = true
    #expect(root.hasContent && first.hasContent && !second.hasContent)
    (inner.content, second.content) = (false, true)
    #expect(root.hasContent && !first.hasContent)
  }

  private struct Part: View {
    typealias Body = Never
    let view: AnyView
    static func _evaluate(_ view: Self, in slot: inout _Slot) { view.view.evaluatePart(in: &slot) { $0 } }
  }

  @Test func `a part of a control takes the place of another view, and keeps its own node`() throws {
    let other = try #require(root.evaluate(Replacing(), in: nil, inputs: root.inputs))
    let part = try #require(root.evaluate(Part(view: view), in: other, inputs: root.inputs))
    #expect(part is AnyViewNode && other.isUnmounted)
    #expect(root.evaluate(Part(view: view), in: part, inputs: root.inputs) === part && !part.isUnmounted)
  }
}
