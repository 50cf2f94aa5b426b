import Testing
import ViewTreeTesting

@MainActor struct ShadingTests {
  private func text<V: View>(_ glyphs: GlyphSet = .ascii, _ scheme: ColorScheme = .light, @ViewBuilder _ view: () -> V)
    -> String
  {
    var options = ScreenOptions(glyphs: glyphs)
    options.colorScheme = scheme
    let view = view()
    return Screen(width: 14, height: 1, options: options) { view }.text
  }

  @Test func `a fill is the denser the more its colour differs from the page`() {
    func bars() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 3, height: 1)
        Color.red.opacity(0.4).frame(width: 3, height: 1)
        Color.red.opacity(0.1).frame(width: 3, height: 1)
        Color.white.frame(width: 2, height: 1)
        Color.black.frame(width: 2, height: 1)
      }
    }
    expectText(text { bars() }, equals: "###:::...  ##")
    expectText(text(.unicode) { bars() }, equals: "███▒▒▒░░░  ██")
    expectText(text(.ascii, .dark) { bars() }, equals: "###:::...##")
  }

  @Test func `what is filled behind words keeps them apart`() {
    expectText(text { Text("on blue  sea").padding(.horizontal, 1).background(.blue) }, equals: "#on blue##sea#")
    expectText(text(.unicode) { Text("Hi").padding(.horizontal, 2).background(.blue, in: Capsule()) }, equals: "▐█Hi█▌")
  }

  @Test func `other formats show the colour and nothing else`() {
    let screen = Screen(Color.red.frame(width: 2, height: 1), width: 2, height: 1)
    #expect(screen.text == "##" && !screen.render(.ansi).contains("#"))
  }

  @Test func `the edge of a shape is as light as the shape`() {
    func disc(_ opacity: Double) -> Screen {
      Screen(width: 6, height: 3, options: ScreenOptions(glyphs: .unicode)) { Circle().fill(.yellow.opacity(opacity)) }
    }
    expectText(disc(1).text, equals: "▗▟██▙▖\n██████\n▝▜██▛▘")
    expectText(disc(0.2).text, equals: " ░░░░\n░░░░░░\n ░░░░")
    // A part of a cell has the colour that a whole one has.
    #expect(disc(0.2).render(.cells).contains("fg=#fff5cc") && disc(0.2).render(.cells).contains("bg=#fff5cc"))
  }
}
