import Testing
import ViewTreeTesting

@MainActor struct ShapeViewTests {
  private func picture<V: View>(_ glyphs: GlyphSet = .ascii, @ViewBuilder _ content: () -> V) -> String {
    let view = content()
    return Screen(view.frame(width: 10, height: 3), width: 10, height: 3, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `a line follows the shape`() {
    expectText(picture { Rectangle().stroke() }, equals: "+--------+\n|        |\n+--------+")
    expectText(
      picture { RoundedRectangle(cornerRadius: 2).stroke(.red, lineWidth: 2) },
      equals: ".--------.\n|        |\n'--------'")
    expectText(
      picture { RoundedRectangle(cornerRadius: 0).strokeBorder() }, equals: "+--------+\n|        |\n+--------+")
    expectText(picture(.unicode) { Circle().strokeBorder(.blue) }, equals: "╭────────╮\n│        │\n╰────────╯")
    expectText(
      picture(.unicode) { Ellipse().stroke(style: StrokeStyle(dash: [2])) },
      equals: "╭────────╮\n│        │\n╰────────╯")
    expectText(
      picture(.unicode) { Capsule(style: .circular).stroke(.tint) }, equals: "╭────────╮\n│        │\n╰────────╯")
  }

  @Test(arguments: [0, -1, .nan, -.infinity] as [CGFloat])
  func `a line without a width is not drawn`(width: CGFloat) {
    expectText(picture { Rectangle().stroke(.red, lineWidth: width) }, equals: "\n\n")
    expectText(picture { Text("a").border(.red, width: width) }, equals: "\n     a\n")
  }

  @Test func `what is drawn in a clear colour is not drawn`() {
    expectText(picture { Rectangle().stroke(.clear) }, equals: "\n\n")
    expectText(picture { Rectangle().stroke(Color.red.opacity(0.04)) }, equals: "\n\n")
    let filled = Screen(width: 2, height: 1) { Rectangle().fill(Color.red.opacity(0.04)) }
    expectText(filled.render(.cells), equals: "\"  \"")
  }

  @Test func `styles of lines and fills keep what they are given`() {
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
    #expect(FillStyle(eoFill: true).isEOFilled && !FillStyle(antialiased: false).isAntialiased)
    #expect(StrokeStyle() == StrokeStyle(lineWidth: 1, dash: []))
    #expect(StrokeStyle(lineWidth: 2, dash: [3]).dash == [3])
  }

  @Test func `a shape fills its cells`() {
    let screen = Screen(width: 4, height: 1) { Rectangle().fill(.red).stroke(.blue) }
    #expect(screen.render(.cells).contains("bg=red"))
    let inherited = Screen(width: 4, height: 1) { Capsule().foregroundStyle(.green) }
    #expect(inherited.render(.cells).contains("bg=green"))
  }
}
