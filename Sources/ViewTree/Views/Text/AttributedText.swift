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
      /// What the characters are to be read as.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// How far characters are apart, which cells do not show.
    public let kern: KerningAttribute
    /// How far characters are apart, which cells do not show.
    public let tracking: TrackingAttribute
    /// How far characters are above the line, which cells do not show.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, as the link.
    public let foundation: FoundationAttributes

    /// The font of a piece of text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a piece of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a piece of text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// How far characters are apart.
    public enum KerningAttribute: AttributedStringKey {
      /// A length.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.Kern"
    }

    /// How far characters are apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far characters are above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The line through a piece of text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below a piece of text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name in an archive.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    #if !canImport(Darwin)
      /// What a piece of text is to be read as.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// A set of intents.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in an archive.
        public static let name = "NSInlinePresentationIntent"
      }
    #endif
  }
}

extension AttributeDynamicLookup {
  /// An attribute by its name: `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Creates an attributed string: its colours, its weights, its lines and its links.
  ///
  /// Disfavored, as a literal is a ``LocalizedStringKey``. Follows
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
  /// What is drawn of the attributes of a piece.
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
