@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

/// A play with a random screen: `Player` makes its random events, and shortens what fails.
///
/// After each event the screen is compared with one that is mounted anew in the same state, and its invariants are
/// checked. In between, moments of what is animated are drawn: what is drawn of a moment step by step
/// is what is drawn of it as a whole. Time advances by odd amounts there, and other events interrupt what moves.
///
/// Three kinds of runs take turns, because each hides what another shows: one in which the window of a scroll view is
/// never moved, neither by an event nor for the fresh screen; one in which the focus stays where an event put it; and
/// one that scrolls and taps, and clears the focus before each comparison.
@MainActor struct OracleRun: Play {
  static let eventCount = 40
  static let checksEachEvent = true

  /// An event is what the numbers make of the screen: in another state it may be another one.
  struct Event {
    fileprivate let numbers: SplitMix
  }

  enum Kind { case still, focused, scrolled }

  let seed: UInt64
  private let kind: Kind
  private let isVerbose: Bool
  private var random: SplitMix
  private let root: OraclePart
  private let live: Screen
  private let isLive: Bool
  /// The options of live and fresh screens; ``unexpectedIssues(of:)`` checks their issues.
  private let options = ScreenOptions(appStorage: StoredValues(), sceneStorage: StoredValues(), allowsIssues: true)
  /// The events so far in words.
  private var words: [String] = []
  private var nodes = NodeRegister()
  private var traceFaults: [String] = []
  /// How many moments of animations were drawn.
  private(set) var momentCount = 0

  /// `isVerbose`: whether each event is printed before it is checked.
  init(seed: UInt64, isVerbose: Bool = false) {
    self.seed = seed
    self.isVerbose = isVerbose
    kind = [.still, .focused, .scrolled, .scrolled][Int(seed % 4)]
    random = SplitMix(seed: seed)
    // Small trees find as much in less time; a large one now and then finds the rest.
    root = OraclePart(depth: seed.isMultiple(of: 5) ? 3 : 2, using: &random)
    root.kind = .column
    let width = Int.random(in: 16...48, using: &random)
    live = Screen(
      OracleScreen(part: root, isStill: kind == .still), width: width, height: random.oneIn(2) ? nil : 20,
      options: options)
    // A terminal shows what moves from its start on.
    isLive = random.oneIn(4)
    if isLive { live.frames.goLive() }
  }

  mutating func makeEvents() async -> [Event] {
    let numbers = random
    await makeTracedEvent()
    return [Event(numbers: numbers)]
  }

  mutating func repeatEvent(_ event: Event) async {
    random = event.numbers
    await makeTracedEvent()
  }

  mutating func findFault() async -> PlayFault? {
    if kind != .focused { live.frames.clearFocus() }
    if isVerbose { print("event \(words.count): \(words.last ?? "mounted")") }
    return compare().map { PlayFault(.difference, $0) }
  }

  /// The events and the screen, for a report.
  var report: String {
    """
    seed \(seed), events:
      \(words.joined(separator: "\n  "))
    the screen, \(live.width) x \(live.height?.description ?? "as high as it likes"), shows
    \(root.outline())
    """
  }

  /// Drops the screen after some events, and returns what of it is still alive.
  ///
  /// `isAtRest`: animations end first. `closes`: the screen is closed before.
  static func leftovers(seed: UInt64, events: Int, isAtRest: Bool, closes: Bool) async -> [String] {
    var nodes = NodeRegister()
    var parts: [WeakPart] = []
    do {
      var run = OracleRun(seed: seed)
      for _ in 0..<events {
        _ = await run.makeEvents()
        nodes.note(run.live)
      }
      if !isAtRest { _ = run.animate() }
      if isAtRest { run.live.pass(.seconds(1_000)) }
      nodes.note(run.live)
      parts = run.root.all.map { WeakPart(part: $0) }
      if closes { run.live.close() }
    }
    func left() -> [String] {
      nodes.leftBehind(all: true) + parts.compactMap { $0.part.map { "the model of \($0.name)" } }
    }
    // A task that was cancelled, or has ended, is freed by another thread.
    for _ in 0..<200 where !left().isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
    return left()
  }

  private struct WeakPart {
    weak var part: OraclePart?
  }

  // MARK: Events

  /// Makes an event while a trace is taken: to be watched must change nothing.
  private mutating func makeTracedEvent() async {
    let event = OracleEvent.random(in: kind, using: &random)
    var done = ""
    let trace: InvalidationTrace
    if case .write(from: .task) = event {
      trace = await live.trace { done = await writeInTask() }
    } else {
      trace = live.trace { done = make(event) }
    }
    traceFaults = trace.entries.filter { $0.unneeded > $0.evaluations || $0.path.isEmpty }.map {
      "the trace says of \"\($0.path)\" that it ran \($0.evaluations) times, \($0.unneeded) of them unneeded"
    }
    words.append(done + (trace.description.isEmpty ? " (a trace without words)" : ""))
  }

