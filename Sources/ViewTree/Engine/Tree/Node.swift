/// A place in the view tree, which persists while view values come and go.
@MainActor class Node {
  private final let parentLink: Unowned<Node>?
  private final let containerLink: Unowned<Node>?
  final let inputs: Inputs
  /// The rule that evaluates the node again.
  ///
  /// `nil` until the node reads a value that can change.
  @safe @exclusivity(unchecked) final private(set) var rule: NodeRule?
  final var depth: Int { Int(storedDepth) }
  private final let storedDepth: Int16
  /// The number of render nodes around the node in the layout, including those that a group's modifiers add.
  private final let layoutDepth: Int16
  /// Whether the node's view left the tree; the node may still wait in a queue.
  final private(set) var isUnmounted = false
  @safe @exclusivity(unchecked) final var features: Features

  init(parent: Node?, inputs: Inputs, features: Features = []) {
    self.features = features
    if let parent {
      parentLink = Unowned(parent)
      let isContainer = !parent.features.isDisjoint(with: [.isRenderNode, .movesContent])
      containerLink = isContainer ? Unowned(parent) : parent.containerLink
    } else {
      parentLink = nil
      containerLink = nil
    }
    self.inputs = inputs
    storedDepth = Self.depth(below: parent, inputs, movesContent: features.contains(.movesContent))
    let isInNewWrap = inputs.wrap != nil && inputs.wrap !== parent?.inputs.wrap
    layoutDepth = (parent?.layoutDepth ?? 0) + (features.contains(.isRenderNode) ? 1 : 0) + (isInNewWrap ? 1 : 0)
    withTree { $0.newNodes &+= 1 }
  }

  /// The number of levels for which an item of a bar counts: more than 64 in each other are too deep.
  static var levelsOfItem: Int16 { 50 }

  /// The depth of a node; each new trait counts as a level, because it has no node but uses as much of the stack.
  @inline(__always) static func depth(below parent: Node?, _ inputs: Inputs, movesContent: Bool) -> Int16 {
    guard let parent else { return 0 }
    let level = parent.storedDepth + (movesContent ? levelsOfItem : 1)
    guard let traits = inputs.traits else { return level }
    let inherited = parent.isRenderNode ? 0 : parent.inputs.traits?.count ?? 0
    return level &+ Int16(truncatingIfNeeded: max(traits.count - inherited, 0))
  }

  @inline(__always) final var parent: Node? { parentLink?.object }
  /// The parent; for the content of a modifier of this module, the node around that modifier.
  var enclosing: Node? { parent }
  /// The innermost enclosing render node, or the render node that shows the node elsewhere.
  final var container: Node? {
    guard let node = containerLink?.object, node.movesContent else { return containerLink?.object }
    return node.shownContainer
  }

  /// The render node that shows the content of a node whose content moves.
  var shownContainer: Node? { container }

  /// Calls `body` with the innermost enclosing render node, or node whose content moves, without retaining it.
  @inline(__always) final func withContainer(_ body: (Node) -> Void) {
    if let containerLink { lend(containerLink.object, body) }
  }

  final var tree: Tree { inputs.tree }

  /// Calls `body` with the tree without retaining it, for very frequent operations.
  @inline(__always) final func withTree<T>(_ body: (Tree) -> T) -> T { lend(inputs.tree, body) }

  /// The type name in a trace and in a path; `nil` for a node that only provides structure.
  var name: String? { nil }

  func forEachChild(_ body: (Node) -> Void) {}

  /// Calls `body` with the render nodes of this node, as the enclosing layout sees them.
  func forEachRenderNode(_ body: (Node) -> Void) { forEachChild { $0.forEachRenderNode(body) } }

  /// Whether something at or below this node has appeared: a render node, or an erased view that is empty.
  var hasContent: Bool {
    var found = false
    forEachChild { if !found { found = $0.hasContent } }
    return found
  }

  /// The identity of the view, from an `id` modifier or as an element of a collection.
  var identity: AnyHashable? { nil }

  /// Called when the render nodes below may have changed.
  func renderNodesChanged() { parent?.renderNodesChanged() }

  /// The transaction that the node passes down in the current update, if the node changes it.
  var changedTransaction: Transaction? { nil }

  /// Whether this container shows one of its render nodes.
  func shows(_ renderNode: Node) -> Bool { true }

  /// Called when the node's view leaves the tree, before its children's.
  func willUnmount() {}

  // MARK: Several children

  /// One of the children of a node that takes several; see `evaluateList(_:inputs:)`.
  subscript(index: Int) -> Node? {
    get { takesOneChild() }
    set { takesOneChild() }
  }

  private final func takesOneChild() -> Never { preconditionFailure("BUG: a \(type(of: self)) takes only one child") }

  // MARK: Capabilities

  /// The node itself, if it builds its rows on demand.
  var rowSource: (any RowSource)? { nil }
  /// The node itself, if a `@FocusState` refers to it.
  var focusedView: (any FocusedView)? { nil }
  var layoutPart: (any LayoutPart)? { nil }
  var activityObserver: (any ActivityObserver)? { nil }
  var preferenceScope: (any PreferenceScope)? { nil }

  // MARK: Evaluation

  /// Evaluates the node: for the first time, again, or from its rule.
  ///
  /// Values that can change must be read inside ``tracking(_:)``.
  func evaluateNow() {}

  /// Evaluates the node again, whether or not what it reads changed.
  final func evaluateAgain(because cause: String = "") {
    guard let rule else { return evaluateNow() }
    rule.invalidate(because: cause)
    rule.update()
  }

