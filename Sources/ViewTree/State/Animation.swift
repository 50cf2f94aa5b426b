/// How a change would move if there were frames in between.
///
/// A picture in text shows where an animation ends; its curve and duration are kept so that code that names them
/// compiles and can be inspected through ``Transaction``. Follows
/// [Animation](https://developer.apple.com/documentation/swiftui/animation).
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut, spring
  }

  private var curve: Curve
  /// In seconds.
  var duration: Double
  private var delay = 0.0
  private var speed = 1.0
  private var repeatCount: Int? = 1

  private init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The animation of `withAnimation` without one: slow at both ends, in 0.35 seconds.
  public static let `default` = Animation(.easeInOut, 0.35)
  /// At one speed, in 0.35 seconds.
  public static let linear = Animation(.linear, 0.35)
  /// Slow at the start, in 0.35 seconds.
  public static let easeIn = Animation(.easeIn, 0.35)
  /// Slow at the end, in 0.35 seconds.
  public static let easeOut = Animation(.easeOut, 0.35)
  /// Slow at both ends, in 0.35 seconds.
  public static let easeInOut = Animation(.easeInOut, 0.35)
  /// A spring that seems to take half a second.
  public static let spring = Animation(.spring, 0.5)
  /// A spring that comes to rest without swinging.
  public static let smooth = Animation(.spring, 0.5)
  /// A spring that swings a little.
  public static let snappy = Animation(.spring, 0.5)
  /// A spring that swings.
  public static let bouncy = Animation(.spring, 0.5)

  /// At one speed, in so many seconds; 0 or less is over at once.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  /// Slow at the start, in so many seconds; 0 or less is over at once.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
  /// Slow at the end, in so many seconds; 0 or less is over at once.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
  /// Slow at both ends, in so many seconds; 0 or less is over at once.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  /// A spring by its response, in seconds, and its damping.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  )
    -> Animation
  {
    Animation(.spring, response)
  }

  /// A spring by how long it seems to take, in seconds, and how much it bounces, from 0 to 1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(.spring, duration)
  }

  /// A spring that comes to rest without swinging, or with the bounce that is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }
  /// A spring that swings a little, and more with the bounce that is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }
  /// A spring that swings, and more with the bounce that is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }

  /// A spring as physics describes it.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(.spring, 0.5) }

  /// A fast spring, for what follows a pointer, by its response.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(.spring, response) }

  /// The animation, starting this many seconds later.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// The animation, this many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  /// The animation, so many times; less than once counts as once.
  ///
  /// `autoreverses`: each second time goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = repeatCount
    return copy
  }

  /// The animation, again and again.
  ///
  /// It ends when the value changes by another one, or its view leaves.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = nil
    return copy
  }
}
