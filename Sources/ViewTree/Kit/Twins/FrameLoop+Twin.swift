// A twin is a screen that is mounted anew with the view of another one and in the same state: random play compares them.
// The twin takes over the states when it is mounted (ViewStates), then the places of scroll views and of the focus.

extension FrameLoop {
  /// Returns the states of the views, for a screen that is mounted with the same view.
  ///
  /// `isStill`: that screen runs no actions of views. `levelsAbove` is the number of nodes that it has above the view.
  package func viewStates(isStill: Bool, levelsAbove: Int = 0) -> ViewStates {
    run()
    let states = ViewStates(of: tree.host, isStill: isStill, levelsAbove: levelsAbove)
    for root in roots { states.add(root) }
    return states
  }

  /// Ends the taking over of states: views that appear from now on begin with their own.
  package func endTakingStates() { tree.givenStates = nil }

  /// The stores of `@AppStorage` and `@SceneStorage` values.
  package var stores: (app: StoredValues, scene: StoredValues) {
    (tree.host.storedValues.app, tree.host.storedValues.scene)
  }

  var roots: [RenderNode] { [root] + tree.presentations }

  // MARK: Time and drawing

  /// Lets time pass for animations and for nothing else: dates stay as they are on a twin.
  package func pass(_ duration: Duration) {
    let now = tree.time + duration
    makeFrames(before: now)
    setTime(now)
    run()
  }

  /// Draws everything anew.
  package func drawAll() {
    tree.damage.add(CGRect(origin: .zero, size: pictureSize))
    run()
  }

  /// Whether something that moves is drawn on its way, not at its end.
  package var isDrawnOnItsWay: Bool { roots.contains { !$0.motionState.isEmpty } }

  // MARK: Focus

  /// Takes the focus from every view.
  package func clearFocus() { tree.focus.move(to: nil) }

  /// Gives the focus to what stands where another screen has it.
  package func focus(like other: FrameLoop) {
    clearFocus()
    guard let focused = other.events.focusedRenderNode else { return }
    // The same may stand in the same place below an open menu, or behind what is in front of it.
    let index = other.roots.lastIndex { $0.contains(focused) } ?? 0
    guard index < roots.count else { return }
    let rank = other.focusable(like: focused, in: other.roots[index]).firstIndex { $0 === focused }
    let candidates = focusable(like: focused, in: roots[index])
    let node = rank.flatMap { $0 < candidates.count ? candidates[$0] : nil }
    if let link = focused.rare.value?.focusedLink { node?.rare[or: RenderNode.Rare()].focusedLink = link }
    tree.focus.set(node, isMarked: other.tree.focus.isMarked)
    tree.focus.publish()
  }

  /// The nodes that can take the focus and stand where another one does.
  private func focusable(like node: RenderNode, in root: RenderNode) -> [RenderNode] {
    root.shown { $0.isFocusable ? $0 : nil }.filter {
      $0.absoluteFrame == node.absoluteFrame && Swift.type(of: $0) == Swift.type(of: node)
    }
  }

  // MARK: Presentations

  /// The number of presentations above the screen.
  package var presentationCount: Int { tree.presentations.count }

  /// Whether something stays open although its control or its page is hidden by now, or was presented from below of
  /// something modal: on a twin nothing would open it, or at another time.
  ///
  /// `openMenus` is the number of open menus that are published.
  package func hasUnseenPresentations(openMenus: Int) -> Bool {
    let presentations = tree.presentations
    let modals = presentations.filter(\.isModal)
    return modals.contains { !$0.isAnchorSeen }
      || zip(modals, modals.dropFirst()).contains { !$1.isPresented(from: $0) }
      || presentations.count { !$0.isModal } > openMenus
  }
}

extension SemanticNode {
  /// Whether the element is in the windows of the scroll views around it that have lazy rows.
  package var isSeen: Bool { renderNode.isSeen }

  /// Taps the first part that can be tapped, wherever it is.
  package func tapAnywhere() { renderNode.firstTappable?.tap?.action() }
}

extension RenderNode {
  /// The render nodes of a kind that are shown in this one, in the order of the tree.
  func shown<E>(_ kind: (RenderNode) -> E?) -> [E] {
    guard isPlaced else { return [] }
    return renderChildren.flatMap { child in (child.isPlaced ? kind(child).map { [$0] } ?? [] : []) + child.shown(kind)
    }
  }
}

extension PresentationRenderNode {
  /// Whether a view in another presentation presents it.
  fileprivate func isPresented(from other: PresentationRenderNode) -> Bool {
    var node: Node? = presentationAnchor
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether the view that presents it is shown, in a row that is in the window.
  fileprivate var isAnchorSeen: Bool {
    guard let anchor = presentationAnchor, anchor.isActive else { return false }
    var isSeen = false
    anchor.forEachRenderNode { if $0.renderNode.isPlaced { isSeen = true } }
    return isSeen
  }
}
