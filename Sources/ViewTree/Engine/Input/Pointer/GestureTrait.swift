/// Makes a render node take part in presses, from the moment the button goes down until its release.
nonisolated package struct GestureTrait: TraitModifier, SelfComparing {
  package typealias Body = Never
  static var affectsLayout: Bool { false }
  static var respondsToHits: Bool { true }

  /// The order of the contenders: those with a high rank from the outside in, the others from the inside out.
  ///
  /// Simultaneous ones neither win nor lose.
  package enum Rank { case high, normal, simultaneous }

  let rank: Rank
  /// Whether the gesture itself takes part.
  let isEnabled: Bool
  /// Whether gestures and taps inside the render node take part.
  let allowsInside: Bool
  /// Handles an event, with the gesture's memory of the press.
  let recognize: @MainActor (GestureEvent, GestureMemory) -> GesturePhase
  /// Returns whether a tap is enough for the gesture; for an audit.
  let reactsToTap: @MainActor () -> Bool

  package init(
    rank: Rank, isEnabled: Bool, allowsInside: Bool, reactsToTap: @escaping @MainActor () -> Bool = { false },
    recognize: @escaping @MainActor (GestureEvent, GestureMemory) -> GesturePhase
  ) {
    (self.rank, self.isEnabled, self.allowsInside, self.recognize) = (rank, isEnabled, allowsInside, recognize)
    self.reactsToTap = reactsToTap
  }

  func isSame(as other: GestureTrait) -> Bool { true }

  func hasSameAction(as other: GestureTrait) -> Bool {
    Comparison.areSameFunctions(Compared(recognize: recognize), Compared(recognize: other.recognize))
  }

  private struct Compared {
    let recognize: @MainActor (GestureEvent, GestureMemory) -> GesturePhase
  }
}

/// An event of a press, as a gesture receives it.
@MainActor package struct GestureEvent {
  package enum Phase {
    case down, drag, up
    /// The time that the gesture requested by ``wake(after:)`` has passed.
    case time
    /// No other tap followed in time after the button came up.
    case lapse
    /// Another gesture won, or the press has no effect.
    case cancel
  }

  package private(set) var phase: Phase
  /// The location of the pointer, in the coordinates of the screen.
  package let location: CGPoint
  /// The location at which the button went down, in the coordinates of the screen.
  package let start: CGPoint
  /// The number of times in a row that the button went down here.
  let count: Int
  let modifiers: Key.Modifiers
  /// The press that the event belongs to.
  let press: Press
  /// The contender that receives the event.
  let contender: any Contender
  /// Whether an earlier contender may still recognize its gesture: a tap waits for that.
  private(set) var isHeld: Bool

  /// The render node with the gesture.
  var renderNode: RenderNode { contender.renderNode }

  /// Requests an event after a time of the screen's clock, as long as the gesture takes part.
  func wake(after time: Duration) { press.wake(contender, after: time, count: count, modifiers: modifiers) }

  /// Whether the pointer is not where the button went down.
  package var hasMoved: Bool { location != start }

  /// Returns the event in another phase, for a part of a gesture that begins at another moment.
  func with(_ phase: Phase) -> GestureEvent {
    var event = self
    event.phase = phase
    return event
  }

  /// The event for a contender that does not wait for others.
  var released: GestureEvent {
    var event = self
    event.isHeld = false
    return event
  }

  /// Returns the event for a part of a gesture that waits for another part.
  func held(if isHeld: Bool) -> GestureEvent {
    var event = self
    event.isHeld = self.isHeld || isHeld
    return event
  }
}

/// The progress of taps in a row, through one press or several.
struct TapProgress {
  private var isComplete = false

  /// Handles an event of a gesture of `taps` taps: a fourth tap completes a double tap for the second time, and after a
  /// third one a further tap is awaited.
  @MainActor mutating func next(_ event: GestureEvent, of taps: Int) -> GesturePhase {
    if event.phase == .cancel { return .failed }
    if event.phase == .up, !event.hasMoved { isComplete = event.count.isMultiple(of: taps) }
    if isComplete { return event.isHeld ? .possible : .ended }
    return event.hasMoved || event.phase == .lapse ? .failed : .possible
  }
}

/// The state of a gesture.
package enum GesturePhase {
  /// The gesture may still be recognized.
  case possible
  /// The gesture is recognized, and continues.
  case active
  /// The gesture was recognized, and has ended.
  case ended
  /// The gesture is not recognized, or not any more.
  case failed

  /// Whether the gesture still receives events.
  var isUnfinished: Bool { self == .possible || self == .active }
}

/// The memory of a gesture from one event of a press to the next.
@MainActor package final class GestureMemory {
  /// The gesture's own memory.
  package var state: Any?
  private var parts: [Int: GestureMemory] = [:]

  /// Returns the memory of a part of the gesture.
  func part(_ index: Int) -> GestureMemory {
    if let part = parts[index] { return part }
    let new = GestureMemory()
    parts[index] = new
    return new
  }
}
