// A container may keep views that it does not show: the alternatives of a `ViewThatFits`, the covered pages of a
// `NavigationStack`. Such views are inactive: they are evaluated and measured and keep their state, but they have not
// appeared, none of their tasks runs, and their preferences are not read.
//
// The container reports which of its render nodes it shows (`shows(_:)`), and calls `activityChanged()` on everything
// below when that changes. Only the container stores this: appearance, tasks and preferences read `isActive`.

extension Node {
  /// Whether a part of the view is shown, as far as the containers around it decide.
  final var isActive: Bool {
    // The ancestors of an unmounted node may be freed.
    if isUnmounted || isLeaving { return false }
    guard tree.keepsInactiveViews else { return true }
    return isShown()
  }

  /// Whether the view may present a view that does not depend on its place: it is shown, or it is an item of a bar that
  /// has no place.
  final var mayPresentAbove: Bool {
    !isUnmounted && !isLeaving && (!tree.keepsInactiveViews || isShown(mayPresent: true))
  }

  /// Whether the view is shown, or is on a page that other pages cover.
  ///
  /// Its presentations then stay, and it is notified of changes.
  final var isShownOrCovered: Bool {
    !isUnmounted && !isLeaving && (!tree.keepsInactiveViews || isShown(mayPresent: true, isPresented: true))
  }

  /// `isPresented` means a presentation of the view, which lies above all pages.
  private func isShown(mayPresent: Bool = false, isPresented: Bool = false) -> Bool {
    var (node, mayPresent, isPresented) = (self, mayPresent, isPresented)
    while let container = node.container {
      if node.layoutPart?.isModal == true { (mayPresent, isPresented) = (true, true) }
      let mayBeHidden =
        isPresented && container.features.contains(.keepsPresentations)
        || mayPresent && container.features.contains(.letsHiddenViewsPresent)
      guard mayBeHidden || node.isShown(by: container) else { return false }
      node = container
    }
    return true
  }

  /// Whether the nearest container shows a part of the view.
  final var isShownByContainer: Bool {
    guard tree.keepsInactiveViews, let container else { return true }
    return isShown(by: container)
  }

  private func isShown(by container: Node) -> Bool {
    guard container.keepsInactiveViews else { return true }
    let anchor = layoutPart?.presentationAnchor
    if isRenderNode, anchor == nil { return container.shows(self) }
    var isShown = false
    (anchor ?? self).forEachRenderNode { if container.shows($0) { isShown = true } }
    return isShown
  }

  /// Notifies everything below, from the inside out, that other views are shown.
  final func notifyActivity() {
    forEachChild { $0.notifyActivity() }
    layoutPart?.companion?.notifyActivity()
    activityObserver?.activityChanged()
  }
}
