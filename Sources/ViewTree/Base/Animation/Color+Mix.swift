// What is drawn on the way from one colour to another. The terminal's own colour is not known: from it and to it there
// is no way.

extension Color.Name {
  /// The colour where it is not left to a terminal, each component from 0 to 255.
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

  /// The colour between this one and another one, by a part of the way; what is beyond is clamped.
  ///
  /// For ``Leaf/mixed(with:amount:)``.
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

  /// Whether something of what is below is seen.
  package var isTranslucent: Bool { alpha != .max }

  /// The same colour, with nothing of what is below.
  package var opaque: Color.Resolved { Color.Resolved(value) }

  /// The colour that is seen where this one lies over another.
  package func over(_ below: Color.Resolved) -> Color.Resolved {
    isTranslucent ? below.mixed(with: Color.Resolved(value, alpha: below.alpha), amount: Double(alpha) / 255) : self
  }

  /// The colour with its opacity multiplied, by 0 to 1.
  package func faded(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(value, alpha: UInt8(clamping: (Double(alpha) * min(max(opacity, 0), 1)).rounded()))
  }
}

extension GlyphStyle {
  /// This style in a colour on the way to that of another one; `nil` where there is none.
  ///
  /// For ``Leaf/mixed(with:amount:)``: from the terminal's own colour, and to it, there is no way.
  public func mixed(with other: GlyphStyle, amount: Double) -> GlyphStyle? {
    var style = other
    if foreground == other.foreground { return style }
    guard let old = foreground, let new = other.foreground else { return nil }
    style.foreground = old.mixed(with: new, amount: amount)
    return style
  }
}
