extension FocusedValues {
  /// Whether the focused view takes text input; `nil` if it does not say.
  var isTyping: Bool? {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }
}

private struct TypingKey: FocusedValueKey {
  typealias Value = Bool
}
