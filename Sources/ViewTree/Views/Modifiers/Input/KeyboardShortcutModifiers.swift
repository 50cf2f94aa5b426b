extension View {
  /// Activates the control, or the first one in the view, when a key is pressed that the focused view does not handle.
  ///
  /// Return in a text field counts only if no action receives the submission of the field; see
  /// ``View/onSubmit(of:_:)``. A bordered button with `.defaultAction` is marked: `[= Save =]`. Only shown controls
  /// count: none below a modal presentation, none in a closed menu. Follows
  /// [keyboardShortcut(_:modifiers:)](https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)).
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut?(KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Activates the control by a shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(KeyboardShortcut?(shortcut))
  }

  /// Activates the control by a shortcut; `nil` removes the shortcut that an enclosing view sets.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutTrait(shortcuts: shortcut.map { [$0] } ?? [])).environment(\.keyboardShortcut, shortcut)
  }
}
