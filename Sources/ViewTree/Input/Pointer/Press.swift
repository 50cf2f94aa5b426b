/// From the moment the button goes down to the moment it comes up: who takes part, in their order, and who has won.
@MainActor final class Press {
  private let start: CGPoint
  @exclusivity(unchecked) private var location: CGPoint
  private let contenders: [any Contender]
  @exclusivity(unchecked) private var winner: (any Contender)?

  /// Whether the pointer was elsewhere than where the button went down.
  @exclusivity(unchecked) private(set) var hasMoved = false
  /// Whether one of those who take part has been what it looks for.
  var isWon: Bool { winner != nil }

  init(at start: CGPoint, contenders: [any Contender]) {
    self.start = start
    location = start
    self.contenders = contenders
  }

  /// Tells those who are still in it; the first that is what it looks for wins, and the others are out.
  func send(_ phase: GestureEvent.Phase, at location: CGPoint, count: Int, modifiers: Key.Modifiers) {
    self.location = location
    if location != start { hasMoved = true }
    for contender in contenders where contender.isIn {
      send(phase, to: contender, count: count, modifiers: modifiers)
    }
  }

  /// Ends it without a result.
  func cancel() { for contender in contenders where contender.isIn { cancel(contender) } }

  /// Tells one of those who take part.
  func send(_ phase: GestureEvent.Phase, to contender: any Contender, count: Int, modifiers: Key.Modifiers) {
    let event = GestureEvent(
      phase: phase, location: location, start: start, count: count, modifiers: modifiers, press: self,
      contender: contender)
    switch contender.recognize(event) {
    case .possible: break
    case .active: win(contender)
    case .ended:
      contender.leave()
      win(contender)
    case .failed: contender.leave()
    }
  }

  private func win(_ contender: any Contender) {
    guard contender.rank != .simultaneous, winner == nil else { return }
    winner = contender
    for other in contenders where other !== contender && other.isIn && other.rank != .simultaneous { cancel(other) }
  }

  private func cancel(_ contender: any Contender) {
    _ = contender.recognize(
      GestureEvent(
        phase: .cancel, location: location, start: start, count: 0, modifiers: [], press: self, contender: contender))
    contender.leave()
  }
}

/// Who takes part in a press.
@MainActor protocol Contender: AnyObject {
  var element: RenderNode { get }
  var rank: GestureTrait.Rank { get }
  /// Whether it is told what happens.
  var isIn: Bool { get }
  func recognize(_ event: GestureEvent) -> GesturePhase
  func leave()
  func wakeUp<C: Clock<Duration>>(after time: Duration, of clock: C, _ action: @escaping @MainActor () -> Void)
}

/// A gesture of a view.
final class GestureContender: Contender {
  let element: RenderNode
  /// It has the gesture's value of today: a body may run during the press.
  private let link: TraitLink<GestureTrait>
  private let memory = GestureMemory()
  private var timer: Task<Void, Never>?
  private var hasLeft = false

  init(_ link: TraitLink<GestureTrait>, of element: RenderNode) {
    self.element = element
    self.link = link
  }

  var rank: GestureTrait.Rank { link.modifier.rank }
  var isIn: Bool { !hasLeft && !element.isUnmounted }

  func recognize(_ event: GestureEvent) -> GesturePhase { link.modifier.recognize(event, memory) }

  func leave() {
    hasLeft = true
    timer?.cancel()
  }

  /// The time counts from now on, not from when the task begins.
  func wakeUp<C: Clock<Duration>>(after time: Duration, of clock: C, _ action: @escaping @MainActor () -> Void) {
    let deadline = clock.now.advanced(by: time)
    timer = Work.$current.withValue(element.tree.host.works.begin("\(element.shortPath).gesture")) {
      Task { @MainActor in if (try? await clock.sleep(until: deadline, tolerance: nil)) != nil { action() } }
    }
  }
}

/// The tap of a control, or of `onTapGesture`.
final class TapContender: Contender {
  let element: RenderNode
  private let tap: TapTrait
  /// The elements from the one that is hit to the root: a control among them takes the focus.
  private let chain: [RenderNode]
  @exclusivity(unchecked) private(set) var isIn = true

  init(_ tap: TapTrait, of element: RenderNode, in chain: [RenderNode]) {
    self.tap = tap
    self.element = element
    self.chain = chain
  }

  var rank: GestureTrait.Rank { .normal }

  func recognize(_ event: GestureEvent) -> GesturePhase {
    guard event.phase != .cancel, event.completes(taps: tap.count) else { return .failed }
    guard event.phase == .up else { return .possible }
    // A control that cannot be used now keeps the click from what lies around it.
    guard element.isEnabled, element.isPlaced, !element.isUnmounted else { return .ended }
    if let focus = chain.focusTarget { element.renderTree.focus.clickMove(to: focus) }
    tap.perform(at: TapLocation(event.location - element.absoluteOrigin, in: element))
    return .ended
  }

  func leave() { isIn = false }
  func wakeUp<C: Clock<Duration>>(after time: Duration, of clock: C, _ action: @escaping @MainActor () -> Void) {}
}

@MainActor extension [RenderNode] {
  /// What a click gives the focus to, of the elements from the one that is hit to the root: a control as a whole, or the
  /// innermost element that takes it.
  fileprivate var focusTarget: RenderNode? {
    let focusable = filter(\.isFocusable)
    // Most clicks meet one: what it is need not be asked.
    guard focusable.count > 1 else { return focusable.first }
    return focusable.last { $0.semantics?.isWhole == true } ?? focusable.first
  }
}
