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
    .sheet(isPresented: $isSure) { Closing() }
  }
}

private struct Items: View {
  let probe: Probe
  @State private var item: PresentedItem?
  @State private var rows = [1, 2]
  @State private var isLocked = true
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows, id: \.self) { row in
        Button("Row \(row)") { item = PresentedItem(id: row) }
          .sheet(isPresented: Binding(get: { isOpen && row == 2 }, set: { isOpen = $0 })) { Text("of row \(row)") }
      }
      Button("Open") { isOpen = true }
    }
    .sheet(item: $item, onDismiss: { probe.note("gone") }) { item in
      Text("PresentedItem \(item.id)")
      Counter()
      Button("Next") { self.item = PresentedItem(id: item.id + 1) }
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
             +--------------------------------+
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
             ┌────────────────────────────────┐
        name │             Name 1             │
             │ [ Rename 0 ] [ Done ] [ More ] │
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
    expectEqual(screen.faults, [])
  }

  @Test func `a sheet on a narrow screen is as wide as the screen`() throws {
    let screen = Screen(ToldScreen(), width: 18)
    expectText(
      screen.text,
      equals: """
          +------------+
          | Saved to a |
          | place far  |
          | away       |
          |            |
          | [= OK =]   |
          +------------+
        """)
    expectEqual(screen.faults, [])
  }

  @Test func `the views below a sheet are not found, hit or focused`() throws {
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
    expectEqual(screen.findAll(.button).map(\.label), ["Edit"])
  }

  @Test func `a click beside it closes it, and does nothing else`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    try screen.find(.button, "Edit").tap()
    screen.click(column: 3, row: 0)
    expectEqual(screen.findAll(.button).map(\.label), ["Edit"])
  }

  @Test func `the content of a sheet appears, is new each time, and onDismiss runs at its end`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    try screen.find(.button, "Edit").tap()
    expectEqual(probe.log, ["appear true"])
    probe.clear()
    try screen.find(.button, "Rename 0").tap()
    #expect(screen.text.contains("Name 2") && screen.text.contains("Rename 1"))
    expectEqual(probe.runs("Editor"), 1, "it shows the name itself")
    try screen.find(.button, "Done").tap()
    expectEqual(probe.log, ["disappear", "gone"])
    try screen.find(.button, "Edit").tap()
    #expect(screen.text.contains("Name 2") && screen.text.contains("Rename 0"))
    #expect(screen.issues.isEmpty && screen.faults.isEmpty)
  }

  @Test func `a sheet over a sheet`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    try screen.find(.button, "Edit").tap()
    try screen.find(.button, "More").tap()
    expectEqual(screen.findAll(.button).map(\.label), ["Close"])
    try screen.find(.button, "Close").tap()
    #expect(try screen.find(.button, "More").isFocused)
    try screen.find(.button, "More").tap()
    screen.press(.escape)
    screen.press(.escape)
    #expect(try screen.find(.button, "Edit").isFocused)
    expectEqual(screen.faults, [])
  }

  @Test func `a sheet of an item is a new one for a new item`() throws {
    let screen = Screen(Items(probe: probe), width: 30, height: 12)
    try screen.find(.button, "Row 1").tap()
    try screen.find(.button, "Count 0").tap()
    #expect(screen.text.contains("PresentedItem 1") && screen.text.contains("Count 1"))
    #expect(probe.log.isEmpty)
    try screen.find(.button, "Next").tap()
    #expect(screen.text.contains("PresentedItem 2") && screen.text.contains("Count 0"))
    expectEqual(probe.log, ["gone"])
    screen.press(.escape)
    expectEqual(probe.log, ["gone", "gone"])
    expectText(screen.text, lacks: "PresentedItem")
  }

  @Test func `a sheet of a row goes with it`() throws {
    let screen = Screen(Items(probe: probe), width: 30, height: 12)
    try screen.find(.button, "Open").tap()
    expectText(screen.text, contains: "of row 2")
    screen.perform("remove", probe)
    expectText(screen.text, lacks: "of row 2")
    #expect(try screen.find(.button, "Open").isFocused)
    expectEqual(screen.faults, [])
  }

  @Test func `the views below a sheet are dim`() throws {
    let screen = Screen(Editor(probe: probe), width: 44, height: 7)
    expectText(screen.render(.ansi), lacks: "\u{1B}[2m")
    try screen.find(.button, "Edit").tap()
    expectText(screen.render(.ansi), contains: "\u{1B}[2mname 1")
    try screen.find(.button, "Done").tap()
    expectText(screen.render(.ansi), lacks: "\u{1B}[2m")
  }

  private func screen(_ below: Int, height: Int? = nil, width: Int = 16) -> Screen {
    Screen(SizedScreen(below: below, probe: probe), width: width, height: height)
  }

  @Test func `a sheet stands in the middle of the views that it covers, and a low screen grows for it`() {
    let low = screen(1)
    low.perform("sheet", probe)
    expectText(low.text, equals: "   +---------+\n   | sheet 0 |\n   | sheet 1 |\n   +---------+")
    let high = screen(7)
    high.perform("sheet", probe)
    expectText(
      high.text,
      equals: """
        line 0 below
        line 1 below
           +---------+
           | sheet 0 |
           | sheet 1 |
           +---------+
        line 6 below
        """)
    let small = screen(1, height: 3)
    small.perform("sheet", probe)
    expectText(small.text, equals: "   +---------+\n   | sheet 0 |\n   | sheet 1 |")
    expectEqual(small.faults, [])
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
    // A hidden view presents nothing new, until it is shown again.
    screen.perform("show", probe)
    expectText(screen.text, lacks: "in the sheet")
    screen.perform("pop", probe)
    #expect(screen.text.contains("in the sheet") && screen.faults == [])
  }
}
