/// A place in the view tree: what stays while view values come and go.
@MainActor class Node {
  private final let parentLink: Unowned<Node>?
  private final let containerLink: Unowned<Node>?
  final let inputs: Inputs
  /// Only where something was read that may change: it evaluates the node again.
  @exclusivity(unchecked) final private(set) var rule: NodeRule?
  final var depth: Int { Int(storedDepth) }
  private final let storedDepth: Int16
  /// How many elements are around the node in the layout, with those that a group's modifiers put there.
  private final let layoutDepth: Int16
  /// Whether the node's view left the tree; the node may still wait in a queue.
  final private(set) var isUnmounted = false
  /// Whether the node takes part in layout.
  final let isRenderNode: Bool
  /// Whether the elements below may be shown in another container than the one around; see ``shownContainer``.
  private final let movesContent: Bool

  init(parent: Node?, inputs: Inputs, isRenderNode: Bool = false, movesContent: Bool = false) {
    self.isRenderNode = isRenderNode
    self.movesContent = movesContent
    if let parent {
      parentLink = Unowned(parent)
      containerLink = parent.isRenderNode || parent.movesContent ? Unowned(parent) : parent.containerLink
    } else {
      parentLink = nil
      containerLink = nil
    }
    self.inputs = inputs
    storedDepth = Self.depth(below: parent, inputs)
    let isInNewWrap = inputs.wrap != nil && inputs.wrap !== parent?.inputs.wrap
    layoutDepth = (parent?.layoutDepth ?? 0) + (isRenderNode ? 1 : 0) + (isInNewWrap ? 1 : 0)
    withTree { $0.newNodes &+= 1 }
  }

  /// A trait has no node, and takes a part of the stack all the same: it counts as a level.
  @inline(__always) static func depth(below parent: Node?, _ inputs: Inputs) -> Int16 {
    guard let parent else { return 0 }
    let level = parent.storedDepth + 1
    guard let traits = inputs.traits else { return level }
    let inherited = parent.isRenderNode ? 0 : parent.inputs.traits?.count ?? 0
    return level &+ Int16(truncatingIfNeeded: max(traits.count - inherited, 0))
  }

  @inline(__always) final var parent: Node? { parentLink?.object }
  /// The innermost element around, or the one that shows the node in its place.
  final var container: Node? {
    guard let node = containerLink?.object, node.movesContent else { return containerLink?.object }
    return node.shownContainer
  }

  /// The element that shows what is below a node whose content moves.
  var shownContainer: Node? { container }

  /// Calls `body` with the innermost element or node whose content moves around, without retaining it for that.
  @inline(__always) final func withContainer(_ body: (Node) -> Void) {
    if let containerLink { lend(containerLink.object, body) }
  }

  final var tree: Tree { inputs.tree }

  /// Calls `body` with the tree, without retaining it for that: for what is done very often.
  @inline(__always) final func withTree<T>(_ body: (Tree) -> T) -> T {
    lend(inputs.tree, body)
  }

  /// The type by which a trace and a path name the node; `nil` for a node that only holds the structure together.
  var name: String? { nil }

  func forEachChild(_ body: (Node) -> Void) {}

  /// One of several children, of a node that takes several; see `evaluateList(_:inputs:)`.
  func child(at index: Int) -> Node? { nil }

  func setChild(_ child: Node?, at index: Int) {}

  /// The elements of which this node consists, as the layout around it sees them.
  func forEachRenderNode(_ body: (Node) -> Void) { forEachChild { $0.forEachRenderNode(body) } }

  /// Whether something has appeared at or below this node: an element, or an erased view that is empty.
  var hasContent: Bool {
    var found = false
    forEachChild { if !found { found = $0.hasContent } }
    return found
  }

  /// The identity that the view has by an `id` or as an element of a collection.
  var identity: AnyHashable? { nil }

  /// The node itself, if its rows are built when they are asked for.
  var rowSource: (any RowSource)? { nil }

