/// The motion of an animated value over time.
///
/// The built-in animations conform to it. If a value changes while it still moves, the rest of the old motion and the
/// new motion run together and add up, so a spring keeps its velocity. Follows
/// [CustomAnimation](https://developer.apple.com/documentation/swiftui/customanimation).
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of a change that is made `time` seconds after its start; `nil` when the animation is over.
  ///
  /// - Parameters:
  ///   - value: The whole change, from the old value to the new.
  ///   - time: The time in seconds, not below 0.
  ///   - context: The animation's state between calls. The time may advance by any amount: a screen whose clock jumps
  ///     calls only once.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}

/// The state of an animation for one value, and the progress that it reports.
///
/// Follows [AnimationContext](https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between calls.
  public var state: AnimationState<Value>
  /// A Boolean value that indicates whether the change is complete although the value may still move, as a spring does.
  ///
  /// Completions with the criteria ``AnimationCompletionCriteria/logicallyComplete`` are then called.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// Returns a copy of the context with the state of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that an animation keeps between calls, by key.
///
/// Follows [AnimationState](https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state, in which every key has its default value.
  public init() {}

  /// The value for a key, or the key's default value.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that an animation keeps.
///
/// Follows [AnimationStateKey](https://developer.apple.com/documentation/swiftui/animationstatekey).
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value of the key before one is set.
  static var defaultValue: Value { get }
}

extension CustomAnimation {
  /// Returns the time in seconds after which a change is over; `nil` if that takes more than a year.
  func duration<V: VectorArithmetic>(of value: V, in environment: EnvironmentValues) -> TimeInterval? {
    time { time in
      var context = AnimationContext<V>(environment: environment)
      return animate(value: value, time: time, context: &context) == nil
    }
  }

  /// Returns the time in seconds after which a change is logically complete; `nil` if that takes more than a year.
  func logicalDuration<V: VectorArithmetic>(of value: V, in environment: EnvironmentValues) -> TimeInterval? {
    time { time in
      var context = AnimationContext<V>(environment: environment)
      return animate(value: value, time: time, context: &context) == nil || context.isLogicallyComplete
    }
  }

  /// Returns the first time at which a condition holds that holds from then on.
  private func time(when isOver: (TimeInterval) -> Bool) -> TimeInterval? {
    if isOver(0) { return 0 }
    var (low, high) = (0.0, 0.5)
    while !isOver(high) {
      (low, high) = (high, high * 2)
      if high > 366 * 86_400 { return nil }
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
