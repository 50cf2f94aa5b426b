/// A place in the view tree: what stays while view values come and go.
@MainActor class Node {
  unowned(unsafe) final let parent: Node?
  final let inputs: Inputs
  final let depth: Int

  init(parent: Node?, inputs: Inputs) {
    self.parent = parent
    self.inputs = inputs
    depth = (parent?.depth ?? -1) + 1
  }

  final var tree: Tree { inputs.tree }

  /// Calls `body` with the tree, without retaining it for that: for what is done very often.
  @inline(__always) final func withTree<T>(_ body: (Tree) -> T) -> T {
    Unmanaged.passUnretained(inputs.tree)._withUnsafeGuaranteedRef(body)
  }

  /// The type by which a trace and a path name the node; `nil` for a node that only holds the structure together.
  var name: String? { nil }

  func forEachChild(_ body: (Node) -> Void) {}

  /// The elements of which this node consists, as the layout around it sees them.
  func forEachElement(_ body: (Node) -> Void) { forEachChild { $0.forEachElement(body) } }

  /// Whether there is an element at or below this node.
  var hasElements: Bool {
    var found = false
    forEachChild { if !found { found = $0.hasElements } }
    return found
  }

  /// The identity that the view has by an `id` or as an element of a collection.
  var identity: AnyHashable? { nil }

  /// The node itself, if its rows are built when they are asked for.
  var rowSource: (any RowSource)? { nil }

  /// Whether the rows of a collection at this place are built when they are asked for: directly in a lazy container.
  var buildsRowsLazily: Bool { parent?.buildsRowsLazily ?? false }

  /// Called when the elements below may be others than before.
  func elementsChanged() { parent?.elementsChanged() }

  /// Called on an element when something that modifiers say about it changed.
  func traitChanged(affectsLayout: Bool) {}

  /// Called when the node's view leaves the tree, before its children's.
  func willUnmount() {}

  /// Called when a preference below changed.
  func preferenceChanged(_ key: ObjectIdentifier) { parent?.preferenceChanged(key) }

  /// Hands the preferences of this node and those below it to the collector, in the order of the tree.
  func collectPreferences(into collector: PreferenceCollector) {
    forEachChild { $0.collectPreferences(into: collector) }
  }

  /// Called by the node's own rule, if it has one: what it reads makes it run again.
  func evaluateNow() {}

  /// The rules that the node made; they never run again when its view left the tree.
  func forEachRule(_ body: (Rule) -> Void) {}

  /// Whether the node's view left the tree; the node may still wait in a queue.
  final private(set) var isUnmounted = false

  final func unmount() {
    isUnmounted = true
    willUnmount()
    forEachRule { $0.dispose() }
    forEachChild { $0.unmount() }
  }

  /// Lets go of whatever holds this node in turn, here and below. The screen is gone.
  func releaseCircles() { forEachChild { $0.releaseCircles() } }

  /// `Form/Section/Toggle`: the named nodes from the root to this one.
  final var path: String { pathNames.joined(separator: "/") }

  /// The same with the middle of a very long path left out.
  final var shortPath: String {
    let names = pathNames
    return names.count <= 24 ? path : (names.prefix(12) + ["…"] + names.suffix(11)).joined(separator: "/")
  }

  private var pathNames: [String] {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      if let name = current.name { names.append(name) }
      node = current.parent
    }
    return names.reversed()
  }

  /// Gives a view's value to the child, or makes the child. Returns it.
  ///
  /// The child goes in and comes out by value: to lend a property for as long as everything below it is evaluated costs
  /// more with each level.
  final func evaluate<V: View>(_ view: V, in child: Node?, inputs: Inputs) -> Node? {
    guard depth < withTree({ $0.depthLimit }) else {
      tree.reportDepth(of: self)
      return nil
    }
    var slot = _Slot(child, parent: self, inputs: inputs)
    V._evaluate(view, in: &slot)
    return slot.node
  }
}

/// A node with one child that inherits what the node itself does, or what it adds.
@MainActor class ParentNode: Node {
  @exclusivity(unchecked) final var child: Node?

  final override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  final func evaluateChild<Content: View>(_ content: Content) { evaluateChild(content, inputs: inputs) }

  final func evaluateChild<Content: View>(_ content: Content, inputs: Inputs) {
    child = evaluate(content, in: child, inputs: inputs)
  }
}
