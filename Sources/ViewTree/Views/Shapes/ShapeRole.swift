/// The role of a shape: a fill or a line.
///
/// Follows [ShapeRole](https://developer.apple.com/documentation/swiftui/shaperole).
public enum ShapeRole: Hashable, Sendable {
  /// The shape is filled.
  case fill
  /// The shape is a line.
  case stroke
  /// The shape separates its surroundings.
  case separator
}

extension Shape {
  /// The role of all shapes, `fill`.
  ///
  /// A custom role has no effect: the painting of the shape determines its appearance.
  public static var role: ShapeRole { .fill }
}
