import Testing
import ViewTreeTesting

@MainActor struct ShapeTests {
  private func picture<V: View>(_ glyphs: GlyphSet = .ascii, @ViewBuilder _ content: () -> V) -> String {
    let view = content()
    return Screen(view.frame(width: 10, height: 3), width: 10, height: 3, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `a corner is round if its radius is more than nothing both ways, and a thin line is a line`() {
    let (square, round) = ("+--------+\n|        |\n+--------+", ".--------.\n|        |\n'--------'")
    for (width, height, expected) in [(0, 2, square), (2, 0, square), (1, 1, round)] as [(CGFloat, CGFloat, String)] {
      let size = CGSize(width: width, height: height)
      expectText(picture { RoundedRectangle(cornerSize: size).stroke(lineWidth: 0.5) }, equals: expected)
    }
  }

  @Test func `a shape alone in a row is the surface of a button`() {
    let shape = Rectangle().frame(width: 4, height: 1)
    let alone = picture { Button(action: {}, label: { shape }) }
    #expect(!alone.contains("["))
    expectText(picture { Button(action: {}, label: { HStack { shape } }) }, equals: alone)
  }
}
