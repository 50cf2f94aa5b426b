/// A type that describes the change of a value over time: tracks of keyframes, each for a part of the value.
///
/// Follows [Keyframes](https://developer.apple.com/documentation/swiftui/keyframes).
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Keyframes

  /// The keyframes that the value is composed of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Returns the tracks for a start value; called by the engine.
  func _tracks(from start: Value) -> _KeyframeTracks<Value>
}

extension Keyframes where Body.Value == Value {
  /// Returns the tracks of the body.
  public func _tracks(from start: Value) -> _KeyframeTracks<Value> { body._tracks(from: start) }
}

extension Keyframes where Body == _KeyframeList<Value> {
  /// The keyframes as functions of time.
  public var body: _KeyframeList<Value> { _KeyframeList { _tracks(from: $0).tracks } }
}

/// Keyframes as functions of time, each of which sets a part of a value.
public struct _KeyframeTracks<Value> {
  struct Track {
    /// The duration in seconds.
    let duration: TimeInterval
    let update: (inout Value, TimeInterval) -> Void
  }

  var tracks: [Track] = []
}

/// The combined keyframes of a builder closure.
public struct _KeyframeList<Value>: Keyframes {
  /// The list is its own body.
  public typealias Body = _KeyframeList<Value>

  let make: (Value) -> [_KeyframeTracks<Value>.Track]

  /// Returns the tracks in their order.
  public func _tracks(from start: Value) -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: make(start)) }
}

/// A result builder that combines tracks, or the keyframes of one track for the whole value.
///
/// Follows [KeyframesBuilder](https://developer.apple.com/documentation/swiftui/keyframesbuilder).
@resultBuilder public enum KeyframesBuilder<Value>: _KeyframePartsBuilder {
  /// Returns keyframes or a track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> [_KeyframeList<Value>] where K.Value == Value {
    [_KeyframeList { expression._tracks(from: $0).tracks }]
  }
  /// Reports at compile time that a plain value is not a keyframe.
  @available(
    *, unavailable,
    message: "a value is not a keyframe: write KeyframeTrack(\\.property) { LinearKeyframe(value, duration: seconds) }"
  )
  public static func buildExpression<Other>(_ value: Other) -> [_KeyframeList<Value>] { fatalError() }
  /// Returns no keyframes.
  public static func buildBlock() -> [_KeyframeList<Value>] { [] }
  /// Returns all keyframes, which are played at the same time.
  public static func buildFinalResult(_ component: [_KeyframeList<Value>]) -> some Keyframes<Value> {
    _KeyframeList { start in component.flatMap { $0.make(start) } }
  }
}

extension KeyframesBuilder where Value: Animatable {
  /// Reports at compile time that a plain value is not a keyframe.
  @available(
    *, unavailable, message: "a value is not a keyframe: write LinearKeyframe(value, duration: seconds)"
  )
  public static func buildExpression<Other>(_ value: Other) -> [_KeyframeSteps<Value>] { fatalError() }
  /// Returns keyframes of a single track for the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> [_KeyframeSteps<Value>]
  where K.Value == Value { [expression._steps] }
  /// Returns a track of all keyframes.
  public static func buildFinalResult(_ component: [_KeyframeSteps<Value>]) -> some Keyframes<Value> {
    KeyframeTrack(\Value.self, steps: _KeyframeSteps(joining: component))
  }
}

/// A track of consecutive keyframes for a part of a value.
///
/// Follows [KeyframeTrack](https://developer.apple.com/documentation/swiftui/keyframetrack).
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// The type of the whole value.
  public typealias Value = Root
  /// The type of the track's list.
  public typealias Body = _KeyframeList<Root>

  private let keyPath: WritableKeyPath<Root, Part>
  private let steps: _KeyframeSteps<Part>

  fileprivate init(_ keyPath: WritableKeyPath<Root, Part>, steps: _KeyframeSteps<Part>)
  where Content == _KeyframeSteps<Part> {
    (self.keyPath, self.steps) = (keyPath, steps)
  }

  /// Creates a track of keyframes for a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    (self.keyPath, steps) = (keyPath, content()._steps)
  }

  /// Creates a track of keyframes for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\Root.self, content: content)
  }

  /// Returns the track for a start value; called by the engine.
  public func _tracks(from start: Root) -> _KeyframeTracks<Root> {
    let (keyPath, path) = (keyPath, KeyframeCurve(steps.steps, from: start[keyPath: keyPath].animatableData))
    return _KeyframeTracks(tracks: [
      _KeyframeTracks.Track(duration: path.duration) { $0[keyPath: keyPath].animatableData = path.value(at: $1) }
    ])
  }
}

/// A timeline of keyframes without a view, whose value can be read at any time.
///
/// Follows [KeyframeTimeline](https://developer.apple.com/documentation/swiftui/keyframetimeline).
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTracks<Value>.Track]
  /// The duration of the longest track, in seconds; 0 without tracks.
  public let duration: TimeInterval

  /// Creates a timeline of keyframes from a start value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, path: content())
  }

  init(initialValue: Value, path: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = path._tracks(from: initialValue).tracks
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Returns the value after a number of seconds; before the start it is the first, after the end the last.
  ///
  /// If several tracks set the same part of the value, the last one is used.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Sets the parts of a value that have tracks, at a fraction of the duration.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }

  /// Sets the parts of a value that have tracks, after a number of seconds.
  public func update(value: inout Value, time: TimeInterval) { for track in tracks { track.update(&value, time) } }
}
