/// How a change moves: along a curve or as a spring, later, faster, several times.
///
/// A screen that is tested shows where an animation ends until its time passes, and every moment of it with
/// `advance(by:)`; a live one moves. Durations and delays are in seconds. Follows
/// [Animation](https://developer.apple.com/documentation/swiftui/animation).
public struct Animation: Hashable, Sendable {
  /// The animation itself.
  public let base: any CustomAnimation
  /// Whether it goes on for ever.
  let isEndless: Bool

  /// An animation that moves values in a way of its own.
  public init<A: CustomAnimation>(_ base: A) { self.init(base, isEndless: false) }

  private init<A: CustomAnimation>(_ base: A, isEndless: Bool) { (self.base, self.isEndless) = (base, isEndless) }

  /// Whether both move values in the same way.
  public static func == (a: Animation, b: Animation) -> Bool { isEqual(a.base, b.base) }

  private static func isEqual<A: CustomAnimation>(_ a: A, _ b: any CustomAnimation) -> Bool { (b as? A) == a }

  /// Hashes the animation itself.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// How much of a change is made after `time` seconds; `nil` when the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: max(time, 0), context: &context)
  }
}

extension Animation: CustomStringConvertible {
  /// The animation's type with its properties: `DefaultAnimation()` is the one of `withAnimation` without one.
  public var description: String { self == .default ? "DefaultAnimation()" : String(describing: base) }
}

// MARK: Curves

extension Animation {
  /// The animation of `withAnimation` without one: a spring that does not swing.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)
  /// At one speed, in 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// Slow at the start, in 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end, in 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at both ends, in 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// At one speed, in so many seconds; 0 or less is over at once.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Slow at the start, in so many seconds; 0 or less is over at once.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Slow at the end, in so many seconds; 0 or less is over at once.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Slow at both ends, in so many seconds; 0 or less is over at once.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Along a Bézier curve with two control points, whose `x` are clamped to 0...1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }

  /// Along a curve.
  ///
  /// A duration of 0 or less is over at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve, duration: duration))
  }
}

// MARK: Springs

extension Animation {
  /// A spring that seems to take half a second.
  public static let spring = spring()
  /// A spring that comes to rest without swinging.
  public static let smooth = smooth()
  /// A spring that swings a little.
  public static let snappy = snappy()
  /// A spring that swings.
  public static let bouncy = bouncy()
  /// A fast spring, for what follows a pointer.
  public static let interactiveSpring = interactiveSpring()

  /// As a spring.
  ///
  /// `blendDuration` is accepted: motions that meet are added.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// A spring by how long it seems to take, in seconds, and how much it bounces, from 0 to 1.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring by its response, in seconds, and its damping as a part of the critical one.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring that comes to rest without swinging, or with the bounce that is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings a little, and more with the bounce that is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings, and more with the bounce that is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that is fast at the start: `initialVelocity` is in changes per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring as physics describes it, fast at the start: `initialVelocity` is in changes per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by how long it seems to take and how much it bounces, fast at the start.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A fast spring, for what follows a pointer, by its response and its damping.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A fast spring, for what follows a pointer, by how long it seems to take.
  @_disfavoredOverload public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }
}

// MARK: Changed animations

extension Animation {
  /// The animation, starting this many seconds later; below 0 it starts in its middle.
  public func delay(_ delay: TimeInterval) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(DelayAnimation(base: base, delay: delay), isEndless: isEndless)
    }
    return make(base)
  }

  /// The animation, this many times as fast; at 0 or less it never moves.
  public func speed(_ speed: Double) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(SpeedAnimation(base: base, speed: speed), isEndless: isEndless || speed <= 0)
    }
    return make(base)
  }

  /// The animation, so many times; less than once counts as once.
  ///
  /// `autoreverses`: each second time goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    `repeat`(repeatCount, autoreverses: autoreverses)
  }

  /// The animation, again and again.
  ///
  /// It ends when the value changes by another one, or its view leaves.
  public func repeatForever(autoreverses: Bool = true) -> Animation { `repeat`(nil, autoreverses: autoreverses) }

  private func `repeat`(_ count: Int?, autoreverses: Bool) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(
        RepeatAnimation(base: base, count: count, autoreverses: autoreverses), isEndless: isEndless || count == nil)
    }
    return make(base)
  }

  /// The animation, whose change counts as made after this many seconds, for completions that wait for no more.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    func make<A: CustomAnimation>(_ base: A) -> Animation {
      Animation(CompletingAnimation(base: base, duration: duration), isEndless: isEndless)
    }
    return make(base)
  }
}
