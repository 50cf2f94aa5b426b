/// A terminal as the host sees it: its size, its input and its output.
@MainActor protocol Terminal: AnyObject {
  /// The current number of columns and rows.
  var size: TerminalSize { get }

  /// Whether the terminal has sent bytes that were not read yet.
  var hasInput: Bool { get }

  /// Returns whether the screen was entered again since the last call, after the program was stopped: it is empty then.
  func takeCleared() -> Bool

  /// Writes characters and escape sequences.
  func write(_ text: String)
}

/// The cells of a terminal.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The size of a terminal that does not report one: that of the VT100.
  static let standard = TerminalSize(columns: 80, rows: 24)
}

/// The xterm escape sequences that the host uses; other terminals ignore unknown ones.
enum TerminalSequence {
  /// Enters the alternate screen, hides the cursor, and enables reports of pastes and of the mouse: buttons and wheel,
  /// in SGR's decimal form.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1003h\u{1B}[?1006h"

  /// Reverses `enter` in the opposite order.
  ///
  /// Also ends an interrupted update, and restores the cursor's own colour.
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}]112\u{1B}\\\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
  /// The output between the start and the end of an update is shown at once.
  static let updateStart = "\u{1B}[?2026h"
  static let updateEnd = "\u{1B}[?2026l"
}
