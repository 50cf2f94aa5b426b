/// A type that draws a text in its own way.
///
/// Has no effect: a text is drawn in cells, and not glyph by glyph.
///
/// Follows [TextRenderer](https://developer.apple.com/documentation/swiftui/textrenderer).
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size of the text in a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distance by which the drawing extends beyond the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// The default padding, zero.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for a text that a renderer can measure.
///
/// Follows [TextProxy](https://developer.apple.com/documentation/swiftui/textproxy).
public struct TextProxy {
  /// Returns the proposed size; unspecified lengths are zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// A custom attribute of a part of a text, for a renderer.
///
/// Follows [TextAttribute](https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}

extension Text {
  /// The lines of a text for a renderer; always empty, because renderers have no effect.
  ///
  /// Follows [Text.Layout](https://developer.apple.com/documentation/swiftui/text/layout).
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// The typographic bounds of a part of a text.
    ///
    /// Follows
    /// [Text.Layout.TypographicBounds](https://developer.apple.com/documentation/swiftui/text/layout/typographicbounds).
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin = CGPoint.zero
      /// The width of the part.
      public var width: CGFloat = 0
      /// The extent above the baseline.
      public var ascent: CGFloat = 0
      /// The extent below the baseline.
      public var descent: CGFloat = 0
      /// The space below the part.
      public var leading: CGFloat = 0

      /// Creates empty bounds.
      public init() {}

      /// The rectangle of the bounds.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Options for drawing lines.
    ///
    /// Has no effect: renderers draw nothing.
    ///
    /// Follows
    /// [Text.Layout.DrawingOptions](https://developer.apple.com/documentation/swiftui/text/layout/drawingoptions).
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options as a bit mask.
      public let rawValue: UInt32

      /// Creates options from a bit mask.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Places glyphs between pixels.
      ///
      /// Has no effect: renderers draw nothing.
      public static var disablesSubpixelQuantization: DrawingOptions { .init(rawValue: 1) }
    }

    /// The index of a character in a text; there is none, because renderers are not called.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// Returns the number of characters between two indices.
      public func distance(to other: CharacterIndex) -> Int { Layout.nothing() }
      /// Returns the index a number of characters further.
      public func advanced(by count: Int) -> CharacterIndex { Layout.nothing() }
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      /// The index of the first run.
      public var startIndex: Int { 0 }
      /// The index after the last run.
      public var endIndex: Int { 0 }
      /// The origin of the line.
      public var origin: CGPoint { .zero }
      /// The bounds of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// A run of the line.
      public subscript(index: Int) -> Run { Layout.nothing() }
    }

    /// A part of a line with the same attributes.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      /// The index of the first glyph.
      public var startIndex: Int { 0 }
      /// The index after the last glyph.
      public var endIndex: Int { 0 }
      /// The direction of the run.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The bounds of the run.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The indices of the run's characters.
      public var characterIndices: [CharacterIndex] { [] }
      /// A glyph of the run.
      public subscript(index: Int) -> RunSlice { Layout.nothing() }
      /// A range of glyphs of the run.
      public subscript(bounds: Range<Int>) -> RunSlice { Layout.nothing() }
      /// The value of a custom attribute, always `nil`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A range of glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      /// The index of the first glyph.
      public var startIndex: Int { 0 }
      /// The index after the last glyph.
      public var endIndex: Int { 0 }
      /// The run that contains the glyphs.
      public var run: Run { Run() }
      /// The bounds of the glyphs.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The indices of the characters of the glyphs.
      public var characterIndices: [CharacterIndex] { [] }
      /// A glyph of the slice.
      public subscript(index: Int) -> RunSlice { Layout.nothing() }
      /// A range of glyphs of the slice.
      public subscript(bounds: Range<Int>) -> RunSlice { Layout.nothing() }
      /// The value of a custom attribute, always `nil`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index after the last line.
    public var endIndex: Int { 0 }
    /// A Boolean value that indicates whether the text was truncated, always false.
    public var isTruncated: Bool { false }
    /// A line of the text.
    public subscript(index: Int) -> Line { Self.nothing() }

    fileprivate static func nothing() -> Never {
      preconditionFailure("Text.Layout has no lines: text renderers are not called")
    }
  }

  /// Has no effect: renderers are not called, so there is no reader for the attribute.
  ///
  /// Follows [customAttribute(_:)](https://developer.apple.com/documentation/swiftui/text/customattribute(_:)).
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of a text.
  ///
  /// Has no effect: renderers draw nothing.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a run of a text.
  ///
  /// Has no effect: renderers draw nothing.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a range of glyphs of a text.
  ///
  /// Has no effect: renderers draw nothing.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// Has no effect: a text is drawn in cells, and not glyph by glyph.
  ///
  /// Follows [textRenderer(_:)](https://developer.apple.com/documentation/swiftui/view/textrenderer(_:)).
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
