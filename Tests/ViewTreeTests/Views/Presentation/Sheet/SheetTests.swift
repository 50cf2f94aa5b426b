import Testing
import ViewTreeTesting

private struct Editor: View {
  let probe: Probe
  @State private var isEditing = false
  @State private var name = 1

  var body: some View {
    let _ = probe.ran("Editor")
    VStack(alignment: .leading) {
      Button("Edit") { isEditing = true }
      Text("name \(name)")
      Text("below the sheet, the third line of all")
    }
    .buttonStyle(.borderedProminent)
    .sheet(isPresented: $isEditing) {
      probe.note("gone")
    } content: {
      Text("Name \(name)")
      Sheet(probe: probe, name: $name)
    }
  }
}

private struct Sheet: View {
  let probe: Probe
  @Binding var name: Int
  @State private var taps = 0
  @State private var isSure = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    HStack {
      Button("Rename \(taps)") {
        name += 1
        taps += 1
      }
      Button("Done") { dismiss() }
      Button("More") { isSure = true }
    }
    .onAppear { probe.note("appear \(isPresented)") }
    .onDisappear { probe.note("disappear") }
    .sheet(isPresented: $isSure) { Again() }
  }
}

private struct Again: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

private struct Item: Identifiable {
  let id: Int
}

private struct Items: View {
  let probe: Probe
  @State private var item: Item?
  @State private var rows = [1, 2]
  @State private var isLocked = true
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows, id: \.self) { row in
        Button("Row \(row)") { item = Item(id: row) }
          .sheet(isPresented: Binding(get: { isOpen && row == 2 }, set: { isOpen = $0 })) { Text("of row \(row)") }
      }
      Button("Open") { isOpen = true }
    }
    .sheet(item: $item, onDismiss: { probe.note("gone") }) { item in
      Text("Item \(item.id)")
      Counter()
      Button("Next") { self.item = Item(id: item.id + 1) }
      Toggle("Locked", isOn: $isLocked)
    }
    .offers("remove", to: probe) { rows = [1] }
    .sheet(isPresented: .constant(false)) { Text("never") }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Locked: View {
  @State private var isOpen = true
  @State private var isLocked = true

  var body: some View {
    Text("below").sheet(isPresented: $isOpen) {
      Toggle("Locked", isOn: $isLocked).interactiveDismissDisabled(isLocked)
    }
  }
}

@MainActor @Suite struct SheetTests {
  private let probe = Probe()

