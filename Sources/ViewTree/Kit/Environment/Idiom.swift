/// The platform whose automatic styles a screen uses.
public enum Idiom: String, CaseIterable, Hashable, Sendable {
  /// A text platform's own: a toggle is a check box.
  case text
  /// As on iOS: a toggle is a switch.
  case phone
  /// As on macOS: a toggle is a check box.
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
