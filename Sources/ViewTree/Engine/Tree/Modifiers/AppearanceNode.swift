/// The node of a modifier that acts when its content appears or disappears.
///
/// A view without a render node (an empty group, an `if` whose condition is false) has not appeared. A group appears
/// with its first render node and disappears with its last, once for all of them. A view that a container keeps without
/// showing it has not appeared either.
@MainActor class AppearanceNode<M>: ModifierNode<M>, AppearingNode, ActivityObserver {
  private var isMounted = false
  private var isQueued = false
  /// Whether the content has appeared.
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

  final override var activityObserver: (any ActivityObserver)? { self }

  final func activityChanged() { queue() }

  private func queue() {
    guard isMounted, !isQueued else { return }
    isQueued = true
    tree.appearances.append(self)
  }

  final override func willUnmount() {
    isMounted = false
    disappear()
  }

  final func didLeave() { disappear() }

  private func disappear() {
    guard isShown else { return }
    isShown = false
    didDisappear()
  }

  /// Whether content without a render node has appeared too.
  var appearsEmpty: Bool { false }

  /// Called in the update in which the content appears; actions belong in the queue of effects.
  func didAppear() {}

  /// Called in the update in which the content disappears.
  func didDisappear() {}

  /// Compares `isShown` with the current render nodes; called when the update is complete.
  final func refresh() {
    isQueued = false
    guard isMounted, isShown != ((hasContent || appearsEmpty) && isActive) else { return }
    isShown.toggle()
    if isShown { didAppear() } else { didDisappear() }
  }
}

@MainActor protocol AppearingNode: AnyObject {
  func refresh()
}
