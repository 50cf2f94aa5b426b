/// A press, from the moment the button goes down until it comes up: its contenders in their order, and whether one has won.
///
/// A press that may be the first of several taps rests when the button is up: until the next press, in which the
/// waiting contenders take part, or until none can follow.
///
///     down ── drag ── up ──▶ won, or no contender waits: over
///                      └───▶ rests ──▶ down in time, at the same place: waiting contenders join the next press
///                                 └──▶ lapse: double taps fail, a tap that was held back is recognized
@MainActor final class Press {
  private let start: CGPoint
  @safe @exclusivity(unchecked) private var location: CGPoint
  @safe @exclusivity(unchecked) private var contenders: [any Contender]
  /// The render nodes from the pressed one to the root: a control among them takes the focus.
  @safe @exclusivity(unchecked) private(set) var chain: [RenderNode]
  private let timers: TimerQueue
  @safe @exclusivity(unchecked) private var count = 0

  /// Whether the pointer has left the place where the button went down.
  @safe @exclusivity(unchecked) private(set) var hasMoved = false
  /// Whether a contender has won.
  @safe @exclusivity(unchecked) private(set) var hasWinner = false
  /// Whether a contender has recognized its gesture, or its beginning, whichever has won.
  @safe @exclusivity(unchecked) private(set) var isUsed = false
  /// Whether a contender still receives events.
  var hasActiveContender: Bool { contenders.contains(where: \.isActive) }
  /// Whether the button is up, and another tap may follow.
  @safe @exclusivity(unchecked) private(set) var awaitsNextTap = false

  init(at start: CGPoint, contenders: [any Contender], in chain: [RenderNode], timers: TimerQueue) {
    self.start = start
    location = start
    self.chain = chain
    self.contenders = contenders
    self.timers = timers
  }

  /// Sends an event to the contenders in the press; the first that recognizes its gesture wins, and the others are out.
  func send(_ phase: GestureEvent.Phase, at location: CGPoint, count: Int, modifiers: Key.Modifiers) {
    self.location = location
    self.count = count
    if location != start { hasMoved = true }
    var isHeld = false
    for contender in contenders where contender.isActive {
      let counts = contender.rank != .simultaneous
      send(phase, to: contender, count: count, modifiers: modifiers, isHeld: isHeld && counts)
      if counts, contender.isActive { isHeld = true }
    }
  }

  /// Ends the press: as if no other tap followed, or without a result if the button is down.
  func end() {
    if awaitsNextTap { send(.lapse, at: location, count: count, modifiers: []) }
    for contender in contenders where contender.isActive { cancel(contender) }
  }

  /// Drops what has left the tree: a press may wait for long, and keeps no view alive.
  ///
  /// The gesture is cancelled with the actions of the update, because that resets states of other views.
  func dropUnmounted() {
    chain.removeAll(where: \.isUnmounted)
    for contender in contenders where contender.isActive && contender.renderNode.isUnmounted {
      leave(contender)
      contender.renderNode.tree.effects.add { self.cancel(contender) }
    }
    contenders.removeAll(where: \.renderNode.isUnmounted)
  }

  // MARK: Several taps

  func awaitNextTap() { awaitsNextTap = true }

  /// Whether a press is the next tap in a row.
  func isNextTap(_ event: PointerEvent) -> Bool {
    awaitsNextTap && event.location == start && event.count == count + 1
  }

  /// Lets the waiting contenders take part in the next press, each in its place.
  func handOver(to others: [any Contender]) -> [any Contender] {
    others.map { new in
      guard let index = contenders.firstIndex(where: { $0.isActive && $0.link === new.link }) else { return new }
      return contenders.remove(at: index)
    }
  }

  // MARK: One of those who take part

  /// Sends a contender a `time` event after a time.
  func wake(_ contender: any Contender, after time: Duration, count: Int, modifiers: Key.Modifiers) {
    contender.timer = timers.set(at: contender.renderNode.renderTree.time + time) { [weak self] in
      if contender.isActive { self?.send(.time, to: contender, count: count, modifiers: modifiers, isHeld: false) }
    }
  }

