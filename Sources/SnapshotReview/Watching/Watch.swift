package import Foundation

/// Builds and draws again when a file of a package is saved.
///
///     files changed ──▶ build ──▶ draw ──▶ pictures
///                         └─ failed ──▶ the errors in the place of the pictures
package struct Watch {
  private var files: WatchedFiles
  private let root: URL
  private let build: () -> ShellCommand.Result
  private let draw: () -> ShellCommand.Result
  private let show: (String) -> Void
  /// The text below the note that a build is in progress.
  private var shown = ""

  /// `build` makes the program, `draw` runs it anew and returns its pictures, and `show` replaces the text shown before.
  package init(
    _ root: URL, build: @escaping () -> ShellCommand.Result, draw: @escaping () -> ShellCommand.Result,
    show: @escaping (String) -> Void
  ) {
    files = WatchedFiles(in: root)
    self.root = root
    self.build = build
    self.draw = draw
    self.show = show
  }

  /// The time between two checks of the files, in seconds.
  private static let interval = 0.3

  /// Watches until the program is interrupted.
  package mutating func run() -> Never {
    while true {
      if !round() { Thread.sleep(forTimeInterval: Self.interval) }
    }
  }

  /// Builds and draws if a file has changed; returns whether one had.
  package mutating func round() -> Bool {
    guard files.haveChanged() else { return false }
    show(shown.isEmpty ? "Building…" : "Building…\n\n\(shown)")
    shown = text()
    show(shown)
    return true
  }

  /// Returns the pictures, or the errors of the build in their place.
  private func text() -> String {
    let built = build()
    if built.status != 0 {
      return "The build failed. It is repeated when a file is saved.\n\n"
        + CompilerErrors(in: built.output, root: root.path).text
    }
    let drawn = draw()
    return (drawn.status == 0 ? "" : "The program ended with status \(drawn.status).\n\n") + drawn.output
  }

  /// Shows a text in place of the one before: a terminal is cleared, and a file gets both, with a line between.
  package static func showInPlace(_ text: String) {
    let start = terminalWidth() == nil ? "" : "\u{1B}[H\u{1B}[2J\u{1B}[3J"
    let end = terminalWidth() == nil ? "\n----\n" : "\n"
    FileHandle.standardOutput.write(Data((start + text + end).utf8))
  }
}
