/// A function that an effect applies to colours.
nonisolated enum ColorFilter: Equatable, Sendable {
  /// Adds an amount from -1 to 1 to all components.
  case brightness(Double)
  /// Scales the distance of the components from the middle: 1 changes nothing.
  case contrast(Double)
  /// Scales the distance of the components from the gray of equal luminance: 0 yields gray, 1 changes nothing.
  case saturation(Double)
  /// Rotates the hue by an angle; 0 changes nothing.
  case hue(Angle)
  case inversion
  case product(Color.Resolved)
  /// Turns luminance into opacity: black becomes transparent.
  case luminanceToAlpha

  func callAsFunction(_ color: Color.Resolved) -> Color.Resolved {
    let (red, green, blue) = color.components
    let old = SIMD3(Double(red), Double(green), Double(blue)) / 255
    let luminance = (old * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    var new = old
    var alpha = Double(color.alpha) / 255
    switch self {
    case .brightness(let amount): new = old + amount
    case .contrast(let amount): new = (old - 0.5) * amount + 0.5
    case .saturation(let amount): new = (old - luminance) * amount + luminance
    case .hue(let angle): new = Self.turned(old, by: angle.radians)
    case .inversion: new = 1 - old
    case .product(let other):
      let (red, green, blue) = other.components
      new = old * SIMD3(Double(red), Double(green), Double(blue)) / 255
      alpha *= Double(other.alpha) / 255
    case .luminanceToAlpha:
      new = .zero
      alpha *= luminance
    }
    // A named colour of the terminal stays unchanged.
    if new == old, alpha == Double(color.alpha) / 255 { return color }
    func byte(_ value: Double) -> UInt8 { UInt8(clamping: (value * 255).rounded()) }
    return Color.Resolved(.rgb(red: byte(new.x), green: byte(new.y), blue: byte(new.z)), alpha: byte(alpha))
  }

  /// Rotates the hue in the plane of equal luminance, like the CSS filter.
  private static func turned(_ color: SIMD3<Double>, by radians: Double) -> SIMD3<Double> {
    guard radians.isFinite else { return color }
    let (c, s) = (cos(radians), sin(radians))
    let red = SIMD3(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928)
    let green = SIMD3(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283)
    let blue = SIMD3(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072)
    return SIMD3((color * red).sum(), (color * green).sum(), (color * blue).sum())
  }
}
