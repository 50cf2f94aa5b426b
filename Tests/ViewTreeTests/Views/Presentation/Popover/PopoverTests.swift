import Testing
import ViewTreeTesting

private struct Info: View {
  var edge: Edge?
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var linesAbove = 1
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<linesAbove, id: \.self) { _ in Text("above") }
      Button("Info") { isShown = true }
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) { Text("Details") }
        .padding(.leading, 6)
      Text("below")
    }
  }
}

private struct Editor: View {
  let probe: Probe
  @State private var isEditing = false
  @State private var name = 1

  var body: some View {
    VStack(alignment: .leading) {
      Button("Edit") { isEditing = true }
        .popover(isPresented: $isEditing) { Fields(probe: probe, name: $name) }
      Text("name \(name)")
      Button("Other") { probe.note("other") }.padding(.leading, 24)
    }
    .buttonStyle(.borderedProminent)
  }
}

private struct Fields: View {
  let probe: Probe
  @Binding var name: Int
  @State private var taps = 0
  @State private var isLocked = false
  @State private var showsMore = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack(alignment: .leading) {
      Button("Rename \(taps)") {
        name += 1
        taps += 1
      }
      Button("More") { showsMore = true }
        .popover(isPresented: $showsMore, arrowEdge: .trailing) { Text("more of it") }
      Toggle("Locked", isOn: $isLocked)
      Button("Done") { dismiss() }
    }
    .interactiveDismissDisabled(isLocked)
    .onAppear { probe.note("appear \(isPresented)") }
    .onDisappear { probe.note("disappear") }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct Items: View {
  let probe: Probe
  @State private var item: Item?
  @State private var isThere = true

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(1..<3) { row in Button("Row \(row)") { item = Item(id: row) } }
      if isThere { Text("anchor").popover(item: $item) { Counted(item: $0) } }
    }
    .offers("next", to: probe) { item = Item(id: 2) }
    .offers("same", to: probe) { item = Item(id: 1) }
    .offers("go", to: probe) { isThere = false }
    .offers("close", to: probe) { item = nil }
  }
}

private struct Counted: View {
  let item: Item
  @State private var count = 0

  var body: some View { Button("Item \(item.id) \(count)") { count += 1 } }
}

@MainActor @Suite struct PopoverTests {
  private let probe = Probe()

  private func shown(_ info: Info, width: Int, height: Int?, glyphs: GlyphSet = .ascii) throws -> Screen {
    let screen = Screen(info, width: width, height: height, options: ScreenOptions(glyphs: glyphs))
    try screen.find(.button, "Info").tap()
    return screen
  }

  // MARK: Where it stands

  @Test(arguments: [nil, Edge.bottom, .top]) func `a popover is a box below its view`(edge: Edge?) throws {
    expectText(
      try shown(Info(edge: edge), width: 24, height: 6).text,
      equals: """
        above
              [ Info ]
             +---------+
             | Details |
             +---------+

        """)
  }

  @Test(arguments: [Edge.trailing, .leading]) func `a popover stands beside its view`(edge: Edge) throws {
    expectText(
      try shown(Info(edge: edge), width: 30, height: 4).text,
      equals: """
        above          +---------+
              [ Info ] | Details |
        below          +---------+

        """)
  }

  @Test(arguments: [nil, Edge.bottom, .top]) func `a popover stands above its view if there is no room below`(
    edge: Edge?
  ) throws {
    expectText(
      try shown(Info(edge: edge, linesAbove: 3), width: 24, height: 5, glyphs: .unicode).text,
      equals: """
             ┌─────────┐
             │ Details │
             └─────────┘
              [ Info ]
        below
        """)
  }

