/// A node with at most one child, which inherits the node's inputs, or inputs derived from them.
@MainActor class ParentNode: Node {
  @safe @exclusivity(unchecked) final private(set) var child: Node?

  /// Whether a child was shown or removed before; a new node does not report its new render nodes.
  private final var wasShown = false

  final override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  final func evaluateChild<Content: View>(_ content: Content) { evaluateChild(content, inputs: inputs) }

  final func evaluateChild<Content: View>(_ content: Content, inputs: Inputs) {
    child = evaluate(content, in: child, inputs: inputs)
  }

  /// Evaluates a view that comes and goes with the node, such as the row of a collection.
  final func evaluateMember<Content: View>(_ content: Content) {
    if let group = inputs.groupTransition {
      return child = group.evaluate(member: content, in: child, of: self, inputs: inputs)
    }
    evaluateChild(content)
  }

  /// Shows one of several views that come and go with the node, such as the looks of a style; see `show(_:isSame:as:)`.
  @inline(__always)
  final func exchange<Content: View>(_ content: Content, isSame: Bool, as key: @autoclosure () -> AnyHashable? = nil) {
    if isSame { return evaluateChild(content) }
    let (old, oldKey) = (child, child == nil ? nil : shownKey)
    let returning = restoreChild(key())
    child = evaluate(content, in: returning, inputs: inputs)
    leave(old, as: oldKey, isNew: returning == nil)
  }

  /// Removes the child, by its transition if it has one.
  final func clear() {
    let old = child
    child = nil
    leave(old, as: old == nil ? nil : shownKey, isNew: false)
  }

  /// The key by which the current view is restored while it leaves; `nil` if no view ever returns.
  var shownKey: AnyHashable? { nil }

  /// Removes the old child after the new one is mounted, as SwiftUI does.
  private func leave(_ old: Node?, as key: AnyHashable?, isNew: Bool) {
    defer { wasShown = true }
    guard old !== child else { return }
    if let old { removeChild(old, as: key) }
    // The ancestors of a new node already know that their render nodes are new.
    guard wasShown || old != nil else { return }
    if let child, isNew { tree.didInsert(child) }
    tree.noteChange()
    renderNodesChanged()
    preferencesRearranged()
  }
}

/// A node whose child may come and go, or be replaced.
@MainActor class DynamicNode: ParentNode, PreferenceScope {
  final override var preferenceScope: (any PreferenceScope)? { self }

  final func addPreferences<K>(to reduction: inout PreferenceReduction<K>) {
    reduction.isDynamic = true
    addContributions(to: &reduction)
  }
}
