/// A colour: one of the terminal's own, or red, green and blue from 0 to 1.
///
/// As a view it fills the offered space (ideal size 10 × 10, see ``LayoutMetrics``). Plain text shows it as blocks,
/// which are denser the more the colour differs from the page. Follows
/// [Color](https://developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable {
  /// A colour as a back end draws it: a name from the terminal's palette, or exact components.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    package enum Value: Hashable, Sendable {
      case named(Name)
      case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    /// The opacity in 8 bits, the components or a name in 24 bits, and a bit that distinguishes them; never 0.
    ///
    /// Styles are compared and looked up in tables for each drawn piece, so they are compact.
    let bits: UInt64
    /// The given components and opacity, if 8 bits do not represent them.
    var exact: Exact?

    struct Exact: Hashable, Sendable {
      var components: Components
      var opacity: Float
    }

    package init(_ value: Value, alpha: UInt8 = .max) {
      let content =
        switch value {
        case .named(let name): UInt64(name.rawValue)
        case .rgb(let red, let green, let blue):
          Self.isExact | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
        }
      bits = Self.isColor | content << 8 | UInt64(alpha)
    }

    init?(bits: UInt64) {
      if bits == 0 { return nil }
      self.bits = bits
    }

    private static let isColor: UInt64 = 1 << 63
    private static let isExact: UInt64 = 1 << 24

    package var value: Value {
      func byte(_ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
      return bits >> 8 & Self.isExact == 0
        ? .named(Name(rawValue: byte(8)) ?? .black) : .rgb(red: byte(24), green: byte(16), blue: byte(8))
    }

    /// The opacity from 0 to 255.
    package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits) }

    /// The palette's name, such as `red`, or the components as `#ff8000`, with the opacity if it is translucent: `red
    /// 50%`.
    package var paletteName: String {
      let name =
        switch value {
        case .named(let name): String(describing: name)
        case .rgb(let red, let green, let blue): String(format: "#%02x%02x%02x", red, green, blue)
        }
      return alpha == .max ? name : "\(name) \(Int(alpha) * 100 / 255)%"
    }
  }

  package enum Name: UInt8, Hashable, Sendable, CaseIterable {
    case black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  }

  enum Storage: Hashable, Sendable {
    case named(Name)
    case primary
    case secondary
    case accent
    /// Exact components in sRGB, which may lie outside 0...1.
    case components(Components)
    /// A gray from 0 to 255 in a light and in a dark colour scheme.
    case shade(light: UInt8, dark: UInt8)
    case clear
    /// The screen's own background. It covers the content below and is itself invisible.
    case page
    /// The name of a colour set, preceded by the path of its bundle and a line break unless it is the app's. One
    /// string, because two would make every colour larger, and a box would make it slower to copy.
    case asset(String)
    /// Different colours on light and dark screens.
    case byScheme(SchemeColors)
  }

  var storage: Storage
  /// The factors of ``alpha``, for the description.
  var factors = OpacityFactors()
  var alpha: Double = 1

  /// The screen's own background.
  package static let page = Color(storage: .page)

  init(storage: Storage) { self.storage = storage }
  init(_ name: Name) { storage = .named(name) }

  /// Creates a gray with one shade for light schemes and one for dark schemes, each from 0 to 255.
  package init(lightGray light: UInt8, darkGray dark: UInt8) { storage = .shade(light: light, dark: dark) }

  /// Creates a colour with one variant for light schemes and one for dark schemes.
  package init(light: Color, dark: Color) { storage = .byScheme(SchemeColors(light: light, dark: dark)) }

  /// The colour on a light or a dark screen, if it is made of two; any other colour is itself.
  package func resolved(onDark isDark: Bool) -> Color {
    guard case .byScheme(let colors) = storage else { return self }
    return colors.color(onDark: isDark).opacity(alpha)
  }

  /// Creates a colour from its components, usually from 0 to 1.
  ///
  /// The colour keeps the exact values; a back end draws in sRGB with 8 bits and clamps them to 0...1. A component that
  /// is not a number counts as 0, and an infinite one as the nearer end. See ``opacity(_:)`` for the opacities that
  /// text shows.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    storage = .components(Components(colorSpace, red: red, green: green, blue: blue))
    alpha = opacity
  }

  /// Creates a shade of gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  ///
  /// The hue is cyclic: 1 is red, like 0. A hue that is infinite or not a number counts as 0.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turned = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    func component(_ shift: Double) -> Double {
      let k = (shift + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour by its name in an asset catalogue.
  ///
  /// A name of the palette, in upper or lower case, is that colour. Any other name is looked up in an asset catalogue,
  /// `.xcassets`, that was copied unchanged into the bundle. A fill with an unknown name is drawn lightly, and text
  /// with it in the primary colour.
  public init(_ name: String, bundle: Bundle? = nil) {
    let known = Name.allCases.first { String(describing: $0) == name.lowercased() }
    storage =
      known.map { .named($0) } ?? .asset(bundle.map { "\($0.bundlePath)\n\(name)" } ?? name)
  }

  /// The terminal's black, colour 0 of its palette.
  public static let black = Color(.black)
  /// The terminal's bright white.
  public static let white = Color(.white)
  /// The terminal's gray.
  public static let gray = Color(.gray)
  /// The terminal's red.
  public static let red = Color(.red)
  /// Orange, from the terminal's 256 colours.
  public static let orange = Color(.orange)
  /// The terminal's yellow.
  public static let yellow = Color(.yellow)
  /// The terminal's green.
  public static let green = Color(.green)
  /// Mint, from the terminal's 256 colours.
  public static let mint = Color(.mint)
  /// Teal, from the terminal's 256 colours.
  public static let teal = Color(.teal)
  /// The terminal's cyan.
  public static let cyan = Color(.cyan)
  /// The terminal's blue.
  public static let blue = Color(.blue)
  /// Indigo, from the terminal's 256 colours.
  public static let indigo = Color(.indigo)
  /// Purple, from the terminal's 256 colours.
  public static let purple = Color(.purple)
  /// Pink, from the terminal's 256 colours.
  public static let pink = Color(.pink)
  /// Brown, from the terminal's 256 colours.
  public static let brown = Color(.brown)
  /// The terminal's foreground colour.
  public static let primary = Color(storage: .primary)
  /// The terminal's foreground colour, dimmed.
  public static let secondary = Color(storage: .secondary)
  /// The tint of the enclosing view.
  public static let accentColor = Color(storage: .accent)
  /// A transparent colour: the content below shows through.
  public static let clear = Color(storage: .clear)

  /// Returns the colour with its opacity multiplied by a factor.
  ///
  /// Over a known colour it is blended with that colour. The terminal's background is unknown: over it a fill is
  /// blended with the white or black of the screen's colour scheme, and text is dimmed below 0.6. Below 0.05 nothing is
  /// drawn.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    copy.factors.add(opacity)
    return copy
  }
}
