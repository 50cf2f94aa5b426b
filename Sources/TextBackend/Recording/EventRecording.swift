package import ViewTree

/// A recording of the events on a screen, as the code of a test.
///
///     let recording = screen.record { try driveThroughSettings(screen) }
///     print(recording.test(of: "SettingsView()"))
///
/// `TerminalHost` records a session in this form if the variable `VIEWTREE_RECORD` names a file.
public struct EventRecording: Sendable, CustomStringConvertible {
  /// The statements, one for each event, such as `try screen.find(.toggle, "Wi-Fi").tap()`.
  public let lines: [String]
  private let width: Int
  private let height: Int?
  private let options: ScreenOptions

  init(lines: [String], width: Int, height: Int?, options: ScreenOptions) {
    self.lines = lines
    self.width = width
    self.height = height
    self.options = options
  }

  /// Returns the recording without a key press at its end.
  package func dropping(_ key: Key) -> EventRecording {
    let statement = EventStatement.press(key).words
    var rest = lines[...]
    while rest.last == statement { rest.removeLast() }
    return EventRecording(lines: Array(rest), width: width, height: height, options: options)
  }

  /// The statements, one per line.
  public var description: String { lines.joined(separator: "\n") }

  /// Returns a whole file with a test that repeats the events and compares the picture at the end.
  ///
  /// The test's screen has the size and the options of the recorded one, except stores, files, clocks and calendars.
  ///
  /// - Parameters:
  ///   - name: The name of the test, in words.
  ///   - view: The Swift expression that creates the view.
  ///   - module: The module of the view, which the file imports.
  public func test(
    named name: String = "a recorded session", of view: String = "ContentView()", in module: String? = nil
  ) -> String {
    let height = height.map { ", height: \($0)" } ?? ""
    let options = options.swiftArguments.isEmpty ? "" : ", options: ScreenOptions(\(options.swiftArguments))"
    let statements =
      ["let screen = Screen(width: \(width)\(height)\(options)) { \(view) }"] + lines + ["expectSnapshot(of: screen)"]
    let imports = ["import Testing", "import ViewTreeTesting"] + (module.map { ["", "@testable import \($0)"] } ?? [])
    return """
      \(imports.joined(separator: "\n"))

      @MainActor @Test func `\(name.filter { $0 != "`" && !$0.isNewline })`() throws {
      \(statements.map { "  " + $0 }.joined(separator: "\n"))
      }

      """
  }
}

extension ScreenOptions {
  /// The options that differ from the defaults, as arguments of an initializer.
  package var swiftArguments: String {
    let usual = ScreenOptions()
    var arguments: [String] = []
    func add(_ name: String, _ value: String, if isOther: Bool) { if isOther { arguments.append("\(name): \(value)") } }
    add("glyphs", ".\(glyphs)", if: glyphs != usual.glyphs)
    add("unit", ".\(unit)", if: unit != usual.unit)
    let identifier = locale.identifier
    add("locale", "Locale(identifier: \(identifier.swiftLiteral))", if: identifier != usual.locale.identifier)
    add("layoutDirection", ".\(layoutDirection)", if: layoutDirection != usual.layoutDirection)
    add("colorScheme", ".\(colorScheme)", if: colorScheme != usual.colorScheme)
    add("dynamicTypeSize", ".\(dynamicTypeSize)", if: dynamicTypeSize != usual.dynamicTypeSize)
    add("accessibilityReduceMotion", "true", if: accessibilityReduceMotion)
    let seconds = now.timeIntervalSinceReferenceDate
    add("now", "Date(timeIntervalSinceReferenceDate: \(seconds))", if: now != usual.now)
    return arguments.joined(separator: ", ")
  }
}
