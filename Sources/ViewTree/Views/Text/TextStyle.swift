/// The style of a piece of text; `nil` leaves it to what is around.
struct TextStyle: Equatable {
  var font: Font?
  var foreground: AnyShapeStyle?
  var bold: Bool?
  var italic: Bool?
  var underline: Bool?
  var strikethrough: Bool?

  /// This style, and what `outer` says where this one says nothing.
  func over(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, foreground: foreground ?? outer.foreground, bold: bold ?? outer.bold,
      italic: italic ?? outer.italic, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough)
  }

  func glyphStyle(in environment: EnvironmentValues) -> GlyphStyle {
    let color = foreground?.resolve(in: environment) ?? ResolvedColor()
    var traits: GlyphStyle.Traits = []
    if bold ?? font?.isBold ?? false { traits.insert(.bold) }
    if italic ?? font?.isItalic ?? false { traits.insert(.italic) }
    if underline == true { traits.insert(.underline) }
    if strikethrough == true { traits.insert(.strikethrough) }
    if color.isDim || !environment.isEnabled || environment.opacity < 0.6 { traits.insert(.dim) }
    return GlyphStyle(foreground: color.color, traits: traits)
  }
}

private struct TextStyleKey: LookKey {
  static var defaultValue: TextStyle { TextStyle() }
}

extension EnvironmentValues {
  var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }
}

extension Text {
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var runs = runs
    for index in runs.indices { change(&runs[index].style) }
    return Text(runs: runs)
  }

  /// A modifier closest to the text wins, also over those around it.
  private func adding<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> Text {
    styled { if $0[keyPath: keyPath] == nil { $0[keyPath: keyPath] = value } }
  }

  public func font(_ font: Font?) -> Text { adding(\.font, font) }
  public func bold() -> Text { adding(\.bold, true) }
  public func bold(_ isActive: Bool) -> Text { adding(\.bold, isActive) }
  public func italic() -> Text { adding(\.italic, true) }
  public func italic(_ isActive: Bool) -> Text { adding(\.italic, isActive) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(\.bold, weight.map(\.isBold)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { adding(\.underline, isActive) }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(\.underline, isActive)
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { adding(\.strikethrough, isActive) }
  public func foregroundColor(_ color: Color?) -> Text { adding(\.foreground, color.map(AnyShapeStyle.init)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(\.foreground, AnyShapeStyle(style)) }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
  private nonisolated func textStyle<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> some View {
    textStyle { style, _ in style[keyPath: keyPath] = value }
  }

  /// Changes the style of the texts below, given the values around.
  nonisolated func textStyle(_ change: @escaping (inout TextStyle, EnvironmentValues) -> Void) -> some View {
    environment(TextStyleKey.self) { values in
      var style = values.textStyle
      change(&style, values)
      return style
    }
  }

  /// Sets the font of texts below. A cell has one size: headings are bold, the rest looks alike.
  nonisolated public func font(_ font: Font?) -> some View { textStyle(\.font, font) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyle(\.bold, isActive) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle(\.italic, isActive) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(\.bold, weight.map(\.isBold)) }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.underline, isActive)
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { textStyle(\.underline, isActive) }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.strikethrough, isActive)
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    textStyle(\.foreground, color.map(AnyShapeStyle.init))
  }
  /// Sets the colour of texts and shapes below; a style that refers to the one around is resolved here.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    textStyle { $0.foreground = AnyShapeStyle(style._color(in: $1)) }
  }
  /// Sets the colours of the primary and the secondary level below.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(primary).environment(\.foregroundLevels, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
  /// Sets the colours of three levels below.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary).environment(
      \.foregroundLevels, [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
  nonisolated public func monospacedDigit() -> some View { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
}
