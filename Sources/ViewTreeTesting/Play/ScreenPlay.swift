/// A play with a screen: events of a person, and of the program behind the view.
@MainActor struct ScreenPlay: Play {
  /// The number of successive events in which only the time of an animation passes.
  private static let mostMoments = 4

  /// `nil` at the end.
  private var subject: PlaySubject?
  private let journal: PlayJournal?
  private var random: SplitMix
  private var settings = PlaySettings()
  /// `nil` only while the view is mounted again, and at the end.
  private var current: Screen?
  /// The nodes and objects of all screens so far.
  private var register = NodeRegister()
  /// The statements of the events so far.
  private(set) var statements: [String] = []
  /// Whether something moves that may be shown before its end.
  ///
  /// A motion that the last event began is shown at its end until time passes, except on a live screen.
  private var isOnItsWay = false
  /// The number of successive events so far in which only the time of an animation passed.
  private var momentCount = 0

  init(_ subject: PlaySubject, seed: UInt64 = 0, journal: PlayJournal? = nil) {
    (self.subject, self.journal) = (subject, journal)
    random = SplitMix(seed: seed)
    current = subject.mount(settings)
  }

  var screen: Screen { current! }

  /// The state of the program in words, if there is one.
  var programState: String? { subject?.program?.state }

  // MARK: Events

  mutating func makeEvents() async -> [PlayEvent] {
    var events: [PlayEvent] = []
    func note(_ event: PlayEvent, _ isDone: Bool) { if isDone { events.append(event) } }
    if let moment = chooseMoment() {
      note(moment, await perform(moment))
      return events
    }
    // An event may turn out to be impossible: a tap on what is covered.
    for _ in 0..<20 where events.isEmpty {
      guard let event = subject?.chooseEvent(on: screen, using: &random) else { continue }
      note(event, await perform(event))
    }
    if subject?.rules.settles == true, screen.frames.workCount > 0 { note(.settle, await perform(.settle)) }
    // Until they are closed, the screen is not compared.
    while screen.hasUnseenPresentations, random.oneIn(2) { note(.press(.escape), await perform(.press(.escape))) }
    return events
  }

  /// Chooses the time that passes in an animation before the next event; `nil` if the event comes at once.
  private mutating func chooseMoment() -> PlayEvent? {
    guard screen.frames.isMoving, momentCount < Self.mostMoments, !random.oneIn(4) else {
      momentCount = 0
      return nil
    }
    momentCount += 1
    guard random.oneIn(3) else { return .advance(.oddMoment(using: &random)) }
    // Most animations end. One that does not is no reason to wait again.
    momentCount = Self.mostMoments
    return .advance(milliseconds: 2_000)
  }

  mutating func repeatEvent(_ event: PlayEvent) async { _ = await perform(event) }

  static func simpler(than event: PlayEvent) -> [PlayEvent] {
    switch event {
    case .longPress(let target), .tap(let target, count: 2): [.tap(target, count: 1)]
    case .type(let text) where text != "a": [.type("a")]
    case .wheel(let column, let row, let columns, let rows) where abs(rows) > 1:
      [.wheel(column: column, row: row, columns: columns.signum(), rows: rows.signum())]
    case .hold(let column, let row, _, _): [.click(column: column, row: row)]
    default: []
    }
  }

  /// Makes an event; returns whether it was possible.
  private mutating func perform(_ event: PlayEvent) async -> Bool {
    let statement = event.statement(on: screen)
    journal?.note(event, statement)
    let (start, wasMoving) = (screen.clock.now, screen.frames.isMoving)
    let program = subject?.program
    let isDone =
      if let program { await program.observe(screen) { await make(event) } } else { await make(event) }
    guard isDone else { return false }
    statements.append(statement)
    register.note(screen, objects: true)
    let isShownAtItsEnd = !wasMoving && screen.clock.now == start && subject?.rules.isLive != true
    isOnItsWay = screen.frames.isMoving && !isShownAtItsEnd
    return true
  }

