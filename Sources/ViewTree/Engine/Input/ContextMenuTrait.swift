/// A context menu, opened by a secondary click, a long press or a key.
nonisolated struct ContextMenuTrait: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { false }
  static var respondsToHits: Bool { true }

  /// Whether the view takes the focus for its menu, if no view in it or around it takes the focus for another purpose.
  var takesFocus = true
  /// Opens the menu for the view, or for an element in it that was hit or has the focus.
  ///
  /// Returns whether there is one.
  let open: @MainActor (RenderNode) -> Bool

  func isSame(as other: ContextMenuTrait) -> Bool { true }
}

extension EventDispatcher {
  /// Handles a click with the secondary button at a point of the screen: it opens the menu of the render node there.
  ///
  /// Beside a presentation it closes that, like any click.
  package func secondaryClick(at point: CGPoint) {
    let chain = chain(at: point)
    if closesPresentation(over: chain) { return }
    chain.first?.openContextMenu()
  }

  /// Opens the menu of the focused render node; returns whether there is one.
  func openContextMenu(of focused: RenderNode?) -> Bool {
    guard let focused else { return false }
    // A focused row may contain the view that has the menu.
    if let inner = focused.firstShown(where: { $0.contextMenu != nil }), inner.openContextMenu() { return true }
    return focused.openContextMenu()
  }
}

extension Key {
  /// Whether the key opens the menu of the focused view: Control-Return, as on a Mac, and Option-Return in terminals
  /// that do not distinguish the former from Return.
  var asksForMenu: Bool {
    code == .return && !modifiers.isDisjoint(with: [.control, .option]) && modifiers.isSubset(of: [.control, .option])
  }
}

extension RenderNode {
  var contextMenu: ContextMenuTrait? { traits == nil ? nil : Traits.first(ContextMenuTrait.self, in: traits) }

  /// Opens the menu of the render node, or of the innermost enclosing one with a menu; returns whether there is one.
  @discardableResult func openContextMenu() -> Bool {
    for renderNode in chain where renderNode.isEnabled {
      for menu in Traits.all(ContextMenuTrait.self, in: renderNode.traits) where menu.open(self) { return true }
    }
    return false
  }

  /// Whether the render node takes the focus only to let a key open its menu.
  var takesFocusForMenu: Bool {
    guard contextMenu?.takesFocus == true else { return false }
    var outer = renderParent
    while let renderNode = outer {
      if renderNode.isRowOrControlWithFocus { return false }
      outer = renderNode.renderParent
    }
    return takesFocusOfContent
  }

  /// A scroll view does not count: only its content matters.
  private var isRowOrControlWithFocus: Bool {
    scroller == nil && (keyTarget?.takesFocus == true || semantics?.takesFocus == true)
  }
}
