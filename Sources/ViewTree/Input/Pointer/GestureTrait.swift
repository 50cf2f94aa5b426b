/// Makes an element take part in what the pointer does from a press to its release.
nonisolated struct GestureTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }
  static var takesHits: Bool { true }

  /// Who comes first: of those with a high rank the outer ones, of the others the inner ones.
  ///
  /// Simultaneous ones neither win nor lose.
  enum Rank { case high, normal, simultaneous }

  let rank: Rank
  /// Whether the gesture itself takes part.
  let isEnabled: Bool
  /// Whether gestures and taps inside the element take part.
  let allowsInside: Bool
  /// Takes in an event; what the gesture remembers of the press so far is handed in.
  let recognize: @MainActor (GestureEvent, GestureMemory) -> GesturePhase

  func isSame(as other: GestureTrait) -> Bool { true }

  func hasSameAction(as other: GestureTrait) -> Bool {
    Comparison.areSameFunctions(Compared(recognize: recognize), Compared(recognize: other.recognize))
  }

  private struct Compared {
    let recognize: @MainActor (GestureEvent, GestureMemory) -> GesturePhase
  }
}

/// What a gesture sees of a press.
@MainActor struct GestureEvent {
  enum Phase {
    case down, drag, up
    /// The time has passed that the gesture asked for by ``wake``.
    case time
    /// No other tap comes in time after the button came up.
    case lapse
    /// Another gesture won, or the press is of no use.
    case cancel
  }

  private(set) var phase: Phase
  /// Where the pointer is, in the coordinates of the screen.
  let location: CGPoint
  /// Where the button went down, in the coordinates of the screen.
  let start: CGPoint
  /// How many times in a row the button went down here.
  let count: Int
  let modifiers: Key.Modifiers
  /// The press of which it is a part.
  let press: Press
  /// Who is told.
  let contender: any Contender
  /// Whether something that comes before may still be what it looks for: a tap waits for that.
  private(set) var isHeld: Bool

  /// The element that has the gesture.
  var element: RenderNode { contender.element }

  /// Asks for an event when a time of the screen's clock has passed, as long as the gesture takes part.
  func wake(after time: Duration) { press.wake(contender, after: time, count: count, modifiers: modifiers) }

  /// Whether the pointer is elsewhere than where the button went down.
  var hasMoved: Bool { location != start }

  /// The same in another phase, for a part of a gesture that sees another beginning.
  func with(_ phase: Phase) -> GestureEvent {
    var event = self
    event.phase = phase
    return event
  }

  /// The same for one who does not wait for others.
  var released: GestureEvent {
    var event = self
    event.isHeld = false
    return event
  }

  /// The same for a part of a gesture that waits for another part.
  func held(if isHeld: Bool) -> GestureEvent {
    var event = self
    event.isHeld = self.isHeld || isHeld
    return event
  }
}

/// How far taps in a row have come, through one press or several.
struct TapProgress {
  private var isComplete = false

  /// Takes in an event of a gesture of so many taps: a fourth tap is the second of two for the second time, after a third
  /// one is awaited.
  @MainActor mutating func next(_ event: GestureEvent, of taps: Int) -> GesturePhase {
    if event.phase == .cancel { return .failed }
    if event.phase == .up, !event.hasMoved { isComplete = event.count.isMultiple(of: taps) }
    if isComplete { return event.isHeld ? .possible : .ended }
    return event.hasMoved || event.phase == .lapse ? .failed : .possible
  }
}

/// How far a gesture has come.
enum GesturePhase {
  /// It may still be one.
  case possible
  /// It is one, and goes on.
  case active
  /// It was one, and has ended.
  case ended
  /// It is none, or not any more.
  case failed

  /// Whether the gesture is still told what happens.
  var goesOn: Bool { self == .possible || self == .active }
}

/// What a gesture remembers from one event of a press to the next.
@MainActor final class GestureMemory {
  /// What the gesture itself remembers.
  var state: Any?
  private var parts: [Int: GestureMemory] = [:]

  /// What a part of the gesture remembers.
  func part(_ index: Int) -> GestureMemory {
    if let part = parts[index] { return part }
    let new = GestureMemory()
    parts[index] = new
    return new
  }
}
