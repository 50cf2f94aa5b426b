/// The motion of a damped spring: position and velocity at each time after its release.
///
/// A spring is described by a perceived duration and a bounce, or by mass, stiffness and damping. Follows
/// [Spring](https://developer.apple.com/documentation/swiftui/spring).
public struct Spring: Hashable, Sendable {
  /// The frequency without damping, in radians per second; if it is infinite, the spring is at its target at once.
  private let frequency: Double
  /// The damping as a fraction of critical damping, at which the spring just stops oscillating.
  public let dampingRatio: Double
  /// The mass on the spring.
  public let mass: Double

  /// Creates a spring with a perceived duration in seconds.
  ///
  /// With a `bounce` of 0 it settles without oscillating, with 1 it oscillates for ever, and below 0 it approaches the
  /// target slowly. With a duration of 0 or less it is at its target at once.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its response, which is its duration in seconds, and a fraction of critical damping.
  ///
  /// A negative fraction counts as 0. With a response of 0 or less the spring is at its target at once.
  public init(response: Double, dampingRatio: Double) {
    frequency = response > 0 ? 2 * .pi / response : .infinity
    self.dampingRatio = dampingRatio > 0 ? dampingRatio : 0
    mass = 1
  }

  /// Creates a spring from a mass, a stiffness (force per distance) and a damping (force per velocity).
  ///
  /// Unless `allowOverDamping` is true, the damping is limited to critical damping. A mass of 0 or less counts as 1, a
  /// negative damping as 0. With a stiffness of 0 or less the spring never moves towards its target; with a stiffness or
  /// damping that is not a number it is at its target at once.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass > 0 ? mass : 1
    let frequency = (max(stiffness, 0) / self.mass).squareRoot()
    let ratio = frequency > 0 ? damping / (2 * self.mass * frequency) : 1
    let isSpring = !frequency.isNaN && !ratio.isNaN
    self.frequency = isSpring ? frequency : .infinity
    dampingRatio = isSpring ? max(allowOverDamping ? ratio : min(ratio, 1), 0) : 1
  }

  /// Creates a spring that comes within `epsilon` of its target after `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1, epsilon: epsilon)
    self.init(response: settlingDuration / settling, dampingRatio: dampingRatio)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  /// The perceived duration in seconds.
  public var duration: TimeInterval { response }
  /// The response in seconds, which equals ``duration``.
  public var response: Double { frequency.isFinite ? 2 * .pi / frequency : 0 }
  /// The bounce: 0 for none, 1 for endless oscillation, below 0 for a slow approach.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The force per unit of distance.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * mass * frequency }
  /// The time in seconds until the spring is within a thousandth of its target.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// Returns a spring without bounce, or with the given extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// Returns a spring with a small bounce, increased by the given extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }
  /// Returns a spring with a larger bounce, increased by the given extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// The distance d from the target follows d'' + 2ζω d' + ω² d = 0. Its solution is linear in the initial distance and
// velocity: d(t) = d₀ a(t) + d₀' b(t). So one pair of factors serves vectors of any kind.

extension Spring {
  /// The factors of the initial distance and velocity in the distance and in the velocity at a given time.
  private struct Factors {
    var distance: (ofDistance: Double, ofVelocity: Double)
    var velocity: (ofDistance: Double, ofVelocity: Double)
  }

  private func factors(at time: TimeInterval) -> Factors {
    guard frequency.isFinite else { return Factors(distance: (0, 0), velocity: (0, 0)) }
    guard time > 0, frequency > 0 else { return Factors(distance: (1, 0), velocity: (0, 1)) }
    if dampingRatio < 1 - 1e-9 { return underdamped(time) }
    return dampingRatio > 1 + 1e-9 ? overdamped(time) : criticallyDamped(time)
  }

  private func underdamped(_ time: Double) -> Factors {
    let decay = dampingRatio * frequency
    let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let (factor, sine, cosine) = (exp(-decay * time), sin(dampedFrequency * time), cos(dampedFrequency * time))
    return Factors(
      distance: (factor * (cosine + decay / dampedFrequency * sine), factor * sine / dampedFrequency),
      velocity: (
        -factor * frequency * frequency / dampedFrequency * sine, factor * (cosine - decay / dampedFrequency * sine)
      ))
  }

  private func criticallyDamped(_ time: Double) -> Factors {
    let factor = exp(-frequency * time)
    return Factors(
      distance: (factor * (1 + frequency * time), factor * time),
      velocity: (-factor * frequency * frequency * time, factor * (1 - frequency * time)))
  }

  private func overdamped(_ time: Double) -> Factors {
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (root - dampingRatio * frequency, -root - dampingRatio * frequency)
    let (slowly, quickly) = (exp(slow * time), exp(fast * time))
    let width = slow - fast
    return Factors(
      distance: ((slow * quickly - fast * slowly) / width, (slowly - quickly) / width),
      velocity: (slow * fast * (quickly - slowly) / width, (slow * slowly - fast * quickly) / width))
  }

  /// Returns the position at a time in seconds; a negative time counts as 0.
  ///
  /// The motion starts at zero and is pulled towards `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).distance
    return target - target.scaled(by: factors.ofDistance) + initialVelocity.scaled(by: factors.ofVelocity)
  }

  /// Returns the velocity per second at a time in seconds; a negative time counts as 0.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).velocity
    return initialVelocity.scaled(by: factors.ofVelocity) - target.scaled(by: factors.ofDistance)
  }

  /// Advances a value and its velocity by a time in seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let start = (value: value, velocity: velocity)
    value = start.value + self.value(target: target - start.value, initialVelocity: start.velocity, time: deltaTime)
    velocity = self.velocity(target: target - start.value, initialVelocity: start.velocity, time: deltaTime)
  }

  /// Returns the force on the spring at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time in seconds after which the spring stays within `epsilon` of its target; infinite if it oscillates
  /// for ever.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard frequency.isFinite, frequency > 0 else { return frequency > 0 ? 0 : .infinity }
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    let (distance, speed) = (target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot())
    guard distance > 0 || speed > 0 else { return 0 }
    // The bound of the distance decreases all the time: search for the time at which it falls below `epsilon`.
    var (low, high) = (0.0, response)
    while bound(distance, speed, at: high) >= epsilon { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(distance, speed, at: middle) >= epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns an upper bound of the distance from the target at this and every later time.
  private func bound(_ distance: Double, _ speed: Double, at time: Double) -> Double {
    guard dampingRatio < 1 - 1e-9 else {
      let factors = factors(at: time).distance
      return distance * factors.ofDistance + speed * factors.ofVelocity
    }
    let decay = dampingRatio * frequency
    let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (decay * distance + speed) / dampedFrequency
    return exp(-decay * time) * (distance * distance + sine * sine).squareRoot()
  }
}
