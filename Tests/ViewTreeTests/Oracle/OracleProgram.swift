@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

/// The program of a random screen: it changes the parts of its model, from everywhere.
///
/// Its whole state is in objects and stores, so that the screen is compared with one that is mounted without any state.
///
/// Three kinds of programs take turns, because each hides what another shows: one in which the window of a scroll view is
/// never moved, neither by an event nor for the fresh screen; one of keys; and one of taps and scrolling.
@MainActor final class OracleProgram: PlayProgram {
  enum Kind { case still, keys, taps }

  private let seed: UInt64
  private let kind: Kind
  private let root: OraclePart
  private let width: Int
  private let height: Int?
  let rules: PlayRules
  /// The fault of the trace of the last event.
  private var traceFault: String?
  /// The time since when something moves.
  private var movingSince: Duration?

  init(seed: UInt64) {
    self.seed = seed
    kind = [.still, .keys, .taps, .taps][Int(seed % 4)]
    var random = SplitMix(seed: seed)
    // Small trees find as much in less time; a large one now and then finds the rest.
    root = OraclePart(depth: seed.isMultiple(of: 5) ? 3 : 2, using: &random)
    root.kind = .column
    width = Int.random(in: 16...48, using: &random)
    height = random.oneIn(2) ? nil : 20
    rules = PlayRules(
      copiesStates: false, scrolls: kind != .still, settles: false, isLive: random.oneIn(4),
      expectedIssues: [
        // One of several destinations for a type counts.
        "have .navigationDestination(for: Int.self)", "the border or stroke around a view is not drawn",
      ])
  }

  /// The program as the subject of a play.
  var subject: PlaySubject { PlaySubject(self, width: width, height: height) }

  var code: String { "OracleProgram(seed: \(seed))" }

  var view: OracleScreen { OracleScreen(part: root, isStill: kind == .still) }

  var state: String { root.outline() }

  // MARK: Choosing

