// What views may ask about texts and symbols although it changes nothing of how these are drawn.

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
  /// How much space is between lines; they stand one below the other.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How small text may be drawn to fit; a cell has one size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether characters may stand closer to each other; a cell has one width.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How large symbols are to be; a glyph has one size.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; a glyph has one layer.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// In which variants symbols show.
  public var symbolVariants: SymbolVariants {
    get { textStyle.symbolVariants }
    set { textStyle.symbolVariants = newValue }
  }
}

extension Font {
  /// How wide characters are; a cell has one width.
  public struct Width: Hashable, Sendable {
    /// The width, 0 as usual.
    public var value: CGFloat
    /// Creates a width, 0 as usual.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The default.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The same font: a cell has one width.
  public func width(_ width: Width) -> Font { self }
}

extension Text {
  /// How large a text is beside others; a cell has one size.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let `default` = Scale(name: "default")
    /// A little smaller.
    public static let secondary = Scale(name: "secondary")
  }

  /// The same text: a cell has one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// The same text: a cell has one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Has no effect: a cell has one width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Has no effect: a cell has one size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
