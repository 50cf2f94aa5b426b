extension FocusedValues {
  /// Whether text is typed where the focus is.
  var isTyping: Bool? {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }
}

private struct TypingKey: FocusedValueKey {
  typealias Value = Bool
}
