struct LineLimitKey: LookKey {
  static var defaultValue: Int? { nil }
}

private struct ReservedLinesKey: LookKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The maximum number of lines of a text; values below 1 count as 1, and `nil` sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines for which a text reserves space at least.
  var lowerLineLimit: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  var reservedLines: Int { lowerLineLimit ?? 0 }
}

extension View {
  /// Limits the texts in the view to one line, like titles of built-in styles.
  nonisolated func singleLine() -> some View { environment(LineLimitKey.self, constant: 1) }
}
