public import TextBackend
public import ViewTree
public import ViewTreeApps

/// Runs views in the terminal in which the program was started, on the alternate screen, with keys and mouse, until the
/// user presses Control-C.
///
///     try TerminalHost.run { WiFiScreen() }
///
/// If the variable `VIEWTREE_RECORD` names a file, the user's actions are written into it as a Swift test that repeats
/// them: `VIEWTREE_RECORD=Tests/AppTests/Recorded.swift swift run app`.
///
/// F12 shows a meter beside the screen: the writes and the evaluations of the last event, with advice. F12 again moves it
/// to the opposite edge, and Escape hides it. The screen itself does not change.
///
/// The program's other output appears when the terminal is restored: also after `exit`, a signal or a crash, and while
/// the program is stopped. SIGTSTP stops the program and gives the terminal to the shell; SIGCONT continues it, and the
/// screen is entered and drawn again.
@MainActor public enum TerminalHost {
  /// The options of a live screen: the user's locale, calendar and time zone, the current time, the characters and
  /// colours that the terminal supports, the user's defaults for `@AppStorage`, and the machine's files, of which those
  /// named in the program's arguments are opened.
  ///
  /// The variable `NO_COLOR` turns colours off; otherwise `COLORTERM` and `TERM` determine their number.
  public static var options: ScreenOptions {
    let variables = ProcessInfo.processInfo.environment
    var options = ScreenOptions(
      glyphs: glyphs(variables), locale: .current, calendar: .current, timeZone: .current,
      colorDepth: colorDepth(variables), now: .now, clock: ContinuousClock(),
      appStorage: StoredValues(UserDefaults.standard), files: machineFiles)
    options.openedFiles = openedFiles(CommandLine.arguments.dropFirst())
    return options
  }

  /// All files of the machine; dialogs start in the program's current folder.
  private static var machineFiles: StoredFiles {
    StoredFiles(folder: URL(filePath: "/"), startingIn: URL(filePath: FileManager.default.currentDirectoryPath))
  }

  /// Returns the existing files among the arguments, without options.
  static func openedFiles(_ arguments: some Sequence<String>) -> [URL] {
    arguments.filter { !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0) }
      .map { URL(fileURLWithPath: $0).standardizedFileURL }
  }

  /// The number of colours by [NO_COLOR](https://no-color.org) and the conventions of terminals.
  static func colorDepth(_ variables: [String: String]) -> ScreenOptions.ColorDepth {
    let terminal = variables["TERM"] ?? ""
    if variables["NO_COLOR"]?.isEmpty == false || terminal == "dumb" { return .none }
    if ["truecolor", "24bit"].contains(variables["COLORTERM"]) || terminal.hasSuffix("-direct") { return .trueColor }
    return terminal.contains("256") ? .indexed : .basic
  }

  /// The characters by the encoding of the locale: the first variable that is set and not empty determines it.
  static func glyphs(_ variables: [String: String]) -> GlyphSet {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let encoding = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    return encoding.uppercased().replacingOccurrences(of: "-", with: "").contains("UTF8") ? .unicode : .ascii
  }

  /// Runs a view until the user quits; the main thread serves the view meanwhile.
  ///
  /// Call it outside of tasks, in `main()`; in a task, use the variant with `await`. Throws if standard input or output
  /// is not a terminal.
  public static func run<V: View>(
    options: ScreenOptions = TerminalHost.options, @ViewBuilder _ content: () -> V
  ) throws(TerminalError) {
    var isRunning = true
    let loop = try HostLoop(content(), options: options) { isRunning = false }
    // The run loop also runs tasks and the main queue.
    while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    loop.end()
  }

  /// Runs a view until the user quits.
  ///
  /// Throws if standard input or output is not a terminal.
  public static func run<V: View>(
    options: ScreenOptions = TerminalHost.options, @ViewBuilder _ content: () -> V
  ) async throws(TerminalError) {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let loop = try HostLoop(content(), options: options) { end.finish() }
    for await _ in ends {}
    loop.end()
  }
}

extension App {
  /// Runs the first scene of the app in the terminal, and ends the program when the user quits.
  ///
  /// If standard input or output is a pipe or a file, prints one picture instead.
  @MainActor public static func main() {
    let app = AppView(Self())
    guard StandardTerminal.isAvailable else {
      print(Screen(app, options: TerminalHost.options).text)
      exit(0)
    }
    do {
      try TerminalHost.run { app }
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
