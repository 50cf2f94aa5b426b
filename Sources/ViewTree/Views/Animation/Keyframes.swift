/// How a value changes as time passes: tracks of keyframes, each for a part of the value.
///
/// Follows [Keyframes](https://developer.apple.com/documentation/swiftui/keyframes).
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of what the keyframes consist of.
  associatedtype Body: Keyframes

  /// What the keyframes consist of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks, for a value at the start; called by the engine.
  func _tracks(from start: Value) -> _KeyframeTracks<Value>
}

extension Keyframes where Body.Value == Value {
  /// The tracks of the body.
  public func _tracks(from start: Value) -> _KeyframeTracks<Value> { body._tracks(from: start) }
}

extension Keyframes where Body == _KeyframeList<Value> {
  /// The keyframes themselves, as functions of the time.
  public var body: _KeyframeList<Value> { _KeyframeList { _tracks(from: $0).tracks } }
}

/// What keyframes come down to: functions of the time that each set a part of a value.
public struct _KeyframeTracks<Value> {
  struct Track {
    /// In seconds.
    let duration: TimeInterval
    let update: (inout Value, TimeInterval) -> Void
  }

  var tracks: [Track] = []
}

/// Several keyframes of a builder closure.
public struct _KeyframeList<Value>: Keyframes {
  /// The keyframes themselves.
  public typealias Body = _KeyframeList<Value>

  let make: (Value) -> [_KeyframeTracks<Value>.Track]

  /// The tracks, in their order.
  public func _tracks(from start: Value) -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: make(start)) }
}

/// Builds keyframes from the statements of a closure: tracks, or the keyframes of one track for the whole value.
///
/// Follows [KeyframesBuilder](https://developer.apple.com/documentation/swiftui/keyframesbuilder).
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Keyframes, or a track of them.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> [_KeyframeList<Value>] where K.Value == Value {
    [_KeyframeList { expression._tracks(from: $0).tracks }]
  }
  /// Reports a plain value, which is no keyframe.
  @available(
    *, unavailable,
    message:
      "a value is no keyframe by itself: write KeyframeTrack(\\.property) { LinearKeyframe(value, duration: seconds) }"
  )
  public static func buildExpression<Other>(_ value: Other) -> [_KeyframeList<Value>] { fatalError() }
  /// The statements before, and one more.
  public static func buildBlock(_ components: [_KeyframeList<Value>]...) -> [_KeyframeList<Value>] {
    components.flatMap { $0 }
  }
  /// The statements of an `if`, or none.
  public static func buildOptional(_ component: [_KeyframeList<Value>]?) -> [_KeyframeList<Value>] { component ?? [] }
  /// The statements of one branch.
  public static func buildEither(first component: [_KeyframeList<Value>]) -> [_KeyframeList<Value>] { component }
  /// The statements of the other branch.
  public static func buildEither(second component: [_KeyframeList<Value>]) -> [_KeyframeList<Value>] { component }
  /// The statements of a loop.
  public static func buildArray(_ components: [[_KeyframeList<Value>]]) -> [_KeyframeList<Value>] {
    components.flatMap { $0 }
  }
  /// All of them, played at the same time.
  public static func buildFinalResult(_ component: [_KeyframeList<Value>]) -> some Keyframes<Value> {
    _KeyframeList { start in component.flatMap { $0.make(start) } }
  }
}

extension KeyframesBuilder where Value: Animatable {
  /// Reports a plain value, which is no keyframe.
  @available(
    *, unavailable, message: "a value is no keyframe by itself: write LinearKeyframe(value, duration: seconds)"
  )
  public static func buildExpression<Other>(_ value: Other) -> _KeyframeSteps<Value> { fatalError() }
  /// Keyframes of the one track for the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
  where K.Value == Value { expression._steps }
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
  /// A track of them.
  public static func buildFinalResult(_ component: _KeyframeSteps<Value>) -> some Keyframes<Value> {
    KeyframeTrack(\Value.self, steps: component)
  }
}

/// The keyframes of a part of a value, one after the other.
///
/// Follows [KeyframeTrack](https://developer.apple.com/documentation/swiftui/keyframetrack).
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// The type of the whole value.
  public typealias Value = Root
  /// The track itself.
  public typealias Body = _KeyframeList<Root>

  private let keyPath: WritableKeyPath<Root, Part>
  private let steps: _KeyframeSteps<Part>

  fileprivate init(_ keyPath: WritableKeyPath<Root, Part>, steps: _KeyframeSteps<Part>)
  where Content == _KeyframeSteps<Part> {
    (self.keyPath, self.steps) = (keyPath, steps)
  }

  /// Keyframes of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    (self.keyPath, steps) = (keyPath, content()._steps)
  }

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\Root.self, content: content)
  }

  /// The track itself.
  public func _tracks(from start: Root) -> _KeyframeTracks<Root> {
    let (keyPath, path) = (keyPath, KeyframeCurve(steps.steps, from: start[keyPath: keyPath].animatableData))
    return _KeyframeTracks(tracks: [
      _KeyframeTracks.Track(duration: path.duration) { $0[keyPath: keyPath].animatableData = path.value(at: $1) }
    ])
  }
}

/// How a value changes as time passes, without being shown: its value can be asked for at any time.
///
/// Follows [KeyframeTimeline](https://developer.apple.com/documentation/swiftui/keyframetimeline).
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTracks<Value>.Track]
  /// How long the longest track takes, in seconds.
  public let duration: TimeInterval

  /// Keyframes from a value on.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, path: content())
  }

  init(initialValue: Value, path: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = path._tracks(from: initialValue).tracks
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value after a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value after so many seconds; before the start it is the first, and after the end the last.
  ///
  /// Of several tracks for one part of the value the last counts.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Sets those parts of a value for which there are tracks.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }

  /// Sets those parts of a value for which there are tracks, after so many seconds.
  public func update(value: inout Value, time: TimeInterval) { for track in tracks { track.update(&value, time) } }
}
