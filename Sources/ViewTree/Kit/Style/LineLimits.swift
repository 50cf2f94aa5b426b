struct LineLimitKey: LookKey {
  static var defaultValue: Int? { nil }
}

private struct ReservedLinesKey: LookKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The most lines of a text; values below 1 count as 1 when the text is laid out.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The least lines for which a text keeps space.
  var lowerLineLimit: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  var reservedLines: Int { lowerLineLimit ?? 0 }
}

extension View {
  /// Lets texts below have one line only: what titles of built-in styles do.
  nonisolated func singleLine() -> some View { environment(LineLimitKey.self, constant: 1) }
}
