// A twin is a new screen with the view and the state of another one. Random play compares the two. The twin takes over
// the states when it is mounted (ViewStates), then the places of scroll views and of the focus.

extension FrameLoop {
  /// Returns the states of the views, for a twin.
  ///
  /// `isStill`: the twin runs no actions of views. `levelsAbove`: the number of nodes that the twin has above the view.
  package func viewStates(isStill: Bool, levelsAbove: Int = 0) -> ViewStates {
    run()
    let states = ViewStates(of: tree.host, isStill: isStill, levelsAbove: levelsAbove)
    for root in roots { states.add(root) }
    return states
  }

  /// Makes views that appear from now on begin with their own states.
  package func endTakingStates() { tree.givenStates = nil }

  /// The stores of `@AppStorage` and `@SceneStorage` values.
  package var stores: (app: StoredValues, scene: StoredValues) {
    (tree.host.storedValues.app, tree.host.storedValues.scene)
  }

  var roots: [RenderNode] { [root] + tree.presentations }

  /// Calls `visit` with each node that the screen has now, and the objects that properties of its view hold.
  package func forEachNode(_ visit: (_ node: AnyObject, _ objects: [AnyObject]) -> Void) {
    func visitAll(_ node: Node) {
      var objects: [AnyObject] = []
      (node as? any TracedNode)?.forEachObject { objects.append($0) }
      visit(node, objects)
      node.forEachChild(visitAll)
      if let wrapper = (node as? RenderNode)?.wrapper { visitAll(wrapper) }
    }
    roots.forEach(visitAll)
  }

  package static func isUnmounted(_ node: AnyObject) -> Bool { (node as? Node)?.isUnmounted == true }

  /// Draws everything anew.
  package func drawAll() {
    tree.damage.add(CGRect(origin: .zero, size: pictureSize))
    run()
  }

  /// Whether an animated node is drawn at a place before its end.
  package var isDrawnOnItsWay: Bool { roots.contains { !$0.motionState.isEmpty } }

  /// Gives the focus to the node that corresponds to the focused node of another screen.
  package func focus(like other: FrameLoop) { focus(other.events.focusedRenderNode, of: other) }

  /// Gives the focus to the node that corresponds to the one that had it when another screen opened its first menu or
  /// popover.
  package func focusBelowPopups(like other: FrameLoop) {
    focus(other.tree.presentations.first { $0.presentation.modality == .popup }?.previousFocus, of: other)
  }

  private func focus(_ focused: RenderNode?, of other: FrameLoop) {
    tree.focus.move(to: nil)
    guard let focused else { return }
    // A node of the same type may lie in the same place in a presentation below, so only the same root is searched.
    let index = other.roots.lastIndex { $0.contains(focused) } ?? 0
    guard index < roots.count else { return }
    let rank = other.focusable(like: focused, in: other.roots[index]).firstIndex { $0 === focused }
    let candidates = focusable(like: focused, in: roots[index])
    let node = rank.flatMap { $0 < candidates.count ? candidates[$0] : nil }
    if let link = focused.rare.value?.focusedLink { node?.rare[or: RenderNode.Rare()].focusedLink = link }
    tree.focus.set(node, isMarked: other.tree.focus.isMarked)
    tree.focus.publish()
  }

  /// Whether a view has the focus that is kept without being shown; a twin has no such view, and publishes nothing of it.
  package var isFocusHidden: Bool { tree.focus.presentNode?.isOnScreen == false }

  /// Returns the nodes that can take the focus and have the frame and the type of another one.
  private func focusable(like node: RenderNode, in root: RenderNode) -> [RenderNode] {
    root.shown { $0.isFocusable ? $0 : nil }.filter {
      $0.absoluteFrame == node.absoluteFrame && Swift.type(of: $0) == Swift.type(of: node)
    }
  }

  /// The number of presentations above the screen.
  package var presentationCount: Int { tree.presentations.count }

  /// Whether a presentation is open that a twin would not open, or not in this order: its control or page is hidden by
  /// now, or a view below a modal presentation presented it.
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
  /// Whether the element lies in the window of each enclosing scroll view with lazy rows.
  package var isSeen: Bool { renderNode.isSeen }

  /// Taps the first part that can be tapped, even if it is out of sight or covered.
  package func tapAnywhere() { renderNode.firstTappable?.tap?.action() }
}

extension RenderNode {
  /// Returns the placed render nodes inside this one that `kind` accepts, in the order of the tree.
  func shown<E>(_ kind: (RenderNode) -> E?) -> [E] {
    guard isPlaced else { return [] }
    return renderChildren.flatMap { child in (child.isPlaced ? kind(child).map { [$0] } ?? [] : []) + child.shown(kind)
    }
  }
}

extension PresentationRenderNode {
  /// Returns whether a view in another presentation presents it.
  fileprivate func isPresented(from other: PresentationRenderNode) -> Bool {
    var node: Node? = presentationAnchor
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether the view that presents it is active and has a place.
  fileprivate var isAnchorSeen: Bool {
    guard let anchor = presentationAnchor, anchor.isActive else { return false }
    var isSeen = false
    anchor.forEachRenderNode { if $0.renderNode.isPlaced { isSeen = true } }
    return isSeen
  }
}
