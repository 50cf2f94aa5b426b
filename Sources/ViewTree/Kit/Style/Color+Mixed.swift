extension Color {
  /// The colour between this one and another, by a part of the way from 0 to 1.
  ///
  /// It is mixed by components, whatever the colour space. Of a colour that depends on the screen, as `.primary` or a tint,
  /// the nearer of the two is taken. Follows
  /// [mix(with:by:in:)](https://developer.apple.com/documentation/swiftui/color/mix(with:by:in:)).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    guard let a = fixed, let b = rhs.fixed else { return fraction < 0.5 ? self : rhs }
    return Color(storage: .resolved(a.mixed(with: b, amount: fraction.isFinite ? min(max(fraction, 0), 1) : 0)))
  }

  /// The colour where it is the same on every screen.
  private var fixed: Color.Resolved? {
    guard case .resolved(let color) = storage else { return nil }
    return color.faded(alpha)
  }
}
