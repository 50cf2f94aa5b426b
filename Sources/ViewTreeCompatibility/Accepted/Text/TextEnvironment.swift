// Settings of texts and symbols that views can read, although they do not change the drawing.

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The distance between lines, in the screen's unit.
  ///
  /// Has no effect: each line is one row of cells.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The smallest scale at which text may be drawn to fit.
  ///
  /// Has no effect: a cell has one size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// A Boolean value that allows less distance between characters.
  ///
  /// Has no effect: a cell has one width.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The size of symbols.
  ///
  /// Has no effect: a glyph has one size.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The colouring of the layers of symbols.
  ///
  /// Has no effect: a glyph has one layer.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension Font {
  /// The width of characters.
  ///
  /// Has no effect: a cell has one width.
  public struct Width: Hashable, Sendable {
    /// The width relative to the default, which is 0.
    public var value: CGFloat
    /// Creates a width; 0 is the default.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The default width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }

  /// Has no effect: a cell has one width.
  public func width(_ width: Width) -> Font { self }
}

extension Text {
  /// The size of a text relative to others.
  ///
  /// Has no effect: a cell has one size.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The default size.
    public static let `default` = Scale(name: "default")
    /// A slightly smaller size.
    public static let secondary = Scale(name: "secondary")
  }

  /// Has no effect: a cell has one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Has no effect: a cell has one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Has no effect: a cell has one width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Has no effect: a cell has one size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}

/// The colouring of a symbol's layers.
///
/// Has no effect: a glyph has one layer.
///
/// Follows [SymbolRenderingMode](https://developer.apple.com/documentation/swiftui/symbolrenderingmode).
public struct SymbolRenderingMode: Sendable {
  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode()
  /// Layers in shades of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// Each layer in a colour of its own.
  public static let palette = SymbolRenderingMode()
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode()
}

extension View {
  /// Has no effect: a cell has one size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Has no effect: a cell has one width.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Has no effect: each line is one row of cells.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Has no effect: every character has the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Has no effect: every digit has the same width.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Has no effect: a terminal has one typeface.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Has no effect: a glyph has one size.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Has no effect: a glyph has one layer.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Text {
  /// Has no effect: every character has the same width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Has no effect: every digit has the same width.
  public func monospacedDigit() -> Text { self }
}

extension Font {
  /// Has no effect: lines are rows of cells.
  public func leading(_ leading: Leading) -> Font { self }

  /// Has no effect: every character has one width already.
  public func monospaced() -> Font { self }

  /// Has no effect: every digit has one width already.
  public func monospacedDigit() -> Font { self }

  /// Has no effect: a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// Has no effect: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// Has no effect: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }
}

extension Image {
  /// Has no effect: a glyph has one size.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Has no effect: a glyph has no edges to smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Has no effect: a glyph has one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Has no effect: a glyph is always drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension Image {
  /// The quality of a resized picture.
  ///
  /// Has no effect on a glyph.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation of pixels.
    case none
    /// Fast interpolation of low quality.
    case low
    /// Interpolation of medium quality.
    case medium
    /// Interpolation of the best quality.
    case high
  }

  /// The choice between the foreground style and a picture's own colours.
  ///
  /// Has no effect on a glyph: it has no own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture is drawn in the foreground style.
    case template
    /// The picture is drawn in its own colours.
    case original
  }

  /// The size of a symbol.
  ///
  /// Has no effect: a glyph has one size.
  public enum Scale: Hashable, Sendable {
    /// A size smaller than the text.
    case small
    /// The size of the text.
    case medium
    /// A size larger than the text.
    case large
  }
}

extension Font {
  /// The distance between lines, without effect: lines are rows of cells.
  ///
  /// Follows [Font.Leading](https://developer.apple.com/documentation/swiftui/font/leading-swift.enum).
  public enum Leading: Hashable, Sendable {
    /// The distance that the font sets.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }
}

extension Text {
  /// Has no effect: each cell holds one character.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Has no effect: each cell holds one character.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Has no effect: a line is one cell high.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