  private mutating func make(_ event: OracleEvent) -> String {
    switch event {
    case .change: change()
    case .write: write()
    case .animate: animate()
    case .move: handling { $0.root.moveDescendant(using: &$0.random) }
    case .resize: resize()
    case .tap: tap()
    case .key: press()
    case .scroll: scroll()
    case .menu: toggleMenu()
    case .point: point()
    }
  }

  /// Does something as an action does, and says what.
  private mutating func handling(_ body: (inout OracleRun) -> String) -> String {
    var done = ""
    live.frames.handle { done = body(&self) }
    return done
  }

  /// Changes up to three parts at once.
  private mutating func change() -> String {
    let count = Int.random(in: 1...3, using: &random)
    return handling { run in (0..<count).map { _ in run.changePart() }.joined(separator: "; ") }
  }

  private mutating func changePart() -> String {
    root.all.randomElement(using: &random)!.change(in: root, using: &random)
  }

  /// Writes as code does that knows nothing of the screen, on this thread or another one.
  private mutating func write() -> String {
    if random.oneIn(2) { return "from outside: \(changePart())" }
    // This thread waits for as long as the other one has them.
    nonisolated(unsafe) let parts = root.all
    nonisolated(unsafe) var generator = random
    nonisolated(unsafe) var done = ""
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      unsafe done = parts.randomElement(using: &generator)!.change(in: parts[0], using: &generator)
      isDone.signal()
    }
    isDone.wait()
    random = unsafe generator
    return unsafe "from another thread: \(done)"
  }

  private mutating func writeInTask() async -> String {
    var run = self
    let (done, changed) = await Task { @MainActor in
      let done = run.changePart()
      return (done, run)
    }.value
    self = changed
    return "in a task: \(done)"
  }

  /// Each transaction is an update of its own.
  private mutating func animate() -> String {
    handling { run in
      let first = withAnimation(.easeIn) { run.changePart() }
      let second = withAnimation(nil) { run.changePart() }
      return "animated \(first), then \(second)"
    }
  }

  private mutating func resize() -> String { perform(.resize(widths: 8...48, heights: 3...30, using: &random)) }

  /// Makes an event that a person could cause, and says which.
  private func perform(_ event: PlayEvent) -> String {
    let statement = event.statement(on: live)
    return event.perform(on: live) ? statement : "\(statement), in vain"
  }

  private mutating func tap() -> String {
    let roles: [Role] = [.toggle, .button, .disclosureGroup, .menuItem, .staticText, .tab, .link]
    let event = PlayEvent.tap(on: live, using: &random) { !$0.isBranchOfOutline && roles.contains($0.role) }
    return event.map(perform) ?? "nothing to tap"
  }

  /// Moves the pointer, and sometimes presses, over some cell.
  private mutating func point() -> String {
    // A click may move the focus, and a window with it.
    if kind != .still, random.oneIn(2) { return gesture() }
    let event = PlayEvent.pointer(columns: 48, rows: 20, using: &random)
    let done = perform(event)
    guard case .drag = event else { return done }
    // A row that can be deleted.
    if random.oneIn(2), let delete = live.findAll(.menuItem).first(where: { $0.label == "Delete" }) {
      do { try delete.tap() } catch { return "\(error)" }
      return "\(done), and deleted"
    }
    return done
  }

  /// Clicks what has a gesture, once or twice, presses it for some time, or drags from it in steps.
  private mutating func gesture() -> String {
    let events = live.frames.events
    let texts = live.descendants.filter { text in
      text.label.hasPrefix("g") && events.chain(at: text.frame.firstCell).contains { $0 === text.node.renderNode }
    }
    guard let text = texts.randomElement(using: &random) else { return "no gesture" }
    let point = text.frame.firstCell
    if random.oneIn(3) {
      let count = Int.random(in: 1...2, using: &random)
      live.click(point, count: count)
      return "clicked \(text.label), \(count)"
    }
    let time = Duration.milliseconds(Int.random(in: 0...1_000, using: &random))
    let distance = Int.random(in: 0...2, using: &random)
    live.frames.handle { events.point(PointerEvent(.down, at: point)) }
    live.pass(time)
    for step in 0..<distance {
      live.frames.handle { events.point(PointerEvent(.drag, at: point + CGPoint(x: CGFloat(step), y: 0))) }
    }
    live.frames.handle { events.point(PointerEvent(.up, at: point + CGPoint(x: CGFloat(distance), y: 0))) }
    return "pressed \(text.label) for \(time), dragged by \(distance)"
  }

  private mutating func press() -> String {
    var keys: [Key] = [
      .tab, .tab, .tab, .backTab, .space, .return, .up, .down, .delete, .up.with(.option), .down.with(.option), .escape,
      .pageDown, .home,
    ]
    // The part of a date's field that takes the keys is known to the field alone.
    if live.findAll(.datePicker).isEmpty { keys += [.left, .right] }
    // The place of the caret is known to the field alone.
    if !live.findAll(.textField).isEmpty {
      keys = [.tab, .tab, .backTab, .character("a"), .character("字"), .space, .delete, .return, .escape]
    }
    if live.descendants.contains(where: \.isBranchOfOutline) {
      keys.removeAll { [.space, .return, .left, .right].contains($0) }
    }
    return perform(.press(oneOf: keys, using: &random))
  }

  private mutating func scroll() -> String {
    guard let element = live.scrollElements.randomElement(using: &random) else { return "nothing to scroll" }
    let key = [Key.down, .up, .left, .right, .pageDown, .pageUp, .end, .home].randomElement(using: &random)!
    live.frames.handle { _ = element.keyTarget?.handleKey(key) }
    return "scrolled by \(key)"
  }

  /// Opens a menu, or one within the open ones, or closes the innermost.
  private mutating func toggleMenu() -> String {
    let open = live.openMenus
    let closed = live.descendants.filter { $0.role == .menu && !$0.isExpanded }
    let inner = closed.filter { $0.node.identifiers.contains { $0.hasPrefix("inner") } }
    if !open.isEmpty, inner.isEmpty || random.oneIn(2) {
      live.press(.escape)
      return "closed the menu"
    }
    guard let menu = (open.isEmpty ? closed : inner).randomElement(using: &random) else { return "no menu" }
    menu.openAnywhere()
    return "opened \(menu.label)"
  }

  // MARK: Comparison

  /// Compares where animations end, at once or when they did.
  private mutating func compare() -> String? {
    let faults = traceFaults + live.frames.check() + unexpectedIssues(of: live)
    guard faults.isEmpty else { return faults.joined(separator: "\n") }
    live.closeUnseenPresentations()
    // A tap that waits for a second one lets time pass.
    let looksAtMoments = isLive || random.oneIn(2) || live.frames.isDrawnOnItsWay
    if looksAtMoments, let fault = compareMoments() { return "at a moment: \(fault)" }
    // The effects of an interruption.
    live.closeUnseenPresentations()
    if kind != .focused { live.frames.clearFocus() }
    let fault = compareWithFresh()
    // A view that left is drawn until its transition is over.
    live.pass(.seconds(1_000))
    let left = nodes.leftBehind().map { "\($0) left the tree and is held" }
    nodes.forgetReleased()
    nodes.note(live)
    return fault ?? left.first ?? live.frames.check().first ?? (live.frames.isMoving ? "something moves on" : nil)
  }

  /// The oracle's stacks have several destinations for a type, of which one counts.
  private func unexpectedIssues(of screen: Screen) -> [String] {
    screen.issues.filter { issue in
      !["have .navigationDestination(for: Int.self)", "the border or stroke around a view is not drawn"].contains {
        issue.contains($0)
      }
    }
  }

  private func compareWithFresh() -> String? {
    let fresh = Screen(
      OracleScreen(part: root, isStill: kind == .still), width: live.width, height: live.height, options: options)
    if kind == .still { fresh.frames.expectRows(like: live.frames) } else { fresh.scroll(like: live) }
    // A row that the window left presents on the screen that had built it.
    fresh.closeUnseenPresentations()
    fresh.openMenus(like: live, scrolls: kind != .still)
    fresh.frames.focus(like: live.frames)
    return live.difference(from: fresh) ?? unexpectedIssues(of: fresh).first.map { "the fresh screen: \($0)" }
  }

  /// Draws moments of what is animated, with changes on its way, and lets it end.
  private mutating func compareMoments() -> String? {
    while live.frames.isMoving, !random.oneIn(8) {
      live.pass(.oddMoment(using: &random))
      if random.oneIn(4) { words.append(interruption()) }
      momentCount += 1
      if let fault = live.drawingDifference() ?? live.frames.check().first { return fault }
    }
    live.pass(.seconds(1_000))
    return nil
  }

  /// Makes an event in the middle of an animation.
  private mutating func interruption() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: resize()
    case 1: change()
    case 2: kind == .scrolled ? tap() : write()
    case 3: kind == .scrolled ? scroll() : change()
    default: animate()
    }
  }
}

