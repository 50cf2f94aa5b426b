/// The style of a piece of text; `nil` values are those of the enclosing views.
struct TextStyle: Equatable {
  var font: Font?
  var foreground: AnyShapeStyle?
  var bold: Bool?
  var italic: Bool?
  var underline: Bool?
  var strikethrough: Bool?
  /// Whether the text is in a view with the trait `isSelected`.
  var isSelected = false
  /// Whether the text is drawn as blocks.
  var isRedacted = false
  /// The variants of symbols in the text.
  var symbolVariants = SymbolVariants.none

  /// Returns this style, with the values of `outer` where this one has none.
  func over(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, foreground: foreground ?? outer.foreground, bold: bold ?? outer.bold,
      italic: italic ?? outer.italic, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, isSelected: isSelected || outer.isSelected,
      isRedacted: isRedacted || outer.isRedacted,
      symbolVariants: outer.symbolVariants)
  }

  /// Whether text in the style belongs to a chosen control: the only place that derives a choice from the weight.
  ///
  /// A view says it by bold text or by the trait `isSelected`. A title's font is bold in every state.
  private var isChosen: Bool { isSelected || bold ?? (font?.isBold == true && font?.isTitle == false) }

  func glyphStyle(in environment: EnvironmentValues) -> GlyphStyle {
    glyphStyle(of: foreground?.color(in: environment), in: environment)
  }

  /// Returns a piece of text in the style.
  func run(_ text: String, link: UInt16 = 0, in environment: EnvironmentValues) -> TextRun {
    let paint = foreground?._paint(in: environment)
    return TextRun(
      text, style: glyphStyle(of: paint?.color, in: environment), link: link, gradient: paint?.gradient)
  }

  private func glyphStyle(of foreground: Color?, in environment: EnvironmentValues) -> GlyphStyle {
    let color = foreground?.drawn(in: environment) ?? ResolvedColor()
    var traits: GlyphStyle.Traits = []
    if bold ?? font?.isBold ?? false { traits.insert(.bold) }
    if isChosen { traits.insert(.chosen) }
    if italic ?? font?.isItalic ?? false { traits.insert(.italic) }
    if underline == true { traits.insert(.underline) }
    if strikethrough == true { traits.insert(.strikethrough) }
    if color.isDim || !environment.isEnabled { traits.insert(.dim) }
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

  /// The style of glyphs in the environment: colour and weight.
  public var glyphStyle: GlyphStyle { textStyle.glyphStyle(in: self) }

  /// The font of texts without a font of their own.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }
}

extension View {
  /// Changes the style of the texts in the view, based on the values of the environment.
  nonisolated func textStyle(_ change: @escaping (inout TextStyle, EnvironmentValues) -> Void) -> some View {
    environment(TextStyleKey.self) { values in
      var style = values.textStyle
      change(&style, values)
      return style
    }
  }
}
