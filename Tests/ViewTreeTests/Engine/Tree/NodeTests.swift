import Testing
import ViewTreeTesting

@testable import ViewTree

/// Nodes that are built by hand: their depth, their order and the limits of a tree.
@MainActor struct NodeTests {
  private let stubs = StubTree()
  private var tree: Tree { stubs.tree }

  private func all(below node: Node) -> [Node] {
    var all = [node]
    node.forEachChild { all += self.all(below: $0) }
    return all
  }

  // MARK: Depth

  @Test func `a node is a level below its parent, an item of a bar fifty, and each new trait counts as a level`() {
    let root = stubs.node(in: nil)
    let two = TraitLink(TagTrait(tag: 2), outer: TraitLink(TagTrait(tag: 1), outer: nil))
    let three = TraitLink(TagTrait(tag: 3), outer: two)
    let marked = stubs.inputs.with(traits: two)
    func depths(below parent: Node?) -> [Int16] {
      let traits: [Traits?] = [nil, two, three]
      return traits.map { Node.depth(below: parent, stubs.inputs.with(traits: $0), movesContent: false) }
        + [Node.depth(below: parent, stubs.inputs, movesContent: true)]
    }
    expectEqual(depths(below: nil), [0, 0, 0, 0])
    expectEqual(depths(below: root), [1, 3, 4, 50])
    expectEqual(depths(below: stubs.node(in: root)), [2, 4, 5, 51])
    // Traits that the parent has too are no new ones, except inside a render node, where they end.
    expectEqual(depths(below: stubs.node(in: root, inputs: marked)), [4, 4, 5, 53])
    expectEqual(depths(below: stubs.node(in: root, .isRenderNode, inputs: marked)), [4, 6, 7, 53])
  }

  private func evaluate(below node: Node) -> Node? {
    node.evaluate(AnyView(EmptyView()), in: nil, inputs: node.inputs)
  }

  /// The lowest limits of render nodes and of levels with which a node may have a child.
  private func leastLimits(of node: Node) -> [Int16] {
    let limits = 0..<Int16(9)
    tree.depthLimit = 99
    let layout = limits.first {
      tree.layoutDepthLimit = $0
      return evaluate(below: node) != nil
    }
    let depth = limits.first {
      tree.depthLimit = $0
      return evaluate(below: node) != nil
    }
    return [layout ?? -1, depth ?? -1]
  }

  @Test func `a level of layout is a render node, or the first node with other modifiers of a group`() {
    tree.host.onIssue = { _ in }
    let root = stubs.node(in: nil)
    expectEqual(leastLimits(of: root), [1, 1])
    expectEqual(leastLimits(of: stubs.node(in: root)), [1, 2])
    expectEqual(leastLimits(of: stubs.node(in: root, .isRenderNode)), [2, 2])
    let wrapped = stubs.inputs.with(wrap: Wrap(outer: nil, traits: nil), traits: nil)
    let first = stubs.node(in: root, inputs: wrapped)
    expectEqual(leastLimits(of: first), [2, 2])
    expectEqual(leastLimits(of: stubs.node(in: first, inputs: wrapped)), [2, 3])
    let inside = stubs.node(in: first, .isRenderNode)
    expectEqual(leastLimits(of: inside), [3, 3])
    expectEqual(leastLimits(of: stubs.node(in: inside, .isRenderNode, inputs: wrapped)), [5, 4])
  }

  // MARK: Limits

  @Test func `beyond the number of new nodes none is created, which is reported once`() {
    var issues: [String] = []
    tree.host.onIssue = { issues.append($0) }
    let root = stubs.node(in: nil)
    let child = evaluate(below: root)
    tree.newNodesLimit = 3
    #expect(tree.newNodes == 2 && evaluate(below: root) != nil && tree.newNodes == 3)
    #expect(evaluate(below: root) == nil && evaluate(below: root) == nil && tree.newNodes == 3)
    #expect(root.evaluate(AnyView(EmptyView()), in: child, inputs: root.inputs) === child)
    expectEqual(
      issues,
      [
        "more than 3 views were created at once; the others are not shown. Look for a view that contains itself."
      ])
    tree.newNodesInItems = 4
    tree.resetNewNodes()
    #expect(tree.newNodes == 0 && tree.newNodesInItems == 0 && evaluate(below: root) != nil)
  }

  @Test func `a depth that is too large is reported once, and few nodes may still be created`() {
    let end = "levels deep; the deeper ones are not shown. Look for a view that contains itself."
    for (limit, newNodes, lowered, name) in [(1, 10, 15, 1), (2, 10, 15, 7), (1, 96, 100, 1)] {
      let stubs = StubTree()
      let tree = stubs.tree
      var issues: [String] = []
      tree.host.onIssue = { issues.append($0) }
      let node = stubs.node(in: stubs.node(in: nil))
      (tree.depthLimit, tree.layoutDepthLimit) = (Int16(limit), 7)
      (tree.newNodes, tree.newNodesLimit, tree.newNodesLimitBelowDepth) = (newNodes, 100, 5)
      tree.reportDepth(of: node)
      expectEqual(tree.newNodesLimit, lowered)
      tree.newNodes = 0
      tree.reportDepth(of: node)
      expectEqual(tree.newNodesLimit, lowered)
      expectEqual(issues, ["views are nested more than \(name) \(end)"])
      withExtendedLifetime(stubs) {}
    }
  }

  // MARK: State of a tree

