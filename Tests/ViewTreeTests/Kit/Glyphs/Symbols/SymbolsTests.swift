import Testing

@testable import ViewTree
import ViewTreeTesting

struct SymbolsTests {
  @Test(arguments: [
    ("chevron.right", 1, "chevron.down"), ("chevron.right", 0, "chevron.right"), ("chevron.right", 3, "chevron.up"),
    ("chevron.down", 2, "chevron.up"), ("arrow.up", 1, "arrow.right"), ("arrow.left", 1, "arrow.up"),
    ("chevron.forward", 0, "chevron.forward"), ("chevron.forward", 1, "chevron.down"),
    ("chevron.backward", 1, "chevron.up"), ("arrow.right.square", 1, "arrow.down.square"), ("star", 1, "star"),
    ("chevron.up.chevron.down", 1, "chevron.up.chevron.down"),
  ])
  func `a symbol that points in one direction can be turned`(_ name: String, _ turns: Int, _ turned: String) {
    expectEqual(Symbols.turned(name, by: turns), turned)
  }

  @Test func `an app's own glyphs come first, for the name and its variants`() {
    let own = ["acme": SymbolGlyph("%", "▲"), "trash": SymbolGlyph("T", "T"), "circle": SymbolGlyph("O", "O")]
    expectEqual(Symbols.glyph(of: "acme", own: own), own["acme"])
    expectEqual(Symbols.glyph(of: "acme.circle.fill", own: own), own["acme"])
    expectEqual(Symbols.glyph(of: "acme.slash", own: own), SymbolGlyph("%/", "▲/"))
    expectEqual(Symbols.glyph(of: "trash.fill", own: own), own["trash"])
    expectEqual(Symbols.glyph(of: "circle", own: own), own["circle"])
    expectEqual(Symbols.narrowGlyph(of: "circle", own: own), own["circle"])
    expectEqual(Symbols.glyph(of: "circle.fill", own: own), SymbolMarks.glyphs["circle.fill"])
    expectEqual(
      Symbols.glyph(of: "checkmark.circle.fill", own: ["checkmark.circle": SymbolGlyph("%", "▲")]), own["acme"])
  }

  @Test func `the glyph of a set is the one of its characters`() {
    #expect(Symbols.glyph(of: "star.fill")[.ascii] == "%" && Symbols.glyph(of: "star.fill")[.unicode] == "★")
  }

  @Test func `a picture looks like a photo, and an unknown symbol like no other`() {
    expectEqual(Symbols.picture, SymbolTable.glyphs["photo"])
    let alike = SymbolTable.glyphs.filter { $1.unicode == Symbols.unknown.unicode || $1.ascii == Symbols.unknown.ascii }
    expectEqual(alike.keys.sorted(), [])
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.backward"), ("arrow.backward.circle", "arrow.forward.circle"),
    ("arrow.up.forward", "arrow.up.backward"), ("forward.end", "forward.end"), ("backward.fill", "backward.fill"),
    ("arrow.right", "arrow.right"),
  ])
  func `a symbol that points forward is mirrored, and one of a media player is not`(_ name: String, _ mirrored: String)
  {
    expectEqual(Symbols.mirrored(name), mirrored)
  }
}
