extension Color {
  /// Returns the colour between this one and another, at a fraction of the way from 0 to 1.
  ///
  /// Colours are mixed by components, in either colour space. If one of the two depends on the screen, such as
  /// `.primary` or a tint, the nearer one is returned. Follows
  /// [mix(with:by:in:)](https://developer.apple.com/documentation/swiftui/color/mix(with:by:in:)).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    guard let a = fixed, let b = rhs.fixed else { return fraction < 0.5 ? self : rhs }
    if a == b { return self }
    let amount = Float(fraction.isFinite ? min(max(fraction, 0), 1) : 0)
    let components = a.exactComponents.mixed(with: b.exactComponents, amount: amount)
    return Color(Resolved(components, opacity: a.opacity + (b.opacity - a.opacity) * amount))
  }
}
