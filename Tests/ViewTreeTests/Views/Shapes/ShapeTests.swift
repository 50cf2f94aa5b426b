import Testing
import ViewTreeTesting

@MainActor struct ShapeTests {
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

  @Test func `a shape fills its cells`() {
    let screen = Screen(width: 4, height: 1) { Rectangle().fill(.red).stroke(.blue) }
    #expect(screen.render(.cells).contains("bg=red"))
    let inherited = Screen(width: 4, height: 1) { Capsule().foregroundStyle(.green) }
    #expect(inherited.render(.cells).contains("bg=green"))
  }

  @Test func `overlays and backgrounds take shapes, colours and views`() {
    let shape = RoundedRectangle(cornerRadius: 1)
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Text("Hi").padding(1).overlay(shape.stroke(.red))
        Text("Hi").background(Color.red)
        Text("Hi").background(.blue)
        Text("Hi").background(.green, in: Capsule())
        Text("Hi").background(.yellow, in: .rect(cornerRadius: 2))
        Text("Hi").background(Text("below"))
        Text("Hi").background(Color.red.opacity(0.9))
        Text("Hi").overlay(Color.clear)
        Text("Hi").background(shape)
        Text("Hi").background(shape.fill(.purple))
        Text("Hi").background()
      }
    }
    #expect(screen.text.hasPrefix(".--.\n|Hi|\n'--'\nHi\nHi\n"))
    for color in ["red", "blue", "green", "yellow", "purple"] { #expect(screen.render(.cells).contains("bg=\(color)")) }
  }
}
