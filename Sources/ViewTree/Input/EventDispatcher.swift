/// Brings events to the elements that they are for.
///
/// It runs handlers; what they write is for the next frame.
@MainActor package struct EventDispatcher {
  let tree: RenderTree
  let root: RenderNode
  /// What can be clicked at all.
  let screen: CGRect

  private var layers: [PresentationRenderNode] { tree.presentations }

  /// Whether arrow keys go from row to row: what is on top is a menu, or the like.
  private var isInPopup: Bool { layers.last.map { $0.presentation.modality != .modal } ?? false }

  /// The elements at a point of the screen, from the topmost to the root.
  func chain(at point: CGPoint) -> [RenderNode] {
    for root in tree.usableRoots(above: root).reversed() {
      if let hit = root.hit(point - root.origin) { return hit.chain }
    }
    return []
  }

  /// A click: it is for the innermost element that can be tapped.
  ///
  /// Beside something presented it only closes that; but a part of another presentation is closed on the way.
  package func click(at point: CGPoint, count: Int = 1) {
    let chain = chain(at: point)
    for layer in layers.reversed() {
      if chain.last === layer, chain.first !== layer { break }
      layer.close()
      guard layer.presentation.modality == .part, !chain.contains(where: layer.isAnchored) else { return }
    }
    guard let (target, tap) = target(in: chain) else { return focusClicked(in: chain) }
    guard target.isEnabled, tap.count <= count else { return }
    if let focus = focusTarget(in: chain) { tree.focus.move(to: focus) }
    tap.perform(at: TapLocation(point - target.absoluteFrame.origin, in: target))
  }

  /// What takes the focus and does not react to a click by itself takes it when it is clicked.
  private func focusClicked(in chain: [RenderNode]) {
    if let element = chain.first(where: { $0.saysFocusable == true }), element.isFocusable {
      tree.focus.move(to: element)
    }
  }

  /// A key: for the focused element and those around it; Tab and Escape are for the screen.
  package func press(_ key: Key) {
    let focused = focusedNode
    for element in focused?.chain ?? [layers.last ?? root] where element.isEnabled {
      for handler in element.keyHandlers where handler.handle(key) { return }
      if element.handleKey(key) { return }
    }
    switch key.code {
    case .tab: moveFocus(key.modifiers.contains(.shift) ? .backward : .forward)
    case .escape: exit()
    case .return, .space: focused?.firstTappable.map { $0.tap?.perform(at: TapLocation(middleOf: $0)) }
    case .up, .left: if isInPopup { moveFocus(.backward) }
    case .down, .right: if isInPopup { moveFocus(.forward) }
    default: break
    }
  }

  /// Escape: what a view on top says that it does; else it closes what is on top.
  private func exit() {
    if let command = (layers.last ?? root).exitCommand(around: focusedNode) { return command.action() }
    layers.last?.close()
  }

  /// The element with the focus, if it is still there and can be used.
  var focusedNode: RenderNode? {
    tree.focused.flatMap { $0.isOnScreen && $0.isFocusable ? $0 : nil }
  }

  /// The innermost element that can be tapped.
  private func target(in chain: [RenderNode]) -> (RenderNode, TapTrait)? {
    for element in chain { if let tap = element.tap { return (element, tap) } }
    return nil
  }

  /// What a click at the end of a chain gives the focus to: a control as a whole, or the innermost element that takes
  /// it.
  private func focusTarget(in chain: [RenderNode]) -> RenderNode? {
    var whole: RenderNode?
    var innermost: RenderNode?
    for element in chain where element.isFocusable {
      innermost = innermost ?? element
      if element.semantics?.isWhole == true { whole = element }
    }
    return whole ?? innermost
  }

  /// Gives the focus to the next element that takes it, and after the last one to the first.
  private func moveFocus(_ direction: FocusDirection) {
    let top = layers.last ?? root
    let current = focusedNode.flatMap { top.contains($0) ? $0 : nil }
    let next = current?.nextFocusable(direction, within: top) ?? top.firstFocusable(direction)
    if let next { tree.focus.move(to: next) }
  }
}
