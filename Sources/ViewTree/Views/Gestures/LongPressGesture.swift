/// A gesture that recognizes a press of a minimum duration without movement.
///
/// While the press lasts, its value is `true` for ``Gesture/onChanged(_:)`` and ``Gesture/updating(_:body:)``. The
/// duration is that of the screen's clock: the gesture ends as soon as it has passed, while the button is still down.
/// Follows [LongPressGesture](https://developer.apple.com/documentation/swiftui/longpressgesture).
nonisolated public struct LongPressGesture: Gesture {
  /// The type of the value: true while the press lasts, and at its end.
  public typealias Value = Bool

  /// The minimum duration in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the pointer may move, in the screen's unit.
  public var maximumDistance: CGFloat

  /// Creates a gesture with a minimum duration in seconds, and a maximum distance in the screen's unit.
  ///
  /// If the duration is zero, negative or not a number, any press is long enough.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration > 0 ? minimumDuration : 0
    self.maximumDistance = maximumDistance
  }

  /// Ends when the duration has passed; fails when the button is released before.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Bool> {
    let event = input.event
    switch event.phase {
    case .down:
      if gesture.minimumDuration == 0 { return .ended(true) }
      // At most 1e9 seconds: the clock cannot count longer durations.
      event.wake(after: .seconds(min(gesture.minimumDuration, 1e9)))
      return .possible(true)
    case .drag: return event.distance > gesture.maximumDistance ? .failed : .possible(true)
    case .time: return .ended(true)
    case .up, .lapse, .cancel: return .failed
    }
  }
}

extension GestureEvent {
  /// The distance of the pointer from the location of the press, in the screen's unit.
  var distance: CGFloat {
    let way = location - start
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
