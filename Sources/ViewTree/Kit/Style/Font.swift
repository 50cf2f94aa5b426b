/// A font. All glyphs of a text platform are of one size: what remains of a font is whether it is bold or italic.
/// Follows [Font](https://developer.apple.com/documentation/swiftui/font).
public struct Font: Hashable, Sendable {
  /// A font's weight; from medium on it is bold.
  public struct Weight: Hashable, Sendable {
    let value: Double
    var isBold: Bool { value >= 0.3 }

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    fileprivate var isBold: Bool { [.largeTitle, .title, .title2, .title3, .headline].contains(self) }
  }

  var isBold = false
  var isItalic = false

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(isBold: weight?.isBold ?? style.isBold)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    system(textStyle)
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.isBold = weight.isBold
    return copy
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
}
