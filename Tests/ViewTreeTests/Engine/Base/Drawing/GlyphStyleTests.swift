import Testing
import ViewTreeTesting

@testable import ViewTree

struct GlyphStyleTests {
  private static let traits: [GlyphStyle.Traits] = [
    .bold, .dim, .italic, .underline, .strikethrough, .inverse, .chosen, .faded,
  ]

  @Test func `each trait is told apart from all others`() {
    for (number, trait) in Self.traits.enumerated() {
      let others = Self.traits.enumerated().filter { $0.offset != number }.map(\.element)
      #expect(!trait.isEmpty && others.allSatisfy { $0.isDisjoint(with: trait) })
    }
  }

  @Test func `the traits that are shown are those of a font and a terminal`() {
    expectEqual(
      GlyphStyle.Traits(Self.traits).shown, [.bold, .dim, .italic, .underline, .strikethrough, .inverse])
  }

  @Test func `colours come and go`() {
    let (red, black) = (Color.Resolved(.named(.red)), Color.Resolved(.named(.black)))
    var style = GlyphStyle(foreground: red, traits: .bold)
    #expect(style.foreground == red && style.background == nil)
    style.background = black
    style.foreground = nil
    #expect(style.foreground == nil && style.background == black)
    expectEqual(style, GlyphStyle(background: black, traits: .bold))
    style.background = nil
    expectEqual(style, GlyphStyle(traits: .bold))
  }

  @Test func `an invisible colour is not the absence of one`() {
    for value in [.named(.black), .rgb(red: 0, green: 0, blue: 0)] as [Color.Resolved.Value] {
      let color = Color.Resolved(value, alpha: 0)
      let style = GlyphStyle(foreground: color, background: color)
      #expect(style.foreground == color && style.background == color && style != GlyphStyle())
    }
  }
}
