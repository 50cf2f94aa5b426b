/// A colour: one of the terminal's own, or red, green and blue from 0 to 1.
///
/// As a view it fills the space that it is offered (ideal size 10 × 10, see ``LayoutMetrics``) with its colour; plain
/// text shows it by blocks, the denser the more it differs from the page.
/// Follows [Color](https://developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable {
  /// What a back end draws: a name from the terminal's palette, or exact components.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    package enum Value: Hashable, Sendable {
      case named(Name)
      case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    /// The opacity in 8 bits, 24 bits of components or a name, and one that says which; never 0.
    ///
    /// Styles are compared, and looked up in tables, for each piece of what is drawn.
    let bits: UInt64

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

    /// How much of it is seen over what is below, from 0 to 255.
    package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits) }

    /// The palette's name, as `red`, or the components as `#ff8000`, and where it is translucent its opacity: `red 50%`.
    public var description: String {
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
    case resolved(Resolved)
    case primary
    case secondary
    case accent
    /// A gray, from 0 to 255, in a light scheme and in a dark one.
    case shade(light: UInt8, dark: UInt8)
    case clear
    /// What the screen has behind everything: it covers what is below, and nothing of it is seen.
    case page
    /// The name of a set, after the path of its bundle and a line break where it is not the app's: in one text, for every
    /// colour would be larger with two, or slower to copy with a box around them.
    case asset(String)
    /// Another one on light screens than on dark ones.
    case byScheme(SchemeColors)
  }

  var storage: Storage
  var alpha: Double = 1

  /// The screen's own background.
  static let page = Color(storage: .page)

  init(storage: Storage) { self.storage = storage }
  init(_ name: Name) { storage = .resolved(Resolved(.named(name))) }

  /// A colour space of red, green and blue.
  ///
  /// It is accepted so that code written for SwiftUI compiles: every back end draws in sRGB and takes the components as
  /// they are.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The standard space: what every back end draws in.
    case sRGB
    /// The standard space without its gamma curve; drawn as ``sRGB``, not converted.
    case sRGBLinear
    /// The wider space of Apple's displays; drawn as ``sRGB``, not converted.
    case displayP3
  }

  /// A colour from its components, each clamped to 0...1; one that is not a number counts as 0.
  ///
  /// The opacity is not clamped: see ``opacity(_:)`` for what text shows of it.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ component: Double) -> UInt8 { UInt8(clamping: (component * 255).rounded()) }
    storage = .resolved(Resolved(.rgb(red: byte(red), green: byte(green), blue: byte(blue))))
    alpha = opacity
  }

  /// A shade of gray from 0, black, to 1, white; a number outside of that counts as the nearest end.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each from 0 to 1.
  ///
  /// The hue goes round: 1 is 0, red, again. An infinite hue, or one that is not a number, counts as 0.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turned = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    func component(_ shift: Double) -> Double {
      let k = (shift + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour by its name in an asset catalogue.
  ///
  /// A name of the palette, in upper or lower case, is that colour. Any other is that of a catalogue, `.xcassets`, that
  /// was copied into the bundle as it is; what is filled with one that is not there is seen lightly, and text is primary.
  public init(_ name: String, bundle: Bundle? = nil) {
    let known = Name.allCases.first { String(describing: $0) == name.lowercased() }
    storage =
      known.map { .resolved(Resolved(.named($0))) } ?? .asset(bundle.map { "\($0.bundlePath)\n\(name)" } ?? name)
  }

  /// The terminal's black, colour 0 of its palette.
  public static let black = Color(.black)
  /// The terminal's bright white.
  public static let white = Color(.white)
  /// The terminal's gray.
  public static let gray = Color(.gray)
  /// The terminal's red.
  public static let red = Color(.red)
  /// Orange: of the 256 colours of a terminal.
  public static let orange = Color(.orange)
  /// The terminal's yellow.
  public static let yellow = Color(.yellow)
  /// The terminal's green.
  public static let green = Color(.green)
  /// Mint: of the 256 colours of a terminal.
  public static let mint = Color(.mint)
  /// Teal: of the 256 colours of a terminal.
  public static let teal = Color(.teal)
  /// The terminal's cyan.
  public static let cyan = Color(.cyan)
  /// The terminal's blue.
  public static let blue = Color(.blue)
  /// Indigo: of the 256 colours of a terminal.
  public static let indigo = Color(.indigo)
  /// Purple: of the 256 colours of a terminal.
  public static let purple = Color(.purple)
  /// Pink: of the 256 colours of a terminal.
  public static let pink = Color(.pink)
  /// Brown: of the 256 colours of a terminal.
  public static let brown = Color(.brown)
  /// The terminal's own foreground colour.
  public static let primary = Color(storage: .primary)
  /// The foreground colour, dimmed.
  public static let secondary = Color(storage: .secondary)
  /// The tint of the surrounding view.
  public static let accentColor = Color(storage: .accent)
  /// Nothing at all: what is below shows through.
  public static let clear = Color(storage: .clear)

  /// The colour with its opacity multiplied.
  ///
  /// Over a colour it is blended with that. The terminal's own background is not known: over it a fill is blended with the
  /// white or black of the screen's colour scheme, a text is dimmed below 0.6. Below 0.05 nothing is drawn.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }
}
