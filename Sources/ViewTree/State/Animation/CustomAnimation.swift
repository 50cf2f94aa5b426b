/// How an animated value moves as time passes.
///
/// The built-in animations are written by it. Where a value changes while it still moves, the rest of the old motion and
/// the new one run together and are added: a spring goes on as fast as it was. Follows
/// [CustomAnimation](https://developer.apple.com/documentation/swiftui/customanimation).
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// How much of a change is made `time` seconds after it began; `nil` when all is and the animation is over.
  ///
  /// - Parameters:
  ///   - value: The whole change, from the old value to the new.
  ///   - time: In seconds, not below 0.
  ///   - context: What the animation keeps from one call to the next. A call may be for any time after the last: a screen
  ///     whose time jumps is asked once.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}

/// What an animation keeps while it moves a value, and says of it.
///
/// Follows [AnimationContext](https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one call to the next.
  public var state: AnimationState<Value>
  /// Set when the change counts as made, although the value still moves: a spring that swings on.
  ///
  /// Completions that ask for no more are called.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// The same with the state of another kind of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Values that an animation keeps, by their keys.
///
/// Follows [AnimationState](https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing is kept yet: every key has its default.
  public init() {}

  /// The value of a key, or the key's default.
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
  /// The value before one is kept.
  static var defaultValue: Value { get }
}

extension CustomAnimation {
  /// After how many seconds a change is over; `nil` if it is not within a year.
  func duration<V: VectorArithmetic>(of value: V, in environment: EnvironmentValues) -> TimeInterval? {
    time { time in
      var context = AnimationContext<V>(environment: environment)
      return animate(value: value, time: time, context: &context) == nil
    }
  }

  /// After how many seconds a change counts as made; `nil` if it does not within a year.
  func logicalDuration<V: VectorArithmetic>(of value: V, in environment: EnvironmentValues) -> TimeInterval? {
    time { time in
      var context = AnimationContext<V>(environment: environment)
      return animate(value: value, time: time, context: &context) == nil || context.isLogicallyComplete
    }
  }

  /// The first time at which something is so that stays so.
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
