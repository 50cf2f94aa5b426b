/// Expects a screen to stay consistent, whatever a person does with it.
///
///     try await expectConsistent(screen, events: 500)
///
/// Random events are made on copies of the screen, which begin in its state: taps, keys, typed text, the wheel, the
/// pointer, sizes, time, locales, colour schemes, text sizes, and mounting again. After each event the screen is
/// compared with one that is mounted anew in the same state: the values of states are copied, objects are shared. Every
/// difference is a failure, as is an issue, a picture that is not up to date, an evaluation while nothing happens, and
/// a node or an object that is not released with the screen.
///
/// A failure shows the least events that lead to it, as a test. An event that ends the process is found by the next
/// run, which repeats the events in processes of their own.
///
/// The objects that the views hold are not copied: each play continues with them. The function with a closure makes
/// them anew for each play, and shortens every failure.
///
/// - Parameters:
///   - screen: The screen, which stays as it is. With 0 events only the screen itself is compared.
///   - events: The number of events, unless `VIEWTREE_PLAY_EVENTS` is set.
///   - seed: The seed of the events, unless `VIEWTREE_PLAY_SEED` is set; without both it is the same in every run.
///   - function: The name of the test in XCTest; a helper function passes on its own parameter.
@MainActor public func expectConsistent(
  _ screen: Screen, events: Int = 500, seed: UInt64? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) async throws {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let subject = PlaySubject(screen) else {
    return recordFailure("The screen is closed: call expectConsistent before close().", at: place)
  }
  if PlayProcess.script == nil, let fault = screen.fault(subject.rules) {
    return recordFailure("The screen is not consistent: \(fault.words)", at: place)
  }
  try await PlayCheck(events: events, seed: seed, function: function, at: place) { subject }.run()
}

/// Expects a view to stay consistent, whatever a person does with it.
///
///     try await expectConsistent(events: 500) { SettingsView(model: Model()) }
///
/// The closure makes the view for each play, with all its objects. Otherwise the rules for a screen apply.
@MainActor public func expectConsistent<V: View>(
  events: Int = 500, seed: UInt64? = nil, width: Int = 80, height: Int? = 24, options: ScreenOptions = .init(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, @ViewBuilder content: @escaping () -> V
) async throws {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let subject = PlaySubject(width: width, height: height, options: options, making: V.self, content)
  try await PlayCheck(events: events, seed: seed, function: function, at: place) { subject }.run()
}

/// Expects the view of a state to stay consistent, whatever a person does with it.
///
///     try await expectConsistent(state: model.copy) { SettingsView(model: $0) }
///
/// `state` returns the state of each play, such as a copy of a model. Otherwise the rules for a screen apply.
@MainActor public func expectConsistent<State, V: View>(
  events: Int = 500, seed: UInt64? = nil, width: Int = 80, height: Int? = 24, options: ScreenOptions = .init(),
  state: @escaping () -> State,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, @ViewBuilder content: @escaping (State) -> V
) async throws {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let subject = PlaySubject(width: width, height: height, options: options, making: V.self) { content(state()) }
  try await PlayCheck(events: events, seed: seed, function: function, at: place) { subject }.run()
}

/// Expects a screen to be released, with its nodes and the objects that its views hold.
///
///     try await expectReleased {
///       let screen = Screen(width: 40) { PlayerView() }
///       try screen.find(.button, "Play").tap()
///       return screen
///     }
///
/// The closure is called twice: an object of the first call that remains is held elsewhere, as by a global variable;
/// one of the second call is a failure.
@MainActor public func expectReleased(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ makeScreen: @MainActor () async throws -> Screen
) async throws {
  let fault = try await ReleaseCheck.fault {
    var register = NodeRegister()
    do {
      let screen = try await makeScreen()
      register.note(screen, objects: true)
    }
    return await ReleaseCheck.remains(of: register)
  }
  guard let fault else { return }
  recordFailure(
    "\(fault.words).", at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
