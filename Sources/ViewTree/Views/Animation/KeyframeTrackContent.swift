/// Keyframes of one track, one after the other.
///
/// Follows [KeyframeTrackContent](https://developer.apple.com/documentation/swiftui/keyframetrackcontent).
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The type of what the keyframes consist of.
  associatedtype Body: KeyframeTrackContent

  /// What the keyframes consist of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes themselves; called by the engine.
  var _steps: _KeyframeSteps<Value> { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body.
  public var _steps: _KeyframeSteps<Value> { body._steps }
}

extension KeyframeTrackContent where Body == _KeyframeSteps<Value> {
  /// The keyframe itself.
  public var body: _KeyframeSteps<Value> { _steps }
}

/// Keyframes, as the engine knows them.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  var steps: [KeyframeStep<Value.AnimatableData>] = []

  /// The keyframes themselves.
  public var body: _KeyframeSteps<Value> { self }
  /// The keyframes themselves.
  public var _steps: _KeyframeSteps<Value> { self }
}

/// Builds the keyframes of a track from the statements of a closure.
///
/// Follows [KeyframeTrackContentBuilder](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder).
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe, or several.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
  where K.Value == Value { expression._steps }
  /// Reports a plain value, which is no keyframe.
  @available(
    *, unavailable, message: "a value is no keyframe by itself: write LinearKeyframe(value, duration: seconds)"
  )
  public static func buildExpression<Other>(_ value: Other) -> _KeyframeSteps<Value> { fatalError() }
  /// The keyframes, one after the other.
  public static func buildBlock(_ components: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
    _KeyframeSteps(steps: components.flatMap(\.steps))
  }
  /// The keyframes of an `if`, or none.
  public static func buildOptional(_ component: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    component ?? _KeyframeSteps()
  }
  /// The keyframes of one branch.
  public static func buildEither(first component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { component }
  /// The keyframes of the other branch.
  public static func buildEither(second component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { component }
  /// The keyframes of a loop.
  public static func buildArray(_ components: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(steps: components.flatMap(\.steps))
  }
}

/// To a value at one speed, or along a curve.
///
/// Follows [LinearKeyframe](https://developer.apple.com/documentation/swiftui/linearkeyframe).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe itself.
  public let _steps: _KeyframeSteps<Value>

  /// To a value in so many seconds; less than 0 counts as 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = _KeyframeSteps(steps: [
      KeyframeStep(target: to.animatableData, duration: max(duration, 0), kind: .linear(timingCurve))
    ])
  }
}

/// To a value as a spring goes there.
///
/// Follows [SpringKeyframe](https://developer.apple.com/documentation/swiftui/springkeyframe).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe itself.
  public let _steps: _KeyframeSteps<Value>

  /// To a value in so many seconds, or until the spring has come to rest; less than 0 counts as 0.
  ///
  /// `startVelocity` is per second; without one it goes on as fast as the keyframe before ended.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = _KeyframeSteps(steps: [
      KeyframeStep(
        target: to.animatableData, duration: duration.map { max($0, 0) },
        kind: .spring(spring, start: startVelocity?.animatableData))
    ])
  }
}

/// To a value along a cubic curve, that goes on smoothly from the keyframe before, and into the next.
///
/// Follows [CubicKeyframe](https://developer.apple.com/documentation/swiftui/cubickeyframe).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe itself.
  public let _steps: _KeyframeSteps<Value>

  /// To a value in so many seconds; less than 0 counts as 0.
  ///
  /// Velocities are per second. Where none is said, those of neighbouring cubic keyframes are those of a Catmull-Rom
  /// spline, beside another kind of keyframe its velocity counts, and at both ends it is 0.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = _KeyframeSteps(steps: [
      KeyframeStep(
        target: to.animatableData, duration: max(duration, 0),
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ])
  }
}

/// To a value at once.
///
/// Follows [MoveKeyframe](https://developer.apple.com/documentation/swiftui/movekeyframe).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe itself.
  public let _steps: _KeyframeSteps<Value>

  /// To a value at once.
  public init(_ to: Value) {
    _steps = _KeyframeSteps(steps: [KeyframeStep(target: to.animatableData, duration: 0, kind: .move)])
  }
}
