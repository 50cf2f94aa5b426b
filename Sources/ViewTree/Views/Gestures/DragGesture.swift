/// A move of the pointer while the button is down.
///
/// Follows [DragGesture](https://developer.apple.com/documentation/swiftui/draggesture).
nonisolated public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When it was there, by the screen's clock.
    public var time: Date
    /// Where the pointer is, in the coordinate space of the gesture.
    public var location: CGPoint
    /// Where the button went down, in the coordinate space of the gesture.
    public var startLocation: CGPoint
    /// From the start to the location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The speed by the last two events, in the screen's unit a second; zero where no time passed between them.
    public var velocity: CGSize = .zero
    /// Where the pointer would come to rest: a quarter of a second further at its velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// From the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer must move, in the screen's unit; the default of 10, or less, is a move to another cell.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  private static let anyMove: CGFloat = 10

  /// A move of at least a distance; with 0 the press alone is one.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A move of at least a distance; with 0 the press alone is one.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Begins when the pointer has moved far enough, and ends when the button comes up.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    let (event, last) = (input.event, input.memory.state as? Value)
    if event.phase == .cancel { return .failed }
    guard last != nil || gesture.isDrag(event) else { return event.phase == .up ? .failed : .possible(nil) }
    var value = Value(
      time: event.element.inputs.environmentValues.now,
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
    // The pointer comes up where it was: it still has the speed with which it came there.
    guard time > 0 else { return location == last.location ? last.velocity : .zero }
    return CGSize(
      width: (location.x - last.location.x) / time, height: (location.y - last.location.y) / time)
  }
}
