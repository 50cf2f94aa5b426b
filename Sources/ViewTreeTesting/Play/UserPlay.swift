/// A play with a user's view: what a person could do with it.
@MainActor struct UserPlay: Play {
  static var checksEachEvent: Bool { false }

  private let subject: PlaySubject
  private let journal: PlayJournal?
  private var random: SplitMix
  private var settings = PlaySettings()
  /// `nil` only while the view is mounted again, and at the end.
  private var current: Screen?
  /// The nodes and objects of all screens so far.
  private var register = NodeRegister()
  /// The statements of the events so far.
  private(set) var statements: [String] = []

  init(_ subject: PlaySubject, seed: UInt64 = 0, journal: PlayJournal? = nil) {
    (self.subject, self.journal) = (subject, journal)
    random = SplitMix(seed: seed)
    current = subject.mount(settings)
  }

  private var screen: Screen { current! }

  // MARK: Events

  mutating func makeEvents() async -> [PlayEvent] {
    var events: [PlayEvent] = []
    // An event may turn out to be impossible: a tap on what is covered.
    for _ in 0..<20 {
      guard let event = PlayEvent.random(on: screen, base: (subject.width, subject.height), using: &random),
        await perform(event)
      else { continue }
      events.append(event)
      break
    }
    if screen.frames.workCount > 0, await perform(.settle) { events.append(.settle) }
    // In three of four cases an animation ends before the next event.
    if screen.frames.isMoving, !random.oneIn(4) {
      let end = PlayEvent.advance(milliseconds: 2_000)
      if await perform(end) { events.append(end) }
    }
    return events
  }

  mutating func repeatEvent(_ event: PlayEvent) async { _ = await perform(event) }

  static func simpler(than event: PlayEvent) -> [PlayEvent] {
    switch event {
    case .longPress(let target), .tap(let target, count: 2): [.tap(target, count: 1)]
    case .type(let text) where text != "a": [.type("a")]
    case .wheel(let column, let row, let columns, let rows) where abs(rows) > 1:
      [.wheel(column: column, row: row, columns: columns.signum(), rows: rows.signum())]
    default: []
    }
  }

  /// Makes an event; returns whether it was possible.
  private mutating func perform(_ event: PlayEvent) async -> Bool {
    let statement = event.statement(on: screen)
    journal?.note(event, statement)
    guard await isDone(event) else { return false }
    statements.append(statement)
    return true
  }

  private mutating func isDone(_ event: PlayEvent) async -> Bool {
    switch event {
    case .locale(let identifier): settings.locale = Locale(identifier: identifier)
    case .colorScheme(let scheme): settings.colorScheme = scheme
    case .dynamicTypeSize(let size): settings.dynamicTypeSize = size
    case .settle:
      // Work that waits for a later event is no fault.
      try? await screen.settle(patience: .milliseconds(PlayEvent.patience), allowsUnfinished: true)
    case .mountAgain:
      register.note(screen.frames, objects: true)
      current = nil
      current = subject.mount(settings)
    default: return event.perform(on: screen)
    }
    screen.frames.run()
    return true
  }

  // MARK: Faults

  mutating func findFault() async -> PlayFault? {
    register.note(screen.frames, objects: true)
    return screen.fault(allowsIssues: subject.allowsIssues)
  }

  /// Releases the screen, and returns what remains.
  mutating func end() async -> ReleaseCheck.Remains {
    if let current { register.note(current.frames, objects: true) }
    (current, settings) = (nil, PlaySettings())
    return await ReleaseCheck.remains(of: register)
  }
}

extension Screen {
  /// Returns the first fault of the screen: an issue, a picture that is out of date, an evaluation while nothing
  /// happens, a difference from a screen that is mounted anew in the same state, or a violated invariant.
  func fault(allowsIssues: Bool) -> PlayFault? {
    // A play may follow a link or share something, which a text platform reports.
    let issues = issues.filter { !$0.contains("a text platform has no") }
    if !allowsIssues, !issues.isEmpty {
      return PlayFault(.issue, "the screen has an issue:\n  " + issues.joined(separator: "\n  "))
    }
    checkPicture()
    if let difference = drawingDifference() {
      return PlayFault(.drawing, "the picture is not up to date; drawn anew it is:\n\n\(difference)")
    }
    // Not compared with a twin while something moves, because the twin's animation would begin anew, nor with
    // presentations that the twin would not open.
    if !frames.isMoving, !hasUnseenPresentations, let fault = idleFault() ?? twinFault() { return fault }
    let faults = frames.check()
    return faults.isEmpty
      ? nil
      : PlayFault(
        .invariant,
        "what the screen keeps is not what its views and layouts give now; if no layout of yours keeps old values, report "
          + "it:\n  " + faults.joined(separator: "\n  "))
  }

  private func idleFault() -> PlayFault? {
    let trace = trace {
      _ = tick(now: clock.now.offset)
      _ = render(.cells)
    }
    guard trace.totalEvaluations > 0 else { return nil }
    return PlayFault(.idle, failure("views are evaluated although nothing happened", trace))
  }

  private func twinFault() -> PlayFault? {
    guard let twin = twin(), let difference = difference(from: twin) else { return nil }
    return PlayFault(
      .difference,
      "the screen differs from one that is mounted anew in the same state (+ the screen, - the new one):\n\n"
        + difference)
  }
}
