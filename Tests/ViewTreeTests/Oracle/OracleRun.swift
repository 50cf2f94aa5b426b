@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

/// A random screen and random events. After each event the screen is compared with one that is mounted anew in the same
/// state, and its invariants are checked.
@MainActor struct OracleRun {
  static let eventCount = 40

  let seed: UInt64
  private let isVerbose: Bool
  private var random: SplitMix
  private let root: OraclePart
  private let live: Screen
  private var event = 0
  private var lastEvent = "mounted"
  private var nodes = NodeRegister()

  /// `isVerbose`: whether each event is printed before it is checked.
  init(seed: UInt64, isVerbose: Bool = false) {
    self.seed = seed
    self.isVerbose = isVerbose
    random = SplitMix(seed: seed)
    // Small trees find as much in less time; a large one now and then finds the rest.
    root = OraclePart(depth: seed.isMultiple(of: 5) ? 3 : 2, using: &random)
    root.kind = .column
    let width = Int.random(in: 16...48, using: &random)
    live = Screen(OracleView(part: root), width: width, height: random.oneIn(3) ? nil : 20)
  }

  /// Makes the events. Returns what went wrong first.
  mutating func fault() -> String? {
    for number in 0...Self.eventCount {
      event = number
      if number > 0 { lastEvent = makeEvent() }
      EventDispatcher.setFocus(nil, in: live.frames.tree)
      if isVerbose { print("event \(number): \(lastEvent)") }
      if let fault = compare() {
        return """
          seed \(seed), event \(event): \(lastEvent)
          \(fault)
          the screen, \(live.width) x \(live.height?.description ?? "as high as it likes"), shows
          \(root.outline())
          """
      }
    }
    return nil
  }

  // MARK: Events

  private mutating func makeEvent() -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: resize()
    case 1, 2: tap()
    case 3, 4: scroll()
    case 5: toggleMenu()
    case 6: animate()
    default: change()
    }
  }

  /// Changes up to three parts at once.
  private mutating func change() -> String {
    let count = Int.random(in: 1...3, using: &random)
    return live.frames.handle { (0..<count).map { _ in changePart() }.joined(separator: "; ") }
  }

  private mutating func changePart() -> String {
    root.all.randomElement(using: &random)!.change(in: root, using: &random)
  }

  /// Each transaction is an update of its own.
  private mutating func animate() -> String {
    live.frames.handle {
      let first = withAnimation(.easeIn) { changePart() }
      let second = withAnimation(nil) { changePart() }
      return "animated \(first), then \(second)"
    }
  }

  private mutating func resize() -> String {
    let width = Int.random(in: 8...48, using: &random)
    let height = random.oneIn(3) ? nil : Int.random(in: 3...30, using: &random)
    live.resize(width: width, height: height)
    return "resized to \(width) x \(height?.description ?? "nil")"
  }

  private mutating func tap() -> String {
    let controls = live.allElements.filter { [.toggle, .button, .disclosureGroup, .menuItem].contains($0.role) }
    guard let control = controls.randomElement(using: &random) else { return "nothing to tap" }
    do { try control.tap() } catch { return "\(error)" }
    return "tapped \(control.role) \(control.label)"
  }

  private mutating func scroll() -> String {
    guard let element = live.scrollElements.randomElement(using: &random) else { return "nothing to scroll" }
    let key = [Key.down, .up, .left, .right, .pageDown, .pageUp, .end, .home].randomElement(using: &random)!
    _ = live.frames.handle { element.handleKey(key) }
    return "scrolled by \(key)"
  }

  private mutating func toggleMenu() -> String {
    guard live.openMenu == nil else {
      live.press(.escape)
      return "closed the menu"
    }
    guard let menu = live.allElements.filter({ $0.role == .menu }).randomElement(using: &random) else {
      return "no menu"
    }
    menu.open()
    return "opened \(menu.label)"
  }

  // MARK: Comparison

  private mutating func compare() -> String? {
    let faults = live.frames.check() + live.issues + nodes.leftBehind().map { "\($0) left the tree and is held" }
    nodes.forgetReleased()
    nodes.note(live)
    guard faults.isEmpty else { return faults.joined(separator: "\n") }
    let fresh = Screen(OracleView(part: root), width: live.width, height: live.height)
    fresh.scroll(like: live)
    if let menu = live.openMenu { fresh.allElements.first { $0.node.identifiers == menu.node.identifiers }?.open() }
    EventDispatcher.setFocus(nil, in: fresh.frames.tree)
    return difference(live.render(.cells), fresh.render(.cells))
      ?? difference(live.comparableSemantics, fresh.comparableSemantics)
      ?? difference(live.comparableTree, fresh.comparableTree)
  }

  private func difference(_ live: String, _ fresh: String) -> String? {
    live == fresh ? nil : UnifiedDiff(from: Array(fresh.utf8), to: Array(live.utf8)).description
  }
}

extension Screen {
  fileprivate var openMenu: TextBackend.Element? { allElements.first { $0.role == .menu && $0.isExpanded } }
}

extension TextBackend.Element {
  /// Opens a menu, wherever it is.
  @MainActor fileprivate func open() { screen.frames.handle { node.element.firstTappable?.tap?.action() } }
}
