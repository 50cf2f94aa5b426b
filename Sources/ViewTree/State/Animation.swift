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

  public static let `default` = Animation(.easeInOut, 0.35)
  public static let linear = Animation(.linear, 0.35)
  public static let easeIn = Animation(.easeIn, 0.35)
  public static let easeOut = Animation(.easeOut, 0.35)
  public static let easeInOut = Animation(.easeInOut, 0.35)
  public static let spring = Animation(.spring, 0.5)
  public static let smooth = Animation(.spring, 0.5)
  public static let snappy = Animation(.spring, 0.5)
  public static let bouncy = Animation(.spring, 0.5)

  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  )
    -> Animation
  {
    Animation(.spring, response)
  }

  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(.spring, duration)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(.spring, 0.5) }

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

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = repeatCount
    return copy
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = nil
    return copy
  }
}
