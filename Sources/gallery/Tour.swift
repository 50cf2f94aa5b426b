import TerminalHost
import TextBackend
import ViewTree

/// Five screens that show the purpose of the package, in at most 120 lines.
@MainActor enum Tour {
  /// Returns the whole tour; its last picture has colours if `depth` has any.
  static func text(colors depth: ScreenOptions.ColorDepth) async throws -> String {
    var parts = ["ViewTree draws SwiftUI's views as text, anywhere. Five screens show what it is for."]
    parts.append(
      try await stop(
        1, .networkForm, steps: 1,
        lookAt: "the switch. Its second row is disabled now, and the line between the pictures lists what ran."))
    parts.append(
      try await stop(
        2, .checkboxOnTheLeft, steps: 1,
        lookAt: "the boxes. A style of five lines draws them: swift run gallery --source checkbox-on-the-left"))
    parts.append(
      try await stop(
        3, .timePicker, steps: 2,
        lookAt: "the three toggles. One selection is behind them, so switching one on switches the others off."))
    parts.append(try flips())
    parts.append(colors(depth))
    parts.append(ending)
    return parts.joined(separator: "\n\n")
  }

  /// The colour depth of the terminal at standard output; none if standard output is no terminal.
  static var terminalColors: ScreenOptions.ColorDepth {
    isatty(STDOUT_FILENO) == 1 ? TerminalHost.options.colorDepth : .none
  }

  private static func stop(_ number: Int, _ screen: GalleryScreen, steps: Int, lookAt words: String) async throws
    -> String
  {
    """
    \(number). \(screen.title)
       Look at \(words)

    \(try await screen.pictures(steps: steps).joined(separator: "\n"))
    """
  }

  /// Returns the report of one flip among 200 rows, before the correction and after it.
  private static func flips() throws -> String {
    """
    4. one flip among 200 rows, measured
       Look at "bodies": bindings made of closures run 200 bodies, and the report says what to write instead.

    \(try BindingsBench.rowReport(usesClosures: true))

    With $devices[i].isOn:

    \(try BindingsBench.rowReport(usesClosures: false))
    """
  }

  private static func colors(_ depth: ScreenOptions.ColorDepth) -> String {
    let screen = GalleryScreen.barChart.mount(colors: depth)
    let words =
      depth == .none
      ? "the bars. A terminal, SVG and HTML show them in colours." : "the colours. Snapshots can keep them too."
    return """
      5. \(GalleryScreen.barChart.title)
         Look at \(words)

      \(screen.render(depth == .none ? .text : .ansi))
      """
  }

  private static let ending = """
    There is more:
      swift run gallery --all                   every screen, step by step
      swift run gallery --list                  their names
      swift run gallery sign-in --live          one to use with keys and mouse; Control-C quits
      swift run gallery --page > gallery.html   all of them in a browser
    """
}
