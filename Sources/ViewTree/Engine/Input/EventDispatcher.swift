/// Sends events to the render nodes that handle them.
///
/// The writes of the handlers are for the next frame.
@MainActor package struct EventDispatcher {
  let tree: InputTree
  let root: RenderNode
  let pointer: Pointer
  /// The area that can be clicked.
  let screen: CGRect

  var presentations: [PresentationRenderNode] { tree.usablePresentations }

  /// Whether arrow keys move from row to row: the topmost presentation is a menu or the like.
  private var isInPopup: Bool { presentations.last.map { $0.presentation.modality != .modal } ?? false }

  /// The render nodes at a point of the screen, from the topmost to the root.
  func chain(at point: CGPoint) -> [RenderNode] { tree.chain(at: point, above: root) }

  /// Closes the presentations that a click on a chain of render nodes lies beside; returns whether that is all the
  /// click does.
  ///
  /// A part of another presentation is closed, and the click continues.
  func closesPresentation(over chain: [RenderNode]) -> Bool {
    for presentation in presentations.reversed() {
      if chain.last === presentation, chain.first !== presentation { break }
      presentation.close()
      let isPart = presentation.presentation.modality == .part
      guard isPart, !chain.contains(where: presentation.isAnchored) else { return true }
    }
    return false
  }

  /// Moves the focus to a clicked render node that is focusable but has no reaction to clicks; returns whether there is
  /// one.
  func focusClicked(in chain: [RenderNode]) -> Bool {
    guard let renderNode = chain.first(where: { $0.explicitFocusability == true }), renderNode.isFocusable else {
      return false
    }
    tree.focus.move(to: renderNode, isMarked: false)
    return true
  }

  /// Sends a key to the focused render node and the render nodes around it; Tab and Escape act on the screen.
  ///
  /// Returns whether the key was handled.
  @discardableResult package func press(_ key: Key) -> Bool {
    let focused = keyNode
    if key.code == .delete || key.code == .deleteForward { tree.focus.chooseHeir() }
    // A chord with the command key is a shortcut first, and only then a key for the focused render node.
    if key.modifiers.contains(.command), performShortcut(key) { return true }
    for renderNode in chain(of: focused) where renderNode.isEnabled {
      for handler in renderNode.keyHandlers where handler.handle(key, in: renderNode) { return true }
      if renderNode.keyTarget?.handleKey(key) == true { return true }
      if key == .return || key == .space, renderNode === focused, renderNode.leaf?.openFocusedLink() == true {
        return true
      }
    }
    if key.asksForMenu, openContextMenu(of: focused) { return true }
    if !isTap(key, of: focused), performShortcut(key) { return true }
    return pressForScreen(key, focused)
  }

  /// Passes several keys to the edited text, if it is the first to receive them.
  func typeAhead(_ keys: ArraySlice<Key>) -> TypeAhead.Result {
    let chain = keyNode.map(chain(of:)) ?? []
    guard let renderNode = chain.first(where: { $0.isEnabled && !$0.keyHandlers.isEmpty }),
      let typeAhead = renderNode.keyHandlers.first?.typeAhead
    else { return TypeAhead.Result() }
    let hasOneHandler = chain.map(\.keyHandlers.count).reduce(0, +) == 1
    var unused: Set<Key> = []
    return typeAhead(
      TypeAhead(keys: keys, place: TapLocation(middleOf: renderNode)) { key in
        guard hasOneHandler, case .character = key.code, key.modifiers == .control else { return false }
        if unused.contains(key) { return true }
        guard !knowsShortcut(key) else { return false }
        unused.insert(key)
        return true
      })
  }

  private func pressForScreen(_ key: Key, _ focused: RenderNode?) -> Bool {
    switch key.code {
    case .tab: moveFocus(key.modifiers.contains(.shift) ? .backward : .forward)
    case .escape: exit()
    case .return, .space: focused?.firstTappableByKey.map { $0.tap?.perform(at: TapLocation(middleOf: $0)) }
    case .up: moveFocus(toward: .top)
    case .left: moveFocus(toward: .leading)
    case .down: moveFocus(toward: .bottom)
    case .right: moveFocus(toward: .trailing)
    default: return false
    }
    return true
  }

  /// Whether the key taps the focused control, which comes before any shortcut.
  private func isTap(_ key: Key, of focused: RenderNode?) -> Bool {
    (key == .return || key == .space) && focused?.firstTappableByKey != nil
  }

  /// Handles Escape: it cancels a drag; else runs the exit command of the topmost layer; else closes that layer.
  private func exit() {
    if let dragged = tree.presentations.last(where: \.isPassive) { return dragged.close() }
    if let command = (presentations.last ?? root).exitCommand(around: focusedRenderNode) { return command.action() }
    presentations.last?.close()
  }

  /// The focused render node, if it is still in the tree and can be used.
  var focusedRenderNode: RenderNode? { tree.focus.usableNode }

  /// Whether a render node receives keys: one has the focus, or a menu is open.
  package var hasKeyNode: Bool { keyNode != nil }

  /// The render node that receives keys: the focused one.
  ///
  /// While a menu is open that is not connected with the focus, because a click opened it and left the focus in its
  /// place, it is the control that presents the menu.
  private var keyNode: RenderNode? {
    let focused = focusedRenderNode
    guard let top = presentations.last, top.presentation.takesKeys, let anchor = top.presentationAnchor else {
      return focused
    }
    // Presentations of the anchor's view are in it; an item may have moved into the presentation.
    if let focused, anchor.isAround(focused) || top.contains(focused) { return focused }
    return anchor.focusTarget ?? focused
  }

  /// The render nodes that receive a key, from the inside out: the target of the key and the render nodes around it.
  ///
  /// While a menu is open, the render nodes around the presenting control receive none: an arrow key goes to the menu,
  /// and does not scroll the content below.
  private func chain(of focused: RenderNode?) -> [RenderNode] {
    guard let focused else { return [presentations.last ?? root] }
    guard let top = presentations.last, top.presentation.takesKeys, let anchor = top.presentationAnchor,
      anchor.isAround(focused), !top.contains(focused)
    else { return focused.chain }
    return focused.chain.filter { anchor.isAround($0) }
  }

  /// Moves the focus to the next render node that takes it, and from the last one to the first.
  private func moveFocus(_ direction: FocusDirection) {
    let top = presentations.last ?? root
    let current = focusedRenderNode.flatMap { top.contains($0) ? $0 : nil }
    if current?.leaf?.moveLink(direction) == true { return }
    let next = current?.nextFocusable(direction, within: top) ?? top.firstFocusable(direction)
    guard let next else { return }
    next.leaf?.enterLinks(direction)
    tree.focus.moveByUser(to: next)
  }

  /// Handles an arrow key: in a menu it moves from row to row, elsewhere within a section of the focus, or into one.
  private func moveFocus(toward edge: Edge) {
    if isInPopup { return moveFocus(edge == .top || edge == .leading ? .backward : .forward) }
    guard let current = focusedRenderNode else { return }
    if let next = tree.focus.next(toward: edge, from: current, in: presentations.last ?? root) {
      tree.focus.moveByUser(to: next)
    }
  }
}
