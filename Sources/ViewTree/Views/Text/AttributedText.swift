// The attributes of an attributed string that a text draws.

extension AttributeScopes {
  /// The attributes that a ``Text`` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a ``Text`` draws, beside Foundation's.
  ///
  /// Follows
  /// [SwiftUIAttributes](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes).
  public struct SwiftUIAttributes: AttributeScope {
    /// The font: bold or italic.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    #if !canImport(Darwin)
      /// The inline styles of the characters: emphasized, code or struck through.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// The distance between characters.
    ///
    /// Has no effect: cells cannot show it.
    public let kern: KerningAttribute
    /// The distance between characters.
    ///
    /// Has no effect: cells cannot show it.
    public let tracking: TrackingAttribute
    /// The distance of characters from the baseline.
    ///
    /// Has no effect: cells cannot show it.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, such as the link.
    public let foundation: FoundationAttributes

    /// The font of a piece of text.
    public enum FontAttribute: AttributedStringKey {
      /// The value is a font.
      public typealias Value = Font
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a piece of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value is a colour.
      public typealias Value = Color
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a piece of text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value is a colour.
      public typealias Value = Color
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The distance between characters, set by kerning.
    public enum KerningAttribute: AttributedStringKey {
      /// The value is a distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.Kern"
    }

    /// The distance between characters, set by tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value is a distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance of characters from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value is a distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The line through a piece of text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value is a line style.
      public typealias Value = Text.LineStyle
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below a piece of text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value is a line style.
      public typealias Value = Text.LineStyle
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    #if !canImport(Darwin)
      /// The inline styles of a piece of text.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The value is a set of styles.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in an archive.
        public static let name = "NSInlinePresentationIntent"
      }
    #endif
  }
}

extension AttributeDynamicLookup {
  /// Returns an attribute by its name: `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Creates a text from an attributed string with its colours, weights, lines and links.
  ///
  /// The initializer is disfavored, because a literal is a ``LocalizedStringKey``. Follows
  /// [init(_:)](https://developer.apple.com/documentation/swiftui/text/init(_:)-1a4oh).
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        var piece = Run(content: .string(String(attributedContent[run.range].characters)))
        piece.marks = Marks(run.attributes)
        return piece
      })
  }
}

extension Text.Marks {
  /// Creates the marks for the attributes that are drawn.
  fileprivate init(_ attributes: AttributeContainer) {
    if let intent = attributes.inlinePresentationIntent { self.init(intent) } else { self.init() }
    style.font = attributes.font
    style.foreground = attributes.foregroundColor.map(AnyShapeStyle.init)
    if attributes.underlineStyle != nil { style.underline = true }
    if attributes.strikethroughStyle != nil { style.strikethrough = true }
    background = attributes.backgroundColor
    link = attributes.link
  }

  init(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { style.bold = true }
    if intent.contains(.emphasized) { style.italic = true }
    if intent.contains(.strikethrough) { style.strikethrough = true }
  }
}
