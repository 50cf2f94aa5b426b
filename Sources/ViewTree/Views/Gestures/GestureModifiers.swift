/// A set of gestures that are enabled: the added one, and those inside the view.
///
/// Follows [GestureMask](https://developer.apple.com/documentation/swiftui/gesturemask).
public struct GestureMask: OptionSet, Sendable {
  /// The set as a bit mask: bit 0 is ``gesture``, bit 1 ``subviews``.
  public let rawValue: UInt32
  /// Creates a set from a bit mask; see ``rawValue``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures at all.
  public static let none: GestureMask = []
  /// Only the added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Only the gestures inside the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those inside the view.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  private nonisolated func gesture<G: Gesture>(
    _ gesture: G, _ rank: GestureTrait.Rank, _ mask: GestureMask
  ) -> some View {
    let gesture = MainActorValue(gesture)
    return modifier(
      GestureTrait(
        rank: rank, isEnabled: mask.contains(.gesture), allowsInside: mask.contains(.subviews),
        reactsToTap: { G.reactsToTap(gesture.value) },
        recognize: { G._recognize(gesture.value, _GestureInput(event: $0, memory: $1)).phase }))
  }

  /// Adds a gesture with a lower priority than those inside the view.
  ///
  /// Follows [gesture(_:including:)](https://developer.apple.com/documentation/swiftui/view/gesture(_:including:)).
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .normal, mask)
  }

  /// Adds a gesture with a lower priority than those inside the view, while it is enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a higher priority than those inside the view.
  ///
  /// Follows
  /// [highPriorityGesture(_:including:)](https://developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:)).
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .high, mask)
  }

  /// Adds a gesture that is recognized together with those inside the view.
  ///
  /// Follows
  /// [simultaneousGesture(_:including:)](https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)).
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .simultaneous, mask)
  }

  /// Calls an action with the location of a tap, or of several taps in a row.
  ///
  /// Follows
  /// [onTapGesture(count:coordinateSpace:perform:)](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:)).
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls an action when the view has been pressed for a duration in seconds, by the screen's clock.
  ///
  /// `onPressingChanged` is called at the beginning and the end of the press. Follows
  /// [onLongPressGesture](https://developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)).
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _PressingGesture(content: press.onEnded { _ in action() }, pressingChanged: onPressingChanged ?? { _ in }))
  }

  /// Calls an action when the view has been pressed for a duration in seconds.
  ///
  /// The form before iOS 15.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A long press that reports its beginning and its end, however it ends.
nonisolated public struct _PressingGesture<Content: Gesture>: Gesture {
  fileprivate let content: Content
  fileprivate let pressingChanged: (Bool) -> Void

  /// Reports a press while it may still be a long press.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Content.Value> {
    let result = Content._recognize(gesture.content, input.part(0))
    let isPressed = result.phase.isUnfinished
    guard isPressed != (input.memory.state as? Bool ?? false) else { return result }
    input.memory.state = isPressed
    gesture.pressingChanged(isPressed)
    return result
  }
}
