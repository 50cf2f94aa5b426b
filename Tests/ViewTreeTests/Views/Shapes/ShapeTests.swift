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

  @Test func `a corner is round if its radius is more than nothing both ways, and a thin line is a line`() {
    let (square, round) = ("+--------+\n|        |\n+--------+", ".--------.\n|        |\n'--------'")
    for (width, height, expected) in [(0, 2, square), (2, 0, square), (1, 1, round)] as [(CGFloat, CGFloat, String)] {
      let size = CGSize(width: width, height: height)
      expectText(picture { RoundedRectangle(cornerSize: size).stroke(lineWidth: 0.5) }, equals: expected)
    }
  }

  @Test func `what is drawn in a clear colour is not drawn`() {
    expectText(picture { Rectangle().stroke(.clear) }, equals: "\n\n")
    expectText(picture { Rectangle().stroke(Color.red.opacity(0.04)) }, equals: "\n\n")
    let filled = Screen(width: 2, height: 1) { Rectangle().fill(Color.red.opacity(0.04)) }
    expectText(filled.render(.cells), equals: "\"  \"")
  }

  @Test func `a colour that is half clear is dim`() {
    func cells(_ opacity: Double) -> String {
      Screen(width: 1) { Text("a").foregroundStyle(Color.red.opacity(opacity)) }.render(.cells)
    }
    for opacity in [0.05, 0.3, 0.59] { expectText(cells(opacity), equals: "\"a\"\n  0..0 dim fg=red") }
    for opacity in [0.6, 1] { expectText(cells(opacity), equals: "\"a\"\n  0..0 fg=red") }
  }

  @Test func `a level that nobody set is the secondary of the first`() {
    func cells<V: View>(_ view: V) -> String { Screen(width: 1) { view }.render(.cells) }
    let texts = VStack {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
    }
    expectText(cells(texts), equals: "\"a\"\n\"b\"\n  0..0 dim\n\"c\"\n  0..0 dim")
    expectText(
      cells(texts.foregroundStyle(.red, .blue)),
      equals: "\"a\"\n  0..0 fg=red\n\"b\"\n  0..0 fg=blue\n\"c\"\n  0..0 dim fg=red")
    expectText(
      cells(texts.foregroundStyle(.red, .blue, .green)),
      equals: "\"a\"\n  0..0 fg=red\n\"b\"\n  0..0 fg=blue\n\"c\"\n  0..0 fg=green")
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
