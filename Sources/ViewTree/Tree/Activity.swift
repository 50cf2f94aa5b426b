// A container may keep views that it does not show: the alternatives of a `ViewThatFits`, the covered pages of a
// `NavigationStack`. They are evaluated and measured, and keep their state; but they have not appeared, no task of
// theirs runs, and their preferences are not read.
//
// The container says which of its elements it shows (`shows(_:)`), and calls `activityChanged()` on all that is below
// when it shows others than before. Only the container keeps which they are: appearance, tasks and preferences ask `isActive`.

extension Node {
  /// Whether something of the view is shown, as far as the containers around it decide.
  final var isActive: Bool {
    // The nodes around one that left the tree may be freed.
    if isUnmounted || isLeaving { return false }
    guard tree.keepsInactiveViews else { return true }
    return isShown(isPresented: false)
  }

  /// Whether what the view presents stays: the pages above the one that it is in do not close it.
  final var keepsPresenting: Bool {
    !isUnmounted && !isLeaving && (!tree.keepsInactiveViews || isShown(isPresented: true))
  }

  /// `isPresented`: what is asked about is presented by the view, and stands above all pages.
  private func isShown(isPresented: Bool) -> Bool {
    var (node, isPresented) = (self, isPresented)
    while let container = node.container {
      if node.isModal { isPresented = true }
      guard isPresented && container.keepsPresentations || node.isShown(by: container) else { return false }
      node = container
    }
    return true
  }

  /// Whether the container next around shows something of the view.
  final var isShownByContainer: Bool {
    guard tree.keepsInactiveViews, let container else { return true }
    return isShown(by: container)
  }

  private func isShown(by container: Node) -> Bool {
    guard container.keepsInactiveViews else { return true }
    if isRenderNode, presentationAnchor == nil { return container.shows(self) }
    var isShown = false
    (presentationAnchor ?? self).forEachRenderNode { if container.shows($0) { isShown = true } }
    return isShown
  }

  /// Tells all that is below of a change of what is shown, from the inside out.
  final func notifyActivity() {
    forEachChild { $0.notifyActivity() }
    activityChanged()
  }
}
