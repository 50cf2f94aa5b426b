/// A font for text, of which a terminal shows weight and italics.
///
/// All glyphs of a text platform have one size: only bold and italic have an effect. Follows
/// [Font](https://developer.apple.com/documentation/swiftui/font).
public struct Font: Hashable, Sendable {
  /// The weight of a font; weights from semibold on are drawn bold.
  public struct Weight: Hashable, Sendable {
    let value: Double
    var isBold: Bool { value >= 0.3 }

    /// Drawn as regular weight.
    public static let ultraLight = Weight(value: -0.8)
    /// Drawn as regular weight.
    public static let thin = Weight(value: -0.6)
    /// Drawn as regular weight.
    public static let light = Weight(value: -0.4)
    /// The regular weight.
    public static let regular = Weight(value: 0)
    /// Drawn as regular weight.
    public static let medium = Weight(value: 0.23)
    /// Drawn as bold weight.
    public static let semibold = Weight(value: 0.3)
    /// The bold weight.
    public static let bold = Weight(value: 0.4)
    /// Drawn as bold weight.
    public static let heavy = Weight(value: 0.56)
    /// Drawn as bold weight.
    public static let black = Weight(value: 0.62)
  }

  /// The design of a typeface, without effect: a terminal has one typeface.
  public enum Design: Hashable, Sendable {
    /// The design of the platform.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with round strokes.
    case rounded
    /// A design with characters of one width, as in every terminal.
    case monospaced
  }

  /// The purpose of a text, of which only bold has an effect.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a screen; bold.
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
    /// Running text of a page.
    case body
    /// A remark beside the text.
    case callout
    /// A note at the end.
    case footnote
    /// The caption of a picture.
    case caption
    /// The caption of a picture, one size smaller.
    case caption2

    fileprivate var isBold: Bool { [.largeTitle, .title, .title2, .title3, .headline].contains(self) }
  }

  var isBold = false
  /// Whether it is bold because of its text style.
  private(set) var isTitle = false
  var isItalic = false

  /// The bold font of ``TextStyle/largeTitle``.
  public static let largeTitle = system(.largeTitle)
  /// The bold font of ``TextStyle/title``.
  public static let title = system(.title)
  /// The bold font of ``TextStyle/title2``.
  public static let title2 = system(.title2)
  /// The bold font of ``TextStyle/title3``.
  public static let title3 = system(.title3)
  /// The bold font of ``TextStyle/headline``.
  public static let headline = system(.headline)
  /// The regular font of ``TextStyle/subheadline``.
  public static let subheadline = system(.subheadline)
  /// The regular font of ``TextStyle/body``.
  public static let body = system(.body)
  /// The regular font of ``TextStyle/callout``.
  public static let callout = system(.callout)
  /// The regular font of ``TextStyle/footnote``.
  public static let footnote = system(.footnote)
  /// The regular font of ``TextStyle/caption``.
  public static let caption = system(.caption)
  /// The regular font of ``TextStyle/caption2``.
  public static let caption2 = system(.caption2)

  /// Returns the platform's font; only a weight from semibold on has an effect, size and design have none.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  /// Returns the platform's font for a style; a weight overrides that of the style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(isBold: weight?.isBold ?? style.isBold, isTitle: weight == nil && style.isBold)
  }

  /// Returns a font by its name, drawn as the platform's regular font.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// Returns a font by its name, drawn as the platform's regular font.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  /// Returns a font by its name, drawn as the platform's font for the style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    system(textStyle)
  }

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    (copy.isBold, copy.isTitle) = (weight.isBold, false)
    return copy
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }
}
