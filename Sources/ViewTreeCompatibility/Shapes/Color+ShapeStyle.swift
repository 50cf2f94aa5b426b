extension Color {
  /// Creates a colour from a style that resolves to one, in each colour scheme.
  ///
  /// Follows [Color](https://developer.apple.com/documentation/swiftui/color).
  public init<T: ShapeStyle & Hashable>(_ color: T) where T.Resolved == Color.Resolved {
    func resolved(_ scheme: ColorScheme) -> Color {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return Color(color.resolve(in: environment))
    }
    self = color as? Color ?? Color(light: resolved(.light), dark: resolved(.dark))
  }
}