  /// Whether the rows of a collection at this place are built when they are asked for: directly in a lazy container.
  var buildsRowsLazily: Bool { parent?.buildsRowsLazily ?? false }

  /// Called when the elements below may be others than before.
  func renderNodesChanged() { parent?.renderNodesChanged() }

  /// Called on the container of an element that is made.
  func renderNodeMade(_ element: Node) {}

  /// Called on the container of an element that leaves the tree before it was laid out.
  func newRenderNodeLeft() {}

  /// Called on an element when something that modifiers say about it changed.
  func traitChanged(affectsLayout: Bool) {}

  /// How the element's view comes and goes, if that is said.
  var transition: AnyTransition? { nil }

  /// Called on an element before its opacity changes, with the animation of that.
  func opacityWillChange(by cause: AnimationCause?) {}

  /// The transaction of the update that is going on, as the node hands it down, if it changes it.
  var changedTransaction: Transaction? { nil }

  /// Whether the node is a container that keeps views without showing them.
  var keepsInactiveViews: Bool { false }

  /// Whether what the views present that this container keeps stays, although they are not shown themselves.
  var keepsPresentations: Bool { false }

  /// Whether this container shows an element that is directly in it.
  func shows(_ element: Node) -> Bool { true }

  /// Called when a container around shows other views than before.
  func activityChanged() {}

  /// The node itself, if a state of the focus is about it.
  var focusedView: (any FocusedView)? { nil }

  /// The node with which this one leaves the tree.
  var owner: Node? { parent }

  /// What the node is shown next to, if it is not in the layout of the container around.
  var presentationAnchor: Node? { nil }

  /// Whether the node is presented above everything else, whatever comes above the view that presents it.
  var isModal: Bool { false }

  /// Called when the node's view leaves the tree, before its children's.
  func willUnmount() {}

  /// Called when the view begins to leave by a transition: nothing may find it any more; see ``LeavingViews``.
  func didLeave() {}

  /// Called when the view goes on that was leaving.
  func didReturn() {}

  /// Called when something changed that was read for an answer; see ``AnswerRule``.
  func answersMayHaveChanged() {}

  /// Called when a preference below may have changed; `nil` stands for all keys.
  func preferenceChanged(_ key: ObjectIdentifier?) { parent?.preferenceChanged(key) }

  /// The nodes whose preferences are this node's, in the order in which they are combined.
  func forEachPreferred(_ body: (Node) -> Void) { forEachChild(body) }

  /// Adds the preferences of this node and those below it.
  func reducePreferences<K: PreferenceKey>(_ reduction: inout PreferenceReduction<K>) {
    forEachPreferred { $0.reducePreferences(&reduction) }
  }

  /// Whether its evaluations are those of a view, which traces count.
  var isCounted: Bool { false }

  /// Evaluates the node: for the first time, again, or by its rule.
  ///
  /// What may change is read in ``tracking(_:)``.
  func evaluateNow() {}

  /// Evaluates the node again, whether or not what it reads changed.
  final func evaluateAgain(because cause: String = "") {
    guard let rule else { return evaluateNow() }
    rule.invalidate(because: cause)
    rule.update()
  }

  /// Runs what reads for the node, also properties of observable objects.
  @inline(__always) final func tracking<T>(_ make: () -> T) -> T {
    recording { withObservationTracking(make, onChange: ownRule.makeObserver()) }
  }

  /// Runs what reads for the node.
  ///
  /// The first run that reads something that may change gives the node a rule.
  @inline(__always) final func recording<T>(_ make: () -> T) -> T {
    if let rule, rule.isRunning { return make() }
    let collector = withTree { $0.collector }
    if collector.isRunning, collector.nodeLink?.object === self { return make() }
    collector.nodeLink = Unowned(self)
    let result = collector.record(make)
    if rule != nil || collector.hasInputs { ownRule.takeInputs(of: collector) }
    return result
  }

