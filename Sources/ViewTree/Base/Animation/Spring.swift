/// The motion of something that hangs on a spring: where it is, and how fast, at each time after it was pulled.
///
/// It is described in one of two ways: by how long it seems to take and how much it bounces, or by mass, stiffness and
/// damping. Follows [Spring](https://developer.apple.com/documentation/swiftui/spring).
public struct Spring: Hashable, Sendable {
  /// How fast it would swing without damping, in radians per second; not finite, it is at its target at once.
  private let frequency: Double
  /// The damping as a part of the one at which it does not swing any more.
  public let dampingRatio: Double
  /// The mass that hangs on the spring.
  public let mass: Double

  /// A spring that seems to take `duration` seconds.
  ///
  /// A `bounce` of 0 comes to rest without swinging, 1 swings for ever, below 0 it creeps. A duration of 0 or less is
  /// at its target at once.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring by its response, which is its duration, and its damping as a part of the critical one.
  public init(response: Double, dampingRatio: Double) {
    frequency = response > 0 ? 2 * .pi / response : .infinity
    self.dampingRatio = dampingRatio > 0 ? dampingRatio : 0
    mass = 1
  }

  /// A spring as physics describes it.
  ///
  /// Without `allowOverDamping` a damping above the critical one counts as that.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let (mass, stiffness) = (mass > 0 ? mass : 1, max(stiffness, 0))
    self.mass = mass
    frequency = (stiffness / mass).squareRoot()
    let ratio = frequency > 0 ? damping / (2 * mass * frequency) : 1
    dampingRatio = max(allowOverDamping ? ratio : min(ratio, 1), 0)
  }

  /// The spring that is at rest after `settlingDuration` seconds: closer than `epsilon` to its target.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1, epsilon: epsilon)
    self.init(response: settling > 0 ? settlingDuration / settling : 0, dampingRatio: dampingRatio)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  /// How long it seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// The same as ``duration``.
  public var response: Double { frequency.isFinite ? 2 * .pi / frequency : 0 }
  /// How much it bounces: 0 not at all, 1 for ever, below 0 it creeps.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The force for each unit of distance.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force for each unit of velocity.
  public var damping: Double { 2 * dampingRatio * mass * frequency }
  /// After how many seconds it is closer than a thousandth to its target.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

  /// Comes to rest without swinging.
  public static var smooth: Spring { smooth() }
  /// Comes to rest without swinging, or with the bounce that is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Swings a little.
  public static var snappy: Spring { snappy() }
  /// Swings a little, and more with the bounce that is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Swings.
  public static var bouncy: Spring { bouncy() }
  /// Swings, and more with the bounce that is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// The distance d from the target follows d'' + 2ζω d' + ω² d = 0. Its solution is linear in how far and how fast it was
// at the start: d(t) = d₀ a(t) + d₀' b(t). So one pair of factors serves vectors of any kind.

extension Spring {
  /// The factors of the distance and of the velocity at the start: in the distance, and in the velocity, at a time.
  private struct Factors {
    var distance: (ofDistance: Double, ofVelocity: Double)
    var velocity: (ofDistance: Double, ofVelocity: Double)
  }

  private func factors(at time: TimeInterval) -> Factors {
    guard frequency.isFinite else { return Factors(distance: (0, 0), velocity: (0, 0)) }
    guard time > 0, frequency > 0 else { return Factors(distance: (1, 0), velocity: (0, 1)) }
    if dampingRatio < 1 - 1e-9 { return swinging(time) }
    return dampingRatio > 1 + 1e-9 ? creeping(time) : critical(time)
  }

  private func swinging(_ time: Double) -> Factors {
    let decay = dampingRatio * frequency
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let (factor, sine, cosine) = (exp(-decay * time), sin(swing * time), cos(swing * time))
    return Factors(
      distance: (factor * (cosine + decay / swing * sine), factor * sine / swing),
      velocity: (-factor * frequency * frequency / swing * sine, factor * (cosine - decay / swing * sine)))
  }

  private func critical(_ time: Double) -> Factors {
    let factor = exp(-frequency * time)
    return Factors(
      distance: (factor * (1 + frequency * time), factor * time),
      velocity: (-factor * frequency * frequency * time, factor * (1 - frequency * time)))
  }

  private func creeping(_ time: Double) -> Factors {
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (root - dampingRatio * frequency, -root - dampingRatio * frequency)
    let (slowly, quickly) = (exp(slow * time), exp(fast * time))
    let width = slow - fast
    return Factors(
      distance: ((slow * quickly - fast * slowly) / width, (slowly - quickly) / width),
      velocity: (slow * fast * (quickly - slowly) / width, (slow * slowly - fast * quickly) / width))
  }

  /// Where it is: it starts at zero and is pulled towards `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).distance
    return target - target.scaled(by: factors.ofDistance) + initialVelocity.scaled(by: factors.ofVelocity)
  }

  /// How fast it is, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).velocity
    return initialVelocity.scaled(by: factors.ofVelocity) - target.scaled(by: factors.ofDistance)
  }

  /// Moves a value and its velocity on by some time.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let start = (value: value, velocity: velocity)
    value = start.value + self.value(target: target - start.value, initialVelocity: start.velocity, time: deltaTime)
    velocity = self.velocity(target: target - start.value, initialVelocity: start.velocity, time: deltaTime)
  }

  /// The force that pulls it at a position, where it is as fast as `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// After how many seconds it is closer than `epsilon` to its target, and stays so; infinite for a spring that swings
  /// for ever.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard frequency.isFinite, frequency > 0 else { return frequency > 0 ? 0 : .infinity }
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    let (distance, speed) = (target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot())
    guard distance > 0 || speed > 0 else { return 0 }
    // What bounds the distance falls all the time: it is looked for where that falls below.
    var (low, high) = (0.0, response)
    while bound(distance, speed, at: high) >= epsilon { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(distance, speed, at: middle) >= epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The distance is at no later time more than this.
  private func bound(_ distance: Double, _ speed: Double, at time: Double) -> Double {
    guard dampingRatio < 1 - 1e-9 else {
      let factors = factors(at: time).distance
      return distance * factors.ofDistance + speed * factors.ofVelocity
    }
    let decay = dampingRatio * frequency
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (decay * distance + speed) / swing
    return exp(-decay * time) * (distance * distance + sine * sine).squareRoot()
  }
}
