// Gestures with two fingers, which never begin: a terminal has one pointer.

/// A gesture with two fingers that move apart or together.
///
/// Has no effect: a terminal has one pointer.
///
/// Follows [MagnifyGesture](https://developer.apple.com/documentation/swiftui/magnifygesture).
nonisolated public struct MagnifyGesture: Gesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The date of the event.
    public var time: Date
    /// The distance of the fingers relative to the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The start of the gesture in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The start of the gesture in the view.
    public var startLocation: CGPoint
  }

  /// The minimum change of the magnification.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Always fails: a terminal has one pointer.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> { .failed }
}

/// A gesture with two fingers that rotate around each other.
///
/// Has no effect: a terminal has one pointer.
///
/// Follows [RotateGesture](https://developer.apple.com/documentation/swiftui/rotategesture).
nonisolated public struct RotateGesture: Gesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The date of the event.
    public var time: Date
    /// The rotation since the start.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The start of the gesture in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The start of the gesture in the view.
    public var startLocation: CGPoint
  }

  /// The minimum change of the angle.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Always fails: a terminal has one pointer.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> { .failed }
}

/// A gesture with two fingers that move apart or together.
///
/// Has no effect: a terminal has one pointer. The form of `MagnifyGesture` before iOS 17.
///
/// Follows [MagnificationGesture](https://developer.apple.com/documentation/swiftui/magnificationgesture).
nonisolated public struct MagnificationGesture: Gesture {
  /// The type of the value: the distance of the fingers relative to the start.
  public typealias Value = CGFloat

  /// The minimum change of the magnification.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Always fails: a terminal has one pointer.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<CGFloat> {
    .failed
  }
}

/// A gesture with two fingers that rotate around each other.
///
/// Has no effect: a terminal has one pointer. The form of `RotateGesture` before iOS 17.
///
/// Follows [RotationGesture](https://developer.apple.com/documentation/swiftui/rotationgesture).
nonisolated public struct RotationGesture: Gesture {
  /// The type of the value: the rotation since the start.
  public typealias Value = Angle

  /// The minimum change of the angle.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Always fails: a terminal has one pointer.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Angle> { .failed }
}
