// Gestures of two fingers: a terminal's pointer is one, so that they never begin.

/// Two fingers that move apart or together; a terminal reports none.
///
/// Follows [MagnifyGesture](https://developer.apple.com/documentation/swiftui/magnifygesture).
nonisolated public struct MagnifyGesture: Gesture {
  /// How far the fingers have moved.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// How many times as far apart they are as at the start.
    public var magnification: CGFloat
    /// How fast that changes, in a second.
    public var velocity: CGFloat
    /// Where the gesture began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in the view.
    public var startLocation: CGPoint
  }

  /// How much the distance must change before it begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Never begins.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> { .failed }
}

/// Two fingers that turn around each other; a terminal reports none.
///
/// Follows [RotateGesture](https://developer.apple.com/documentation/swiftui/rotategesture).
nonisolated public struct RotateGesture: Gesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// How fast that changes, in a second.
    public var velocity: Angle
    /// Where the gesture began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in the view.
    public var startLocation: CGPoint
  }

  /// How much the angle must change before it begins.
  public var minimumAngleDelta: Angle

  /// A gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Never begins.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> { .failed }
}

/// The form of `MagnifyGesture` before iOS 17; a terminal reports none.
///
/// Follows [MagnificationGesture](https://developer.apple.com/documentation/swiftui/magnificationgesture).
nonisolated public struct MagnificationGesture: Gesture {
  /// How many times as far apart the fingers are as at the start.
  public typealias Value = CGFloat

  /// How much the distance must change before it begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Never begins.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<CGFloat> {
    .failed
  }
}

/// The form of `RotateGesture` before iOS 17; a terminal reports none.
///
/// Follows [RotationGesture](https://developer.apple.com/documentation/swiftui/rotationgesture).
nonisolated public struct RotationGesture: Gesture {
  /// How far the fingers have turned.
  public typealias Value = Angle

  /// How much the angle must change before it begins.
  public var minimumAngleDelta: Angle

  /// A gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Never begins.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Angle> { .failed }
}
