/// The node of a modifier that does something when what it modifies appears or disappears.
///
/// Views without an element (an empty group, an `if` that does not hold) have not appeared: a group appears with the
/// first element in it and disappears with the last, once for all of them. Nor have those that a container around keeps
/// without showing them.
@MainActor class AppearanceNode<M>: ModifierNode<M>, AppearingNode {
  private var isMounted = false
  private var isQueued = false
  /// Whether the content is there now.
  final private(set) var isShown = false

  override func didEvaluateContent(isFirst: Bool) {
    guard isFirst else { return }
    isMounted = true
    refresh()
  }

  final override func renderNodesChanged() {
    queue()
    super.renderNodesChanged()
  }

  final override func activityChanged() { queue() }

  private func queue() {
    guard isMounted, !isQueued else { return }
    isQueued = true
    tree.appearances.append(self)
  }

  final override func willUnmount() {
    isMounted = false
    disappear()
  }

  final override func didLeave() { disappear() }

  private func disappear() {
    guard isShown else { return }
    isShown = false
    didDisappear()
  }

  /// Called within the update in which the content comes; the action belongs into the queue of effects.
  func didAppear() {}

  /// Called within the update in which the content goes.
  func didDisappear() {}

  /// Looks whether an element is shown now; called when the update is complete.
  final func refresh() {
    isQueued = false
    guard isMounted, isShown != (hasContent && isActive) else { return }
    isShown.toggle()
    if isShown { didAppear() } else { didDisappear() }
  }
}

@MainActor protocol AppearingNode: AnyObject {
  func refresh()
}
