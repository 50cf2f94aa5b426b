extension View {
  /// Whether the view without its modifiers, or its body without them, is of a type that satisfies a condition.
  nonisolated static func consists(of matches: (any View.Type) -> Bool) -> Bool {
    if matches(Self.self) { return true }
    if let view = Self.self as? any ModifiedView.Type { return view.contentConsists(of: matches) }
    return Body.self != Never.self && Body.consists(of: matches)
  }
}

/// A view with a modifier.
private protocol ModifiedView {
  nonisolated static func contentConsists(of matches: (any View.Type) -> Bool) -> Bool
}

extension ModifiedContent: ModifiedView where Content: View {
  nonisolated fileprivate static func contentConsists(of matches: (any View.Type) -> Bool) -> Bool {
    Content.consists(of: matches)
  }
}
