public import TextBackend
public import ViewTree

/// Runs views in the terminal in which the program was started: on a screen of its own, with its keys and its mouse,
/// until the user presses Control-C.
///
///     try TerminalHost.run { WiFiScreen() }
///
/// With the variable `VIEWTREE_RECORD` what the user does is written into the file that it names, as a Swift test that does
/// the same: `VIEWTREE_RECORD=Tests/AppTests/Recorded.swift swift run app`.
///
/// Output that the program prints meanwhile appears when the terminal is as it was before: also after `exit`, a signal or a crash,
/// and while the program is stopped. SIGTSTP stops it and gives the terminal to the shell; when it goes on, by SIGCONT, the
/// screen is entered and drawn again.
@MainActor public enum TerminalHost {
  /// The options of a live screen: the user's locale, calendar and time zone, the time that it is, the characters and
  /// colours that the terminal says it can show, the user's defaults for `@AppStorage`, and the machine's files, of which
  /// those that the program's arguments name are opened.
  ///
  /// With the variable `NO_COLOR` there are no colours; otherwise `COLORTERM` and `TERM` say how many there are.
  public static var options: ScreenOptions {
    let variables = ProcessInfo.processInfo.environment
    var options = ScreenOptions(
      glyphs: showsUnicode(variables) ? .unicode : .ascii, locale: .current, calendar: .current, timeZone: .current,
      colorDepth: colorDepth(variables), now: .now, clock: ContinuousClock(),
      appStorage: StoredValues(UserDefaults.standard), files: machineFiles)
    options.openedFiles = openedFiles(CommandLine.arguments.dropFirst())
    return options
  }

  /// All files; dialogs begin where the program was started.
  private static var machineFiles: StoredFiles {
    StoredFiles(folder: URL(filePath: "/"), startingIn: URL(filePath: FileManager.default.currentDirectoryPath))
  }

  /// The files that are there by the names among the arguments; options are none.
  static func openedFiles(_ arguments: some Sequence<String>) -> [URL] {
    arguments.filter { !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0) }
      .map { URL(fileURLWithPath: $0).standardizedFileURL }
  }

  /// As [NO_COLOR](https://no-color.org) and the terminals' own conventions have it.
  static func colorDepth(_ variables: [String: String]) -> ScreenOptions.ColorDepth {
    let terminal = variables["TERM"] ?? ""
    if variables["NO_COLOR"]?.isEmpty == false || terminal == "dumb" { return .none }
    if ["truecolor", "24bit"].contains(variables["COLORTERM"]) || terminal.hasSuffix("-direct") { return .trueColor }
    return terminal.contains("256") ? .indexed : .basic
  }

  private static func showsUnicode(_ variables: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let encoding = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    return encoding.uppercased().replacingOccurrences(of: "-", with: "").contains("UTF8")
  }

  /// Runs a view until the user ends it; the main thread serves the view meanwhile.
  ///
  /// To be called where no task runs: in `main()`. Tasks have the form with `await`. Throws if standard input or output is
  /// not a terminal.
  public static func run<V: View>(
    options: ScreenOptions = TerminalHost.options, @ViewBuilder _ content: () -> V
  ) throws(TerminalError) {
    var isRunning = true
    let loop = try HostLoop(content(), options: options) { isRunning = false }
    // Also tasks and the main queue get their turns here.
    while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    loop.end()
  }

  /// Runs a view until the user ends it.
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
  /// Runs the first scene of the app in the terminal, and ends the program when the user does.
  ///
  /// Where there is no terminal it prints one picture: with standard input or output in a pipe or a file.
  @MainActor public static func main() {
    let app = AppView(Self())
    guard StandardTerminal.isThere else {
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
