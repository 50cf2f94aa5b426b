/// Sends events to the elements that handle them.
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

  /// The elements at a point of the screen, from the topmost to the root.
  func chain(at point: CGPoint) -> [RenderNode] { tree.chain(at: point, above: root) }

  /// Closes the presentations that a click on a chain of elements lies beside; returns whether that is all the click
  /// does.
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

  /// Moves the focus to a clicked element that is focusable but has no reaction to clicks; returns whether there is
  /// one.
  func focusClicked(in chain: [RenderNode]) -> Bool {
    guard let element = chain.first(where: { $0.explicitFocusability == true }), element.isFocusable else {
      return false
    }
    tree.focus.move(to: element, isMarked: false)
    return true
  }

  /// Sends a key to the focused element and the elements around it; Tab and Escape act on the screen.
  ///
  /// Returns whether the key was handled.
  @discardableResult package func press(_ key: Key) -> Bool {
    let focused = keyElement
    // A chord with the command key is a shortcut first, and only then a key for the focused element.
    if key.modifiers.contains(.command), performShortcut(key) { return true }
    for element in chain(of: focused) where element.isEnabled {
      for handler in element.keyHandlers where handler.handle(key, in: element) { return true }
      if element.keyTarget?.handleKey(key) == true { return true }
      if key == .return || key == .space, element === focused, element.leaf?.openFocusedLink() == true { return true }
    }
    if key.asksForMenu, openContextMenu(of: focused) { return true }
    if !isTap(key, of: focused), performShortcut(key) { return true }
    return pressForScreen(key, focused)
  }

  /// Passes several keys to the edited text, if it is the first to receive them.
  func typeAhead(_ keys: ArraySlice<Key>) -> TypeAhead.Result {
    let chain = keyElement.map(chain(of:)) ?? []
    guard let element = chain.first(where: { $0.isEnabled && !$0.keyHandlers.isEmpty }),
      let typeAhead = element.keyHandlers.first?.typeAhead
    else { return TypeAhead.Result() }
    let hasOneHandler = chain.map(\.keyHandlers.count).reduce(0, +) == 1
    var unused: Set<Key> = []
    return typeAhead(
      TypeAhead(keys: keys, place: TapLocation(middleOf: element)) { key in
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
    if let command = (presentations.last ?? root).exitCommand(around: focusedElement) { return command.action() }
    presentations.last?.close()
  }

  /// The focused element, if it is still in the tree and can be used.
  var focusedElement: RenderNode? { tree.focus.usableNode }

  /// Whether an element receives keys: one has the focus, or a menu is open.
  package var hasKeyElement: Bool { keyElement != nil }

  /// The element that receives keys: the focused one.
  ///
  /// While a menu is open that is not connected with the focus, because a click opened it and left the focus in its
  /// place, it is the control that presents the menu.
  private var keyElement: RenderNode? {
    let focused = focusedElement
    guard let top = presentations.last, top.presentation.takesKeys, let anchor = top.presentationAnchor else {
      return focused
    }
    // Presentations of the anchor's view are in it; an item may have moved into the presentation.
    if let focused, anchor.isAround(focused) || top.contains(focused) { return focused }
    return anchor.focusTarget ?? focused
  }

  /// The elements that receive a key, from the inside out: the target of the key and the elements around it.
  ///
  /// While a menu is open, the elements around the presenting control receive none: an arrow key goes to the menu, and
  /// does not scroll the content below.
  private func chain(of focused: RenderNode?) -> [RenderNode] {
    guard let focused else { return [presentations.last ?? root] }
    guard let top = presentations.last, top.presentation.takesKeys, let anchor = top.presentationAnchor,
      anchor.isAround(focused), !top.contains(focused)
    else { return focused.chain }
    return focused.chain.filter { anchor.isAround($0) }
  }

  /// Moves the focus to the next element that takes it, and from the last one to the first.
  private func moveFocus(_ direction: FocusDirection) {
    let top = presentations.last ?? root
    let current = focusedElement.flatMap { top.contains($0) ? $0 : nil }
    if current?.leaf?.moveLink(direction) == true { return }
    let next = current?.nextFocusable(direction, within: top) ?? top.firstFocusable(direction)
    guard let next else { return }
    next.leaf?.enterLinks(direction)
    tree.focus.moveByUser(to: next)
  }

  /// Handles an arrow key: in a menu it moves from row to row, elsewhere within a section of the focus, or into one.
  private func moveFocus(toward edge: Edge) {
    if isInPopup { return moveFocus(edge == .top || edge == .leading ? .backward : .forward) }
    guard let current = focusedElement else { return }
    if let next = tree.focus.next(toward: edge, from: current, in: presentations.last ?? root) {
      tree.focus.moveByUser(to: next)
    }
  }
}
