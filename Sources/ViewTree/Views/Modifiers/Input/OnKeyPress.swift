extension View {
  private nonisolated func onKeyPress(
    in phases: KeyPress.Phases, where matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey { key in
      let press = KeyPress(key)
      return phases.contains(.down) && matches(press) && action(press) == .handled
    }
  }

  /// Calls an action when a key is pressed, with any modifiers, while the focus is in the view.
  ///
  /// A key that the action ignores goes on to the enclosing view. Follows
  /// [onKeyPress(_:action:)](https://developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)).
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: .down, where: { $0.key == key }) { _ in action() }
  }

  /// Calls an action with a key when it is pressed while the focus is in the view, in the given phases.
  ///
  /// Only ``KeyPress/Phases/down`` is reported: without it in `phases` the action is never called.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { $0.key == key }, action)
  }

  /// Calls an action with the key when one of several keys is pressed while the focus is in the view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { keys.contains($0.key) }, action)
  }

  /// Calls an action with the key when one is pressed whose characters are all in a set, while the focus is in the
  /// view.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  /// Calls an action with every key that is pressed while the focus is in the view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { _ in true }, action)
  }
}
