/// Takes in text that is pasted while the element, or something in it, has the focus.
nonisolated struct PasteTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let insert: @MainActor (String) -> Void

  func isSame(as other: PasteTrait) -> Bool { true }
}

extension View {
  /// Calls an action with text that is pasted while the focus is in the view; a view inside may have it first.
  nonisolated func onPaste(_ insert: @escaping @MainActor (String) -> Void) -> some View {
    modifier(PasteTrait(insert: insert))
  }
}

extension EventDispatcher {
  /// Text that comes as a whole, from outside of the screen: for what has the focus, if it takes text.
  ///
  /// It is no row of keys: a blank in it taps nothing. Says whether something takes it.
  @discardableResult package func paste(_ text: String) -> Bool {
    guard let paste = focusedPaste else { return false }
    paste.insert(text)
    return true
  }

  /// Whether what has the focus takes text that is pasted.
  package var takesPaste: Bool { focusedPaste != nil }

  private var focusedPaste: PasteTrait? {
    for element in focusedElement?.chain ?? [] where element.isEnabled {
      if let paste = Traits.first(PasteTrait.self, in: element.traits) { return paste }
    }
    return nil
  }
}