  @Test func `a screen that grows grows for it`() throws {
    let screen = try shown(Info(linesAbove: 0), width: 24, height: nil, glyphs: .unicode)
    expectText(
      screen.text,
      equals: """
              [ Info ]
             ┌─────────┐
             │ Details │
             └─────────┘
        """)
    screen.press(.escape)
    expectText(screen.text, equals: "      [ Info ]\nbelow")
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a popover stands at the named part of its view`() throws {
    expectText(
      try shown(Info(anchor: .point(.bottomTrailing)), width: 26, height: 5).text,
      equals: """
        above
              [ Info ]
        below    +---------+
                 | Details |
                 +---------+
        """)
    let first = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
    expectText(
      try shown(Info(edge: .trailing, anchor: first), width: 26, height: 4).text,
      equals: """
        above   +---------+
                | Details |
        below   +---------+

        """)
  }

  // MARK: What it does

  @Test func `a popover ignores the looks around it, and dismiss closes only the popover`() throws {
    let screen = Screen(Editor(probe: probe), width: 40, height: 8)
    try screen.find(.button, "Edit").tap()
    expectText(
      screen.text,
      equals: """
        [= Edit =]
        +--------------+
        | [ Rename 0 ] |        [= Other =]
        | [ More ]     |
        | [ ] Locked   |
        | [ Done ]     |
        +--------------+

        """)
    expectEqual(probe.log, ["appear true"])
    try screen.find(.button, "Rename 0").tap()
    try screen.find(.button, "Rename 1").tap()
    expectText(screen.text, contains: "Rename 2")
    try screen.find(.button, "Done").tap()
    #expect(screen.text.contains("name 3") && !screen.text.contains("Rename"))
    expectEqual(probe.log, ["appear true", "disappear"])
    try screen.find(.button, "Edit").tap()
    #expect(screen.text.contains("Rename 0"), "its state is new each time")
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a click beside it closes it, and does nothing else`() throws {
    let screen = Screen(Editor(probe: probe), width: 40, height: 8)
    try screen.find(.button, "Edit").tap()
    screen.click(column: 28, row: 2)
    #expect(!screen.text.contains("Rename") && probe.log == ["appear true", "disappear"])
    screen.click(column: 28, row: 2)
    expectEqual(probe.log.last, "other")
  }

  @Test func `Tab goes through it, Escape closes it and gives the focus back`() throws {
    let screen = Screen(Editor(probe: probe), width: 40, height: 8)
    screen.press(.tab)
    screen.press(.return)
    for label in ["Rename 0", "More", "Done", "Rename 0"] {
      screen.press(.tab)
      if label == "Done" { screen.press(.tab) }
      #expect(try screen.find(.button, label).isFocused)
    }
    screen.press(.escape)
    expectText(screen.text, lacks: "Rename")
    #expect(try screen.find(.button, "Edit").isFocused)
  }

  private struct Defaults: View {
    @Namespace private var fields
    @FocusState private var isChosen: Bool
    @State private var isShown = false
    @State private var isFull = false

    var body: some View {
      Button("Open") { isShown = true }
        .popover(isPresented: $isShown) {
          HStack {
            Button("a") {}
            Button("b") { isFull = true }.prefersDefaultFocus(in: fields)
          }
          .focusScope(fields)
          .popover(isPresented: $isFull) {
            HStack {
              Button("c") {}
              Button("d") {}.focused($isChosen)
            }
            .defaultFocus($isChosen, true)
          }
        }
    }
  }

  @Test func `the default focus of a popover applies when it opens`() {
    let screen = Screen(Defaults(), width: 40, height: 8)
    func focused() -> [String] { screen.findAll(.button).filter(\.isFocused).map(\.label) }
    screen.press(.tab)
    screen.press(.return)
    expectEqual(focused(), ["b"])
    screen.press(.return)
    expectEqual(focused(), ["d"])
    screen.press(.escape)
    expectEqual(focused(), ["b"])
    screen.press(.escape)
    expectEqual(focused(), ["Open"])
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `the content of a popover can prevent the user from closing it`() throws {
    let screen = Screen(Editor(probe: probe), width: 40, height: 8)
    try screen.find(.button, "Edit").tap()
    try screen.find(.toggle, "Locked").tap()
    screen.press(.escape)
    screen.click(column: 28, row: 2)
    expectText(screen.text, contains: "Rename")
    try screen.find(.button, "Done").tap()
    expectText(screen.text, lacks: "Rename")
  }

  @Test func `a popover in a popover closes before it`() throws {
    let screen = Screen(Editor(probe: probe), width: 40, height: 8)
    try screen.find(.button, "Edit").tap()
    try screen.find(.button, "More").tap()
    expectText(
      screen.text,
      equals: """
        [= Edit =]
        +--------------+
        |          +------------+
        | [ More ] | more of it |
        | [ ]      +------------+
        | [ Done ]     |
        +--------------+

        """)
    screen.press(.escape)
    #expect(screen.text.contains("[ Rename 0 ]") && !screen.text.contains("more of it"))
    try screen.find(.button, "More").tap()
    screen.click(column: 3, row: 2)
    #expect(screen.text.contains("[ Rename 0 ]") && !screen.text.contains("more of it"))
    screen.press(.escape)
    #expect(!screen.text.contains("Rename") && screen.faults == [])
  }

  @Test func `a popover of an item is a new one for a new item, and is removed with its view`() throws {
    let screen = Screen(Items(probe: probe), width: 24, height: 8)
    try screen.find(.button, "Row 1").tap()
    try screen.find(.button, "Item 1 0").tap()
    screen.perform("same", probe)
    expectText(screen.text, contains: "Item 1 1")
    screen.perform("next", probe)
    expectText(screen.text, contains: "Item 2 0")
    screen.perform("close", probe)
    expectText(screen.text, lacks: "Item")
    try screen.find(.button, "Row 2").tap()
    screen.press(.escape)
    expectText(screen.text, lacks: "Item")
    try screen.find(.button, "Row 2").tap()
    screen.perform("go", probe)
    #expect(!screen.text.contains("Item") && screen.faults == [])
  }

  @Test func `the default focus of a popover in a popover applies when it opens`() throws {
    struct Nested: View {
      @State private var isInner = false
      @FocusState private var isFocused: Bool

      var body: some View {
        Button("root") {}.popover(isPresented: .constant(true)) {
          Button("open") { isInner = true }
            .popover(isPresented: $isInner) {
              VStack {
                Button("1") {}
                Button("2") {}.focused($isFocused)
              }
              .defaultFocus($isFocused, true)
            }
        }
      }
    }
    let screen = Screen(width: 40, height: 16) { Nested() }
    screen.press(.tab)
    #expect(try screen.find(.button, "open").isFocused)
    screen.press(.return)
    #expect(try screen.find(.button, "2").isFocused)
  }
}
