/// The platform whose automatic styles a screen uses.
public enum Idiom: String, CaseIterable, Hashable, Sendable {
  /// The styles of a text platform: a toggle is a check box.
  case text
  /// The styles of iOS: a toggle is a switch.
  case phone
  /// The styles of macOS: a toggle is a check box.
  case desktop
}

private struct IdiomKey: EnvironmentKey {
  static var defaultValue: Idiom { .text }
}

extension EnvironmentValues {
  /// The platform whose automatic styles are used.
  package var idiom: Idiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }
}
