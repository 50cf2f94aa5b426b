import TerminalHost
import TextBackend
import ViewTree

/// The variant in which a screen of the gallery is shown; a `nil` property keeps the screen's own value.
struct Variant {
  var width: Int?
  var glyphs: GlyphSet?
  var format: SnapshotFormat?
  var unit: ScreenOptions.Unit?

  /// Whether the screen may have a size for which its steps are not written.
  var isOtherSize: Bool { width != nil || unit != nil }
}

/// A screen of the gallery with a sequence of steps.
@MainActor struct GalleryScreen {
  /// An action of the user.
  struct Step {
    let title: String
    let action: @MainActor (Screen) async throws -> Void

    init(_ title: String, _ action: @escaping @MainActor (Screen) async throws -> Void) {
      self.title = title
      self.action = action
    }
  }

  let name: String
  let title: String
  let width: Int
  let unit: ScreenOptions.Unit
  /// Creates the view.
  let value: @MainActor () -> AnyView
  private let make: @MainActor (Int, ScreenOptions) -> Screen
  private let runLive: @MainActor (ScreenOptions) throws -> Void
  let steps: [Step]
  /// Returns a text to print below the screen, such as a table.
  let appendix: @MainActor () throws -> String
  private let file: String

  init<V: View>(
    _ name: String, _ title: String, width: Int = 44, unit: ScreenOptions.Unit = .cells,
    _ view: @escaping @MainActor () -> V,
    steps: [Step] = [], appendix: @escaping @MainActor () throws -> String = { "" },
    file: String = #filePath
  ) {
    self.name = name
    self.title = title
    self.width = width
    self.unit = unit
    value = { AnyView(view()) }
    make = { Screen(view(), width: $0, options: $1) }
    runLive = { try TerminalHost.run(options: $0, view) }
    self.steps = steps
    self.appendix = appendix
    self.file = file
  }

  /// Creates the screen.
  func mount(_ variant: Variant = Variant(), colors: ScreenOptions.ColorDepth = .trueColor) -> Screen {
    let options = ScreenOptions(glyphs: variant.glyphs ?? .ascii, unit: variant.unit ?? unit, colorDepth: colors)
    return make(variant.width ?? width, options)
  }

  /// Runs the screen in the terminal until the user quits.
  func run(_ variant: Variant = Variant()) throws {
    var options = TerminalHost.options
    options.unit = variant.unit ?? unit
    if let glyphs = variant.glyphs { options.glyphs = glyphs }
    try runLive(options)
  }

  /// Calls `body` with the initial screen, without a title, and then after each step.
  func forEachStep(_ variant: Variant, _ body: (_ title: String?, Screen) throws -> Void) async throws {
    let screen = mount(variant)
    try body(nil, screen)
    for step in steps {
      try await step.action(screen)
      try body(step.title, screen)
    }
  }

  /// Calls `body` like `forEachStep`, with a number from 0 on, and without the steps that are impossible on a screen of
  /// a different size.
  func forEachPossibleStep(
    _ variant: Variant, _ body: (_ index: Int, _ title: String?, Screen) throws -> Void
  ) async throws {
    let screen = mount(variant)
    try body(0, nil, screen)
    for (index, step) in steps.enumerated() {
      do {
        try await step.action(screen)
      } catch {
        if variant.isOtherSize { continue }
        throw error
      }
      try body(index + 1, step.title, screen)
    }
  }

  /// Returns the pictures, each below the step that led to it.
  ///
  /// On a screen of a different size there may be no room for a control: then the step reports that.
  func story(_ variant: Variant = Variant()) async throws -> String {
    let appendix = try appendix()
    let parts = try await ["== \(name): \(title)"] + pictures(variant) + (appendix.isEmpty ? [] : ["", appendix])
    return parts.joined(separator: "\n") + "\n"
  }

  /// Returns the first picture, and the evaluations and the picture of each step, of at most `steps` steps.
  func pictures(_ variant: Variant = Variant(), steps count: Int = .max) async throws -> [String] {
    let format = variant.format ?? .text
    let screen = mount(variant)
    var parts = [screen.render(format)]
    for step in steps.prefix(count) {
      do {
        let evaluated = try await step.evaluations(on: screen)
        parts += ["-- \(step.title): evaluated \(evaluated)", screen.render(format)]
      } catch {
        guard variant.isOtherSize else { throw error }
        let reason = "\(error)".split(separator: "\n").first ?? ""
        parts.append("-- \(step.title): not on a screen of this size; \(reason)")
      }
    }
    return parts
  }

  /// Returns the evaluations of each step, below each other.
  func evaluations() async throws -> String {
    let screen = mount()
    var rows: [(title: String, evaluated: String)] = []
    for step in steps { rows.append((step.title, try await step.evaluations(on: screen))) }
    let width = rows.map(\.title.count).max() ?? 0
    return rows.map { $0.title.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.evaluated }
      .joined(separator: "\n")
  }

  /// Returns a file for each step, such as `form-2.svg`, except for steps that are impossible on a screen of a
  /// different size.
  func documents(_ variant: Variant = Variant()) async throws -> [(name: String, content: String)] {
    let format = variant.format ?? .text
    var files: [(name: String, content: String)] = []
    try await forEachPossibleStep(variant) { index, _, screen in
      files.append(("\(name)-\(index).\(format.fileExtension)", screen.render(format)))
    }
    return files
  }

  /// Returns the code, read from the place where the gallery was built.
  func source() throws -> String {
    guard let code = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw Arguments.Failure(message: "the code of \(name) is no longer at \(file); build the gallery again")
    }
    return code
  }
}

extension GalleryScreen.Step {
  /// Performs the step, and returns the number of evaluations of each view and style type: `FourToggles 1`.
  @MainActor func evaluations(on screen: Screen) async throws -> String {
    let trace = try await screen.trace { try await action(screen) }
    let counts = Dictionary(trace.entries.map { ($0.typeName, $0.evaluations) }, uniquingKeysWith: +)
    let rows = counts.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names =
      rows.prefix(Self.namedTypes).map { "\($0.key) \($0.value)" } + (rows.count > Self.namedTypes ? ["…"] : [])
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  private static let namedTypes = 4

  /// Taps the control with a label.
  static func tap(_ role: Role, _ label: String) -> Self {
    Self("tap \(role) \"\(label)\"") { try $0.find(role, label).tap() }
  }

  /// Expands a disclosure group.
  static func expand(_ label: String) -> Self {
    Self("expand \"\(label)\"") { try $0.find(.disclosureGroup, label).expand() }
  }

  /// Opens a control that shows something above the screen or below itself: a menu, a section.
  static func open(_ role: Role, _ label: String) -> Self {
    Self("open \(role) \"\(label)\"") { try $0.find(role, label).expand() }
  }

  /// Advances the time, and runs the work that waits for it.
  static func wait(_ time: Duration) -> Self {
    Self("after \(time.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow)))") {
      try await $0.settle(after: time)
    }
  }

  static func collapse(_ label: String) -> Self {
    Self("collapse \"\(label)\"") { try $0.find(.disclosureGroup, label).collapse() }
  }
}
