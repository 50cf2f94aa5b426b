/// A press that lasts, without a move.
///
/// While it waits its value is `true` for ``Gesture/onChanged(_:)`` and ``Gesture/updating(_:body:)``. The time is the
/// screen's: it ends as soon as that has passed, while the button is still down. Follows [LongPressGesture](https://developer.apple.com/documentation/swiftui/longpressgesture).
nonisolated public struct LongPressGesture: Gesture {
  /// Whether the press goes on, or lasted long enough.
  public typealias Value = Bool

  /// How long the press must last, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in the screen's unit.
  public var maximumDistance: CGFloat

  /// A press of at least so many seconds; without a time, or below zero, any press is long enough.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration > 0 ? minimumDuration : 0
    self.maximumDistance = maximumDistance
  }

  /// Ends when the time has passed; fails when the button comes up before.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Bool> {
    let event = input.event
    switch event.phase {
    case .down:
      // Longer than a clock can count is never.
      if gesture.minimumDuration == 0 { return .ended(true) }
      event.wake(after: .seconds(min(gesture.minimumDuration, 1e9)))
      return .possible(true)
    case .drag: return event.distance > gesture.maximumDistance ? .failed : .possible(true)
    case .time: return .ended(true)
    case .up, .lapse, .cancel: return .failed
    }
  }
}

extension GestureEvent {
  /// How far the pointer is from where the button went down.
  var distance: CGFloat {
    let way = location - start
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
