import Testing
import ViewTreeTesting

@testable import ViewTree

struct ColorMixTests {
  private let opaque = Color.Resolved(.rgb(red: 0, green: 100, blue: 200))
  private let translucent = Color.Resolved(.rgb(red: 100, green: 200, blue: 0), alpha: 55)

  @Test func `a mixed colour has a part of each component, of the opacity too`() {
    expectEqual(
      [0, 0.25, 0.5, 1, 2, -1].map { opaque.mixed(with: translucent, amount: $0).description },
      ["#0064C8FF", "#197D96CD", "#3296649B", "#64C80037", "#C8FF0000", "#0000FFFF"])
    let red = Color.Resolved(.named(.red))
    expectEqual(red.mixed(with: red, amount: 0.5).value, .named(.red))
    let gray = Color.Resolved(.named(.black)).mixed(with: Color.Resolved(.named(.white)), amount: 0.5)
    expectEqual(gray.description, "#808080FF")
  }

  @Test func `a translucent colour shows the one below, and keeps its opacity`() {
    expectEqual(translucent.over(opaque).description, "#167A9DFF")
    expectEqual(translucent.over(Color.Resolved(.named(.black), alpha: 100)).description, "#162B0064")
    expectEqual(opaque.over(translucent), opaque)
    #expect(translucent.isTranslucent && !opaque.isTranslucent && translucent.opaque.description == "#64C800FF")
  }

  @Test func `a faded colour has a part of its opacity`() {
    expectEqual([0.5, -1, 2, 0, 1].map { translucent.faded($0).alpha }, [28, 0, 55, 0, 55])
    expectEqual(translucent.faded(0.5).opaque, translucent.opaque)
  }

  @Test func `of two styles the colours of the text are mixed, and the rest is that of the new one`() {
    let old = GlyphStyle(foreground: opaque, traits: .bold)
    let new = GlyphStyle(foreground: translucent, background: opaque, traits: .italic)
    expectEqual(
      old.mixed(with: new, amount: 0.5),
      GlyphStyle(foreground: opaque.mixed(with: translucent, amount: 0.5), background: opaque, traits: .italic))
    let same = GlyphStyle(foreground: opaque, traits: .dim)
    expectEqual(old.mixed(with: same, amount: 0.5), same)
    expectEqual(GlyphStyle(traits: .bold).mixed(with: GlyphStyle(), amount: 0.5), GlyphStyle())
    #expect(GlyphStyle().mixed(with: new, amount: 0.5) == nil && old.mixed(with: GlyphStyle(), amount: 0.5) == nil)
  }
}
