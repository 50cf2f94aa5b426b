// Operators of types that are exported by name are not visible to importers of this module, so they are declared again
// here. In a file that also imports ViewTree, ViewTree's own are preferred.

public import ViewTree

extension Text {
  /// Returns two texts joined, each in its own style.
  @_disfavoredOverload public static func + (a: Text, b: Text) -> Text { ViewTree.Text.joined(a, b) }
}

extension Angle {
  /// Returns the sum of two angles.
  @_disfavoredOverload public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles.
  @_disfavoredOverload public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the negative angle.
  @_disfavoredOverload public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Returns the product of an angle and a number.
  @_disfavoredOverload public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// Returns the quotient of an angle and a number.
  @_disfavoredOverload public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
}
