import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct ContextMenuTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Pear"]
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).contextMenu {
            Button("Eat") { log = "eat \(fruit)" }
            Button("Drop", role: .destructive) { fruits.removeAll { $0 == fruit } }
          }
        }
        Button("Go") { log = "go" }.contextMenu { Button("Slow") { log = "slow" } }
        Text(log)
      }
    }
  }

  private func screen(_ glyphs: GlyphSet = .ascii) -> Screen {
    Screen(Fruits(), width: 14, height: 8, options: ScreenOptions(glyphs: glyphs))
  }

  @Test func `a secondary click opens the menu below the view`() throws {
    for (glyphs, picture) in [
      (GlyphSet.ascii, "Apple\n+--------+\n|   Eat  |\n|   Drop |\n+--------+\n"),
      (.unicode, "Apple\n┌────────┐\n│   Eat  │\n│   Drop │\n└────────┘\n"),
    ] {
      let screen = screen(glyphs)
      let closed = screen.text
      screen.secondaryClick(column: 1, row: 0)
      #expect(screen.text != closed)
      #expect(screen.text.hasPrefix(picture), "\(screen.text)")
      try screen.find(.menuItem, "Eat").tap()
      expectText(screen.text, contains: "eat Apple")
      screen.secondaryClick(column: 1, row: 0)
      screen.secondaryClick(column: 12, row: 7)
      #expect(screen.text.hasPrefix("Apple\nPear\n[ Go ]"), "a click beside closes it: \(screen.text)")
      #expect(screen.issues == [] && screen.frames.check() == [])
    }
  }

  @Test func `a long press opens it, and nothing is tapped`() {
    let screen = screen()
    screen.press(column: 2, row: 2)
    expectText(screen.text, lacks: "Slow")
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, contains: "Slow")
    screen.release(column: 2, row: 2)
    #expect(screen.text.contains("Slow") && !screen.text.contains("go"))
    screen.press(.escape)
    screen.press(column: 2, row: 2)
    screen.advance(by: .milliseconds(400))
    screen.release(column: 2, row: 2)
    #expect(screen.text.contains("go"), "a short press taps")
    screen.press(column: 2, row: 2)
    screen.drag(toColumn: 4, row: 2)
    screen.advance(by: .seconds(1))
    #expect(!screen.text.contains("Slow"), "a press that moves is none")
  }

  @Test func `keys open it, move in it and choose, and the focus comes back`() throws {
    for modifier in [Key.Modifiers.control, .option] {
      let screen = screen()
      screen.press(.tab)
      expectText(screen.text, startsWith: "Apple<")
      screen.press(.return.with(modifier))
      screen.press(.return)
      #expect(screen.text.hasPrefix("Apple\n+--"), "Return alone does nothing: \(screen.text)")
      screen.press(.down)
      screen.press(.down)
      expectText(screen.text, contains: ">Drop<")
      screen.press(.escape)
      expectText(screen.text, startsWith: "Apple<\nPear")
      screen.press(.return.with(modifier))
      screen.press(.up)
      screen.press(.return)
      expectText(screen.text, startsWith: "Pear")
    }
  }

  @Test func `a view takes the focus for its menu only if nothing else in it takes the focus`() {
    struct Nested: View {
      var body: some View {
        VStack {
          HStack {
            Text("a"); Button("b") {}
          }.contextMenu { Button("x") {} }
          Text("c").contextMenu {}
          List(["d"], id: \.self, selection: .constant(Set<String>())) { Text($0).contextMenu { Button("y") {} } }
        }
      }
    }
    let screen = Screen(Nested(), width: 20, height: 5)
    var stops: [String] = []
    for _ in 0..<3 {
      screen.press(.tab)
      stops.append(screen.elements.flatMap { [$0] + $0.children }.first { $0.isFocused }?.label ?? "-")
    }
    expectEqual(stops, ["b", "d", "b"])
    screen.press(.tab)
    screen.press(.return.with(.control))
    #expect(screen.text.contains("y"), "the menu of the row's content: \(screen.text)")
  }

  @Test func `a context menu is published, and a test opens it`() throws {
    let screen = screen()
    expectText(screen.render(.semantics), startsWith: "staticText \"Apple\" menu\n")
    try screen.find(.staticText, "Pear").openContextMenu()
    try screen.find(.menuItem, "Drop").tap()
    expectText(screen.text, startsWith: "Apple\n[ Go ]")
    let error = #expect(throws: ElementError.self) { try screen.find(.staticText, "-").openContextMenu() }
    expectEqual(error?.description.contains("has no context menu"), true)
    let disabled = Screen(Fruits().disabled(true), width: 14)
    #expect(throws: ElementError.self) { try disabled.find(.button, "Go").openContextMenu() }
    disabled.secondaryClick(column: 2, row: 2)
    expectText(disabled.text, lacks: "Slow")
  }

  @Test func `a preview stands above the rows; the old form; and none at all`() {
    let menu = ContextMenu { Button("Old") {} }
    let view = VStack(alignment: .leading) {
      Text("A").contextMenu {
        Button("Open") {}
      } preview: {
        Text("Preview of A")
      }
      Text("B").contextMenu(menu)
      Text("C").contextMenu(nil as ContextMenu<Text>?)
    }
    let screen = Screen(view, width: 20, height: 8)
    screen.secondaryClick(column: 0, row: 0)
    #expect(screen.text.hasPrefix("A\n+--------------+\n| Preview of A |\n"), "\(screen.text)")
    screen.press(.escape)
    screen.secondaryClick(column: 0, row: 1)
    expectText(screen.text, contains: "Old")
    screen.press(.escape)
    screen.secondaryClick(column: 0, row: 2)
    expectText(screen.text, startsWith: "A\nB\nC\n\n")
  }

  @Test func `a menu in the menu opens beside it`() {
    let view = Text("A").contextMenu { Menu("More") { Button("In") {} } }
    let screen = Screen(view, width: 24, height: 6)
    screen.secondaryClick(column: 0, row: 0)
    screen.press(.down)
    screen.press(.right)
    screen.press(.down)
    #expect(screen.text.contains(">In<"), "\(screen.text)")
    screen.press(.return)
    #expect(!screen.text.contains("In") && !screen.text.contains("More"))
  }

  // MARK: Of a list's rows

  private struct Rows: View {
    @State private var rows = ["a", "b", "c"]
    @State private var selection: Set<String> = []
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        List(rows, id: \.self, selection: $selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { ids in
            if ids.isEmpty {
              Button("New") { rows.append("new") }
            } else {
              Button("Drop \(ids.sorted().joined())") { rows.removeAll { ids.contains($0) } }
            }
          } primaryAction: {
            log = "open \($0.sorted().joined())"
          }
        Text(log)
      }
    }
  }

  @Test func `the menu of a list applies to the selection, to the row, or to nothing`() throws {
    let screen = Screen(Rows(), width: 16, height: 8)
    screen.click(column: 3, row: 0)
    screen.click(column: 3, row: 1)
    screen.secondaryClick(column: 2, row: 0)
    #expect(screen.text.hasPrefix("* a\n+-----------+\n|   Drop ab |"), "\(screen.text)")
    screen.press(.escape)
    screen.secondaryClick(column: 2, row: 2)
    expectText(screen.text, contains: "Drop c")
    screen.press(.escape)
    screen.secondaryClick(column: 2, row: 5)
    try screen.find(.menuItem, "New").tap()
    expectText(screen.text, startsWith: "* a\n* b\n  c\n  new")
    screen.press(.return.with(.option))
    #expect(screen.text.contains("Drop ab"), "the row with the focus is selected: \(screen.text)")
    screen.press(.down)
    screen.press(.return)
    expectText(screen.text, startsWith: "  c\n  new")
    screen.click(column: 2, row: 1, count: 2)
    expectText(screen.text, contains: "open new")
  }

  @Test func `a row of a table has its own id, not that of a cell`() throws {
    struct Person: Identifiable {
      let id: Int
      let name: String
      let city: String
    }
    struct People: View {
      @State private var selection: Set<Int> = [20]
      private let people = [Person(id: 10, name: "Ada", city: "London"), Person(id: 20, name: "Bob", city: "Rome")]

      var body: some View {
        Table(people, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
        }
        .contextMenu(forSelectionType: Int.self) { ids in Button("Menu of \(ids.sorted())") {} }
      }
    }
    let screen = Screen(People(), width: 30, height: 8)
    func menu(_ column: Int, _ row: Int) -> [String] {
      screen.secondaryClick(column: column, row: row)
      defer { screen.press(.escape) }
      return screen.findAll(.menuItem).map(\.label)
    }
    for column in [2, 10, 17, 27] {
      expectEqual(menu(column, 2), ["Menu of [10]"], "column \(column)")
      expectEqual(menu(column, 3), ["Menu of [20]"], "column \(column)")
      expectEqual(menu(column, 6), ["Menu of []"], "column \(column)")
    }
  }

  @Test func `two clicks on a row act on that row alone, and beside the rows on nothing`() {
    let log = GestureLog()
    struct Rows: View {
      let log: GestureLog
      @State private var selection: Set<Int> = [1, 2]
      var body: some View {
        List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Drop") {}
          } primaryAction: {
            log.add($0.sorted().map { "\($0)" }.joined(separator: "+"))
          }
      }
    }
    let screen = Screen(Rows(log: log), width: 16, height: 6)
    screen.click(column: 3, row: 1)
    expectEqual(log.take(), "")
    screen.click(column: 3, row: 1, count: 2)
    expectEqual(log.take(), "2")
    expectText(screen.text, startsWith: "  row 1\n* row 2\n  row 3\n")
    for _ in 0..<2 {
      screen.click(column: 3, row: 2, count: 2)
      expectEqual(log.take(), "3")
      expectText(screen.text, startsWith: "  row 1\n  row 2\n* row 3\n")
    }
    screen.click(column: 3, row: 5, count: 2)
    expectEqual(log.take(), "")
  }

  @Test func `two clicks select a row that can be deleted, and the label of a group, and three leave it selected`() {
    let log = GestureLog()
    struct Rows: View {
      let log: GestureLog
      @State private var selection: Set<Int> = []
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<3) { Text("row \($0)").tag($0) }.onDelete { _ in }
          DisclosureGroup("group") { Text("inside") }.tag(3)
        }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("Drop") {}
        } primaryAction: {
          log.add("\($0.sorted())")
        }
      }
    }
    let screen = Screen(Rows(log: log), width: 16, height: 6)
    screen.click(column: 4, row: 1, count: 2)
    expectEqual(log.take(), "[2]")
    expectText(screen.text, startsWith: "  row 1\n* row 2\n")
    screen.click(column: 4, row: 0, count: 3)
    expectEqual(log.take(), "[1]")
    expectText(screen.text, startsWith: "* row 1\n  row 2\n")
    screen.click(column: 6, row: 2, count: 2)
    expectEqual(log.take(), "[3]")
    expectText(screen.text, contains: "* > group")
  }

  @Test func `from right to left a menu in the menu opens by left, and closes by right`() {
    let view = Text("A").contextMenu { Menu("More") { Button("In") {} } }
    let screen = Screen(view.environment(\.layoutDirection, .rightToLeft), width: 24, height: 6)
    screen.secondaryClick(column: 0, row: 0)
    screen.press(.down)
    screen.press(.right)
    expectText(screen.text, lacks: "In")
    screen.press(.left)
    expectText(screen.text, contains: "In")
    screen.press(.down)
    screen.press(.right)
    #expect(screen.text.contains("More") && !screen.text.contains("In"), "\(screen.text)")
  }

  @Test
  func `a long press on a row opens the menu of the list, and a list without rows in its menu has only two clicks`() {
    func screen(_ log: GestureLog, hasMenu: Bool) -> Screen {
      Screen(width: 16, height: 6) {
        let list = List(1..<4, id: \.self, selection: .constant(Set<Int>())) { Text("row \($0)") }
        let act: (Set<Int>) -> Void = { log.add("\($0.sorted())") }
        if hasMenu {
          list.contextMenu(forSelectionType: Int.self) {
            Button("Drop \($0.count)") {}
          } primaryAction: {
            act($0)
          }
        } else {
          list.contextMenu(forSelectionType: Int.self) { _ in
            EmptyView()
          } primaryAction: {
            act($0)
          }
        }
      }
    }
    let log = GestureLog()
    for hasMenu in [true, false] {
      let list = screen(log, hasMenu: hasMenu)
      list.press(column: 3, row: 1)
      list.advance(by: .seconds(1))
      list.release(column: 3, row: 1)
      expectEqual(list.findAll(.menuItem).map(\.label), hasMenu ? ["Drop 1"] : [])
      list.press(.escape)
      list.secondaryClick(column: 3, row: 2)
      expectEqual(list.findAll(.menuItem).count, hasMenu ? 1 : 0)
      list.press(.escape)
      list.click(column: 3, row: 1, count: 2)
      expectEqual(log.take(), "[2]")
    }
  }

  @Test(
    arguments: [
      (.return, false), (.return.with(.control), true), (.return.with(.option), true),
      (.return.with([.control, .option]), true), (.return.with(.shift), false),
      (.return.with([.control, .shift]), false), (.return.with(.command), false), (.space.with(.control), false),
    ] as [(Key, Bool)]) func `Return opens the menu with the control or the option key, and no other one`(
      _ key: Key, _ opens: Bool
    )
  {
    let screen = Screen(width: 14, height: 5) { Button("Go") {}.contextMenu { Button("Slow") {} } }
    screen.press(.tab)
    screen.press(key)
    expectEqual(screen.findAll(.menuItem).map(\.label), opens ? ["Slow"] : [])
  }

  @Test func `a preview is a picture: it wraps, and can be neither used nor read`() {
    var taps = 0
    let view = Text("A").contextMenu {
      Button("Open") {}
    } preview: {
      Button("Tap") { taps += 1 }
      Text("long words that wrap").frame(width: 10)
    }
    let screen = Screen(width: 20, height: 8) { view }
    screen.secondaryClick(column: 0, row: 0)
    let open = screen.text
    expectText(
      open,
      equals: """
        A
        +------------+
        | [ Tap ]    |
        | long words |
        | that wrap  |
        | ---------- |
        |   Open     |
        +------------+
        """)
    expectEqual(screen.descendants.map(\.label), ["A", "Open"])
    screen.click(column: 4, row: 2)
    expectEqual(taps, 0)
    expectText(screen.text, equals: open)
  }

  @Test(
    arguments: [
      ([], false), (.control, true), (.option, true), ([.control, .option], true), ([.control, .shift], false),
      (.shift, false), (.command, false),
    ] as [(Key.Modifiers, Bool)]) func `Return opens it with control or option alone`(
      _ modifiers: Key.Modifiers, _ opens: Bool
    )
  {
    for (key, isReturn) in [(Key.return, true), (.space, false), (.character("x"), false)] {
      let screen = Screen(width: 20, height: 6) { Text("row").contextMenu { Button("Rename") {} } }
      screen.press(.tab)
      screen.press(key.with(modifiers))
      expectEqual(screen.findAll(.menuItem).count, isReturn && opens ? 1 : 0, "\(key)")
    }
  }

  @Test func `a secondary click beside an open menu only closes it`() throws {
    let screen = Screen(width: 20, height: 8) {
      VStack(alignment: .leading) {
        Menu("M") { Button("i") {} }
        Spacer()
        Text("row").contextMenu { Button("x") {} }
      }
    }
    try screen.find(.menu).tap()
    var items: [[String]] = []
    for (column, row) in [(1, 7), (1, 7), (15, 3)] {
      screen.secondaryClick(column: column, row: row)
      items.append(screen.findAll(.menuItem).map(\.label))
    }
    expectEqual(items, [[], ["x"], []])
  }

  @Test func `the menu of a list takes no focus where no row can take it`() {
    let screen = Screen(width: 14, height: 5) {
      Text("none").contextMenu(forSelectionType: Int.self) { _ in Button("New") {} }
    }
    screen.press(.tab)
    expectText(screen.text, equals: "none\n\n\n\n")
    screen.secondaryClick(column: 1, row: 0)
    screen.press(.down)
    expectText(screen.text, contains: ">New<")
  }

  @Test func `a row of a list with a menu is tapped as well, and its tag is its id`() {
    let log = GestureLog()
    let tapped = Screen(width: 16, height: 5) {
      List(1..<4, id: \.self, selection: .constant(Set<Int>())) { row in
        Text("row \(row)").onTapGesture { log.add("tap \(row)") }
      }
      .contextMenu(forSelectionType: Int.self) { _ in
        Button("Drop") {}
      } primaryAction: {
        log.add("open \($0.sorted())")
      }
    }
    tapped.click(column: 4, row: 1)
    expectEqual(log.take(), "tap 2")
    tapped.click(column: 4, row: 1, count: 2)
    expectEqual(log.take(), "tap 2 tap 2 open [2]")
    let tagged = Screen(width: 16, height: 6) {
      List(selection: .constant(Set<Int>())) { ForEach(1..<4, id: \.self) { Text("row \($0)").tag($0 * 10) } }
        .contextMenu(forSelectionType: Int.self) { Button("Drop \($0.sorted())") {} }
    }
    tagged.secondaryClick(column: 4, row: 1)
    expectEqual(tagged.findAll(.menuItem).map(\.label), ["Drop [20]"])
  }

  @Test func `a context menu is not opened by the down arrow, nor closed by the left one`() {
    let screen = Screen(width: 20, height: 8) {
      Button("Go") {}.contextMenu {
        Button("One") {}
        Button("Two") {}
      }
    }
    screen.press(.tab)
    screen.press(.down)
    expectEqual(screen.findAll(.menuItem).map(\.label), [])
    screen.press(.return.with(.option))
    screen.press(.left)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["One", "Two"])
  }
}
