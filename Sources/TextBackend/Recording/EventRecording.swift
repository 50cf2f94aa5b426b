package import ViewTree

/// What was done with a screen, as the code of a test.
///
///     let recording = screen.record { try driveThroughSettings(screen) }
///     print(recording.test(of: "SettingsView()"))
///
/// `TerminalHost` writes one of what a person does, where the variable `VIEWTREE_RECORD` names a file.
public struct EventRecording: Sendable, CustomStringConvertible {
  /// The statements, one for each event: `try screen.find(.toggle, "Wi-Fi").tap()`.
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

  /// The recording without a key at its end.
  package func dropping(_ key: Key) -> EventRecording {
    let statement = EventRecorder.statement(for: key)
    var rest = lines[...]
    while rest.last == statement { rest.removeLast() }
    return EventRecording(lines: Array(rest), width: width, height: height, options: options)
  }

  /// The statements, each in a line.
  public var description: String { lines.joined(separator: "\n") }

  /// A whole file with a test that does the same and compares the picture at the end.
  ///
  /// Its screen has the size and the options of the recorded one, but for stores, files, clocks and calendars.
  ///
  /// - Parameters:
  ///   - name: What the test is called, in words.
  ///   - view: How the view is made, in Swift.
  ///   - module: The module that the view is in, which the file imports.
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
  /// What is otherwise than usual, as the arguments of an initialiser.
  fileprivate var swiftArguments: String {
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
