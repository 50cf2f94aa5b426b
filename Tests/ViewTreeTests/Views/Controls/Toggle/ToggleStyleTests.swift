import Testing
import ViewTreeTesting

@MainActor struct ToggleStyleTests {
  /// A toggle over two sources: it is on, off or mixed as they are.
  private struct Sources: View {
    @State var isOn: [Bool]

    var body: some View { Toggle("Wi-Fi", sources: $isOn, isOn: \.self) }
  }

  private static let states = [[true, true], [false, false], [true, false]]

  /// The pictures of a toggle that is on, off and mixed.
  private func pictures<S: ToggleStyle>(_ style: S, _ glyphs: GlyphSet = .ascii) -> [String] {
    Self.states.map { isOn in
      Screen(Sources(isOn: isOn).toggleStyle(style), width: 16, options: ScreenOptions(glyphs: glyphs)).text
    }
  }

  @Test func `a check box stands before its label`() {
    expectEqual(pictures(.checkbox), ["[x] Wi-Fi", "[ ] Wi-Fi", "[-] Wi-Fi"])
    expectEqual(pictures(.checkbox, .unicode), ["[✓] Wi-Fi", "[ ] Wi-Fi", "[–] Wi-Fi"])
  }

  @Test func `a switch stands at the trailing edge`() {
    expectEqual(pictures(.switch), ["Wi-Fi      (==O)", "Wi-Fi      (O--)", "Wi-Fi      (-O-)"])
    expectEqual(pictures(.switch, .unicode), ["Wi-Fi      (━━●)", "Wi-Fi      (○──)", "Wi-Fi      (─◐─)"])
  }

  @Test func `a button stays down`() {
    expectEqual(pictures(.button), ["[x Wi-Fi ]", "[  Wi-Fi ]", "[- Wi-Fi ]"])
    expectEqual(pictures(.button, .unicode), ["[✓ Wi-Fi ]", "[  Wi-Fi ]", "[– Wi-Fi ]"])
  }

  @Test(arguments: [(Idiom.text, "[ ] Wi-Fi"), (.desktop, "[ ] Wi-Fi"), (.phone, "Wi-Fi      (O--)")])
  func `the automatic style follows the idiom`(idiom: Idiom, picture: String) {
    let screen = Screen(width: 16, options: ScreenOptions(idiom: idiom)) { Toggle("Wi-Fi", isOn: .constant(false)) }
    expectText(screen.text, equals: picture)
  }

  @Test(arguments: [
    (ControlContext.switches, "Wi-Fi      (==O)"), (.bar, "[x Wi-Fi ]"), (.items, "x Wi-Fi"), (.rows, "[x] Wi-Fi"),
  ])
  func `the automatic style follows the container`(context: ControlContext, picture: String) {
    let screen = Screen(width: 16) {
      Toggle("Wi-Fi", isOn: .constant(true)).environment(\.controlContext, context)
    }
    expectText(screen.text, equals: picture)
  }

  @Test func `a row of a menu has a mark where it is on or mixed, in both glyph sets`() {
    func pictures(_ glyphs: GlyphSet) -> [String] {
      Self.states.map { isOn in
        let view = Sources(isOn: isOn).environment(\.controlContext, .items)
        return Screen(view, width: 16, options: ScreenOptions(glyphs: glyphs)).text
      }
    }
    expectEqual(pictures(.ascii), ["x Wi-Fi", "  Wi-Fi", "- Wi-Fi"])
    expectEqual(pictures(.unicode), ["✓ Wi-Fi", "  Wi-Fi", "– Wi-Fi"])
  }

  @Test func `the toggle of a configuration is mixed if the outer one is`() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(configuration.isMixed ? "some" : configuration.isOn ? "all" : "none")
          Toggle(configuration)
        }
      }
    }
    expectEqual(pictures(Framed()), ["all [x] Wi-Fi", "none [ ] Wi-Fi", "some [-] Wi-Fi"])
    let screen = Screen(Sources(isOn: [true, false]).toggleStyle(Framed()), width: 16)
    expectEqual(screen.findAll(.toggle).count, 1)
  }

  private struct Single<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false

    var body: some View { Toggle("Wi-Fi", isOn: $isOn).toggleStyle(style) }
  }

  @Test func `a tap and a click on the label switch a toggle of each style`() throws {
    func pictures(_ style: some ToggleStyle) throws -> [String] {
      let screen = Screen(Single(style: style), width: 16)
      try screen.find(.toggle, "Wi-Fi").tap()
      let on = screen.text
      screen.click(column: 2, row: 0)
      return [on, screen.text]
    }
    try expectEqual(pictures(.checkbox), ["[x] Wi-Fi", "[ ] Wi-Fi"])
    try expectEqual(pictures(.switch), ["Wi-Fi      (==O)", "Wi-Fi      (O--)"])
    try expectEqual(pictures(.button), ["[x Wi-Fi ]", "[  Wi-Fi ]"])
  }
}
