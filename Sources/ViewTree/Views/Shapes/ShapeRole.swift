/// What a shape is for: to be filled or to be a line.
///
/// Follows [ShapeRole](https://developer.apple.com/documentation/swiftui/shaperole).
public enum ShapeRole: Hashable, Sendable {
  /// It is filled.
  case fill
  /// It is a line.
  case stroke
  /// It divides what is around.
  case separator
}

extension Shape {
  /// It is filled, whatever a shape of your own says; how it is painted says what becomes of it.
  public static var role: ShapeRole { .fill }
}
