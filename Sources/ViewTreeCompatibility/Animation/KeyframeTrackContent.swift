/// A type that contributes consecutive keyframes to a track.
///
/// Follows [KeyframeTrackContent](https://developer.apple.com/documentation/swiftui/keyframetrackcontent).
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The type of the content's body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that the content is composed of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The single keyframes; called by the engine.
  var _steps: _KeyframeSteps<Value> { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body.
  public var _steps: _KeyframeSteps<Value> { body._steps }
}

extension KeyframeTrackContent where Body == _KeyframeSteps<Value> {
  /// The content as its own list of keyframes.
  public var body: _KeyframeSteps<Value> { _steps }
}

/// A list of keyframes in the form that the engine uses.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  let steps: [KeyframeStep<Value.AnimatableData>]

  init(joining lists: [_KeyframeSteps]) { steps = lists.flatMap(\.steps) }

  /// Creates a list of one keyframe; a negative duration counts as 0.
  init(_ target: Value, duration: TimeInterval?, _ kind: KeyframeStep<Value.AnimatableData>.Kind) {
    steps = [KeyframeStep(target: target.animatableData, duration: duration.map { max($0, 0) }, kind: kind)]
  }

  /// The list, which is its own body.
  public var body: _KeyframeSteps<Value> { self }
  /// The list, which needs no conversion.
  public var _steps: _KeyframeSteps<Value> { self }
}

/// A result builder that combines the keyframes of a track.
///
/// Follows [KeyframeTrackContentBuilder](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder).
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable>: _KeyframePartsBuilder {
  /// Returns one or more keyframes.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> [_KeyframeSteps<Value>]
  where K.Value == Value { [expression._steps] }
  /// Reports at compile time that a plain value is not a keyframe.
  @available(
    *, unavailable, message: "a value is not a keyframe: write LinearKeyframe(value, duration: seconds)"
  )
  public static func buildExpression<Other>(_ value: Other) -> [_KeyframeSteps<Value>] { fatalError() }
  /// Returns no keyframes.
  public static func buildBlock() -> [_KeyframeSteps<Value>] { [] }
  /// Combines consecutive keyframes.
  public static func buildFinalResult(_ keyframes: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(joining: keyframes)
  }
}

/// A builder of keyframes, in which loops are allowed.
public protocol _KeyframePartsBuilder: _PartsBuilder {}

extension _KeyframePartsBuilder {
  /// Returns the keyframes of a loop.
  public static func buildArray<Part>(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
}

/// A keyframe that reaches a value at constant speed, or along a timing curve.
///
/// Follows [LinearKeyframe](https://developer.apple.com/documentation/swiftui/linearkeyframe).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of its list of keyframes.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe as a list; called by the engine.
  public let _steps: _KeyframeSteps<Value>

  /// Creates a keyframe with a value and a duration in seconds; a negative duration counts as 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = _KeyframeSteps(to, duration: duration, .linear(timingCurve))
  }
}

/// A keyframe that reaches a value with a spring.
///
/// Follows [SpringKeyframe](https://developer.apple.com/documentation/swiftui/springkeyframe).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of its list of keyframes.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe as a list; called by the engine.
  public let _steps: _KeyframeSteps<Value>

  /// Creates a keyframe with a value and a duration in seconds, by default the settling time of the spring; a negative
  /// duration counts as 0.
  ///
  /// `startVelocity` is per second; `nil` continues the velocity of the previous keyframe.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = _KeyframeSteps(to, duration: duration, .spring(spring, start: startVelocity?.animatableData))
  }
}

/// A keyframe that reaches a value along a cubic curve, with a smooth transition from the previous and to the next
/// keyframe.
///
/// Follows [CubicKeyframe](https://developer.apple.com/documentation/swiftui/cubickeyframe).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of its list of keyframes.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe as a list; called by the engine.
  public let _steps: _KeyframeSteps<Value>

  /// Creates a keyframe with a value and a duration in seconds; a negative duration counts as 0.
  ///
  /// Velocities are per second. By default neighbouring cubic keyframes form a Catmull-Rom spline; beside a keyframe of
  /// a different kind its velocity is used, and at both ends of the track it is 0.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = _KeyframeSteps(
      to, duration: duration, .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }
}

/// A keyframe that sets a value at once.
///
/// Follows [MoveKeyframe](https://developer.apple.com/documentation/swiftui/movekeyframe).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of its list of keyframes.
  public typealias Body = _KeyframeSteps<Value>

  /// The keyframe as a list; called by the engine.
  public let _steps: _KeyframeSteps<Value>

  /// Creates a keyframe that sets a value at once.
  public init(_ to: Value) { _steps = _KeyframeSteps(to, duration: 0, .move) }
}