  private mutating func make(_ event: PlayEvent) async -> Bool {
    switch event {
    case .locale(let identifier): settings.locale = Locale(identifier: identifier)
    case .colorScheme(let scheme): settings.colorScheme = scheme
    case .dynamicTypeSize(let size): settings.dynamicTypeSize = size
    case .settle:
      // Work that waits for a later event is no fault.
      try? await screen.settle(patience: .milliseconds(PlayEvent.patience), allowsUnfinished: true)
    case .mountAgain:
      register.note(screen, objects: true)
      current = nil
      current = subject?.mount(settings)
    case .program(let name, let numbers):
      guard await subject?.program?.perform(name, numbers, on: screen) == true else { return false }
    default: return event.perform(on: screen)
    }
    screen.frames.run()
    return true
  }

  // MARK: Faults

  mutating func findFault() async -> PlayFault? {
    guard let subject else { return nil }
    if let fault = subject.program?.fault(of: screen) ?? screen.fault(subject.rules, isOnItsWay: isOnItsWay) {
      return fault
    }
    return await findHeldNodes()
  }

  /// Returns the fault of nodes that left the tree and are held.
  private mutating func findHeldNodes() async -> PlayFault? {
    defer { register.forgetReleased() }
    // A view that left is drawn until its transition ends, and work that has not ended may hold it.
    guard !screen.frames.isMoving, screen.frames.workCount == 0 || subject?.rules.settles == false else { return nil }
    let names = await ReleaseCheck.heldNodes(in: register)
    return names.isEmpty ? nil : PlayFault(.leak, "\(names.joined(separator: ", ")) left the tree and is held")
  }

  /// Releases the screen and the program, and returns what remains.
  mutating func end() async -> ReleaseCheck.Remains {
    if let current { register.note(current, objects: true) }
    (current, settings, subject) = (nil, PlaySettings(), nil)
    return await ReleaseCheck.remains(of: register)
  }
}

extension Screen {
  /// Returns the first fault of the screen: an issue, a picture that is out of date, an evaluation while nothing
  /// happens, a difference from a screen that is mounted anew in the same state, or a violated invariant.
  ///
  /// `isOnItsWay`: whether an animation may be shown before its end, so that there is nothing to compare with; `nil` if
  /// this is not known.
  func fault(_ rules: PlayRules, isOnItsWay: Bool? = nil) -> PlayFault? {
    let issues = rules.faults(among: issues)
    if !issues.isEmpty {
      return PlayFault(.issue, "the screen has an issue:\n  " + issues.joined(separator: "\n  "))
    }
    checkPicture()
    if let difference = drawingDifference() {
      return PlayFault(.drawing, "the picture is not up to date; drawn anew it is:\n\n\(difference)")
    }
    if let fault = idleFault() { return fault }
    // Not compared with a twin on the way of an animation, which would begin anew, nor with presentations that the twin
    // would not open, nor while a view that the twin does not have has the focus.
    let isOnItsWay = (isOnItsWay ?? frames.isMoving) || frames.isDrawnOnItsWay
    let isComparable = !isOnItsWay && !hasUnseenPresentations && !frames.isFocusHidden
    if isComparable, let fault = twinFault(rules) { return fault }
    let faults = frames.check()
    return faults.isEmpty
      ? nil
      : PlayFault(
        .invariant,
        "what the screen keeps is not what its views and layouts give now; if no layout of yours keeps old values, report "
          + "it:\n  " + faults.joined(separator: "\n  "))
  }

  private func idleFault() -> PlayFault? {
    guard !frames.isMoving else { return nil }
    let trace = trace {
      _ = tick(now: clock.now.offset)
      _ = render(.cells)
    }
    guard trace.totalEvaluations > 0 else { return nil }
    return PlayFault(.idle, failure("views are evaluated although nothing happened", trace))
  }

  private func twinFault(_ rules: PlayRules) -> PlayFault? {
    guard let twin = twin(rules) else { return nil }
    if let difference = difference(from: twin) {
      return PlayFault(
        .difference,
        "the screen differs from one that is mounted anew in the same state (+ the screen, - the new one):\n\n"
          + difference)
    }
    // A twin that runs no actions may have issues that the screen has not.
    let issues = rules.copiesStates ? [] : rules.faults(among: twin.issues)
    return issues.isEmpty
      ? nil
      : PlayFault(.issue, "a screen that is mounted anew has an issue:\n  " + issues.joined(separator: "\n  "))
  }
}
