/// An angle in radians or degrees.
///
/// Positive angles are clockwise on the screen, whose y axis points down.
///
/// Angles may be negative or exceed a full turn. Follows
/// [Angle](https://developer.apple.com/documentation/swiftui/angle).
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians: a full turn is 2π.
  public var radians: Double

  /// The angle in degrees: a full turn is 360.
  ///
  /// Writing it sets ``radians``.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of 0 radians.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of 0 radians.
  public static let zero = Angle()
  /// Returns an angle in radians: `.radians(.pi)`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle in degrees: `.degrees(90)`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the first angle has fewer radians.
  ///
  /// Whole turns count, so 0° is less than 360°.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Returns the sum of two angles, not reduced to one turn.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles, not reduced to one turn.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the angle in the opposite direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Returns the angle multiplied by a number.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// Returns the angle divided by a number.
  ///
  /// Dividing by 0 gives an infinite angle.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
}
