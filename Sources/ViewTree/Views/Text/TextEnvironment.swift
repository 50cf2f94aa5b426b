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

  /// The variants in which symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { textStyle.symbolVariants }
    set { textStyle.symbolVariants = newValue }
  }
}

extension Font {
  /// The width of characters.
  ///
  /// Has no effect: a cell has one width.
  public struct Width: Hashable, Sendable {
    /// The width, 0 by default.
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
