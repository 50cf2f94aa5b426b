/// What can be asked for a menu about itself: by a secondary click, a long press or a key.
nonisolated struct ContextMenuTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }
  static var takesHits: Bool { true }

  /// Whether the view takes the focus for its menu where nothing in it or around it has another use for it.
  var takesFocus = true
  /// Opens the menu about the view, or about an element in it that was hit or has the focus.
  ///
  /// Says whether there is one.
  let open: @MainActor (RenderNode) -> Bool

  func isSame(as other: ContextMenuTrait) -> Bool { true }
}

extension EventDispatcher {
  /// A click with the secondary button, at a point of the screen: it asks for the menu of what is there.
  ///
  /// Beside something presented it closes that, as any click.
  package func secondaryClick(at point: CGPoint) {
    let chain = chain(at: point)
    if closesPresentation(over: chain) { return }
    chain.first?.openContextMenu()
  }

  /// The menu of what has the focus; says whether there is one.
  func openContextMenu(of focused: RenderNode?) -> Bool {
    guard let focused else { return false }
    // A row stands around what has the menu.
    if let inner = focused.firstShown(where: { $0.contextMenu != nil }), inner.openContextMenu() { return true }
    return focused.openContextMenu()
  }
}

extension Key {
  /// Whether the key asks for the menu of what has the focus: Control-Return, as on a Mac, and Option-Return in terminals
  /// that do not tell that from Return.
  var asksForMenu: Bool {
    code == .return && !modifiers.isDisjoint(with: [.control, .option]) && modifiers.isSubset(of: [.control, .option])
  }
}

extension RenderNode {
  var contextMenu: ContextMenuTrait? { traits == nil ? nil : Traits.first(ContextMenuTrait.self, in: traits) }

  /// Opens the menu of the element, or of the innermost one around that has some; says whether there is one.
  @discardableResult func openContextMenu() -> Bool {
    for element in chain where element.isEnabled {
      for menu in Traits.all(ContextMenuTrait.self, in: element.traits) where menu.open(self) { return true }
    }
    return false
  }

  /// Whether the element takes the focus only so that a key can ask for its menu.
  var takesFocusForMenu: Bool {
    guard contextMenu?.takesFocus == true, !hasFocusableContent else { return false }
    var outer = renderParent
    while let element = outer {
      if element.isRowOrControlWithFocus { return false }
      outer = element.renderParent
    }
    return true
  }

  /// A window is none: it asks what is in it.
  private var isRowOrControlWithFocus: Bool {
    scroller == nil && (keyTarget?.takesFocus == true || semantics?.takesFocus == true)
  }
}
