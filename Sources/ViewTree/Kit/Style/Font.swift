/// A font.
///
/// All glyphs of a text platform are of one size: what remains of a font is whether it is bold or italic. Follows
/// [Font](https://developer.apple.com/documentation/swiftui/font).
public struct Font: Hashable, Sendable {
  /// A font's weight; from semibold on it is bold.
  public struct Weight: Hashable, Sendable {
    let value: Double
    var isBold: Bool { value >= 0.3 }

    /// Drawn as regular.
    public static let ultraLight = Weight(value: -0.8)
    /// Drawn as regular.
    public static let thin = Weight(value: -0.6)
    /// Drawn as regular.
    public static let light = Weight(value: -0.4)
    /// Not bold.
    public static let regular = Weight(value: 0)
    /// Drawn as regular.
    public static let medium = Weight(value: 0.23)
    /// Drawn bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Drawn bold.
    public static let heavy = Weight(value: 0.56)
    /// Drawn bold.
    public static let black = Weight(value: 0.62)
  }

  /// A typeface's design; a terminal has one, so they all look the same.
  public enum Design: Hashable, Sendable {
    /// The design of the platform.
    case `default`
    /// With serifs.
    case serif
    /// With round strokes.
    case rounded
    /// With characters of one width, as every terminal's are.
    case monospaced
  }

  /// What a text is for; of each style remains whether it is bold.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A screen's title; bold.
    case largeTitle
    /// A title of the first level; bold.
    case title
    /// A title of the second level; bold.
    case title2
    /// A title of the third level; bold.
    case title3
    /// A heading; bold.
    case headline
    /// A line below a heading.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note at the end.
    case footnote
    /// What stands below a picture.
    case caption
    /// What stands below a picture, a size smaller.
    case caption2

    fileprivate var isBold: Bool { [.largeTitle, .title, .title2, .title3, .headline].contains(self) }
  }

  var isBold = false
  /// Whether it is bold because of what its style is for.
  private(set) var isTitle = false
  var isItalic = false

  /// Bold, as ``TextStyle/largeTitle``.
  public static let largeTitle = system(.largeTitle)
  /// Bold, as ``TextStyle/title``.
  public static let title = system(.title)
  /// Bold, as ``TextStyle/title2``.
  public static let title2 = system(.title2)
  /// Bold, as ``TextStyle/title3``.
  public static let title3 = system(.title3)
  /// Bold, as ``TextStyle/headline``.
  public static let headline = system(.headline)
  /// Regular, as ``TextStyle/subheadline``.
  public static let subheadline = system(.subheadline)
  /// Regular, as ``TextStyle/body``.
  public static let body = system(.body)
  /// Regular, as ``TextStyle/callout``.
  public static let callout = system(.callout)
  /// Regular, as ``TextStyle/footnote``.
  public static let footnote = system(.footnote)
  /// Regular, as ``TextStyle/caption``.
  public static let caption = system(.caption)
  /// Regular, as ``TextStyle/caption2``.
  public static let caption2 = system(.caption2)

  /// The platform's font; the size and the design do not count, of the weight remains whether it is bold.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  /// The platform's font for a style; a weight counts more than the style's own.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(isBold: weight?.isBold ?? style.isBold, isTitle: weight == nil && style.isBold)
  }

  /// A font by its name; drawn as the platform's, regular.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// A font by its name; drawn as the platform's, regular.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  /// A font by its name; drawn as the platform's for the style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    system(textStyle)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    (copy.isBold, copy.isTitle) = (weight.isBold, false)
    return copy
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// How far lines stand apart, which rows do not show.
  ///
  /// Follows [Font.Leading](https://developer.apple.com/documentation/swiftui/font/leading-swift.enum).
  public enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Nearer.
    case tight
    /// Farther.
    case loose
  }

  /// The same font: lines are rows.
  public func leading(_ leading: Leading) -> Font { self }
  /// The same font: every character has one width already.
  public func monospaced() -> Font { self }
  /// The same font: every digit has one width already.
  public func monospacedDigit() -> Font { self }
  /// The same font: a terminal has no small capitals.
  public func smallCaps() -> Font { self }
  /// The same font: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }
}
