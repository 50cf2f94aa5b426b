// The building blocks of all animations: two that move a value, and several that modify another animation.

/// An animation along a curve, with a fixed duration.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  init(_ curve: UnitCurve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration > 0 ? duration : 0
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }
}

/// A spring animation.
///
/// The change is logically complete after the spring's duration, but the spring moves until it has settled.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  /// The initial velocity in whole changes per second; infinity and not a number count as 0.
  var initialVelocity = 0.0

  private enum SettlingDuration: AnimationStateKey {
    static var defaultValue: TimeInterval? { nil }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let velocity = value.scaled(by: initialVelocity.isFinite ? initialVelocity : 0)
    let settlingDuration = context.state[SettlingDuration.self] ?? settlingDuration(of: value, velocity)
    context.state[SettlingDuration.self] = settlingDuration
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < settlingDuration else { return nil }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  /// The time until a thousandth of the change is left.
  private func settlingDuration<V: VectorArithmetic>(of value: V, _ velocity: V) -> TimeInterval {
    let length = value.magnitudeSquared.squareRoot()
    guard length > 0 else { return 0 }
    return spring.settlingDuration(target: value, initialVelocity: velocity, epsilon: length / 1000)
  }
}

/// A delayed animation; a negative delay begins it in its middle.
struct DelayAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }
}

/// An animation at a different speed; at a speed of 0 or less it never moves.
struct SpeedAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  let speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: max(time * speed, 0), context: &context)
  }
}

/// A repeated animation; with `autoreverses`, every second repetition runs backwards.
struct RepeatAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  /// The number of repetitions; `nil` repeats for ever, and less than 1 counts as 1.
  let count: Int?
  let autoreverses: Bool

  private enum RoundDuration: AnimationStateKey {
    /// The duration of one repetition in seconds; infinite if it never ends.
    static var defaultValue: TimeInterval? { nil }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let turn = context.state[RoundDuration.self] ?? base.duration(of: value, in: context.environment) ?? .infinity
    context.state[RoundDuration.self] = turn
    guard turn > 0 else { return nil }
    guard turn.isFinite else { return base.animate(value: value, time: time, context: &context) }
    let number = (time / turn).rounded(.down)
    if let count, number >= Double(max(count, 1)) { return nil }
    let isBackwards = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    let phase = isBackwards ? (number + 1) * turn - time : time - number * turn
    var inner = AnimationContext<V>(environment: context.environment)
    return base.animate(value: value, time: phase, context: &inner) ?? value
  }
}

/// An animation whose change is logically complete after a given time.
struct CompletingAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    defer { context.isLogicallyComplete = time >= duration }
    return base.animate(value: value, time: time, context: &context)
  }
}
