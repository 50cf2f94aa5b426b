/// The value that was last copied in a screen, by a text field or a view.
///
/// Each screen has its own clipboard, so tests never share copied values.
@MainActor package final class Clipboard {
  /// The text of the copied values; empty if none of them is a text.
  package var text = "" { didSet { values = [text] } }
  /// The values that were copied.
  package private(set) var values: [any Sendable] = []

  package nonisolated init() {}

  /// Copies values, and the text that stands for them.
  package func copy(_ values: [any Sendable], text: String) {
    self.text = text
    self.values = values
  }
}

extension EnvironmentValues {
  /// The clipboard of the screen.
  package var clipboard: Clipboard { host?.singleton { Clipboard() } ?? Clipboard() }
}
