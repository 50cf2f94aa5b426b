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
        below +------------+
              | Message    |
              |            |
              | [= A =]    |
              | [ Bcd ]    |
              | [ Cancel ] |
              +------------+
        """)
    let shown = Screen(width: 26) {
      Text("below").confirmationDialog("Title".dropLast(0), isPresented: .constant(true), titleVisibility: .visible) {}
    }
    expectEqual(shown.findAll(.heading).map(\.label), ["Title"])
  }

  private struct Pending: View {
    @State private var items = ["a", "b"]
    @State private var pending: String? = "a"

    var body: some View {
      Text(items.joined(separator: " "))
        .confirmationDialog(
          "Sure?", isPresented: Binding(get: { pending != nil }, set: { if !$0 { pending = nil } })
        ) {
          Button("Yes") { items.removeAll { $0 == pending } }
        }
    }
  }

  @Test func `a button acts, then the question closes`() throws {
    let screen = Screen(Pending(), width: 30)
    try screen.find(.button, "Yes").tap()
    expectText(screen.text, equals: "b")
  }

  private func pressed<Buttons: View>(
    _ key: Key, line: UInt = #line, @ViewBuilder _ buttons: @escaping (Probe) -> Buttons
  ) -> String {
    let probe = Probe()
    let screen = Screen(width: 60, height: 8) {
      Text("below").alert("Sure?", isPresented: .constant(true)) { buttons(probe) }
    }
    let shown = screen.text.split(separator: "\n").first { $0.contains("[") } ?? ""
    screen.press(key)
    #expect(screen.faults.isEmpty && screen.issues.isEmpty)
    return shown.replacing("|", with: "").trimmingCharacters(in: .whitespaces) + ": " + probe.text
  }

  @Test func `Return presses the default button, which is marked`() {
    expectEqual(
      pressed(.return) { probe in
        Button("A") { probe.note("a") }
        Button("B") { probe.note("b") }.keyboardShortcut(.defaultAction)
      }, "[ A ] [= B =]: b")
    expectEqual(
      pressed(.return) { probe in
        Button("No", role: .cancel) { probe.note("no") }
        Button("Delete", role: .destructive) { probe.note("delete") }
        Button("Save") { probe.note("save") }
        Button("Other") { probe.note("other") }
      }, "[ No ] [ Delete ] [= Save =] [ Other ]: save")
    expectEqual(
      pressed(.return) { probe in
        Button("Delete", role: .destructive) { probe.note("delete") }
        Button("No", role: .cancel) { probe.note("no") }
      }, "[ Delete ] [ No ]: ")
    expectEqual(pressed(.return) { probe in Button("Delete", role: .destructive) { probe.note("d") } }, "[ Delete ]: ")
    expectEqual(
      pressed(.return) { probe in
        Button("Delete", role: .destructive) { probe.note("delete") }.keyboardShortcut(.defaultAction)
        Button("No", role: .cancel) { probe.note("no") }
      }, "[= Delete =] [ No ]: delete")
    expectEqual(
      pressed(.return) { probe in Button("Off") { probe.note("off") }.disabled(true) }, "[=~Off~=]: ")
  }

  @Test func `a button that stands alone is pressed by Return and by Escape`() {
    for key in [Key.return, .escape, .character("x")] {
      expectEqual(
        pressed(key) { probe in
          Button("OK", role: .cancel) { probe.note("ok") }.keyboardShortcut("x", modifiers: [])
        }, "[= OK =]: ok")
    }
  }

  @Test func `the default button changes with the buttons`() throws {
    struct Changing: View {
      @State private var isFirst = false
      @State private var done = "none"
      var body: some View {
        Text(done)
          .alert("Sure?", isPresented: .constant(true)) {
            if isFirst { Button("First") { done = "first" } }
            Button("Second") { done = "second" }
            Button("More") { isFirst = true }.keyboardShortcut("m", modifiers: [])
          }
      }
    }
    let screen = Screen(Changing(), width: 50, height: 7)
    expectText(screen.text, contains: "[= Second =] [ More ]")
    screen.press(.character("m"))
    expectText(screen.text, contains: "[= First =] [ Second ] [ More ]")
    screen.press(.return)
    expectText(screen.text, startsWith: "first")
  }

  private struct Naming: View {
    @State private var name = ""
    @State private var saved = "none"
    @State private var isShown = true

    var body: some View {
      Text("saved \(saved)")
        .alert("What is it called?", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("Save") { saved = name }
          Button("Cancel", role: .cancel) {}
        }
    }
  }

  @Test(arguments: [GlyphSet.ascii, .unicode]) func `the first text field has the focus, and Return in it answers`(
    _ glyphs: GlyphSet
  ) {
    let screen = Screen(Naming(), width: 40, height: 8, options: ScreenOptions(glyphs: glyphs))
    screen.type("Plan")
    let ascii = """
      saved none
             +------------------------+
             | What is it called?     |
             |                        |
             | >Plan                < |
             | [= Save =] [ Cancel ]  |
             +------------------------+

      """
    let unicode = """
      saved none
             ┌────────────────────────┐
             │ What is it called?     │
             │                        │
             │ ▌Plan                ▐ │
             │ [= Save =] [ Cancel ]  │
             └────────────────────────┘

      """
    expectText(screen.text, equals: glyphs == .ascii ? ascii : unicode)
    screen.press(.return)
    #expect(screen.text.hasPrefix("saved Plan") && !screen.text.contains("called"))
  }

  @Test func `a field that the program gives the focus keeps it, and a disabled one does not get it`() {
    struct Fields: View {
      let isOff: Bool
      @State private var first = ""
      @State private var second = ""
      @FocusState private var isSecond: Bool
      var body: some View {
        Text("below").alert("Name", isPresented: .constant(true)) {
          TextField("First", text: $first).disabled(isOff)
          SecureField("Second", text: $second).focused($isSecond)
        }
        .defaultFocus($isSecond, !isOff)
      }
    }
    for isOff in [true, false] {
      let screen = Screen(Fields(isOff: isOff), width: 40, height: 9)
      screen.type("x")
      expectEqual(screen.findAll(.textField).map(\.value), (isOff ? ["", "*"] : ["x", ""]))
    }
  }

  @Test func `Escape runs the action of the cancel button`() {
    let probe = Probe()
    let screen = Screen(Asking(probe: probe), width: 40, height: 8)
    screen.press(.escape)
    #expect(probe.text == "no" && screen.text.trimmingCharacters(in: .newlines) == "below")
    let other = Screen(Asking(probe: probe), width: 40, height: 8)
    other.press(.character("m"))
    #expect(probe.text == "no maybe" && other.text.trimmingCharacters(in: .newlines) == "below")
  }

  @Test func `each button closes an alert`() throws {
    let screen = Screen(CoveredScreen(), width: 40, height: 8)
    try screen.find(.button, "Ask").tap()
    expectText(
      screen.text,
      equals: """
        [ Show ]
             +----------------------------+
             | Delete the file?           |
             | It cannot be brought back. |
             |                            |
             | [ Delete ] [ Cancel ]      |
             +----------------------------+

        """)
    expectEqual(screen.findAll(.button).map(\.label), ["Delete", "Cancel"])
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
    expectText(screen.text, contains: "answer cancel")
    expectEqual(screen.faults, [])
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
           ┌───────────────┐
           │ Delete the    │
           │ file?         │
           │ It cannot be  │
           │ brought back. │
           │               │
           │ [ Delete ]    │
           │ [ Cancel ]    │
           └───────────────┘
        """)
  }

  private struct Long: View {
    var body: some View {
      Text("below").alert("Title", isPresented: .constant(true)) {
      } message: {
        Text("This is a long message, which needs four lines of the alert, and is cut where there are fewer of them.")
      }
    }
  }

  @Test func `a long message has all lines that the screen has room for`() {
    expectText(
      Screen(Long(), width: 36, height: 9).text,
      equals: """
           +-----------------------------+
           | Title                       |
           | This is a long message,     |
           | which needs four lines of   |
           | the alert, and is cut where |
           | there are fewer of them.    |
           |                             |
           | [= OK =]                    |
           +-----------------------------+
        """)
    expectText(
      Screen(Long(), width: 36, height: 7).text,
      equals: """
          +------------------------------+
          | Title                        |
          | This is a long message,      |
          | which needs four lines of... |
          |                              |
          | [= OK =]                     |
          +------------------------------+
        """)
  }

  private struct AtOnce: View {
    let isAlertOutside: Bool
    @State private var isShown = false

    var body: some View {
      let button = Button("Both") { isShown = true }
      if isAlertOutside {
        button.sheet(isPresented: $isShown) { sheet }.alert("Sure?", isPresented: $isShown) { answer }
      } else {
        button.alert("Sure?", isPresented: $isShown) { answer }.sheet(isPresented: $isShown) { sheet }
      }
    }

    private var sheet: some View { ForEach(0..<5) { Text("line \($0)") } }
    private var answer: some View { Button("Yes") {} }
  }

  @Test func `the presentation of the outer modifier lies above, if a sheet and an alert come at once`() throws {
    let screen = Screen(AtOnce(isAlertOutside: true), width: 24, height: 9)
    screen.press(.tab)
    screen.press(.return)
    expectText(
      screen.text,
      equals: """
        [ Both ]
               +--------+
              +-----------+
              | Sure?     |
              |           |
              | [= Yes =] |
              +-----------+
               +--------+

        """)
    let other = Screen(AtOnce(isAlertOutside: false), width: 24, height: 9)
    try other.find(.button, "Both").tap()
    expectText(
      other.text,
      equals: """
        [ Both ]
               +--------+
               | line 0 | +
               | line 1 | |
               | line 2 | |
               | line 3 | |
               | line 4 | +
               +--------+

        """)
    #expect(screen.faults.isEmpty && other.faults.isEmpty)
  }

  @Test func `an alert without buttons has an OK button`() throws {
    let screen = Screen(ToldScreen(), width: 40)
    try screen.find(.button, "OK").tap()
    expectText(screen.text, equals: "below")
  }

  @Test func `a button that is wider than the screen is cut in its box`() {
    let screen = Screen(width: 20, height: 8) {
      Text("x").alert("Sure?", isPresented: .constant(true)) {
        Button("Delete all the letters", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    expectText(
      screen.text,
      equals: """
        x  +-------------+
           | Sure?       |
           |             |
           | / Delete  \\ |
           | | all the | |
           | \\ letters / |
           | [ Cancel ]  |
           +-------------+
        """)
  }
}
