/// A colour: one of the terminal's own, or red, green and blue from 0 to 1.
///
/// As a view it fills the space that it is offered (ideal size 10 × 10, see ``LayoutMetrics``) with its colour; the
/// text format shows nothing of it. Follows [Color](https://developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable {
  /// What a back end draws: a name from the terminal's palette, or exact components.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    package enum Value: Hashable, Sendable {
      case named(Name)
      case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    package var value: Value

    package init(_ value: Value) { self.value = value }

    public var description: String {
      switch value {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): String(format: "#%02x%02x%02x", red, green, blue)
      }
    }
  }

  package enum Name: String, Hashable, Sendable, CaseIterable {
    case black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  }

  enum Storage: Hashable, Sendable {
    case resolved(Resolved)
    case primary
    case secondary
    case accent
    case clear
    case asset(String)
  }

  var storage: Storage
  var alpha: Double = 1

  init(storage: Storage) { self.storage = storage }
  init(_ name: Name) { storage = .resolved(Resolved(.named(name))) }

  /// A colour space; every back end draws in sRGB.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour from its components, each clamped to 0...1; one that is not a number counts as 0.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded()) }
    storage = .resolved(Resolved(.rgb(red: byte(red), green: byte(green), blue: byte(blue))))
    alpha = opacity
  }

  /// A shade of gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turned = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    func component(_ shift: Double) -> Double {
      let k = (shift + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour by its name in an asset catalogue. Without one, a name of the palette is that colour, any other the
  /// primary colour.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = Name(rawValue: name.lowercased()).map { .resolved(Resolved(.named($0))) } ?? .asset(name)
  }

  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  /// The terminal's own foreground colour.
  public static let primary = Color(storage: .primary)
  /// The foreground colour, dimmed.
  public static let secondary = Color(storage: .secondary)
  /// The tint of the surrounding view.
  public static let accentColor = Color(storage: .accent)
  /// Nothing at all: what is below shows through.
  public static let clear = Color(storage: .clear)

  /// The colour with its opacity multiplied. Text has no translucency: below 0.05 the colour is not drawn, below 0.6 it
  /// is dimmed.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }
}
