import Testing

@testable import ViewTree

struct SymbolsTests {
  @Test(arguments: [
    ("chevron.right", 1, "chevron.down"), ("chevron.right", 0, "chevron.right"), ("chevron.right", 3, "chevron.up"),
    ("chevron.down", 2, "chevron.up"), ("arrow.up", 1, "arrow.right"), ("arrow.left", 1, "arrow.up"),
    ("chevron.forward", 0, "chevron.forward"), ("chevron.forward", 1, "chevron.down"),
    ("chevron.backward", 1, "chevron.up"), ("arrow.right.square", 1, "arrow.down.square"), ("star", 1, "star"),
    ("chevron.up.chevron.down", 1, "chevron.up.chevron.down"),
  ])
  func `a symbol that points in one direction can be turned`(_ name: String, _ turns: Int, _ turned: String) {
    #expect(Symbols.turned(name, by: turns) == turned)
  }

  @Test func `a variant of a symbol looks like it, and what is not known shows its name`() {
    #expect(Symbols.glyph(of: "star", in: .ascii) == "*")
    #expect(Symbols.glyph(of: "star", in: .unicode) == "★")
    #expect(Symbols.glyph(of: "star.circle.fill", in: .unicode) == "★")
    #expect(Symbols.glyph(of: "checkmark.circle", in: .ascii) == "(x)")
    #expect(Symbols.glyph(of: "checkmark.circle.fill", in: .ascii) == "(x)")
    #expect(Symbols.glyph(of: "star.unknown", in: .ascii) == ":star.unknown:")
    #expect(Symbols.glyph(of: "nothing", in: .unicode) == ":nothing:")
  }
}
