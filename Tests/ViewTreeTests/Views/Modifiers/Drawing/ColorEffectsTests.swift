import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct ColorEffectsTests {
  private let orange = Color(red: 1, green: 0.5, blue: 0)

  private func cells<V: View>(_ change: (AnyView) -> V) -> String {
    let view = AnyView(Text("ab").foregroundStyle(orange).background(Color(white: 0)))
    return Screen(change(view), width: 2).render(.cells).replacing("\"ab\"\n  0..1 ", with: "")
  }

  @Test func `effects change the colours of texts and fills`() {
    expectText(cells { $0.brightness(0.2) }, equals: "fg=#ffb333 bg=#333333")
    expectText(cells { $0.contrast(0.5) }, equals: "fg=#bf8040 bg=#404040")
    expectText(cells { $0.saturation(0) }, equals: "fg=#929292 bg=#000000")
    expectText(cells { $0.grayscale(1) }, equals: "fg=#929292 bg=#000000")
    expectText(cells { $0.hueRotation(.degrees(180)) }, equals: "fg=#25a4ff bg=#000000")
    expectText(cells { $0.colorInvert() }, equals: "fg=#007fff bg=#ffffff")
    expectText(cells { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 1)) }, equals: "fg=#808000 bg=#000000")
    expectText(cells { $0.luminanceToAlpha() }, equals: "dim fg=#000000")
    expectText(cells { $0.blur(radius: 3) }, equals: "dim fg=#ff8000 bg=#000000")
    expectText(cells { $0.blur(radius: 0.5) }, equals: "dim fg=#ff8000 bg=#000000")
  }

  @Test func `an effect without a change leaves the terminal's own colours`() {
    for screen in [
      Screen(width: 2) { Text("ab").foregroundStyle(.red).brightness(0).contrast(1).saturation(1).blur(radius: 0) },
      Screen(width: 2) { Text("ab").foregroundStyle(.red).grayscale(.nan).compositingGroup().drawingGroup() },
    ] {
      expectText(screen.render(.cells), equals: "\"ab\"\n  0..1 fg=red")
    }
    expectText(Screen(width: 2) { Text("ab").colorInvert() }.render(.cells), equals: "\"ab\"")
  }

  @Test func `a fill that becomes transparent in a layer hides nothing`() {
    func picture<V: View>(_ fill: V) -> String {
      Screen(width: 3, height: 1) {
        ZStack {
          Text("abc")
          VStack { fill }.colorMultiply(.clear)
        }
      }
      .render(.cells)
    }
    expectText(picture(HStack { Color.red }.opacity(0.9)), equals: "\"abc\"")
    expectText(picture(Color.red.blendMode(.multiply)), equals: "\"abc\"")
    expectText(picture(Color.red.mask { Text("x") }), equals: "\"abc\"")
  }

  @Test func `an effect is animated`() throws {
    struct Fading: View {
      @State private var amount = 0.0
      var body: some View {
        HStack(spacing: 0) {
          Button("x") { withAnimation(.linear(duration: 1)) { amount = 1 } }.buttonStyle(.plain)
          Text("a").foregroundStyle(Color(white: 0)).brightness(amount)
        }
      }
    }
    let screen = Screen(Fading(), width: 2)
    try screen.find(.button, "x").tap()
    screen.advance(by: .zero)
    expectText(screen.render(.cells), contains: "1..1 fg=#000000")
    screen.advance(by: .milliseconds(500))
    expectText(screen.render(.cells), contains: "1..1 fg=#808080")
  }

  @Test func `a compositing group is translucent as a whole`() {
    let screen = Screen(width: 2) {
      Text("ab").foregroundStyle(Color(white: 0)).background(Color(red: 1, green: 0, blue: 0)).padding(0).opacity(0.5)
    }
    expectText(screen.render(.cells), equals: "\"ab\"\n  0..1 fg=#7f7f7f bg=#ff7f7f")
  }

  @Test func `colours are mixed with the colours below`() {
    func bg(_ mode: BlendMode) -> String {
      Screen(width: 1, height: 1) {
        ZStack {
          Color(red: 1, green: 0.5, blue: 0)
          Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(mode)
        }
      }.render(.cells).replacing("\" \"\n  0..0 bg=", with: "")
    }
    #expect(bg(.normal) == "#808080" && bg(.luminosity) == "#808080")
    #expect(bg(.multiply) == "#804000" && bg(.screen) == "#ffc080" && bg(.darken) == "#808000")
    #expect(bg(.lighten) == "#ff8080" && bg(.difference) == "#7f0080" && bg(.plusLighter) == "#ffff80")
    expectEqual(bg(.overlay), "#ff8000")
  }

  @Test(
    arguments: [
      (.multiply, "#293d00", "#a31400"), (.screen, "#d6c2ff", "#f58500"), (.overlay, "#ad7a00", "#eb2900"),
      (.hardLight, "#5285ff", "#eb2900"), (.softLight, "#b47200", "#e44100"), (.darken, "#336600", "#cc3300"),
      (.lighten, "#cc99ff", "#cc6600"), (.colorDodge, "#ffff00", "#ff8000"), (.colorBurn, "#000000", "#bf0000"),
      (.difference, "#9933ff", "#003300"), (.exclusion, "#ad85ff", "#527000"), (.plusDarker, "#000000", "#990000"),
      (.plusLighter, "#ffffff", "#ff9900"), (.normal, "#3399ff", "#cc3300"), (.hue, "#3399ff", "#cc3300"),
      (.saturation, "#3399ff", "#cc3300"), (.color, "#3399ff", "#cc3300"), (.sourceAtop, "#3399ff", "#cc3300"),
      (.destinationOver, "#3399ff", "#cc3300"), (.destinationOut, "#3399ff", "#cc3300"),
    ] as [(BlendMode, String, String)]) func `a mode mixes light with dark and dark with light`(
      mode: BlendMode, ofBlue: String, ofRed: String
    )
  {
    func bg(_ color: Color) -> String {
      Screen(width: 1, height: 1) {
        ZStack {
          Color(red: 0.8, green: 0.4, blue: 0)
          color.blendMode(mode)
        }
      }.render(.cells).replacing("\" \"\n  0..0 bg=", with: "")
    }
    expectText(bg(Color(red: 0.2, green: 0.6, blue: 1)), equals: ofBlue)
    expectText(bg(Color(red: 0.8, green: 0.2, blue: 0)), equals: ofRed)
  }

  private func row(@ViewBuilder _ content: () -> some View) -> String {
    Screen(width: 4, height: 1, content: content).render(.cells).replacing("\n ", with: "")
  }

  private let black = Color(white: 0)
  private let gray = Color(white: 0.5)
  private let white = Color(white: 1)

  @Test func `dark fills and backgrounds become clear, and what is below them shows`() {
    func over(_ fill: Color) -> String {
      row {
        ZStack {
          Text("ab")
          fill.luminanceToAlpha()
        }
      }
    }
    expectText(over(black), equals: "\" ab \"")
    expectText(over(gray), equals: "\" ab \" 0..0 bg=#7f7f7f, 1..2 fg=#000000 bg=#7f7f7f, 3..3 bg=#7f7f7f")
    expectText(over(white), equals: "\"    \" 0..3 bg=#000000")
    func words(_ text: Color, on background: Color) -> String {
      row { Text("ab").foregroundStyle(text).background(background).luminanceToAlpha() }
    }
    expectText(words(white, on: black), equals: "\"ab  \" 0..1 fg=#000000")
    expectText(words(black, on: white), equals: "\"ab  \" 0..1 fg=#000000 bg=#000000")
  }

  @Test func `an effect applies to lines, backgrounds, layers and masked views`() {
    expectText(
      row { Text("ab").foregroundStyle(gray).background(black).brightness(0.25) },
      equals: "\"ab  \" 0..1 fg=#c0c0c0 bg=#404040")
    let line = "\"|  |\" 0..0 fg=#c0c0c0, 3..3 fg=#c0c0c0"
    expectText(row { Text("").frame(width: 4, height: 1).border(gray).brightness(0.25) }, equals: line)
    expectText(row { Rectangle().stroke(gray).brightness(0.25) }, equals: line)
    expectText(
      row {
        HStack(spacing: 0) {
          Text("a").foregroundStyle(gray)
          Text("b")
        }
        .opacity(0.5).brightness(0.25)
      }, equals: "\"ab  \" 0..0 dim fg=#c0c0c0, 1..1 dim")
    expectText(
      row {
        Text("abcd").foregroundStyle(gray).mask(alignment: .leading) { black.frame(width: 2) }.brightness(0.25)
      }, equals: "\"ab  \" 0..1 fg=#c0c0c0")
  }

  @Test func `the inner one of two effects comes first`() {
    let text = Text("a").foregroundStyle(gray)
    expectText(row { text.brightness(0.25).colorInvert() }, equals: "\"a   \" 0..0 fg=#3f3f3f")
    expectText(row { text.colorInvert().brightness(0.25) }, equals: "\"a   \" 0..0 fg=#bfbfbf")
  }

  @Test func `a translucent part of a focused view is inverted as well`() {
    func focused(@ViewBuilder _ content: () -> some View) -> String {
      let screen = Screen(width: 6, height: 1, content: content)
      screen.press(.tab)
      return screen.render(.cells)
    }
    expectText(
      focused {
        Button {
        } label: {
          HStack(spacing: 0) { Text("ab") }.opacity(0.5)
        }
        .buttonStyle(.plain)
      }, equals: "\"ab    \"\n  0..1 dim inverse")
    expectText(
      focused {
        Canvas { context, _ in
          context.draw(Text("a"), at: .zero, anchor: .topLeading)
          context.drawLayer { layer in
            layer.opacity = 0.5
            layer.draw(Text("b"), at: CGPoint(x: 2, y: 0), anchor: .topLeading)
          }
        }
        .focusable()
      }, equals: "\"a b   \"\n  0..0 inverse, 2..2 dim inverse")
  }
}
