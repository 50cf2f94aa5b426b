/// What draws a text in its own way; a text of cells is drawn as it is, and it is not asked.
///
/// Follows [TextRenderer](https://developer.apple.com/documentation/swiftui/textrenderer).
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// How large the text is.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far it draws beyond the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// As large as the text is by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text of which a renderer asks the size.
///
/// Follows [TextProxy](https://developer.apple.com/documentation/swiftui/textproxy).
public struct TextProxy {
  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// What a part of a text says to a renderer.
///
/// Follows [TextAttribute](https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}

extension Text {
  /// The lines of a text, as a renderer sees them: none, for no renderer draws one.
  ///
  /// Follows [Text.Layout](https://developer.apple.com/documentation/swiftui/text/layout).
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// Where a part of a text stands.
    ///
    /// Follows
    /// [Text.Layout.TypographicBounds](https://developer.apple.com/documentation/swiftui/text/layout/typographicbounds).
    public struct TypographicBounds: Equatable, Sendable {
      /// Where its baseline begins.
      public var origin = CGPoint.zero
      /// How wide it is.
      public var width: CGFloat = 0
      /// How far it reaches above its baseline.
      public var ascent: CGFloat = 0
      /// How far it reaches below its baseline.
      public var descent: CGFloat = 0
      /// The space below it.
      public var leading: CGFloat = 0

      /// Nothing.
      public init() {}

      /// All of it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How lines are drawn.
    ///
    /// Follows
    /// [Text.Layout.DrawingOptions](https://developer.apple.com/documentation/swiftui/text/layout/drawingoptions).
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt32

      /// The options of some bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Glyphs may stand between pixels.
      public static var disablesSubpixelQuantization: DrawingOptions { .init(rawValue: 1) }
    }

    /// A character of a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      private let number: Int

      /// How many characters lie between two.
      public func distance(to other: CharacterIndex) -> Int { other.number - number }
      /// The character so many places further.
      public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(number: number + count) }
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      /// The first run.
      public var startIndex: Int { 0 }
      /// Behind the last run.
      public var endIndex: Int { 0 }
      /// Where the line begins.
      public var origin: CGPoint { .zero }
      /// Where the line stands.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// A run of the line.
      public subscript(index: Int) -> Run { Layout.nothing() }
    }

    /// A part of a line that looks the same.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      /// The first glyph.
      public var startIndex: Int { 0 }
      /// Behind the last glyph.
      public var endIndex: Int { 0 }
      /// In which direction it is read.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// Where the run stands.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The characters of which it consists.
      public var characterIndices: [CharacterIndex] { [] }
      /// A glyph of the run.
      public subscript(index: Int) -> RunSlice { Layout.nothing() }
      /// Some glyphs of the run.
      public subscript(bounds: Range<Int>) -> RunSlice { Layout.nothing() }
      /// What the text says to the renderer here.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      /// The first glyph.
      public var startIndex: Int { 0 }
      /// Behind the last glyph.
      public var endIndex: Int { 0 }
      /// The run of which these are some.
      public var run: Run { Run() }
      /// Where the glyphs stand.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The characters of which they consist.
      public var characterIndices: [CharacterIndex] { [] }
      /// A glyph.
      public subscript(index: Int) -> RunSlice { Layout.nothing() }
      /// Some of the glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { Layout.nothing() }
      /// What the text says to the renderer here.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The first line.
    public var startIndex: Int { 0 }
    /// Behind the last line.
    public var endIndex: Int { 0 }
    /// Whether there was no room for all of it.
    public var isTruncated: Bool { false }
    /// A line of the text.
    public subscript(index: Int) -> Line { Self.nothing() }

    fileprivate static func nothing() -> Never { preconditionFailure("a text without a renderer has no layout") }
  }

  /// Says something to a renderer, where there is one: here there is none.
  ///
  /// Follows [customAttribute(_:)](https://developer.apple.com/documentation/swiftui/text/customattribute(_:)).
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of a text, of which a renderer knows.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a run of a text, of which a renderer knows.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws some glyphs of a text, of which a renderer knows.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// Has no effect: a text is drawn in cells, and not glyph by glyph.
  ///
  /// Follows [textRenderer(_:)](https://developer.apple.com/documentation/swiftui/view/textrenderer(_:)).
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
