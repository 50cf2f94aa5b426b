/// The subject of a play: a view, and the way in which it is mounted anew for each play.
@MainActor struct PlaySubject {
  let width: Int
  let height: Int?
  private let options: ScreenOptions
  /// Whether issues are no faults.
  let allowsIssues: Bool
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
    (self.options, allowsIssues) = (Self.playOptions(options), options.allowsIssues)
    code = Self.code(of: type)
    self.makeView = makeView
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
    (self.options, allowsIssues) = (options, screen.options.allowsIssues)
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

  /// Mounts the view anew.
  func mount(_ settings: PlaySettings) -> Screen {
    var options = options
    options.states = states()
    func mounted<V: View>(_ view: V) -> Screen {
      Screen(PlayedView(content: view, settings: settings), width: width, height: height, options: options)
    }
    let screen = mounted(makeView())
    screen.frames.endTakingStates()
    return screen
  }
}