  @Test func `a sheet is a box in the middle, with a look of its own`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    try screen.find(.button, "Edit").tap()
    expectText(
      screen.text,
      equals: """
        [= Edit =]
        name 1
        below+--------------------------------+
             |             Name 1             |
             | [ Rename 0 ] [ Done ] [ More ] |
             +--------------------------------+

        """)
  }

  @Test func `the unicode look on a screen that grows`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, options: ScreenOptions(glyphs: .unicode))
    try screen.find(.button, "Edit").tap()
    expectText(
      screen.text,
      equals: """
        [= Ed┌────────────────────────────────┐
        name │             Name 1             │
        below│ [ Rename 0 ] [ Done ] [ More ] │
             └────────────────────────────────┘
        """)
    try screen.find(.button, "Done").tap()
    expectText(
      screen.text,
      equals: """
        [= Edit =]
        name 1
        below the sheet, the third line of all
        """)
    #expect(screen.faults.isEmpty)
  }

  @Test func `on a narrow screen it is as wide as the screen`() throws {
    let screen = Screen(Told(), width: 18)
    expectText(
      screen.text,
      equals: """
        be+------------+
          | Saved to a |
          | place far  |
          | away       |
          |            |
          | [ OK ]     |
          +------------+
        """)
    #expect(screen.faults.isEmpty)
  }

  @Test func `nothing below is found, hit or focused`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    let edit = try screen.find(.button, "Edit")
    try edit.tap()
    #expect(throws: (any Error).self) { try screen.find(.button, "Edit") }
    #expect(throws: (any Error).self) { try edit.tap() }
    #expect(try !screen.find(.button, "Done").isFocused)
    for label in ["Rename 0", "Done", "More", "Rename 0"] {
      screen.press(.tab)
      #expect(try screen.find(.button, label).isFocused)
    }
    screen.press(.escape)
    #expect(try screen.find(.button, "Edit").isFocused)
    #expect(screen.findAll(.button).map(\.label) == ["Edit"])
  }

  @Test func `a click beside it closes it, and does nothing else`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    try screen.find(.button, "Edit").tap()
    screen.click(column: 3, row: 0)
    #expect(screen.findAll(.button).map(\.label) == ["Edit"])
  }

  @Test func `its content appears, is new each time, and onDismiss runs when it is gone`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    try screen.find(.button, "Edit").tap()
    #expect(probe.log == ["appear true"])
    probe.clear()
    try screen.find(.button, "Rename 0").tap()
    #expect(screen.text.contains("Name 2") && screen.text.contains("Rename 1"))
    #expect(probe.runs("Editor") == 1, "it shows the name itself")
    try screen.find(.button, "Done").tap()
    #expect(probe.log == ["disappear", "gone"])
    try screen.find(.button, "Edit").tap()
    #expect(screen.text.contains("Name 2") && screen.text.contains("Rename 0"))
    #expect(screen.issues.isEmpty && screen.faults.isEmpty)
  }

  @Test func `a sheet over a sheet`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    try screen.find(.button, "Edit").tap()
    try screen.find(.button, "More").tap()
    #expect(screen.findAll(.button).map(\.label) == ["Close"])
    try screen.find(.button, "Close").tap()
    #expect(try screen.find(.button, "More").isFocused)
    try screen.find(.button, "More").tap()
    screen.press(.escape)
    screen.press(.escape)
    #expect(try screen.find(.button, "Edit").isFocused)
    #expect(screen.faults.isEmpty)
  }

  @Test func `a sheet of an item is another one for another item`() throws {
    let screen = Screen(Items(probe: probe), width: 30, height: 12)
    try screen.find(.button, "Row 1").tap()
    try screen.find(.button, "Count 0").tap()
    #expect(screen.text.contains("Item 1") && screen.text.contains("Count 1"))
    #expect(probe.log.isEmpty)
    try screen.find(.button, "Next").tap()
    #expect(screen.text.contains("Item 2") && screen.text.contains("Count 0"))
    #expect(probe.log == ["gone"])
    screen.press(.escape)
    #expect(probe.log == ["gone", "gone"])
    #expect(!screen.text.contains("Item"))
  }

  @Test func `a sheet of a row goes with it`() throws {
    let screen = Screen(Items(probe: probe), width: 30, height: 12)
    try screen.find(.button, "Open").tap()
    #expect(screen.text.contains("of row 2"))
    screen.perform("remove", probe)
    #expect(!screen.text.contains("of row 2"))
    #expect(try screen.find(.button, "Open").isFocused)
    #expect(screen.faults.isEmpty)
  }

  @Test func `content can say that only the program closes it`() throws {
    let screen = Screen(Locked(), width: 30, height: 5)
    screen.press(.escape)
    screen.click(column: 0, row: 0)
    try screen.find(.toggle, "Locked").tap()
    screen.press(.escape)
    expectText(screen.text, equals: "below\n\n\n\n")
  }

  @Test func `what lies below is dim`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    #expect(!screen.render(.ansi).contains("\u{1B}[2m"))
    try screen.find(.button, "Edit").tap()
    #expect(screen.render(.ansi).contains("\u{1B}[2mname 1"))
    try screen.find(.button, "Done").tap()
    #expect(!screen.render(.ansi).contains("\u{1B}[2m"))
  }
}

private struct Covered: View {
  @State private var isShown = false
  @State private var isAsking = false
  @State private var answer = "none"

  var body: some View {
    VStack(alignment: .leading) {
      Button("Show") { isShown = true }
      Button("Ask") { isAsking = true }
      Text("answer \(answer)")
    }
    .fullScreenCover(isPresented: $isShown) { Again() }
    .alert("Delete the file?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    } message: {
      Text("It cannot be brought back.")
    }
  }
}

/// Covers and sheets of other sizes than what lies below.
private struct Sized: View {
  let below: Int
  @State var item: Item?
  @State var sheet = 0
  let probe: Probe

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { ForEach(0..<below, id: \.self) { Text("line \($0) below") } }
      .fullScreenCover(item: $item, onDismiss: { probe.note("uncovered") }) { item in
        ForEach(0..<item.id, id: \.self) { Text("cover \($0)") }
      }
      .sheet(isPresented: Binding(get: { sheet > 0 }, set: { if !$0 { sheet = 0 } })) {
        ForEach(0..<sheet, id: \.self) { Text("sheet \($0)") }
      }
      .offers("cover", to: probe) { item = Item(id: 3) }
      .offers("uncover", to: probe) { item = nil }
      .offers("sheet", to: probe) { sheet = 2 }
  }
}

private struct Told: View {
  @State private var isTold = true

  var body: some View {
    Text("below").confirmationDialog("Saved to a place far away", isPresented: $isTold) {}
  }
}

