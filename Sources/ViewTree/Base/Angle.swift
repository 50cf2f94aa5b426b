/// An angle, clockwise on the screen, whose y axis points down.
///
/// Any number is an angle, also beyond a full turn and below zero. Follows
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

  /// No turn.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn: 0 radians.
  public static let zero = Angle()
  /// An angle in radians, to be written `.radians(.pi)`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees, to be written `.degrees(90)`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle has fewer radians; whole turns count, so 0° is less than 360°.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum of two angles, not reduced to one turn.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles, not reduced to one turn.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The same angle in the other direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// An angle so many times as large.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// A part of an angle; dividing by 0 gives an infinite one.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
}
