/// The way a change is animated: a curve or a spring, with a delay, a speed and repetitions.
///
/// A screen in a test shows the end of an animation until its clock runs, and each moment of it with `advance(by:)`. A
/// live screen moves. Durations and delays are in seconds. Follows
/// [Animation](https://developer.apple.com/documentation/swiftui/animation).
public struct Animation: Hashable, Sendable {
  /// The custom animation that computes the values.
  public let base: any CustomAnimation
  /// Whether the animation never ends.
  let isEndless: Bool

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) { self.init(base, isEndless: false) }

  private init<A: CustomAnimation>(_ base: A, isEndless: Bool) { (self.base, self.isEndless) = (base, isEndless) }

  /// Returns whether both animations move values in the same way.
  public static func == (a: Animation, b: Animation) -> Bool { isEqual(a.base, b.base) }

  private static func isEqual<A: CustomAnimation>(_ a: A, _ b: any CustomAnimation) -> Bool { (b as? A) == a }

  /// Hashes the custom animation.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// Returns the part of a change that is made after `time` seconds; `nil` when the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: max(time, 0), context: &context)
  }
}

extension Animation: CustomStringConvertible {
  /// The type and properties of the animation; `DefaultAnimation()` for `.default`.
  public var description: String { self == .default ? "DefaultAnimation()" : String(describing: base) }
}

// MARK: Curves

extension Animation {
  /// The default animation of `withAnimation`: a spring without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)
  /// An animation at constant speed, for 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// An animation that starts slowly, for 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation that ends slowly, for 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation that starts and ends slowly, for 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Returns an animation at constant speed.
  ///
  /// With a duration of 0 seconds or less it is over at once.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Returns an animation that starts slowly.
  ///
  /// With a duration of 0 seconds or less it is over at once.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Returns an animation that ends slowly.
  ///
  /// With a duration of 0 seconds or less it is over at once.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Returns an animation that starts and ends slowly.
  ///
  /// With a duration of 0 seconds or less it is over at once.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Returns an animation along a Bézier curve with two control points, whose `x` values are clamped to 0...1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }

  /// Returns an animation along a curve.
  ///
  /// With a duration of 0 seconds or less it is over at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve, duration: duration))
  }
}

// MARK: Springs

extension Animation {
  /// A spring without bounce, with a perceived duration of half a second.
  public static let spring = spring()
  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a small bounce.
  public static let snappy = snappy()
  /// A spring with a larger bounce.
  public static let bouncy = bouncy()
  /// A fast spring for content that follows a pointer.
  public static let interactiveSpring = interactiveSpring()

  /// Returns a spring animation.
  ///
  /// `blendDuration` has no effect: overlapping animations are added.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// Returns a spring with a perceived duration in seconds and a bounce, as in ``Spring/init(duration:bounce:)``.
  ///
  /// `blendDuration` has no effect: overlapping animations are added.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// Returns a spring with a response in seconds and a damping as a fraction of critical damping.
  ///
  /// `blendDuration` has no effect: overlapping animations are added.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a spring without bounce, or with the given extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a small bounce, increased by the given extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a larger bounce, increased by the given extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with an initial velocity in whole changes per second: 0 starts at rest.
  ///
  /// An infinite velocity, or one that is not a number, counts as 0.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// Returns a spring animation with physical parameters, and an initial velocity in whole changes per second.
  ///
  /// The damping may exceed critical damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring animation with a duration and an initial velocity.
  ///
  /// The duration is the perceived one in seconds; the velocity is in whole changes per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a fast spring for content that follows a pointer.
  ///
  /// The response is in seconds, the damping a fraction of critical damping. `blendDuration` has no effect: overlapping
  /// animations are added.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a fast spring for content that follows a pointer, with a perceived duration in seconds.
  ///
  /// `blendDuration` has no effect: overlapping animations are added.
  @_disfavoredOverload public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }
}

// MARK: Changed animations

extension Animation {
  /// Returns the animation with a delay in seconds.
  ///
  /// A negative delay starts it in its middle.
  public func delay(_ delay: TimeInterval) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(DelayAnimation(base: base, delay: delay), isEndless: isEndless)
    }
    return make(base)
  }

  /// Returns the animation at a multiple of its speed.
  ///
  /// At 0 or less it never moves.
  public func speed(_ speed: Double) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(SpeedAnimation(base: base, speed: speed), isEndless: isEndless || speed <= 0)
    }
    return make(base)
  }

  /// Returns the animation with a number of repetitions; less than 1 counts as 1.
  ///
  /// With `autoreverses`, every second repetition runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    `repeat`(repeatCount, autoreverses: autoreverses)
  }

  /// Returns the animation repeated for ever.
  ///
  /// It ends when another change moves the value, or when its view leaves.
  public func repeatForever(autoreverses: Bool = true) -> Animation { `repeat`(nil, autoreverses: autoreverses) }

  private func `repeat`(_ count: Int?, autoreverses: Bool) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(
        RepeatAnimation(base: base, count: count, autoreverses: autoreverses), isEndless: isEndless || count == nil)
    }
    return make(base)
  }

  /// Returns the animation, with its change logically complete after this many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(CompletingAnimation(base: base, duration: duration), isEndless: isEndless)
    }
    return make(base)
  }
}
