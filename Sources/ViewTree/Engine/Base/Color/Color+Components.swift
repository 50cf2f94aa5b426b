extension Color {
  /// A colour space of red, green and blue.
  ///
  /// Every back end draws in sRGB; components of other spaces are converted. Follows
  /// [Color.RGBColorSpace](https://developer.apple.com/documentation/swiftui/color/rgbcolorspace).
  public enum RGBColorSpace: Sendable, Hashable {
    /// The sRGB colour space.
    case sRGB
    /// The sRGB colour space without its gamma curve: 0.5 is half of the light, which is 0.735 in ``sRGB``.
    case sRGBLinear
    /// The wider space of Apple's displays. Its pure colours lie outside 0...1 in ``sRGB``.
    case displayP3
  }

  /// Red, green and blue in sRGB, from 0 to 1; a colour of a wider space lies outside this range.
  struct Components: Hashable, Sendable {
    let red: Float
    let green: Float
    let blue: Float
  }
}

extension Color.Components {
  init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double) {
    let given = SIMD3(red.clampedComponent, green.clampedComponent, blue.clampedComponent)
    switch colorSpace {
    case .sRGB: self.init(given)
    case .sRGBLinear: self.init(given.encoded)
    case .displayP3:
      let light = given.linear
      // Converts from the primaries of Display P3 to those of sRGB. Both spaces have the same white.
      self.init(
        SIMD3(
          light.weighted(by: 1.2249401762805598, -0.22494017628055996, 0),
          light.weighted(by: -0.042056954709688163, 1.0420569547096881, 0),
          light.weighted(by: -0.019637554590334432, -0.078636045550631889, 1.0982736001409663)
        ).encoded)
    }
  }

  private init(_ components: SIMD3<Double>) {
    (red, green, blue) = (Float(components.x), Float(components.y), Float(components.z))
  }

  /// Returns components between these and others.
  ///
  /// `amount` is the fraction of the second, from 0 to 1.
  func mixed(with other: Self, amount: Float) -> Self {
    func mix(_ a: Float, _ b: Float) -> Float { a == b ? a : a + (b - a) * amount }
    return Self(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The components in 8 bits, as a back end draws them.
  var drawn: Color.Resolved.Value {
    .rgb(red: red.byteOfComponent, green: green.byteOfComponent, blue: blue.byteOfComponent)
  }
}

extension SIMD3<Double> {
  /// The components with the gamma curve of sRGB and Display P3.
  fileprivate var encoded: Self { map { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 } }

  fileprivate var linear: Self { map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) } }

  /// Applies a curve; a negative component uses the curve of its magnitude.
  private func map(_ curve: (Double) -> Double) -> Self {
    func mirrored(_ value: Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
    return SIMD3(mirrored(x), mirrored(y), mirrored(z))
  }

  fileprivate func weighted(by x: Double, _ y: Double, _ z: Double) -> Double { self.x * x + self.y * y + self.z * z }
}

extension Double {
  fileprivate var clampedComponent: Double { isNaN ? 0 : isFinite ? self : self > 0 ? 1 : 0 }
}

extension Float {
  /// A component or opacity from 0 to 1 in 8 bits; numbers outside this range are clamped.
  var byteOfComponent: UInt8 { UInt8(clamping: Double((self * 255).rounded())) }
}

extension Color.Resolved {
  /// Creates a colour with exact components.
  ///
  /// `opacity` is from 0 to 1.
  init(_ components: Color.Components, opacity: Float) {
    self.init(components.drawn, alpha: opacity.byteOfComponent)
    exact = Exact(components: components, opacity: opacity)
  }

  /// The components in sRGB, exact if they are known.
  var exactComponents: Color.Components {
    if let exact { return exact.components }
    let (red, green, blue) = components
    return Color.Components(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
  }

  /// Returns the colour with an exact opacity from 0 to 1, which replaces its own.
  func withOpacity(_ opacity: Float) -> Self {
    var copy = Self(value, alpha: opacity.byteOfComponent)
    copy.exact = Exact(components: exactComponents, opacity: opacity)
    return copy
  }

  /// Creates a colour of red, green and blue, usually from 0 to 1.
  ///
  /// The exact values are kept; see ``Color``.
  public init(
    colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    self.init(
      Color.Components(colorSpace, red: Double(red), green: Double(green), blue: Double(blue)), opacity: opacity)
  }

  /// The red component, usually from 0 to 1.
  public var red: Float { exactComponents.red }
  /// The green component, usually from 0 to 1.
  public var green: Float { exactComponents.green }
  /// The blue component, usually from 0 to 1.
  public var blue: Float { exactComponents.blue }
  /// The opacity from 0 to 1.
  public var opacity: Float { exact?.opacity ?? Float(alpha) / 255 }

  /// The colour as a back end draws it, with only 8 bits of each component.
  var drawn: Self { exact == nil ? self : Self(value, alpha: alpha) }
}

extension Color {
  /// Creates a colour from resolved components.
  ///
  /// A colour of the palette keeps its name.
  public init(_ resolved: Resolved) {
    if case .named(let name) = resolved.value {
      storage = .named(name)
    } else {
      storage = .components(resolved.exactComponents)
    }
    alpha = Double(resolved.opacity)
  }

  /// The resolved colour with exact components and opacity, if it is the same on every screen.
  package var fixed: Resolved? {
    let opacity = Float(min(max(alpha.isNaN ? 1 : alpha, 0), 1))
    switch storage {
    case .named(let name):
      let color = Resolved(.named(name))
      return opacity == 1 ? color : color.withOpacity(opacity)
    case .components(let components): return Resolved(components, opacity: opacity)
    default: return nil
    }
  }
}