  /// The node's rule, made if there is none yet.
  final var ownRule: NodeRule {
    if let rule { return rule }
    let new = NodeRule(self)
    // The node is being evaluated: only what changes from now on makes the rule run.
    new.state = .clean
    rule = new
    return new
  }

  /// The rules that the node made; they never run again when its view left the tree.
  func forEachRule(_ body: (Rule) -> Void) { if let rule { body(rule) } }

  final func unmount() {
    isUnmounted = true
    willUnmount()
    forEachRule { $0.dispose() }
    forEachChild { $0.unmount() }
    forEachLeaving { $0.unmount() }
  }

  /// Called when the screen is gone: who still holds this node, or one below, finds it unmounted, and what holds it in
  /// turn is let go.
  func abandon() {
    isUnmounted = true
    forEachRule { $0.dispose() }
    forEachChild { $0.abandon() }
    forEachLeaving { $0.abandon() }
  }

  /// `Form/Section/Toggle`: the named nodes from the root to this one, with the middle of a very long path left out.
  final var shortPath: String {
    var nodes = [self]
    while let parent = nodes[nodes.count - 1].parent { nodes.append(parent) }
    // Only names that are shown are made: each takes longer than the way to the root.
    let inner = Array(nodes.lazy.compactMap(\.name).prefix(25))
    if inner.count <= 24 { return inner.reversed().joined(separator: "/") }
    let outer = Array(nodes.reversed().lazy.compactMap(\.name).prefix(12))
    return (outer + ["…"] + inner.prefix(11).reversed()).joined(separator: "/")
  }

  /// The transaction of the update that is going on, as the view sees it.
  final var transaction: Transaction {
    var node = parent
    while let current = node {
      if let changed = current.changedTransaction { return changed }
      node = current.parent
    }
    return tree.transaction
  }

  /// Takes down a child that is shown no more: the one place at which views are removed.
  ///
  /// One that leaves by a transition is kept until that is over, by a key if it may return.
  final func takeDown(_ child: Node, as key: @autoclosure () -> AnyHashable? = nil) {
    tree.changeCount += 1
    if tree.willRemove(child) { return letLeave(child, as: key()) }
    let (leavesAtOnce, first) = (child.leavesAtOnce, tree.effects.lateCount)
    child.unmount()
    if leavesAtOnce { tree.effects.hasten(from: first) }
  }

  /// Gives a view's value to the child, or makes the child.
  ///
  /// Returns it.
  ///
  /// The child goes in and comes out by value: to lend a property for as long as everything below it is evaluated costs
  /// more with each level.
  final func evaluate<V: View>(_ view: V, in child: Node?, inputs: Inputs) -> Node? {
    guard mayEvaluate(child) else { return nil }
    var slot = _Slot(child, parent: self, inputs: inputs)
    V._evaluate(view, in: &slot)
    if let child, child !== slot.node { leave(child) }
    return slot.node
  }

  /// The same for a node that takes several children: those that the view consists of, without a node between.
  final func evaluateList<V: View>(_ view: V, inputs: Inputs) {
    let old = child(at: 0)
    guard mayEvaluate(old) else { return }
    var slot = _Slot(old, parent: self, inputs: inputs, isList: true)
    V._evaluate(view, in: &slot)
    guard !slot.isListed else { return }
    if let old, old !== slot.node { leave(old) }
    setChild(slot.node, at: 0)
  }

  /// Evaluates one of several views.
  final func evaluateChild<V: View>(_ view: V, at index: Int, inputs: Inputs) {
    if let group = inputs.groupTransition {
      return setChild(group.evaluate(member: view, in: child(at: index), of: self, inputs: inputs), at: index)
    }
    setChild(evaluate(view, in: child(at: index), inputs: inputs), at: index)
  }

  /// Another node came in the place of a child.
  private final func leave(_ child: Node) {
    takeDown(child)
    renderNodesChanged()
  }

  /// Whether a child may be evaluated, which is made if there is none: neither too deep nor one too many.
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