  @Test func `a new tree has seen nothing and animates nothing`() {
    let seen = [
      tree.printsChanges, tree.changesTransactions, tree.hasMotions, tree.mayAnimate, tree.isLive, tree.bodiesAreDue,
      tree.hasGroupTransitions, tree.keepsInactiveViews, tree.mayRunRightToLeft, tree.readsPreferences,
      tree.omitsViewsWithoutObjects, tree.preparesViews, tree.graph.recordsCauses,
    ]
    expectEqual(seen, Array(repeating: false, count: 13))
    let counts = [tree.newNodes, tree.newNodesInItems, tree.changeCount, tree.actionCount, tree.eventCount]
    expectEqual(counts, Array(repeating: 0, count: 5))
    expectEqual(tree.changeLimit, 2)
  }

  @Test func `a tree may animate with a transaction that views change, with motions, and with an animation`() {
    tree.hasMotions = true
    #expect(tree.mayAnimate)
    tree.hasMotions = false
    #expect(!tree.mayAnimate)
    tree.transaction = Transaction(animation: .default)
    #expect(tree.mayAnimate)
    tree.transaction = Transaction()
    #expect(!tree.mayAnimate)
    tree.mayChangeTransactions()
    #expect(tree.mayAnimate && tree.changesTransactions)
  }

  @Test func `causes are recorded while a trace is open, and from the first body on that asks for them`() {
    let hub = TraceHub()
    tree.setHub(hub)
    #expect(tree.graph.recordsCauses)
    tree.setHub(nil)
    #expect(!tree.graph.recordsCauses)
    tree.printsChanges = true
    tree.setHub(hub)
    tree.setHub(nil)
    #expect(tree.graph.recordsCauses)
  }

  // MARK: Features

  @Test func `each feature of a node is a bit of its own`() {
    let features: [Node.Features] = [
      .isRenderNode, .movesContent, .isLazyContainer, .isCollectionItem, .countsEvaluations, .keepsInactiveViews,
      .keepsPresentations, .letsHiddenViewsPresent,
    ]
    expectEqual(features.map(\.rawValue.nonzeroBitCount), Array(repeating: 1, count: 8))
    expectEqual(Set(features.map(\.rawValue)).count, 8)
  }

  @Test func `rows are built lazily in a lazy container, but not in a view or a row inside it`() {
    let features: [Node.Features] = [[], .movesContent, .isRenderNode, .isCollectionItem]
    func areLazy(in outer: Node.Features) -> [Bool] {
      features.map { stubs.node(in: stubs.node(in: stubs.node(in: nil, outer), $0)).buildsRowsLazily }
    }
    for outer in features { expectEqual(areLazy(in: outer), [false, false, false, false]) }
    expectEqual(areLazy(in: .isLazyContainer), [true, true, false, false])
    let container = stubs.node(in: nil, [.isLazyContainer, .isRenderNode])
    #expect(container.buildsRowsLazily && stubs.node(in: container).buildsRowsLazily)
  }

  // MARK: Order

  private func grow(_ parent: Node?, depth: Int) -> StubNode {
    let node = stubs.node(in: parent, depth == 2 ? .movesContent : [])
    if depth < 3 { for _ in 0..<2 { _ = grow(node, depth: depth + 1) } }
    return node
  }

  @Test func `a node precedes those behind and below it`() {
    let root = grow(nil, depth: 0)
    let nodes = all(below: root)
    expectEqual(nodes.count, 15)
    for (index, node) in nodes.enumerated() {
      let behind = nodes.indices.filter { node.precedes(nodes[$0]) }
      expectEqual(behind, Array(nodes.indices.dropFirst(index + 1)))
    }
    let other = stubs.node(in: nil)
    #expect(!other.precedes(root) && !root.precedes(other) && !other.precedes(nodes[3]))
    let new = Node(parent: root, inputs: root.inputs)
    #expect(!new.precedes(nodes[3]) && !new.precedes(root) && root.precedes(new) && nodes[3].precedes(new))
  }

  @Test func `a node is around itself and those below it`() {
    let nodes = all(below: grow(nil, depth: 0))
    expectEqual(nodes.indices.filter { nodes[0].isAround(nodes[$0]) }, Array(nodes.indices))
    expectEqual(nodes.indices.filter { nodes[1].isAround(nodes[$0]) }, Array(1...7))
    expectEqual(nodes.indices.filter { nodes[14].isAround(nodes[$0]) }, [14])
  }

  // MARK: Effects

  @Test func `actions of views that left at once run first, those of views that disappeared last`() {
    var (queue, log) = (EffectQueue(), [Int]())
    func expectOrder(_ numbers: [Int]) {
      #expect(!queue.isEmpty)
      log = []
      queue.take().forEach { $0() }
      expectEqual(log, numbers)
      #expect(queue.isEmpty && queue.lateCount == 0)
    }
    #expect(queue.isEmpty)
    queue.addLate { log.append(1) }
    expectOrder([1])
    queue.add { log.append(2) }
    expectOrder([2])
    for number in 3..<6 { queue.addLate { log.append(number) } }
    expectEqual(queue.lateCount, 3)
    queue.promoteLateActions(from: 1)
    expectEqual(queue.lateCount, 1)
    queue.add { log.append(6) }
    expectOrder([4, 5, 6, 3])
    queue.addLate { log.append(7) }
    queue.promoteLateActions(from: 0)
    expectOrder([7])
  }
}
