import Testing
import ViewTreeTesting

@MainActor private final class Log {
  var choices: [String] = []
}

private struct Options: View {
  let log: Log
  @State private var isOn = true
  @State private var isRare = false

  var body: some View {
    VStack(alignment: .leading) {
      Menu("Options") {
        Button("Rename") { log.choices.append("Rename") }
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Bluetooth", isOn: $isRare)
        Divider()
        Menu("Share") {
          Button("Mail") { log.choices.append("Mail") }
          Button("Messages") { log.choices.append("Messages") }
        }
        Button("Delete", role: .destructive) { log.choices.append("Delete") }.disabled(isRare)
      }
      Text("below the menu, as wide as it likes")
      Text("\(isOn ? "on" : "off")")
    }
  }
}

@MainActor @Suite struct MenuTests {
  private let log = Log()

  private func screen(_ options: ScreenOptions = .init(), width: Int = 40, height: Int? = nil) -> Screen {
    Screen(Options(log: log), width: width, height: height, options: options)
  }

  private func screen<V: View>(_ change: (Options) -> V) -> Screen { Screen(change(Options(log: log)), width: 40) }

  // MARK: Looks

  @Test func `a menu is a button that opens a list over the views below`() throws {
    let screen = screen()
    expectText(
      screen.text,
      equals: """
        [ Options v ]
        below the menu, as wide as it likes
        on
        """)
    try screen.find(.menu, "Options").tap()
    expectText(
      screen.text,
      equals: """
        [ Options v ]
        +-------------+ as wide as it likes
        |   Rename    |
        | x Wi-Fi     |
        |   Bluetooth |
        | ----------- |
        |   Share   > |
        |   Delete    |
        +-------------+
        """)
    try screen.find(.menu, "Share").tap()
    expectText(
      screen.text,
      equals: """
        [ Options v ]
        +-------------+ as wide as it likes
        |   Rename    |
        | x Wi-Fi     |
        |   Bluetooth |
        | ----------- +------------+
        |   Share   > |   Mail     |
        |   Delete    |   Messages |
        +-------------+------------+
        """)
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points]) func `the unicode look is the same in both units`(
    unit: ScreenOptions.Unit
  ) throws {
    let screen = screen(ScreenOptions(glyphs: .unicode, unit: unit))
    try screen.find(.menu, "Options").tap()
    expectText(
      screen.text,
      equals: """
        [ Options ▾ ]
        ┌─────────────┐ as wide as it likes
        │   Rename    │
        │ ✓ Wi-Fi     │
        │   Bluetooth │
        │ ─────────── │
        │   Share   ▸ │
        │   Delete    │
        └─────────────┘
        """)
  }

  @Test func `labels have an icon, an own view or an action of their own`() throws {
    let log = log
    let screen = Screen(width: 40) {
      VStack(alignment: .leading) {
        Menu("Sort", systemImage: "star.fill") { Button("By name") {} }
        Menu {
          Button("All") {}
        } label: {
          Text("Show").bold()
        }
        Menu("Add") {
          Button("Special") { log.choices.append("Special") }
        } primaryAction: {
          log.choices.append("Add")
        }
        Menu(String("Quiet")) { Button("A") {} }.menuStyle(.borderlessButton)
        Menu("Bare") { Button("A") {} }.menuIndicator(.hidden)
        Menu("Plain") { Button("A") {} }.menuStyle(.button).buttonStyle(.plain)
      }
    }
    expectText(
      screen.text,
      equals: """
        [ % Sort v ]
        [*Show v*]
        [ Add ] v
        Quiet v
        [ Bare ]
        Plain v
        """)
    try screen.find(.menu, "Add").tap()
    expectEqual(log.choices, ["Add"])
    try screen.find(.menu, "Add").expand()
    try expectEqual(screen.find(.menu, "Add").isExpanded, true)
    try screen.find(.menuItem, "Special").tap()
    expectEqual(log.choices, ["Add", "Special"])
    try expectEqual(screen.find(.menu, "Add").isExpanded, false)
  }

  @Test func `sections have a title and their rows`() throws {
    let screen = Screen(width: 40) {
      Menu("Sort") {
        Section("By") {
          Button("Name") {}
          Button("Date") {}
        }
        Section("Order") { Button("Ascending") {} }
      }
    }
    try screen.find(.menu, "Sort").tap()
    expectSnapshot(of: screen)
  }

  @Test func `looks set around a menu do not reach its list`() throws {
    let screen = Screen(width: 40) {
      Menu("Sort") {
        Button("Name") {}
        Toggle("Up", isOn: .constant(true))
      }
      .buttonStyle(.borderedProminent).toggleStyle(.switch).labelsHidden().bold()
    }
    try screen.find(.menu, "Sort").tap()
    expectSnapshot(of: screen, as: .cells)
  }

  @Test func `container styles and form sections do not reach the list of a menu`() throws {
    struct Starred: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("***")
          configuration.content
        }
      }
    }
    let screen = Screen(width: 30) {
      Form {
        Section("Files") {
          Menu("Sort") {
            Section("By") { Button("Name") {} }
            GroupBox("Group") { Button("Kind") {} }
          }
        }
      }
      .groupBoxStyle(Starred())
    }
    try screen.find(.menu, "Sort").tap()
    expectText(
      screen.text,
      equals: """
        + Files ---------------------+
        | Sort v                     |
        +------------+ --------------+
        | By         |
        |   Name     |
        | ---------- |
        | + Group -+ |
        | |   Kind | |
        | +--------+ |
        +------------+
        """)
  }

  @Test(arguments: [0, 1, 5, 12]) func `narrow screens never crash`(width: Int) {
    let screen = screen(width: width)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.down)
    screen.press(.down)
    screen.press(.return)
    expectEqual(screen.issues, [])
  }

  @Test func `a menu without room below opens above, and a submenu without room beside it below`() throws {
    let screen = Screen(width: 20, height: 7) {
      VStack(alignment: .leading) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Menu("Open") { Menu("More") { Button("Something") {} } }
      }
    }
    try screen.find(.menu, "Open").tap()
    try screen.find(.menu, "More").tap()
    expectText(
      screen.text,
      equals: """
        1
        +----------+
        |   More > |
        +-------------+
        |   Something |
        +-------------+

        """)
  }

  // MARK: Behaviour

  @Test func `a menu that is higher than the screen scrolls with the focus, and shows its bar`() throws {
    let screen = Screen(width: 16, height: 7) {
      Menu("Days") { ForEach(1..<21) { day in Button("Day \(day)") {} } }
    }
    try screen.find(.menu, "Days").expand()
    expectText(
      screen.text,
      equals: """
        +-----------+
        |   Day 1 # |
        |   Day 2 | |
        |   Day 3 | |
        |   Day 4 | |
        |   Day 5 | |
        +-----------+
        """)
    for _ in 0..<12 { screen.press(.down) }
    expectText(screen.text, contains: "|  >Day 12| |")
    expectText(screen.text, lacks: "Day 1 ")
    #expect(screen.text.hasPrefix("+-----------+\n") && screen.text.hasSuffix("\n+-----------+"))
    screen.press(.escape)
    #expect(screen.text.contains("Days v") && !screen.text.contains("+---"))
  }

  @Test func `a choice closes the menu`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").tap()
    try screen.find(.menuItem, "Rename").tap()
    expectEqual(log.choices, ["Rename"])
    try expectEqual(screen.find(.menu, "Options").isExpanded, false)
    #expect(screen.findAll(.menuItem).isEmpty)
  }

  @Test func `a choice in a menu of the menu closes both`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").tap()
    try screen.find(.menu, "Share").tap()
    try screen.find(.menuItem, "Mail").tap()
    expectEqual(log.choices, ["Mail"])
    expectEqual(screen.findAll(.menu).map(\.label), ["Options"])
    try expectEqual(screen.find(.menu, "Options").isExpanded, false)
  }

  @Test func `a toggle in a menu is a row with a check mark, and closes it`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").tap()
    try expectEqual(screen.find(.toggle, "Wi-Fi").toggleState, .on)
    try screen.find(.toggle, "Wi-Fi").tap()
    try expectEqual(screen.find(.menu, "Options").isExpanded, false)
    try expectEqual(screen.find(label: "off").role, .staticText)
    try screen.find(.menu, "Options").tap()
    expectText(screen.text, contains: "|   Wi-Fi     |")
  }

  @Test func `a menu can stay open after a choice`() throws {
    let screen = screen { $0.menuActionDismissBehavior(.disabled) }
    try screen.find(.menu, "Options").tap()
    try screen.find(.toggle, "Wi-Fi").tap()
    try screen.find(.toggle, "Bluetooth").tap()
    try screen.find(.menu, "Share").tap()
    try screen.find(.menuItem, "Mail").tap()
    expectEqual(log.choices, ["Mail"])
    #expect(try screen.find(.menu, "Options").isExpanded)
    #expect(try screen.find(.menu, "Share").isExpanded)
    try expectEqual(screen.find(.toggle, "Wi-Fi").toggleState, .off)
    try expectEqual(screen.find(.toggle, "Bluetooth").toggleState, .on)
  }

  @Test func `constant toggles of a menu change nothing`() throws {
    let screen = Screen(width: 30) {
      Menu("Four") {
        Toggle("Always on", isOn: .constant(true))
        Toggle("Always off", isOn: .constant(false))
      }
    }
    for label in ["Always on", "Always off"] {
      try screen.find(.menu, "Four").tap()
      try screen.find(.toggle, label).tap()
      try screen.find(.menu, "Four").tap()
      expectEqual(screen.findAll(.toggle).map(\.toggleState), [.on, .off])
      screen.press(.escape)
    }
  }

  @Test func `a disabled item cannot be chosen`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").select("Bluetooth")
    try screen.find(.menu, "Options").tap()
    #expect(throws: ElementError.self) { try screen.find(.menuItem, "Delete").tap() }
  }

  @Test func `a click beside closes the menu and does nothing else`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").tap()
    screen.click(column: 35, row: 1)
    try expectEqual(screen.find(.menu, "Options").isExpanded, false)
    #expect(log.choices.isEmpty)
  }

  @Test func `a click beside both menus closes both, one on the outer closes the inner on the way`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").tap()
    try screen.find(.menu, "Share").tap()
    screen.click(column: 35, row: 1)
    try expectEqual(screen.find(.menu, "Options").isExpanded, false)
    try screen.find(.menu, "Options").tap()
    try screen.find(.menu, "Share").tap()
    try screen.find(.menu, "Share").tap()
    try expectEqual(screen.find(.menu, "Share").isExpanded, false)
    try screen.find(.menu, "Share").tap()
    try screen.find(.menuItem, "Rename").tap()
    expectEqual(log.choices, ["Rename"])
    #expect(screen.findAll(.menuItem).isEmpty)
  }

  @Test func `opening and closing evaluates the menu's style and nothing around it`() throws {
    let screen = screen()
    let trace = try screen.trace { try screen.find(.menu, "Options").tap() }
    expectEqual(trace.evaluations(of: Options.self), 0, "\(trace)")
    expectEqual(trace.evaluations(of: Menu<Text, Text>.self), 0)
  }

  // MARK: Keys

  @Test func `return opens, the arrows move, return chooses`() throws {
    let screen = screen()
    screen.press(.tab)
    #expect(try screen.find(.menu, "Options").isFocused)
    screen.press(.return)
    try expectEqual(screen.find(.menu, "Options").isExpanded, true)
    screen.press(.down)
    #expect(try screen.find(.menuItem, "Rename").isFocused)
    screen.press(.down)
    #expect(try screen.find(.toggle, "Wi-Fi").isFocused)
    screen.press(.up)
    screen.press(.return)
    expectEqual(log.choices, ["Rename"])
    try expectEqual(screen.find(.menu, "Options").isExpanded, false)
    #expect(try screen.find(.menu, "Options").isFocused)
  }

  @Test func `right opens a menu in the menu, left closes it, escape the one around`() throws {
    let screen = screen()
    screen.press(.tab)
    screen.press(.down)
    screen.press(.up)
    screen.press(.up)
    #expect(try screen.find(.menu, "Share").isFocused)
    screen.press(.right)
    try expectEqual(screen.find(.menu, "Share").isExpanded, true)
    screen.press(.down)
    #expect(try screen.find(.menuItem, "Mail").isFocused)
    screen.press(.left)
    #expect(try screen.find(.menu, "Share").isFocused)
    try expectEqual(screen.find(.menu, "Share").isExpanded, false)
    screen.press(.escape)
    try expectEqual(screen.find(.menu, "Options").isExpanded, false)
    #expect(try screen.find(.menu, "Options").isFocused)
  }

  /// The rows of a menu, without the space for marks.
  private func rows(width: Int = 40, @ViewBuilder _ content: () -> some View) throws -> String {
    let screen = Screen(Menu("Edit", content: content), width: width)
    try screen.find(.menu, "Edit").tap()
    let rows = screen.text.split(separator: "\n").dropFirst(2).dropLast().map { $0.dropFirst(4).dropLast(2) }
    return rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  private func row(width: Int = 40, @ViewBuilder _ label: () -> some View) throws -> String {
    let label = label()
    return try rows(width: width) { Button(action: {}, label: { label }) }
  }

  private var star: Image { Image(systemName: "star") }

  @Test func `in a menu texts below the first are subtitles`() throws {
    func expectTitle(@ViewBuilder _ label: () -> some View) throws {
      try expectText(row(label), equals: "Copy\nas text")
    }
    try expectTitle {
      Text("Copy")
      Text("as text").font(.caption).foregroundStyle(.secondary)
    }
    try expectTitle {
      Group {
        Text("Copy").bold(false)
        Text("as text")
      }
    }
    try expectTitle { ForEach(["Copy", "as text"], id: \.self) { Text($0) } }
    try expectText(row { Text("Copy") }, equals: "Copy")
    try expectText(
      row(width: 16) {
        Text("Copy")
        Text("as text without styles")
      }, equals: "Copy\nas text...")
    try expectText(
      row {
        Label("Print", systemImage: "star")
        Text("of the page")
      }, equals: "o Print\nof the page")
  }

  @Test func `in a menu images and shapes stand beside the titles`() throws {
    for picture in [AnyView(star), AnyView(star.foregroundStyle(.red)), AnyView(Group { star }.font(.caption))] {
      try expectText(
        row {
          picture
          Text("Copy")
          Text("as text")
        }, equals: "o Copy\n  as text")
    }
    try expectText(
      row {
        Text("Row")
        if true { Image(systemName: "checkmark") }
      }, equals: "Row ok")
    try expectText(
      row {
        star
        Text("A")
        star
        Text("B")
        star
      }, equals: "o A o o\n  B")
    try expectText(
      row(width: 14) {
        star
        Text("a long title")
        star
      }, equals: "o a... o")
  }

  @Test func `links, menus, toggles and pickers in a menu have such labels, other buttons do not`() throws {
    @ViewBuilder var label: some View {
      star
      Text("Copy")
      Text("as text")
    }
    let rows = try rows {
      Link(destination: URL(filePath: "/")) { label }
      Toggle(isOn: .constant(true)) { label }
      Menu {
        Text("deep")
      } label: {
        label
      }
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        label
      }
      .pickerStyle(.menu)
    }
    expectText(
      rows,
      equals: """
        o Copy
          as text
        o Copy
          as text
        o Copy    >
          as text
        o Copy    >
          as text
        """)
    expectText(Screen(Button(action: {}, label: { label }), width: 30).text, equals: "[ o Copy as text ]")
    let screen = Screen(Menu("Edit") { Button(action: {}, label: { label }) }, width: 30)
    try screen.find(.menu, "Edit").tap()
    #expect(try screen.find(.menuItem, "Copy as text").isEnabled)
  }

  @Test func `left in a menu of the screen keeps it open`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").tap()
    screen.press(.down)
    screen.press(.down)
    #expect(try screen.find(.toggle, "Wi-Fi").isFocused)
    expectText(screen.text, contains: "|>x Wi-Fi<    |")
    screen.press(.left)
    expectText(screen.text, contains: "|  >Rename<   |")
    #expect(try screen.find(.menuItem, "Rename").isFocused)
  }

  @Test func `escape closes the inner of two open menus first`() throws {
    let screen = screen()
    try screen.find(.menu, "Options").tap()
    let outer = screen.text
    try screen.find(.menu, "Share").tap()
    screen.press(.escape)
    expectText(screen.text, equals: outer)
    screen.press(.escape)
    expectText(
      screen.text,
      equals: """
        [ Options v ]
        below the menu, as wide as it likes
        on
        """)
  }

  @Test func `a tap on a row of the outer menu closes the inner one and keeps the focus that it took`() throws {
    let screen = screen { $0.menuActionDismissBehavior(.disabled) }
    try screen.find(.menu, "Options").tap()
    let outer = screen.text
    try screen.find(.menu, "Share").tap()
    try screen.find(.toggle, "Wi-Fi").tap()
    expectText(screen.text, equals: outer.replacing("x Wi-Fi", with: "  Wi-Fi").replacing("\non\n", with: "\noff\n"))
    #expect(try screen.find(.toggle, "Wi-Fi").isFocused)
    #expect(try !screen.find(.menu, "Share").isFocused)
  }

  @Test func `a choice by key in a menu of the menu gives the focus back`() throws {
    let screen = screen()
    screen.press(.tab)
    screen.press(.space)
    screen.press(.up)
    screen.press(.up)
    screen.press(.right)
    screen.press(.down)
    screen.press(.down)
    screen.press(.return)
    expectEqual(log.choices, ["Messages"])
    #expect(try screen.find(.menu, "Options").isFocused)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a submenu opens by the arrow that points to it, and closes by the other`(direction: LayoutDirection) throws {
    let (into, back) = direction == .leftToRight ? (Key.right, Key.left) : (.left, .right)
    let screen = Screen(width: 40, height: 8, options: ScreenOptions(layoutDirection: direction)) {
      Menu("Menu") { Menu("More") { Button("Deep") {} } }
    }
    try screen.find(.menu, "Menu").tap()
    func items() -> [String] { screen.findAll(.menuItem).map(\.label) }
    screen.press(.down)
    screen.press(back)
    expectEqual(items(), [])
    screen.press(into)
    expectEqual(items(), ["Deep"])
    screen.press(.down)
    screen.press(back)
    expectEqual(items(), [])
  }

  @Test func `a click on the arrow beside a primary action opens and closes the list, and is no action`() throws {
    var taps = 0
    let screen = Screen(width: 20, height: 5) {
      Menu("Add") {
        Button("Special") {}
      } primaryAction: {
        taps += 1
      }
    }
    screen.click(column: 8, row: 0)
    try expectEqual(screen.find(.menu, "Add").isExpanded, true)
    screen.click(column: 8, row: 0)
    try expectEqual(screen.find(.menu, "Add").isExpanded, false)
    expectEqual(taps, 0)
  }
}

// MARK: Composition
