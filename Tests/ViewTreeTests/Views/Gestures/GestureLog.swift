import ViewTreeTesting

/// The calls of gestures since the last look at the log.
@MainActor final class GestureLog {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

extension Screen {
  /// A view in the middle of 20 columns and 5 rows.
  static func centered(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(content().frame(maxWidth: .infinity, maxHeight: .infinity), width: 20, height: 5)
  }
}
