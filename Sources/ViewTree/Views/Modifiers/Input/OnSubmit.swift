extension View {
  /// Calls an action when a text field in the view is submitted: Return was pressed in it.
  ///
  /// The actions of all such modifiers around the field run, the innermost first. Without one, Return presses the
  /// button with the keyboard shortcut `.defaultAction`; as in AppKit, it never does both. Follows
  /// [onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)).
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions in the view from the `onSubmit` actions around it.
  ///
  /// Follows [submitScope](https://developer.apple.com/documentation/swiftui/view/submitscope(_:)).
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitScope) { if isBlocking { $0 = nil } }
  }
}
