import TextBackend
import Testing

@testable import ViewTree
import ViewTreeTesting

struct SymbolMarksTests {
  private func columns(_ glyph: String) -> Int { glyph.reduce(0) { $0 + GraphemeWidth.of($1) } }

  @Test func `all marks of a choice are as wide in both sets, and so are all switches`() {
    for (name, glyph) in SymbolMarks.glyphs where !name.hasPrefix("row.") {
      let width = name.hasPrefix("switch.") ? 5 : 3
      #expect(columns(glyph.ascii) == width && columns(glyph.unicode) == width, "\(name)")
      #expect(glyph.ascii.utf8.max() ?? 0 < 0x80, "\(name)")
    }
  }

  @Test func `a mark has a glyph for less space, but for those that are the built-in styles' own`() {
    let own = SymbolMarks.glyphs.keys.filter { SymbolTable.glyphs[$0] == nil }
    expectEqual(own.sorted(), ["row.mixed", "row.off", "row.on", "switch.mixed", "switch.off", "switch.on"])
    expectEqual(own.filter { Symbols.narrowGlyph(of: $0) != SymbolMarks.glyphs[$0] }, [])
  }

  @Test(arguments: [
    ("checkmark.square.fill", "[x]", "[✓]"), ("circle.inset.filled", "(o)", "(●)"), ("circle.fill", "(o)", "(●)"),
    ("largecircle.fill.circle", "(o)", "(●)"), ("xmark.circle.fill", "(x)", "(×)"), ("square.fill", "[#]", "[■]"),
  ])
  func `a mark that is filled is a mark`(_ name: String, _ ascii: String, _ unicode: String) {
    expectEqual(Symbols.glyph(of: name), SymbolGlyph(ascii, unicode))
  }
}
