#if !canImport(UIKit)
  /// A font of UIKit: what `Font(_:)` takes.
  ///
  /// All glyphs of a text platform are of one size: what remains of it is whether it is bold. Follows
  /// [UIFont](https://developer.apple.com/documentation/uikit/uifont).
  public final class UIFont: Hashable, Sendable {
    /// How heavy a font is.
    ///
    /// Follows [UIFont.Weight](https://developer.apple.com/documentation/uikit/uifont/weight).
    public struct Weight: Hashable, Sendable {
      fileprivate let weight: Font.Weight

      /// Drawn as regular.
      public static let ultraLight = Weight(weight: .ultraLight)
      /// Drawn as regular.
      public static let thin = Weight(weight: .thin)
      /// Drawn as regular.
      public static let light = Weight(weight: .light)
      /// Not bold.
      public static let regular = Weight(weight: .regular)
      /// Drawn as regular.
      public static let medium = Weight(weight: .medium)
      /// Drawn bold.
      public static let semibold = Weight(weight: .semibold)
      /// Bold.
      public static let bold = Weight(weight: .bold)
      /// Drawn bold.
      public static let heavy = Weight(weight: .heavy)
      /// Drawn bold.
      public static let black = Weight(weight: .black)
    }

    /// What a text is for.
    ///
    /// Follows [UIFont.TextStyle](https://developer.apple.com/documentation/uikit/uifont/textstyle).
    public struct TextStyle: Hashable, Sendable {
      fileprivate let style: Font.TextStyle

      /// As ``Font/TextStyle/largeTitle``.
      public static let largeTitle = TextStyle(style: .largeTitle)
      /// As ``Font/TextStyle/title``.
      public static let title1 = TextStyle(style: .title)
      /// As ``Font/TextStyle/title2``.
      public static let title2 = TextStyle(style: .title2)
      /// As ``Font/TextStyle/title3``.
      public static let title3 = TextStyle(style: .title3)
      /// As ``Font/TextStyle/headline``.
      public static let headline = TextStyle(style: .headline)
      /// As ``Font/TextStyle/subheadline``.
      public static let subheadline = TextStyle(style: .subheadline)
      /// As ``Font/TextStyle/body``.
      public static let body = TextStyle(style: .body)
      /// As ``Font/TextStyle/callout``.
      public static let callout = TextStyle(style: .callout)
      /// As ``Font/TextStyle/footnote``.
      public static let footnote = TextStyle(style: .footnote)
      /// As ``Font/TextStyle/caption``.
      public static let caption1 = TextStyle(style: .caption)
      /// As ``Font/TextStyle/caption2``.
      public static let caption2 = TextStyle(style: .caption2)
    }

    fileprivate let font: Font
    /// The size that it was asked for, which does not count.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

    /// A font by its name; drawn as the platform's, regular.
    public init?(name: String, size: CGFloat) { (font, pointSize) = (.custom(name, size: size), size) }

    /// How high a line is: a row.
    public var lineHeight: CGFloat { 16 }

    /// The platform's font.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight), size: size)
    }
    /// The platform's font in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    /// The platform's font in italics.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size).italic(), size: size)
    }
    /// The platform's font, whose characters have one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      systemFont(ofSize: size, weight: weight)
    }
    /// The platform's font, whose digits have one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      systemFont(ofSize: size, weight: weight)
    }
    /// The platform's font for a style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(.system(style.style), size: 17)
    }

    /// Whether both are drawn in the same way.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font && a.pointSize == b.pointSize }
    /// Hashes how it is drawn.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  extension Font {
    /// A font of UIKit.
    public init(_ font: UIFont) { self = font.font }
  }
#endif
