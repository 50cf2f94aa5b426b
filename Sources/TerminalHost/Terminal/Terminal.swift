/// A terminal as the host sees it: its size, its input and its output.
@MainActor protocol Terminal: AnyObject {
  /// How many cells there are now.
  var size: TerminalSize { get }

  /// Whether the terminal has sent bytes that were not read yet.
  var hasInput: Bool { get }

  /// Whether the screen was entered again since the last call, after the program was stopped: it shows nothing of it.
  func takeCleared() -> Bool

  /// Shows characters and escape sequences.
  func write(_ text: String)
}

/// The cells of a terminal.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// What a terminal has that does not say: that of the VT100.
  static let standard = TerminalSize(columns: 80, rows: 24)
}

/// The escape sequences of xterm that the host uses; other terminals leave out what they do not know.
enum TerminalSequence {
  /// A screen of its own, without a cursor, that reports pastes and the mouse: buttons and wheel, in SGR's decimal form.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1003h\u{1B}[?1006h"

  /// The opposite, in the opposite order.
  ///
  /// Also ends an update that was broken off, and gives the cursor its own colour again.
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}]112\u{1B}\\\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
  /// What is between the two is shown at once.
  static let updateStart = "\u{1B}[?2026h"
  static let updateEnd = "\u{1B}[?2026l"
}
