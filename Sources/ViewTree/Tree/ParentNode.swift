/// A node with one child that inherits what the node itself does, or what it adds.
@MainActor class ParentNode: Node {
  @exclusivity(unchecked) final private(set) var child: Node?

  /// Whether the node was evaluated before.
  private final var wasShown = false

  final override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  final func evaluateChild<Content: View>(_ content: Content) { evaluateChild(content, inputs: inputs) }

  final func evaluateChild<Content: View>(_ content: Content, inputs: Inputs) {
    child = evaluate(content, in: child, inputs: inputs)
  }

  /// Evaluates a view that comes and goes with the node: the row of a collection.
  final func evaluateMember<Content: View>(_ content: Content) {
    if let group = inputs.groupTransition {
      return child = group.evaluate(member: content, in: child, of: self, inputs: inputs)
    }
    evaluateChild(content)
  }

  /// Shows one of several views that come and go with the node: the looks of a style; see `show(_:isSame:as:)`.
  @inline(__always)
  final func exchange<Content: View>(_ content: Content, isSame: Bool, as key: @autoclosure () -> AnyHashable? = nil) {
    if isSame { return evaluateChild(content) }
    let (old, oldKey) = (child, child == nil ? nil : shownKey)
    let returning = takeBack(key())
    child = evaluate(content, in: returning, inputs: inputs)
    leave(old, as: oldKey, isNew: returning == nil)
  }

  /// Shows nothing.
  final func clear() {
    let old = child
    child = nil
    leave(old, as: shownKey, isNew: false)
  }

  /// What tells the view that is shown from the others that may be; `nil` if none ever returns.
  var shownKey: AnyHashable? { nil }

  /// The new child is mounted before the old one is unmounted, as in SwiftUI.
  private func leave(_ old: Node?, as key: AnyHashable?, isNew: Bool) {
    defer { wasShown = true }
    guard old !== child else { return }
    if let old { takeDown(old, as: key) }
    // What is around a new node knows that it has new elements.
    guard wasShown else { return }
    if let child, isNew { tree.didInsert(child) }
    tree.changeCount += 1
    renderNodesChanged()
    preferencesRearranged()
  }
}

/// A node whose child may come and go, or become another.
@MainActor class DynamicNode: ParentNode {
  final override func reducePreferences<K>(_ reduction: inout PreferenceReduction<K>) {
    reduction.isDynamic = true
    super.reducePreferences(&reduction)
  }
}
