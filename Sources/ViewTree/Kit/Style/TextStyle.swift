/// The style of a piece of text; `nil` leaves it to what is around.
struct TextStyle: Equatable {
  var font: Font?
  var foreground: AnyShapeStyle?
  var bold: Bool?
  var italic: Bool?
  var underline: Bool?
  var strikethrough: Bool?
  /// Whether the text is drawn as blocks.
  var isRedacted = false
  /// Those of the symbols.
  var symbolVariants = SymbolVariants.none

  /// This style, and what `outer` says where this one says nothing.
  func over(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, foreground: foreground ?? outer.foreground, bold: bold ?? outer.bold,
      italic: italic ?? outer.italic, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, isRedacted: isRedacted || outer.isRedacted,
      symbolVariants: outer.symbolVariants)
  }

  func glyphStyle(in environment: EnvironmentValues) -> GlyphStyle {
    glyphStyle(of: foreground?.color(in: environment), in: environment)
  }

  /// A piece of text in the style.
  func run(_ text: String, link: UInt16 = 0, in environment: EnvironmentValues) -> TextRun {
    let paint = foreground?._paint(in: environment)
    return TextRun(
      text, style: glyphStyle(of: paint?.color, in: environment), link: link, gradient: paint?.gradient)
  }

  private func glyphStyle(of foreground: Color?, in environment: EnvironmentValues) -> GlyphStyle {
    let color = foreground?.drawn(in: environment) ?? ResolvedColor()
    var traits: GlyphStyle.Traits = []
    if bold ?? font?.isBold ?? false { traits.insert(bold == nil && font?.isTitle == true ? [.bold, .title] : .bold) }
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

  /// How texts are drawn here: their colour and their weight.
  public var glyphStyle: GlyphStyle { textStyle.glyphStyle(in: self) }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }
}

extension View {
  /// Changes the style of the texts below, given the values around.
  nonisolated func textStyle(_ change: @escaping (inout TextStyle, EnvironmentValues) -> Void) -> some View {
    environment(TextStyleKey.self) { values in
      var style = values.textStyle
      change(&style, values)
      return style
    }
  }
}
