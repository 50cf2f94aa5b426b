#if !canImport(UIKit)
  /// A colour of UIKit, for `Color(uiColor:)`.
  ///
  /// System colours are the nearest ones of a terminal; backgrounds are the terminal's own. Follows
  /// [UIColor](https://developer.apple.com/documentation/uikit/uicolor).
  public final class UIColor: Hashable, Sendable {
    let color: Color

    /// Creates a colour from a SwiftUI colour.
    public init(_ color: Color) { self.color = color }

    /// Creates a colour from its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a shade of gray, from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    /// Creates a colour from hue, saturation and brightness, from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// Creates a colour of the app's catalogue, as ``Color/init(_:bundle:)`` does; never returns `nil`.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// Returns the colour with a different opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    /// Returns whether both are the same colour.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// The colour ``Color/red``.
    public static let systemRed = UIColor(Color.red)
    /// The colour ``Color/blue``.
    public static let systemBlue = UIColor(Color.blue)
    /// The colour ``Color/green``.
    public static let systemGreen = UIColor(Color.green)
    /// The colour ``Color/orange``.
    public static let systemOrange = UIColor(Color.orange)
    /// The colour ``Color/yellow``.
    public static let systemYellow = UIColor(Color.yellow)
    /// The colour ``Color/pink``.
    public static let systemPink = UIColor(Color.pink)
    /// The colour ``Color/purple``.
    public static let systemPurple = UIColor(Color.purple)
    /// The colour ``Color/teal``.
    public static let systemTeal = UIColor(Color.teal)
    /// The colour ``Color/indigo``.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The colour ``Color/mint``.
    public static let systemMint = UIColor(Color.mint)
    /// The colour ``Color/cyan``.
    public static let systemCyan = UIColor(Color.cyan)
    /// The colour ``Color/brown``.
    public static let systemBrown = UIColor(Color.brown)
    /// The colour ``Color/gray``.
    public static let systemGray = UIColor(Color.gray)
    /// A gray that is nearer to the screen's background than ``systemGray``.
    public static let systemGray2 = UIColor(Color(lightGray: 175, darkGray: 99))
    /// A gray that is nearer to the screen's background than ``systemGray2``.
    public static let systemGray3 = UIColor(Color(lightGray: 200, darkGray: 72))
    /// A gray that is nearer to the screen's background than ``systemGray3``.
    public static let systemGray4 = UIColor(Color(lightGray: 210, darkGray: 58))
    /// A gray that is nearer to the screen's background than ``systemGray4``.
    public static let systemGray5 = UIColor(Color(lightGray: 230, darkGray: 44))
    /// A gray that is nearer to the screen's background than ``systemGray5``.
    public static let systemGray6 = UIColor(Color(lightGray: 243, darkGray: 28))
    /// The colour ``Color/primary``.
    public static let label = UIColor(Color.primary)
    /// The colour ``Color/secondary``.
    public static let secondaryLabel = UIColor(Color.secondary)
    /// The colour ``Color/secondary``.
    public static let tertiaryLabel = UIColor(Color.secondary)
    /// The colour ``Color/secondary``.
    public static let quaternaryLabel = UIColor(Color.secondary)
    /// The colour ``Color/secondary``.
    public static let placeholderText = UIColor(Color.secondary)
    /// The colour ``Color/blue``.
    public static let link = UIColor(Color.blue)
    /// The colour ``Color/gray``.
    public static let separator = UIColor(Color.gray)
    /// The colour ``Color/gray``.
    public static let opaqueSeparator = UIColor(Color.gray)
    /// Gray with an opacity of 0.2.
    public static let systemFill = UIColor(Color.gray.opacity(0.2))
    /// Gray with an opacity of 0.16.
    public static let secondarySystemFill = UIColor(Color.gray.opacity(0.16))
    /// Gray with an opacity of 0.12.
    public static let tertiarySystemFill = UIColor(Color.gray.opacity(0.12))
    /// Gray with an opacity of 0.08.
    public static let quaternarySystemFill = UIColor(Color.gray.opacity(0.08))
    /// The colour ``Color/black``.
    public static let black = UIColor(Color.black)
    /// The colour ``Color/white``.
    public static let white = UIColor(Color.white)
    /// The colour ``Color/gray``.
    public static let gray = UIColor(Color.gray)
    /// A gray of a third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A gray of two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// The colour ``Color/red``.
    public static let red = UIColor(Color.red)
    /// The colour ``Color/green``.
    public static let green = UIColor(Color.green)
    /// The colour ``Color/blue``.
    public static let blue = UIColor(Color.blue)
    /// The colour ``Color/cyan``.
    public static let cyan = UIColor(Color.cyan)
    /// The colour ``Color/yellow``.
    public static let yellow = UIColor(Color.yellow)
    /// The colour ``Color/orange``.
    public static let orange = UIColor(Color.orange)
    /// The colour ``Color/purple``.
    public static let purple = UIColor(Color.purple)
    /// The colour ``Color/brown``.
    public static let brown = UIColor(Color.brown)
    /// The colour ``Color/pink``.
    public static let magenta = UIColor(Color.pink)
    /// The colour ``Color/clear``.
    public static let clear = UIColor(Color.clear)
    /// The terminal's own background, which covers the views below.
    public static let systemBackground = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let secondarySystemBackground = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let tertiarySystemBackground = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let systemGroupedBackground = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let secondarySystemGroupedBackground = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let tertiarySystemGroupedBackground = UIColor(Color.page)
  }

  extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a literal `#colorLiteral(red:green:blue:alpha:)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  /// The default type of a colour literal.
  public typealias _ColorLiteralType = UIColor

  extension Color {
    /// Creates a colour from a UIKit colour.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// Creates a colour from a UIKit colour.
    @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
  }
#endif