  private func send(
    _ phase: GestureEvent.Phase, to contender: any Contender, count: Int, modifiers: Key.Modifiers, isHeld: Bool
  ) {
    let event = GestureEvent(
      phase: phase, location: location, start: start, count: count, modifiers: modifiers, press: self,
      contender: contender, isHeld: isHeld)
    switch contender.recognize(event) {
    case .possible: break
    case .active:
      isUsed = true
      win(contender)
    case .ended:
      isUsed = true
      leave(contender)
      // A contender that did not wait for earlier ones leaves the others in.
      if !isHeld { win(contender) }
    case .failed: leave(contender)
    }
  }

  private func win(_ contender: any Contender) {
    guard contender.rank != .simultaneous, !hasWinner else { return }
    hasWinner = true
    for other in contenders where other !== contender && other.isActive && other.rank != .simultaneous { cancel(other) }
  }

  private func cancel(_ contender: any Contender) {
    _ = contender.recognize(
      GestureEvent(
        phase: .cancel, location: location, start: start, count: 0, modifiers: [], press: self, contender: contender,
        isHeld: false))
    leave(contender)
  }

  private func leave(_ contender: any Contender) {
    timers.cancel(contender.timer)
    contender.leave()
  }
}

/// A participant in a press.
@MainActor protocol Contender: AnyObject {
  var renderNode: RenderNode { get }
  /// The trait that makes the render node take part; it identifies the contender from one press to the next.
  var link: Traits { get }
  var rank: GestureTrait.Rank { get }
  /// Whether the contender still receives the events of the press.
  var isActive: Bool { get }
  func recognize(_ event: GestureEvent) -> GesturePhase
  func leave()
  /// The timer that the contender waits for; `nil` if it waits for none.
  var timer: TimerQueue.ID? { get set }
}

/// A gesture of a view.
final class GestureContender: Contender {
  let renderNode: RenderNode
  /// The link has the gesture's current value: a body may run during the press.
  private let gesture: TraitLink<GestureTrait>
  private let memory = GestureMemory()
  private var hasWithdrawn = false
  @safe @exclusivity(unchecked) var timer: TimerQueue.ID?

  init(_ gesture: TraitLink<GestureTrait>, of renderNode: RenderNode) {
    self.renderNode = renderNode
    self.gesture = gesture
  }

  var link: Traits { gesture }
  var rank: GestureTrait.Rank { gesture.modifier.rank }
  var isActive: Bool { !hasWithdrawn }

  func recognize(_ event: GestureEvent) -> GesturePhase { gesture.modifier.recognize(event, memory) }

  func leave() { hasWithdrawn = true }
}

/// The tap of a control, or of `onTapGesture`.
final class TapContender: Contender {
  let renderNode: RenderNode
  private let tap: TraitLink<TapTrait>
  @safe @exclusivity(unchecked) private(set) var isActive = true
  @safe @exclusivity(unchecked) private var progress = TapProgress()
  @safe @exclusivity(unchecked) var timer: TimerQueue.ID?

  init(_ tap: TraitLink<TapTrait>, of renderNode: RenderNode) {
    self.tap = tap
    self.renderNode = renderNode
  }

  var link: Traits { tap }
  var rank: GestureTrait.Rank { .normal }

  func recognize(_ event: GestureEvent) -> GesturePhase {
    let tap = tap.modifier
    let phase = progress.next(tap.isImmediate ? event.released : event, of: tap.count)
    // A disabled control keeps the click from the views around it.
    guard phase == .ended, renderNode.isEnabled, renderNode.isPlaced else { return phase }
    if let focus = event.press.chain.focusTarget { renderNode.inputTree.focus.clickMove(to: focus) }
    tap.perform(at: TapLocation(event.start - renderNode.absoluteOrigin, in: renderNode))
    return .ended
  }

  func leave() { isActive = false }
}

@MainActor extension [RenderNode] {
  /// The render node that gets the focus by a click, among those from the hit one to the root: a control as a whole, or
  /// the innermost focusable render node.
  var focusTarget: RenderNode? {
    var (first, second): (RenderNode?, RenderNode?)
    forEachBorrowed {
      guard second == nil, $0.isFocusable else { return }
      if first == nil { first = $0 } else { second = $0 }
    }
    // Most clicks meet one focusable render node, whose kind does not matter.
    guard let first, let second else { return first }
    // A click on a text with links inside another focusable render node is for the latter.
    if first.leaf?.hasFocusableLinks == true { return Array(drop { $0 !== second }).focusTarget }
    return last { $0.isFocusable && $0.semantics?.isWhole == true } ?? first
  }
}
