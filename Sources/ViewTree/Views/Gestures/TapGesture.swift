/// One tap, or several in a row: presses on one place, each within four tenths of a second of the one before.
///
///     TapGesture(count: 2).onEnded { … }.exclusively(before: TapGesture().onEnded { … })
///
/// Of these two a double click is the first; a single one is the second when no other can follow in time.
/// Follows [TapGesture](https://developer.apple.com/documentation/swiftui/tapgesture).
nonisolated public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void

  /// How many taps in a row it takes.
  public var count: Int

  /// So many taps in a row; counts below 1 are 1.
  public init(count: Int = 1) { self.count = max(count, 1) }

  /// Ends when the button comes up where it went down, for the last time; while something that comes before may still be
  /// more taps, it waits for that.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Void> {
    var progress = input.memory.state as? TapProgress ?? TapProgress()
    defer { input.memory.state = progress }
    return switch progress.next(input.event, of: gesture.count) {
    case .ended: .ended(())
    case .failed: .failed
    case .possible, .active: .possible(nil)
    }
  }
}

/// A tap that knows where it was.
///
/// Follows [SpatialTapGesture](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
nonisolated public struct SpatialTapGesture: Gesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// In the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// How many taps in a row it takes.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// So many taps in a row; counts below 1 are 1.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = max(count, 1)
    self.coordinateSpace = coordinateSpace
  }

  /// So many taps in a row; counts below 1 are 1.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Ends when the button comes up where it went down.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    TapGesture._recognize(TapGesture(count: gesture.count), input).map {
      Value(location: input.event.point(input.event.start, in: gesture.coordinateSpace))
    }
  }
}

extension GestureEvent {
  /// A point of the screen in another coordinate space, seen from the element.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    point - element.absoluteOrigin + element.frame(in: space).origin
  }
}
