// The colours between two colours in an animation. The terminal's default colour is unknown, so an animation from or to
// it has no colours in between.

extension Color.Name {
  /// The components of the colour, each from 0 to 255, for back ends that do not leave it to a terminal.
  package var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .black: (0x00, 0x00, 0x00)
    case .white: (0xff, 0xff, 0xff)
    case .gray: (0x8e, 0x8e, 0x93)
    case .red: (0xff, 0x3b, 0x30)
    case .orange: (0xff, 0x95, 0x00)
    case .yellow: (0xff, 0xcc, 0x00)
    case .green: (0x34, 0xc7, 0x59)
    case .mint: (0x00, 0xc7, 0xbe)
    case .teal: (0x30, 0xb0, 0xc7)
    case .cyan: (0x32, 0xad, 0xe6)
    case .blue: (0x00, 0x7a, 0xff)
    case .indigo: (0x58, 0x56, 0xd6)
    case .purple: (0xaf, 0x52, 0xde)
    case .pink: (0xff, 0x2d, 0x55)
    case .brown: (0xa2, 0x84, 0x5e)
    }
  }
}

extension Color.Resolved {
  package var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch value {
    case .named(let name): name.components
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }

  /// Returns a colour between this colour and another.
  ///
  /// `amount` is the fraction of the second; components are clamped.
  ///
  /// Use it in ``Leaf/mixed(with:amount:)``.
  public func mixed(with other: Color.Resolved, amount: Double) -> Color.Resolved {
    if self == other { return self }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(clamping: Double(a).interpolated(towards: Double(b), amount: amount).rounded())
    }
    let (a, b) = (components, other.components)
    return Color.Resolved(
      .rgb(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue)),
      alpha: mix(alpha, other.alpha))
  }

  /// Whether the colour below shows through.
  package var isTranslucent: Bool { alpha != .max }

  /// The colour at full opacity.
  package var opaque: Color.Resolved { Color.Resolved(value) }

  /// Returns the visible colour of this colour over another.
  package func over(_ below: Color.Resolved) -> Color.Resolved {
    isTranslucent ? below.mixed(with: Color.Resolved(value, alpha: below.alpha), amount: Double(alpha) / 255) : self
  }

  /// Returns the colour with its opacity multiplied by a factor, which is clamped to 0...1.
  package func faded(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(value, alpha: UInt8(clamping: (Double(alpha) * min(max(opacity, 0), 1)).rounded()))
  }
}

extension GlyphStyle {
  /// Returns this style with a colour between its own and that of another style; `nil` if one of them is unknown.
  ///
  /// Use it in ``Leaf/mixed(with:amount:)``. The terminal's default colour is unknown.
  public func mixed(with other: GlyphStyle, amount: Double) -> GlyphStyle? {
    var style = other
    if foreground == other.foreground { return style }
    guard let old = foreground, let new = other.foreground else { return nil }
    style.foreground = old.mixed(with: new, amount: amount)
    return style
  }
}
