extension View {
  /// Whether the type of each view that is shown in place of this one, as far as types say which, satisfies a condition.
  nonisolated static func consists(of matches: (any View.Type) -> Bool) -> Bool {
    if matches(Self.self) { return true }
    let contents = (Self.self as? any SubviewSource.Type)?.contents ?? []
    if contents.isEmpty { return Body.self != Never.self && Body.consists(of: matches) }
    return contents.allSatisfy { $0.consists(of: matches) }
  }

  /// Whether the type of a view that may be shown in place of this one, bodies aside, satisfies a condition.
  nonisolated static func mayContain(_ matches: (any View.Type) -> Bool) -> Bool {
    if matches(Self.self) { return true }
    return (Self.self as? any SubviewSource.Type)?.contents.contains { $0.mayContain(matches) } ?? false
  }
}
