/// What a control shows in the tint where one was set: else in a colour of its own, or in the style around.
struct ControlTint: ShapeStyle {
  var own: Color?

  func _paint(in environment: EnvironmentValues) -> _Paint {
    (environment.tint ?? own).map { _Paint($0) } ?? ForegroundStyle()._paint(in: environment)
  }

  // Made once: a style of any type is a place in memory, and every control has one.
  /// In the style around where nothing was tinted.
  static let plain = AnyShapeStyle(ControlTint())
  /// Green where nothing was tinted.
  static let green = AnyShapeStyle(ControlTint(own: .green))
}
