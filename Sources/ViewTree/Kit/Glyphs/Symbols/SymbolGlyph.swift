/// The look of a symbol in both glyph sets: one or two cells, and three for the marks of a choice.
struct SymbolGlyph: Hashable, Sendable {
  let ascii: String
  let unicode: String

  init(_ ascii: String, _ unicode: String) {
    self.ascii = ascii
    self.unicode = unicode
  }

  subscript(glyphs: GlyphSet) -> String { glyphs == .ascii ? ascii : unicode }

  /// Returns the glyph with a sign after it, in two cells: the first cell of a wider glyph is kept.
  func signed(_ sign: SymbolGlyph) -> SymbolGlyph {
    SymbolGlyph(ascii.prefix(1) + sign.ascii, unicode.prefix(1) + sign.unicode)
  }
}

struct SymbolGlyphsKey: EnvironmentKey {
  static var defaultValue: [String: SymbolGlyph] { [:] }
}

extension EnvironmentValues {
  /// The glyphs that enclosing views gave to symbols, by name.
  var symbolGlyphs: [String: SymbolGlyph] {
    get { self[SymbolGlyphsKey.self] }
    set { self[SymbolGlyphsKey.self] = newValue }
  }
}
