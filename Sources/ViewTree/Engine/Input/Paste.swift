/// Receives text that is pasted while the render node, or one of its descendants, has the focus.
nonisolated struct PasteTrait: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { false }

  let insert: @MainActor (String) -> Void

  func isSame(as other: PasteTrait) -> Bool { true }
}

extension View {
  /// Calls an action with text that is pasted while the focus is in the view; views inside take precedence.
  nonisolated package func onPaste(_ insert: @escaping @MainActor (String) -> Void) -> some View {
    modifier(PasteTrait(insert: insert))
  }
}

extension EventDispatcher {
  /// Pastes a text from outside the screen into the focused view, if that takes text.
  ///
  /// The text is not a series of keys: a space in it taps nothing. Returns whether a view took it.
  @discardableResult package func paste(_ text: String) -> Bool {
    guard let paste = focusedPaste else { return false }
    paste.insert(text)
    return true
  }

  /// Whether the focused view takes pasted text.
  package var takesPaste: Bool { focusedPaste != nil }

  private var focusedPaste: PasteTrait? {
    for renderNode in focusedRenderNode?.chain ?? [] where renderNode.isEnabled {
      if let paste = Traits.first(PasteTrait.self, in: renderNode.traits) { return paste }
    }
    return nil
  }
}