  func chooseEvent(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: .resize(widths: 8...48, heights: 3...30, using: &random)
    case 1, 2, 3:
      switch kind {
      case .still: chooseChange(using: &random)
      case .keys: chooseKey(on: screen, using: &random)
      case .taps: chooseTap(on: screen, using: &random)
      }
    case 4, 5:
      switch kind {
      case .still: chooseChange(using: &random)
      case .keys: chooseKey(on: screen, using: &random)
      case .taps: chooseScroll(on: screen, using: &random)
      }
    case 6: kind == .still ? chooseChange(using: &random) : PlayEvent.menu(on: screen, using: &random)
    case 7, 13, 16: .program("animate", changes(2, using: &random))
    case 8: .program("move", root.choosePlace(using: &random))
    case 9, 10: .program(random.oneIn(2) ? "write" : "writeInThread", changes(1, using: &random))
    case 11: .program("writeInTask", changes(1, using: &random))
    case 12: choosePointer(on: screen, using: &random)
    default: chooseChange(using: &random)
    }
  }

  private func chooseChange(using random: inout SplitMix) -> PlayEvent {
    .program("change", changes(Int.random(in: 1...3, using: &random), using: &random))
  }

  /// The ids of random parts, each with the seed of its change.
  private func changes(_ count: Int, using random: inout SplitMix) -> [Int] {
    (0..<count).flatMap { _ in
      [root.all.randomElement(using: &random)!.id, Int.random(in: 0..<1_000_000, using: &random)]
    }
  }

  private func chooseTap(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
    let roles: [Role] = [.toggle, .button, .disclosureGroup, .menuItem, .staticText, .tab, .link]
    return PlayEvent.tap(on: screen, using: &random) { !$0.isBranchOfOutline && roles.contains($0.role) }
  }

  private func chooseKey(on screen: Screen, using random: inout SplitMix) -> PlayEvent {
    var keys: [Key] = [
      .tab, .tab, .tab, .backTab, .space, .return, .up, .down, .delete, .up.with(.option), .down.with(.option), .escape,
      .pageDown, .home,
    ]
    // The part of a date's field that takes the keys is known to the field alone.
    if screen.findAll(.datePicker).isEmpty { keys += [.left, .right] }
    // Only a field knows the place of its caret, and a field may be hidden from accessibility.
    if screen.placedTree.contains("FieldText") {
      keys = [.tab, .tab, .backTab, .character("a"), .character("字"), .space, .delete, .return, .escape]
    }
    // A row that opens may be hidden from accessibility, and have the focus.
    if screen.placedTree.contains("disclosureGroup \"outline") {
      keys.removeAll { [.space, .return, .left, .right].contains($0) }
    }
    return .press(oneOf: keys, using: &random)
  }

  /// A key that scrolls any scroll view, by a line as well, even if nothing in it takes the focus.
  private func chooseScroll(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
    let count = screen.scrollElements.count
    guard count > 0 else { return nil }
    return .program(
      "scroll", [Int.random(in: 0..<count, using: &random), Int.random(in: 0..<Self.scrollKeys.count, using: &random)])
  }

  private static let scrollKeys: [Key] = [.down, .up, .left, .right, .pageDown, .pageUp, .end, .home]

  /// The pointer over some cell, or over what has a gesture; what a swipe shows is used at times.
  private func choosePointer(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
    if let delete = PlayEvent.tap(on: screen, using: &random, where: { $0.role == .menuItem && $0.label == "Delete" }) {
      return delete
    }
    // A click may move the focus, and a window with it.
    guard kind != .still, random.oneIn(2) else { return .pointer(columns: 48, rows: 20, using: &random) }
    let events = screen.frames.events
    let texts = screen.descendants.filter { text in
      let point = CGPoint(x: text.frame.minX + 0.25, y: text.frame.minY + 0.25)
      return text.label.hasPrefix("g") && events.chain(at: point).contains { $0 === text.node.renderNode }
    }
    guard let text = texts.randomElement(using: &random) else { return nil }
    return random.oneIn(3)
      ? .tap(PlayTarget(text, on: screen), count: Int.random(in: 1...2, using: &random))
      : .hold(text, using: &random)
  }

  // MARK: Own events

  func perform(_ name: String, _ numbers: [Int], on screen: Screen) async -> Bool {
    let changes = stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    switch name {
    case "move": return screen.frames.handle { root.movePart(to: numbers) }
    case "scroll": return scroll(numbers[0], by: Self.scrollKeys[numbers[1]], on: screen)
    // An action changes several parts at once.
    case "change": return screen.frames.handle { changes.map(change).contains(true) }
    // Each transaction is an update of its own.
    case "animate":
      return screen.frames.handle {
        let first = withAnimation(.easeIn) { change(changes[0]) }
        return withAnimation(nil) { change(changes[1]) } || first
      }
    case "writeInTask": return await Task { @MainActor in change(changes[0]) }.value
    case "writeInThread": return changeInThread(changes[0])
    default: return change(changes[0])
    }
  }

  /// Changes a part; returns whether there is one with the id.
  private func change(_ change: (id: Int, seed: Int)) -> Bool { Self.change(change, in: root) }

  nonisolated private static func change(_ change: (id: Int, seed: Int), in root: OraclePart) -> Bool {
    guard let part = root.all.first(where: { $0.id == change.id }) else { return false }
    var random = SplitMix(seed: UInt64(change.seed))
    part.change(in: root, using: &random)
    return true
  }

  /// Writes as code does that knows nothing of the screen, on another thread.
  private func changeInThread(_ change: (Int, Int)) -> Bool {
    // This thread waits for as long as the other one has them.
    nonisolated(unsafe) let root = root
    nonisolated(unsafe) var isChanged = false
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      unsafe isChanged = Self.change(change, in: root)
      isDone.signal()
    }
    isDone.wait()
    return unsafe isChanged
  }

  private func scroll(_ index: Int, by key: Key, on screen: Screen) -> Bool {
    let elements = screen.scrollElements
    guard index < elements.count else { return false }
    return screen.frames.handle { elements[index].keyTarget?.handleKey(key) == true }
  }

  // MARK: Checks

  /// Makes each event while a trace is taken: to be watched must change nothing.
  func observe(_ screen: Screen, during event: @MainActor () async -> Bool) async -> Bool {
    var isDone = false
    let trace = await screen.trace { isDone = await event() }
    let wrong = trace.entries.first { $0.unneeded > $0.evaluations || $0.path.isEmpty }
    traceFault =
      trace.description.isEmpty
      ? "the trace has no words"
      : wrong.map {
        "the trace says of \"\($0.path)\" that it ran \($0.evaluations) times, \($0.unneeded) of them unneeded"
      }
    return isDone
  }

  func fault(of screen: Screen) -> PlayFault? {
    let now = screen.clock.now.offset
    movingSince = screen.frames.isMoving ? movingSince ?? now : nil
    let endless = movingSince.map { now - $0 > .seconds(20) } == true ? "something moves on" : nil
    return (traceFault ?? endless).map { PlayFault(.invariant, $0) }
  }
}

extension Screen {
  /// The scroll views on the screen itself.
  var scrollElements: [ScrollLayoutNode] { frames.root.shown { $0 as? ScrollLayoutNode } }
}

extension TextBackend.Element {
  /// Whether it is a row that opens: which rows are open, an outline knows alone.
  @MainActor fileprivate var isBranchOfOutline: Bool { role == .disclosureGroup && label.hasPrefix("outline") }
}
