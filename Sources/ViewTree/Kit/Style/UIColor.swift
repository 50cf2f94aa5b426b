#if !canImport(UIKit)
  /// A colour of UIKit, which comes with SwiftUI: what `Color(uiColor:)` takes.
  ///
  /// Colours that depend on the system are the nearest that a terminal has; backgrounds are the terminal's own. Follows
  /// [UIColor](https://developer.apple.com/documentation/uikit/uicolor).
  public final class UIColor: Hashable, Sendable {
    let color: Color

    /// The same as a colour of SwiftUI.
    public init(_ color: Color) { self.color = color }

    /// A colour from its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A shade of gray from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    /// A colour from hue, saturation and brightness, from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// A colour of the app's catalogue, as ``Color/init(_:bundle:)`` shows it; never `nil`.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// A colour that depends on whether the screen is light or dark; called once for each.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      func color(_ style: UIUserInterfaceStyle) -> Color {
        dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
      }
      self.init(Color(storage: .pair(Color.Pair(light: color(.light), dark: color(.dark)))))
    }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    /// Whether both are the same colour.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    private static let faint = UIColor(Color.primary.opacity(0.1))

    /// ``Color/red``.
    public static let systemRed = UIColor(Color.red)
    /// ``Color/blue``.
    public static let systemBlue = UIColor(Color.blue)
    /// ``Color/green``.
    public static let systemGreen = UIColor(Color.green)
    /// ``Color/orange``.
    public static let systemOrange = UIColor(Color.orange)
    /// ``Color/yellow``.
    public static let systemYellow = UIColor(Color.yellow)
    /// ``Color/pink``.
    public static let systemPink = UIColor(Color.pink)
    /// ``Color/purple``.
    public static let systemPurple = UIColor(Color.purple)
    /// ``Color/teal``.
    public static let systemTeal = UIColor(Color.teal)
    /// ``Color/indigo``.
    public static let systemIndigo = UIColor(Color.indigo)
    /// ``Color/mint``.
    public static let systemMint = UIColor(Color.mint)
    /// ``Color/cyan``.
    public static let systemCyan = UIColor(Color.cyan)
    /// ``Color/brown``.
    public static let systemBrown = UIColor(Color.brown)
    /// ``Color/gray``.
    public static let systemGray = UIColor(Color.gray)
    /// ``Color/gray``.
    public static let systemGray2 = UIColor(Color.gray)
    /// ``Color/gray``.
    public static let systemGray3 = UIColor(Color.gray)
    /// ``Color/gray``.
    public static let systemGray4 = UIColor(Color.gray)
    /// A faint shade of the terminal's own colour: what stands on it can be read, be the screen light or dark.
    public static let systemGray5 = faint
    /// A faint shade of the terminal's own colour: what stands on it can be read, be the screen light or dark.
    public static let systemGray6 = faint
    /// ``Color/primary``.
    public static let label = UIColor(Color.primary)
    /// ``Color/secondary``.
    public static let secondaryLabel = UIColor(Color.secondary)
    /// ``Color/secondary``.
    public static let tertiaryLabel = UIColor(Color.secondary)
    /// ``Color/secondary``.
    public static let quaternaryLabel = UIColor(Color.secondary)
    /// ``Color/secondary``.
    public static let placeholderText = UIColor(Color.secondary)
    /// ``Color/blue``.
    public static let link = UIColor(Color.blue)
    /// ``Color/gray``.
    public static let separator = UIColor(Color.gray)
    /// ``Color/gray``.
    public static let opaqueSeparator = UIColor(Color.gray)
    /// A faint shade of the terminal's own colour: what stands on it can be read, be the screen light or dark.
    public static let systemFill = faint
    /// A faint shade of the terminal's own colour: what stands on it can be read, be the screen light or dark.
    public static let secondarySystemFill = faint
    /// A faint shade of the terminal's own colour: what stands on it can be read, be the screen light or dark.
    public static let tertiarySystemFill = faint
    /// A faint shade of the terminal's own colour: what stands on it can be read, be the screen light or dark.
    public static let quaternarySystemFill = faint
    /// ``Color/black``.
    public static let black = UIColor(Color.black)
    /// ``Color/white``.
    public static let white = UIColor(Color.white)
    /// ``Color/gray``.
    public static let gray = UIColor(Color.gray)
    /// A third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// ``Color/red``.
    public static let red = UIColor(Color.red)
    /// ``Color/green``.
    public static let green = UIColor(Color.green)
    /// ``Color/blue``.
    public static let blue = UIColor(Color.blue)
    /// ``Color/cyan``.
    public static let cyan = UIColor(Color.cyan)
    /// ``Color/yellow``.
    public static let yellow = UIColor(Color.yellow)
    /// ``Color/orange``.
    public static let orange = UIColor(Color.orange)
    /// ``Color/purple``.
    public static let purple = UIColor(Color.purple)
    /// ``Color/brown``.
    public static let brown = UIColor(Color.brown)
    /// ``Color/pink``.
    public static let magenta = UIColor(Color.pink)
    /// ``Color/clear``.
    public static let clear = UIColor(Color.clear)
    /// The terminal's own background, which covers what is below.
    public static let systemBackground = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let secondarySystemBackground = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let tertiarySystemBackground = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let systemGroupedBackground = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let secondarySystemGroupedBackground = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let tertiarySystemGroupedBackground = UIColor(Color.page)
  }

  extension UIColor: _ExpressibleByColorLiteral {
    /// What `#colorLiteral(red:green:blue:alpha:)` makes.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  /// What a colour literal is where nothing says otherwise.
  public typealias _ColorLiteralType = UIColor

  extension Color {
    /// A colour of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// A colour of UIKit.
    @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
  }
#endif
