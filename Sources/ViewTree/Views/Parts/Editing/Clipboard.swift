/// What was copied last in a screen's text fields.
///
/// Each screen has its own: a test never sees what another one copied.
@MainActor package final class Clipboard {
  package var text = ""

  package nonisolated init() {}
}

private struct ClipboardKey: EnvironmentKey {
  static var defaultValue: Clipboard { Clipboard() }
}

extension EnvironmentValues {
  /// The clipboard of the screen.
  package var clipboard: Clipboard {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}
