/// A gesture that recognizes one or several taps: presses at one place, each within 0.4 seconds of the previous one.
///
///     TapGesture(count: 2).onEnded { … }.exclusively(before: TapGesture().onEnded { … })
///
/// In this example, a double click is the first gesture; a single click is the second, after the time for another
/// click. Follows [TapGesture](https://developer.apple.com/documentation/swiftui/tapgesture).
nonisolated public struct TapGesture: Gesture {
  /// The type of the value: a tap has none.
  public typealias Value = Void

  /// The required number of taps.
  public var count: Int

  /// Creates a gesture with a number of taps, at least 1.
  public init(count: Int = 1) { self.count = max(count, 1) }

  /// Ends with the last release at the place of the press; while a preceding gesture may still become several taps, it
  /// waits for that.
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

/// A gesture that recognizes taps with their location.
///
/// Follows [SpatialTapGesture](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
nonisolated public struct SpatialTapGesture: Gesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location in the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a number of taps, at least 1.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = max(count, 1)
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture with a number of taps, at least 1.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Ends when the button is released at the place of the press.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    TapGesture._recognize(TapGesture(count: gesture.count), input).map {
      Value(location: input.event.point(input.event.start, in: gesture.coordinateSpace))
    }
  }
}

extension GestureEvent {
  /// Returns a point of the screen in a coordinate space of the render node.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    point - renderNode.absoluteOrigin + renderNode.frame(in: space).origin
  }
}

/// A gesture that may consist of a tap.
@MainActor protocol TapRecognizing {
  /// Returns whether a tap, or several in a row, are enough for a gesture.
  static func isTap(_ gesture: Self) -> Bool
}

extension Gesture {
  /// Returns whether a tap is enough for a gesture.
  @MainActor static func reactsToTap(_ gesture: Self) -> Bool {
    @MainActor func isTap<T: TapRecognizing>(_ gesture: T) -> Bool { T.isTap(gesture) }
    if let gesture = gesture as? any TapRecognizing { return isTap(gesture) }
    return Body.self == Never.self ? false : Body.reactsToTap(gesture.body)
  }
}

extension TapGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { true }
}

extension SpatialTapGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { true }
}
