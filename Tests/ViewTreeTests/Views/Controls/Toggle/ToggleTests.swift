import Testing
import ViewTreeTesting

@MainActor struct ToggleTests {
  /// A toggle over two sources: it is on, off or mixed as they are.
  private struct Sources: View {
    @State var isOn: [Bool]

    var body: some View { Toggle("Wi-Fi", sources: $isOn, isOn: \.self) }
  }

  @Test func `from right to left the mark of a button is at its right end`() {
    let toggle = Toggle("Check", isOn: .constant(true)).toggleStyle(.button)
    expectText(Screen(toggle, width: 12).text, equals: "[x Check ]")
    let mirrored = toggle.environment(\.layoutDirection, .rightToLeft)
    expectText(Screen(mirrored, width: 12).text, contains: "[ Check x]")
  }

  @Test func `clicks, keys and a tap switch it, and its state is published`() throws {
    struct Single: View {
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let screen = Screen(Single(), width: 16)
    let state = { try screen.find(.toggle, "Wi-Fi").toggleState }
    try expectEqual(state(), .off)
    screen.click(column: 1, row: 0)
    try expectEqual(state(), .on)
    screen.press(.tab)
    screen.press(.space)
    try expectEqual(state(), .off)
    screen.press(.return)
    try expectEqual(state(), .on)
    try screen.find(.toggle, "Wi-Fi").tap()
    try expectEqual(state(), .off)
    expectText(screen.text, equals: "[ ] Wi-Fi")
    expectEqual(screen.issues, [])
  }

  @Test func `a toggle over several sources writes all of them`() throws {
    let screen = Screen(Sources(isOn: [true, false]), width: 16)
    let toggle = { try screen.find(.toggle, "Wi-Fi") }
    try expectEqual(toggle().toggleState, .mixed)
    try toggle().tap()
    expectText(screen.text, equals: "[x] Wi-Fi")
    try toggle().tap()
    expectText(screen.text, equals: "[ ] Wi-Fi")
  }

  @Test func `a toggle without sources is on`() {
    expectText(Screen(Sources(isOn: []), width: 16).text, equals: "[x] Wi-Fi")
  }

  @Test func `a hidden label still names it`() throws {
    func picture<S: ToggleStyle>(_ style: S) throws -> String {
      let toggle = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(style)
      let screen = Screen(toggle.labelsVisibility(.hidden), width: 16)
      try expectEqual(screen.find(.toggle, "Wi-Fi").toggleState, .on)
      expectEqual(screen.text, Screen(toggle.labelsHidden(), width: 16).text)
      return screen.text
    }
    try expectEqual(picture(.checkbox), "[x]")
    try expectEqual(picture(.switch), "(==O)")
    let shown = Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden()
    expectText(Screen(shown, width: 16).text, equals: "[x] Wi-Fi")
  }

  @Test func `a label may have a symbol, and a title that is no key`() throws {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Toggle("Star", systemImage: "star.fill", isOn: .constant(true))
        Toggle(String("Plain"), isOn: .constant(false))
        Toggle(isOn: .constant(true)) { Text("Own") }
      }
    }
    expectText(screen.text, equals: "[x] % Star\n[ ] Plain\n[x] Own")
  }

  @Test func `a label of two texts is a title over a subtitle`() throws {
    struct Titles: View {
      @State private var isOn = true
      private var toggle: some View {
        Toggle(isOn: $isOn) {
          Text("Wi-Fi")
          Text("Needed for updates")
        }
      }
      var body: some View {
        VStack(alignment: .leading) {
          toggle
          toggle.toggleStyle(.button)
          Form { toggle }
        }
      }
    }
    let screen = Screen(Titles(), width: 26)
    expectText(
      screen.text,
      equals: """
        [x] Wi-Fi
            Needed for updates
        /x Wi-Fi              \\
        \\  Needed for updates /
        Wi-Fi                (==O)
        Needed for updates
        """)
    try screen.findAll(.toggle)[0].tap()
    expectText(screen.text, startsWith: "[ ] Wi-Fi\n    Needed")
    expectText(Screen(Titles(), width: 26, options: .init(glyphs: .unicode)).text, startsWith: "[✓] Wi-Fi\n    Needed")
  }

  @Test func `a label of two texts works in a menu and in the toggle of a configuration`() throws {
    struct Padded: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(.leading, 1) }
    }
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Wi-Fi")
      Text("Needed")
    }
    let screen = Screen(width: 16) {
      VStack(alignment: .leading) {
        toggle.toggleStyle(Padded())
        Menu("More") { toggle }
      }
    }
    try screen.find(.menu, "More").tap()
    expectText(
      screen.text,
      equals: """
         [x] Wi-Fi
             Needed
        [ More v ]
        +----------+
        | x Wi-Fi  |
        |   Needed |
        +----------+
        """)
  }
}
