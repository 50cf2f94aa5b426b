extension VisualEffect {
  /// Has no effect: a cell has one size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { _look }

  /// Has no effect: a cell has one size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { _look }

  /// Has no effect: a cell has one size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { _look }

  /// Has no effect: a cell cannot be rotated.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { _look }

  /// Has no effect: a cell cannot be rotated.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { _look }

  /// Has no effect: characters cannot be blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { _look }

  /// Has no effect: a visual effect keeps the colours.
  public func brightness(_ amount: Double) -> some VisualEffect { _look }

  /// Has no effect: a visual effect keeps the colours.
  public func contrast(_ amount: Double) -> some VisualEffect { _look }

  /// Has no effect: a visual effect keeps the colours.
  public func grayscale(_ amount: Double) -> some VisualEffect { _look }

  /// Has no effect: a visual effect keeps the colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { _look }

  /// Has no effect: a visual effect keeps the colours.
  public func saturation(_ amount: Double) -> some VisualEffect { _look }
}
