// The animations of which all others are made: two that move a value, and those that change another one.

/// Along a curve, in a fixed time.
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

/// As a spring; the change counts as made when its duration is over, and the spring swings on until it has settled.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  /// In changes per second.
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

  /// Until a thousandth of the change is left.
  private func settlingDuration<V: VectorArithmetic>(of value: V, _ velocity: V) -> TimeInterval {
    let length = value.magnitudeSquared.squareRoot()
    guard length > 0 else { return 0 }
    return spring.settlingDuration(target: value, initialVelocity: velocity, epsilon: length / 1000)
  }
}

/// Another animation, later; a delay below 0 begins in the middle of it.
struct DelayAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }
}

/// Another animation, faster; at a speed of 0 or less it never moves.
struct SpeedAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  let speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: max(time * speed, 0), context: &context)
  }
}

/// Another animation, several times or for ever: always forwards, or back each second time.
struct RepeatAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  /// `nil` is for ever; less than 1 counts as 1.
  let count: Int?
  let autoreverses: Bool

  private enum Turn: AnimationStateKey {
    /// How long one turn takes; an infinite time if it never ends.
    static var defaultValue: TimeInterval? { nil }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let turn = context.state[Turn.self] ?? base.duration(of: value, in: context.environment) ?? .infinity
    context.state[Turn.self] = turn
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

/// Another animation, whose change counts as made after a time.
struct CompletingAnimation<Base: CustomAnimation>: CustomAnimation {
  let base: Base
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    defer { context.isLogicallyComplete = time >= duration }
    return base.animate(value: value, time: time, context: &context)
  }
}
