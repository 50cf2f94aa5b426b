// Operators of types that are exported by name are not seen by who imports this module: these say them once more. Where
// ViewTree is imported as well, its own are preferred.

public import ViewTree

extension Text {
  /// One text after the other, each in its own style.
  @_disfavoredOverload public static func + (a: Text, b: Text) -> Text { ViewTree.Text.joined(a, b) }
}

extension Angle {
  /// The sum of two angles.
  @_disfavoredOverload public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  @_disfavoredOverload public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The angle the other way round.
  @_disfavoredOverload public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// An angle so many times as large.
  @_disfavoredOverload public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// A part of an angle.
  @_disfavoredOverload public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
}
