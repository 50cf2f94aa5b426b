/// The subject of a play: a view, and the way in which it is mounted.
@MainActor struct PlaySubject {
  let width: Int
  let height: Int?
  private let options: ScreenOptions
  private(set) var rules = PlayRules()
  /// The program behind the view, if it takes part in the play.
  let program: (any PlayProgram)?
  /// The view as Swift code, for the test that is printed.
  let code: String
  /// Returns the view of a play.
  private let makeView: () -> any View
  /// Returns the states with which a play begins; `nil` for initial ones.
  private let states: () -> ViewStates?

  /// Creates a subject whose view a closure makes for each play.
  init<V: View>(
    width: Int, height: Int?, options: ScreenOptions, making type: V.Type, _ makeView: @escaping () -> V
  ) {
    (self.width, self.height) = (width, height)
    self.options = Self.playOptions(options)
    rules.allowsIssues = options.allowsIssues
    program = nil
    code = Self.code(of: type)
    self.makeView = makeView
    states = { nil }
  }

  /// Creates a subject from a program, for one play.
  init(_ program: some PlayProgram, width: Int, height: Int?) {
    (self.width, self.height) = (width, height)
    options = Self.playOptions(ScreenOptions())
    rules = program.rules
    self.program = program
    code = "program.view"
    makeView = { program.view }
    states = { nil }
  }

  /// Creates a subject from the view of a screen, with its current states; `nil` for a closed screen.
  ///
  /// The screen itself does not change.
  init?(_ screen: Screen) {
    guard let view = screen.view else { return nil }
    (width, height) = (screen.width, screen.height)
    var options = Self.playOptions(screen.options)
    (options.appStorage, options.sceneStorage) = screen.frames.stores
    self.options = options
    rules.allowsIssues = screen.options.allowsIssues
    program = nil
    code = Self.code(of: Swift.type(of: view))
    makeView = { view }
    states = { screen.frames.viewStates(isStill: false, levelsAbove: PlayedView<EmptyView>.levels) }
  }

  /// Returns options that allow issues, because the play itself checks them.
  private static func playOptions(_ options: ScreenOptions) -> ScreenOptions {
    var options = options
    options.allowsIssues = true
    options.files = options.files ?? StoredFiles()
    return options
  }

  private static func code(of type: Any.Type) -> String {
    let name = "\(type)"
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? "\(name)()" : "ContentView()"
  }

  /// The initializer of the screen as Swift code.
  func screenCode(hasSettings: Bool) -> String {
    let height = height.map { ", height: \($0)" } ?? ""
    let arguments = options.swiftArguments
    let options = arguments.isEmpty ? "" : ", options: ScreenOptions(\(arguments))"
    return "Screen(width: \(width)\(height)\(options)) { \(code)\(hasSettings ? ".playSettings(settings)" : "") }"
  }

  /// The statement of a test that expects a screen to have no fault.
  var expectation: String {
    program == nil ? "try await expectConsistent(screen, events: 0)" : "#expect(screen.fault(program.rules) == nil)"
  }

  /// Chooses an event, which may turn out to be impossible; `nil` if there is none.
  func chooseEvent(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
    guard let program else { return .random(on: screen, base: (width, height), using: &random) }
    return program.chooseEvent(on: screen, using: &random)
  }

  /// Mounts the view anew.
  func mount(_ settings: PlaySettings) -> Screen {
    var options = options
    options.states = states()
    func mounted<V: View>(_ view: V) -> Screen {
      Screen(PlayedView(content: view, settings: settings), width: width, height: height, options: options)
    }
    let screen = mounted(makeView())
    screen.frames.endTakingStates()
    if rules.isLive { screen.frames.goLive() }
    return screen
  }
}
