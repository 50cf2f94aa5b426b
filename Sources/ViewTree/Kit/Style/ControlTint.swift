/// The tint of a control if one is set; otherwise a colour of its own, or the foreground style.
struct ControlTint: ShapeStyle {
  var own: Color?

  func _paint(in environment: EnvironmentValues) -> _Paint {
    (environment.tint ?? own).map { _Paint($0) } ?? ForegroundStyle()._paint(in: environment)
  }

  // Made once: a style of any type takes an allocation, and every control has one.
  /// The tint, or the foreground style.
  static let plain = AnyShapeStyle(ControlTint())
  /// The tint, or green.
  static let green = AnyShapeStyle(ControlTint(own: .green))
}