  /// Calls `make` and records its reads for the node, including properties of observable objects.
  @inline(__always) final func tracking<T>(_ make: () -> T) -> T {
    recording { withObservationTracking(make, onChange: ownRule.makeObserver()) }
  }

  /// Calls `make` and records its reads for the node.
  ///
  /// The node gets a rule in the first call that reads a value that can change.
  @inline(__always) final func recording<T>(_ make: () -> T) -> T {
    if let rule, rule.isRunning { return make() }
    return withTree { tree in
      lend(tree.collector) { collector in
        if collector.isRunning, collector.nodeLink?.object === self { return make() }
        collector.nodeLink = Unowned(self)
        let result = collector.record(make)
        if rule != nil || collector.hasInputs { ownRule.takeInputs(of: collector) }
        return result
      }
    }
  }

  /// The node's rule, which is created on first use.
  final var ownRule: NodeRule {
    if let rule { return rule }
    let new = NodeRule(self)
    // The node is being evaluated, so the rule runs only for later changes.
    new.state = .clean
    rule = new
    return new
  }

  /// Calls `body` with the node's rules, which never run again after the view left the tree.
  func forEachRule(_ body: (Rule) -> Void) { if let rule { body(rule) } }

  final func unmount() {
    isUnmounted = true
    willUnmount()
    forEachRule { $0.dispose() }
    forEachChild { $0.unmount() }
    forEachLeaving {
      tree.willEndLeaving($0)
      $0.unmount()
    }
  }

  /// Called when the screen is released.
  ///
  /// The node and its descendants are unmounted for any remaining owner, and their rules are disposed.
  final func abandon() {
    if let layoutPart {
      layoutPart.companion?.abandon()
      layoutPart.releaseCompanion()
    }
    isUnmounted = true
    forEachRule { $0.dispose() }
    forEachChild { $0.abandon() }
    forEachLeaving { $0.abandon() }
  }

  /// The named nodes from the root to this one, such as `Form/Section/Toggle`.
  ///
  /// A very long path is shortened in the middle.
  final var shortPath: String {
    var nodes = [self]
    while let parent = nodes[nodes.count - 1].parent { nodes.append(parent) }
    // Formats only the names that are shown: each takes longer than walking to the root.
    let inner = Array(nodes.lazy.compactMap(\.name).prefix(25))
    if inner.count <= 24 { return inner.reversed().joined(separator: "/") }
    let outer = Array(nodes.reversed().lazy.compactMap(\.name).prefix(12))
    return (outer + ["…"] + inner.prefix(11).reversed()).joined(separator: "/")
  }

  /// The transaction of the current update, as the view sees it.
  final var transaction: Transaction {
    var node = parent
    while let current = node {
      if let changed = current.changedTransaction { return changed }
      node = current.parent
    }
    return tree.transaction
  }

  /// Removes a child that is no longer shown.
  ///
  /// Views are removed only here.
  ///
  /// A child that leaves by a transition is kept until the transition is over, under a key if it may return.
  final func removeChild(_ child: Node, as key: @autoclosure () -> AnyHashable? = nil) {
    tree.noteChange()
    if tree.willRemove(child) { return startLeaving(child, as: key()) }
    let (leavesAtOnce, first) = (child.leavesAtOnce, tree.effects.lateCount)
    child.unmount()
    if leavesAtOnce { tree.effects.promoteLateActions(from: first) }
  }

  /// Evaluates a view in the child, or creates the child.
  ///
  /// Returns the child.
  ///
  /// The child is passed and returned by value: exclusive access to a property during the evaluation of everything
  /// below would cost more with each level.
  final func evaluate<V: View>(_ view: V, in child: Node?, inputs: Inputs) -> Node? {
    guard mayEvaluate(child) else { return nil }
    var slot = _Slot(child, parent: self, inputs: inputs)
    V._evaluate(view, in: &slot)
    if let child, child !== slot.node { leave(child) }
    return slot.node
  }

  /// Evaluates a view in this node if the node takes several children: they become its children directly.
  final func evaluateList<V: View>(_ view: V, inputs: Inputs) {
    let old = self[0]
    guard mayEvaluate(old) else { return }
    var slot = _Slot(old, parent: self, inputs: inputs, isList: true)
    V._evaluate(view, in: &slot)
    guard !slot.isFlattened else { return }
    if let old, old !== slot.node { leave(old) }
    self[0] = slot.node
  }

  /// Evaluates one of several views.
  final func evaluateChild<V: View>(_ view: V, at index: Int, inputs: Inputs) {
    let old = self[index]
    guard let group = inputs.groupTransition else { return self[index] = evaluate(view, in: old, inputs: inputs) }
    self[index] = group.evaluate(member: view, in: old, of: self, inputs: inputs)
  }

  /// Removes a child whose place another node took.
  private final func leave(_ child: Node) {
    removeChild(child)
    renderNodesChanged()
  }

  /// Whether a child may be evaluated, or created if there is none; false beyond the limit of depth or of new nodes.
  @inline(__always) private final func mayEvaluate(_ child: Node?) -> Bool {
    guard storedDepth < withTree({ $0.depthLimit }), layoutDepth < withTree({ $0.layoutDepthLimit }) else {
      tree.reportDepth(of: self)
      return false
    }
    if child == nil, withTree({ $0.newNodes >= $0.newNodesLimit }) {
      tree.reportNewNodes(of: self)
      return false
    }
    return true
  }
}
