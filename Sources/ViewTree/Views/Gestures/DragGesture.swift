/// A gesture that recognizes movement of the pointer while the button is down.
///
/// Follows [DragGesture](https://developer.apple.com/documentation/swiftui/draggesture).
nonisolated public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The date of the event, by the screen's clock.
    public var time: Date
    /// The location of the pointer, in the coordinate space of the gesture.
    public var location: CGPoint
    /// The location of the press, in the coordinate space of the gesture.
    public var startLocation: CGPoint
    /// The distance from the start to the location, in the screen's unit.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity between the last two events, in the screen's unit per second; zero if no time passed between them.
    public var velocity: CGSize = .zero
    /// The predicted final location: 0.25 seconds further at the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance from the start to the predicted location, in the screen's unit.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The minimum distance in the screen's unit.
  ///
  /// Up to 10, the default, any move to a different cell is long enough. With 0 or less, a press alone is a drag.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  private static let anyMove: CGFloat = 10

  /// Creates a gesture with a minimum distance in the screen's unit; see ``minimumDistance``.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture with a minimum distance in the screen's unit; see ``minimumDistance``.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Begins when the pointer has moved far enough, and ends when the button is released.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    let (event, last) = (input.event, input.memory.state as? Value)
    if event.phase == .cancel { return .failed }
    guard last != nil || gesture.isDrag(event) else { return event.phase == .up ? .failed : .possible(nil) }
    var value = Value(
      time: event.renderNode.inputs.environmentValues.now,
      location: event.point(event.location, in: gesture.coordinateSpace),
      startLocation: event.point(event.start, in: gesture.coordinateSpace))
    if let last { value.velocity = value.speed(since: last) }
    input.memory.state = value
    return event.phase == .up ? .ended(value) : .active(value)
  }

  @MainActor private func isDrag(_ event: GestureEvent) -> Bool {
    if minimumDistance <= 0 { return true }
    return minimumDistance <= Self.anyMove ? event.hasMoved : event.distance >= minimumDistance
  }
}

extension DragGesture.Value {
  fileprivate func speed(since last: Self) -> CGSize {
    let time = time.timeIntervalSince(last.time)
    // The button is released where the last move ended, so its velocity is kept.
    guard time > 0 else { return location == last.location ? last.velocity : .zero }
    return CGSize(
      width: (location.x - last.location.x) / time, height: (location.y - last.location.y) / time)
  }
}
