import Testing
import ViewTreeTesting

@MainActor @Suite struct AlertTests {
  private struct Asking: View {
    let probe: Probe
    @State private var isShown = true
    var body: some View {
      Text("below")
        .alert("Sure?", isPresented: $isShown) {
          Button("Yes") { probe.note("yes") }
          Button("No", role: .cancel) { probe.note("no") }
          Button("Maybe") { probe.note("maybe") }.keyboardShortcut("m", modifiers: [])
        }
    }
  }

  @Test func `titles can be hidden, and a message can stand alone`() throws {
    let screen = Screen(width: 26) {
      Text("below").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .hidden) {
        Button("A") {}
        Button("Bcd") {}
      } message: {
        Text("Message")
      }
    }
    expectText(
      screen.text,
      equals: """
        below+---------------+
             | Message       |
             |               |
             | [ A ] [ Bcd ] |
             +---------------+
        """)
    let shown = Screen(width: 26) {
      Text("below").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {}
    }
    #expect(shown.findAll(.heading).map(\.label) == ["Title"])
  }

  @Test func `Escape does what the button does that cancels`() {
    let probe = Probe()
    let screen = Screen(Asking(probe: probe), width: 40, height: 8)
    screen.press(.escape)
    #expect(probe.text == "no" && screen.text.trimmingCharacters(in: .newlines) == "below")
    let other = Screen(Asking(probe: probe), width: 40, height: 8)
    other.press(.character("m"))
    #expect(probe.text == "no maybe" && other.text.trimmingCharacters(in: .newlines) == "below")
  }

  @Test func `an alert asks, and each button closes it`() throws {
    let screen = Screen(CoveredScreen(), width: 40, height: 8)
    try screen.find(.button, "Ask").tap()
    expectText(
      screen.text,
      equals: """
        [ Show ]
        [ Ask+----------------------------+
        answe| Delete the file?           |
             | It cannot be brought back. |
             |                            |
             | [ Delete ] [ Cancel ]      |
             +----------------------------+

        """)
    #expect(screen.findAll(.button).map(\.label) == ["Delete", "Cancel"])
    try screen.find(.button, "Delete").tap()
    expectText(
      screen.text,
      equals: """
        [ Show ]
        [ Ask ]
        answer delete





        """)
    try screen.find(.button, "Ask").tap()
    screen.press(.escape)
    #expect(screen.text.contains("answer cancel"))
    #expect(screen.faults.isEmpty)
  }

  @Test func `buttons below each other begin in one column`() throws {
    let view = Text("below").alert("Sure?", isPresented: .constant(true)) {
      Button("Yes") {}
      Button("Certainly not") {}
    }
    let screen = Screen(view, width: 24, height: 9)
    let frames = try ["Yes", "Certainly not"].map { try screen.find(.button, $0).frame }
    #expect(frames[0].minX == frames[1].minX && frames[0].minY < frames[1].minY)
  }

  @Test func `on a narrow screen the buttons stand below each other`() throws {
    let screen = Screen(CoveredScreen(), width: 22, options: ScreenOptions(glyphs: .unicode))
    try screen.find(.button, "Ask").tap()
    expectText(
      screen.text,
      equals: """
        [ S┌───────────────┐
        [ A│ Delete the    │
        ans│ file?         │
           │ It cannot be  │
           │ brought back. │
           │               │
           │ [ Delete ]    │
           │ [ Cancel ]    │
           └───────────────┘
        """)
  }

  @Test func `without buttons there is one that says OK`() throws {
    let screen = Screen(ToldScreen(), width: 40)
    try screen.find(.button, "OK").tap()
    expectText(screen.text, equals: "below")
  }
}