/// An event on a random screen.
enum OracleEvent {
  enum Writer { case outside, task }

  case change, animate, move, resize, tap, key, scroll, menu, point
  case write(from: Writer)

  static func random(in kind: OracleRun.Kind, using random: inout SplitMix) -> OracleEvent {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: .resize
    case 1, 2, 3:
      switch kind {
      case .still: .change
      case .focused: .key
      case .scrolled: .tap
      }
    case 4, 5:
      switch kind {
      case .still: .change
      case .focused: .key
      case .scrolled: .scroll
      }
    case 6: .menu
    case 7, 16: .animate
    case 8: .move
    case 9, 10: .write(from: .outside)
    case 11: .write(from: .task)
    case 12: .point
    case 13: .animate
    default: .change
    }
  }
}

extension Screen {
  /// The scroll views on the screen itself.
  var scrollElements: [ScrollLayoutNode] { frames.root.shown { $0 as? ScrollLayoutNode } }
}

extension CGRect {
  /// A point in the first of its cells.
  fileprivate var firstCell: CGPoint { CGPoint(x: minX + 0.25, y: minY + 0.25) }
}

extension TextBackend.Element {
  /// Whether it is a row that opens: which rows are open, an outline knows alone.
  @MainActor fileprivate var isBranchOfOutline: Bool { role == .disclosureGroup && label.hasPrefix("outline") }
}
