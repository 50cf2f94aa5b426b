import Testing
import ViewTreeTesting

@MainActor struct GlyphsTests {
  private struct Frame: Leaf {
    let glyphs: GlyphSet
    let isRounded: Bool

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: 4, height: 3)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      picture.stroke(CGRect(x: 0, y: 0, width: 4, height: 3), glyphs: glyphs, isRounded: isRounded)
    }
  }

  private struct Framed: View {
    let isRounded: Bool
    @Environment(\.glyphs) private var glyphs

    var body: some View { LeafContent(Frame(glyphs: glyphs, isRounded: isRounded)) }
  }

  private func picture(_ glyphs: GlyphSet, isRounded: Bool) -> String {
    Screen(Framed(isRounded: isRounded), width: 4, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `a view draws lines with the characters of the screen's set`() {
    expectText(picture(.ascii, isRounded: false), equals: "+--+\n|  |\n+--+")
    expectText(picture(.ascii, isRounded: true), equals: ".--.\n|  |\n'--'")
    expectText(picture(.unicode, isRounded: false), equals: "┌──┐\n│  │\n└──┘")
    expectText(picture(.unicode, isRounded: true), equals: "╭──╮\n│  │\n╰──╯")
  }

  private struct Plain: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: 4, height: 3)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      picture.stroke(CGRect(x: 0, y: 0, width: 4, height: 3), glyphs: .unicode)
    }
  }

  @Test func `lines have square corners, unless round ones are asked for`() {
    let screen = Screen(width: 4, options: ScreenOptions(glyphs: .unicode)) { LeafContent(Plain()) }
    expectText(screen.text, equals: "┌──┐\n│  │\n└──┘")
  }
}