@MainActor @Suite struct FullScreenCoverTests {
  @Test(arguments: [5, nil]) func `a cover takes the place of the screen`(height: Int?) throws {
    let screen = Screen(Covered(), width: 30, height: height)
    try screen.find(.button, "Show").tap()
    expectText(screen.text.trimmingCharacters(in: .newlines), equals: "[ Close ]")
    screen.press(.escape)
    try screen.find(.button, "Close").tap()
    #expect(try screen.find(.button, "Show").isFocused)
    #expect(screen.faults.isEmpty)
  }
}

@MainActor @Suite struct PresentedSizeTests {
  private let probe = Probe()

  private func screen(_ below: Int, height: Int? = nil, width: Int = 16) -> Screen {
    Screen(Sized(below: below, probe: probe), width: width, height: height)
  }

  @Test func `a cover is as high as what it shows or what it covers`() {
    let low = screen(1)
    low.perform("cover", probe)
    expectText(low.text, equals: "cover 0\ncover 1\ncover 2")
    low.perform("uncover", probe)
    expectText(low.text, equals: "line 0 below")
    #expect(probe.log == ["uncovered"])
    let high = screen(5)
    high.perform("cover", probe)
    expectText(high.text, equals: "cover 0\ncover 1\ncover 2\n\n")
  }

  @Test func `a sheet stands in the middle of what it covers, and a low screen grows for it`() {
    let low = screen(1)
    low.perform("sheet", probe)
    expectText(low.text, equals: "lin+---------+\n   | sheet 0 |\n   | sheet 1 |\n   +---------+")
    let high = screen(7)
    high.perform("sheet", probe)
    expectText(
      high.text,
      equals: """
        line 0 below
        line 1 below
        lin+---------+
        lin| sheet 0 |
        lin| sheet 1 |
        lin+---------+
        line 6 below
        """)
    let small = screen(1, height: 3)
    small.perform("sheet", probe)
    expectText(small.text, equals: "lin+---------+\n   | sheet 0 |\n   | sheet 1 |")
    #expect(small.faults.isEmpty)
  }
}

@MainActor @Suite struct AlertTests {
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

  @Test func `Escape does what the button does that cancels`() {
    let probe = Probe()
    let screen = Screen(Asking(probe: probe), width: 40, height: 8)
    screen.press(.escape)
    #expect(probe.text == "no" && screen.text.trimmingCharacters(in: .newlines) == "below")
    let other = Screen(Asking(probe: probe), width: 40, height: 8)
    other.press(.character("m"))
    #expect(probe.text == "no maybe" && other.text.trimmingCharacters(in: .newlines) == "below")
  }

  @Test func `a sheet stays when a page comes over the view that presents it`() throws {
    struct Page: View {
      let probe: Probe
      @Binding var path: [Int]
      @State private var isShown = false
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text("root")
          Menu("menu") { Text("item") }
        }
        .sheet(isPresented: $isShown, onDismiss: { probe.note("dismissed") }) {
          Button("in the sheet") { probe.note("tapped") }
            .onAppear { probe.note("A") }.onDisappear { probe.note("D") }
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
        .offers("show", to: probe) { isShown = true }
        .offers("push", to: probe) { path.append(1) }
        .offers("pop", to: probe) { path = [] }
        .offers("hide", to: probe) { isShown = false }
      }
    }
    struct Host: View {
      let probe: Probe
      @State private var path: [Int] = []
      var body: some View { NavigationStack(path: $path) { Page(probe: probe, path: $path) } }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 30, height: 9)
    screen.perform("show", probe)
    screen.perform("push", probe)
    #expect(probe.text == "A" && screen.text.contains("in the sheet") && screen.text.contains("page 1"))
    try screen.find(.button, "in the sheet").tap()
    screen.perform("hide", probe)
    #expect(probe.text == "A tapped D dismissed" && !screen.text.contains("in the sheet") && screen.faults == [])
    // What is not shown presents nothing new, until it is shown again.
    screen.perform("show", probe)
    #expect(!screen.text.contains("in the sheet"))
    screen.perform("pop", probe)
    #expect(screen.text.contains("in the sheet") && screen.faults == [])
  }

  @Test func `an alert asks, and each button closes it`() throws {
    let screen = Screen(Covered(), width: 40, height: 8)
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
    let screen = Screen(Covered(), width: 22, options: ScreenOptions(glyphs: .unicode))
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
    let screen = Screen(Told(), width: 40)
    try screen.find(.button, "OK").tap()
    expectText(screen.text, equals: "below")
  }
}
