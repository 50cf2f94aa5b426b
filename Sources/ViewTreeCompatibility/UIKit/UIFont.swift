#if !canImport(UIKit)
  /// A font of UIKit, for `Font(_:)`.
  ///
  /// All glyphs of a terminal have one size, so only bold type is visible. Follows
  /// [UIFont](https://developer.apple.com/documentation/uikit/uifont).
  public final class UIFont: Hashable, Sendable {
    /// The weight of a font.
    ///
    /// Follows [UIFont.Weight](https://developer.apple.com/documentation/uikit/uifont/weight).
    public struct Weight: Hashable, Sendable {
      fileprivate let weight: Font.Weight

      /// An ultralight weight, drawn as regular.
      public static let ultraLight = Weight(weight: .ultraLight)
      /// A thin weight, drawn as regular.
      public static let thin = Weight(weight: .thin)
      /// A light weight, drawn as regular.
      public static let light = Weight(weight: .light)
      /// The regular weight.
      public static let regular = Weight(weight: .regular)
      /// A medium weight, drawn as regular.
      public static let medium = Weight(weight: .medium)
      /// A semibold weight, drawn bold.
      public static let semibold = Weight(weight: .semibold)
      /// The bold weight.
      public static let bold = Weight(weight: .bold)
      /// A heavy weight, drawn bold.
      public static let heavy = Weight(weight: .heavy)
      /// A black weight, drawn bold.
      public static let black = Weight(weight: .black)
    }

    /// The purpose of a text.
    ///
    /// Follows [UIFont.TextStyle](https://developer.apple.com/documentation/uikit/uifont/textstyle).
    public struct TextStyle: Hashable, Sendable {
      fileprivate let style: Font.TextStyle

      /// The style ``Font/TextStyle/largeTitle``.
      public static let largeTitle = TextStyle(style: .largeTitle)
      /// The style ``Font/TextStyle/title``.
      public static let title1 = TextStyle(style: .title)
      /// The style ``Font/TextStyle/title2``.
      public static let title2 = TextStyle(style: .title2)
      /// The style ``Font/TextStyle/title3``.
      public static let title3 = TextStyle(style: .title3)
      /// The style ``Font/TextStyle/headline``.
      public static let headline = TextStyle(style: .headline)
      /// The style ``Font/TextStyle/subheadline``.
      public static let subheadline = TextStyle(style: .subheadline)
      /// The style ``Font/TextStyle/body``.
      public static let body = TextStyle(style: .body)
      /// The style ``Font/TextStyle/callout``.
      public static let callout = TextStyle(style: .callout)
      /// The style ``Font/TextStyle/footnote``.
      public static let footnote = TextStyle(style: .footnote)
      /// The style ``Font/TextStyle/caption``.
      public static let caption1 = TextStyle(style: .caption)
      /// The style ``Font/TextStyle/caption2``.
      public static let caption2 = TextStyle(style: .caption2)
    }

    fileprivate let font: Font
    /// The requested size in points, which has no effect.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

    /// Creates a font with a name, drawn as the regular font of the terminal; never returns `nil`.
    public init?(name: String, size: CGFloat) { (font, pointSize) = (.custom(name, size: size), size) }

    /// The height of a line in points, always 16: one row.
    public var lineHeight: CGFloat { 16 }

    /// Returns the terminal's font in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight), size: size)
    }
    /// Returns the terminal's font in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    /// Returns the terminal's font in italics.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size).italic(), size: size)
    }
    /// Returns the terminal's font, whose characters have one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      systemFont(ofSize: size, weight: weight)
    }
    /// Returns the terminal's font, whose digits have one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      systemFont(ofSize: size, weight: weight)
    }
    /// Returns the terminal's font for a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(.system(style.style), size: 17)
    }

    /// Returns whether both have equal fonts and sizes.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font && a.pointSize == b.pointSize }
    /// Hashes the font.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  extension Font {
    /// Creates a font from a font of UIKit.
    public init(_ font: UIFont) { self = font.font }
  }
#endif
