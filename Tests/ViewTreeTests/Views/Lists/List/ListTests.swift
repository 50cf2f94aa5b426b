import Testing
import ViewTreeTesting

@MainActor @Suite struct ListTests {
  private struct Fruit: Identifiable {
    let id: String
    var children: [Fruit]?
  }

  private let tree = [
    Fruit(id: "Fruit", children: [Fruit(id: "Apple"), Fruit(id: "Citrus", children: [Fruit(id: "Lemon")])]),
    Fruit(id: "Nut"),
  ]

  private func expectPicture(_ view: some View, equals expected: String, line: UInt = #line) {
    expectText(Screen(view, width: 20).text, equals: expected, line: line)
  }

  @Test func `every spelling of a list of rows`() {
    let rows = "a\nb"
    let fruits = [Fruit(id: "a"), Fruit(id: "b")]
    expectPicture(
      List {
        Text("a")
        Text("b")
      }, equals: rows)
    expectPicture(List(fruits) { Text($0.id) }, equals: rows)
    expectPicture(List(["a", "b"], id: \.self) { Text($0) }, equals: rows)
    expectPicture(List(0..<2) { Text($0 == 0 ? "a" : "b") }, equals: rows)
    expectPicture(List(.constant(fruits)) { $fruit in Text(fruit.id) }, equals: rows)
    expectPicture(List { ForEach(.constant(fruits)) { $fruit in Text(fruit.id) } }, equals: rows)
    expectPicture(List(.constant(["a", "b"]), id: \.self) { $name in Text(name) }, equals: rows)
  }

  @Test func `a list of a tree opens level by level`() throws {
    let screen = Screen(width: 20) { List(tree, children: \.children) { Text($0.id) } }
    expectText(screen.text, equals: "> Fruit\n  Nut")
    try screen.find(.disclosureGroup, "Fruit").expand()
    try screen.find(.disclosureGroup, "Citrus").expand()
    expectText(
      screen.text,
      equals: """
        v Fruit
            Apple
          v Citrus
              Lemon
          Nut
        """)
  }

  @Test func `a tap on a row selects it by its tag or by its element's id`() throws {
    struct Selecting: View {
      @State private var selection: String? = "b"
      var body: some View {
        VStack(alignment: .leading) {
          List(selection: $selection) {
            ForEach(["a", "b"], id: \.self) { Text($0) }
            Section("Tagged") {
              Text("c").tag("tag c")
              Text("no tag")
            }
          }
          Text(selection ?? "nil")
        }
      }
    }
    let screen = Screen(width: 20) { Selecting() }
    expectSnapshot(of: screen)
    expectSnapshot(of: Selecting(), width: 20, options: .init(glyphs: .unicode), named: "unicode")
    try screen.find(.staticText, "c").tap()
    expectText(screen.text, endsWith: "tag c")
    expectText(screen.text, contains: "| * c")
    try screen.find(.staticText, "a").tap()
    expectText(screen.text, endsWith: "\na")
    expectText(screen.text, lacks: "| * c")
    #expect(throws: (any Error).self) { try screen.find(.staticText, "no tag").tap() }
    screen.click(column: 5, row: 1)
    expectText(screen.text, endsWith: "\nb")
    screen.press(.backTab)
    screen.press(.return)
    expectText(screen.text, endsWith: "\na")
  }

  @Test func `a set as selection takes and gives back rows`() throws {
    struct Selecting: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack(alignment: .leading) {
          List([1, 2, 3], id: \.self, selection: $selection) { Text("row \($0)") }
          Text("\(selection.sorted())")
        }
      }
    }
    let screen = Screen(width: 20) { Selecting() }
    try screen.find(.staticText, "row 1").tap()
    try screen.find(.staticText, "row 3").tap()
    expectText(screen.text, equals: "* row 1\n  row 2\n* row 3\n[1, 3]")
    try screen.find(.staticText, "row 1").tap()
    expectText(screen.text, equals: "  row 1\n  row 2\n* row 3\n[3]")
  }

  @Test func `the numbers of a range can be selected`() throws {
    struct Numbers: View {
      @State private var one: Int?
      @State private var several: Set<Int> = []
      var body: some View {
        List(0..<2, selection: $one) { Text("one \($0)") }
        List(0..<2, selection: $several) { Text("several \($0)") }
        Text("\(one ?? -1) \(several.sorted())")
      }
    }
    let screen = Screen(width: 20) { Numbers() }
    for text in ["one 1", "several 0", "several 1"] { try screen.find(.staticText, text).tap() }
    expectText(screen.text, endsWith: "1 [0, 1]")
  }

  @Test func `a selection evaluates no row`() throws {
    struct Row: View {
      let number: Int
      var body: some View { Text("row \(number)") }
    }
    struct Selecting: View {
      @State private var selection: Int?
      var body: some View { List(0..<100, id: \.self, selection: $selection) { Row(number: $0) } }
    }
    let screen = Screen(width: 20) { Selecting() }
    try screen.find(.staticText, "row 3").tap()
    let trace = try screen.trace { try screen.find(.staticText, "row 7").tap() }
    expectInvalidations(trace, of: Selecting.self, .none)
    expectInvalidations(trace, of: Row.self, .none)
    expectEqual(trace.measured, 0)
    #expect(screen.text.contains("* row 7") && !screen.text.contains("* row 3"))
  }

  @Test func `in a tree a tap on a label selects, one on the mark opens`() throws {
    struct Selecting: View {
      let tree: [Fruit]
      @State private var selection: String?
      var body: some View { List(tree, children: \.children, selection: $selection) { Text($0.id) } }
    }
    let screen = Screen(width: 20) { Selecting(tree: tree) }
    screen.click(column: 5, row: 0)
    expectText(screen.text, equals: "* > Fruit\n    Nut")
    try screen.find(.disclosureGroup, "Fruit").expand()
    try screen.find(.staticText, "Apple").tap()
    expectText(screen.text, equals: "  v Fruit\n      * Apple\n      > Citrus\n    Nut")
  }

  @Test func `a separator stands only at its requested edge`() {
    let list = List {
      Text("a").listRowSeparator(.visible, edges: .top)
      Text("b").listRowSeparator(.visible, edges: .bottom)
    }
    expectText(Screen(list, width: 6).text, equals: "------\na\nb\n------")
  }

  @Test func `a tap on the label of a group in a group selects the inner row`() throws {
    struct Selecting: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          DisclosureGroup("outer", isExpanded: .constant(true)) {
            DisclosureGroup("inner", isExpanded: .constant(true)) { Text("leaf").tag("leaf") }.tag("inner")
          }
          .tag("outer")
        }
      }
    }
    let screen = Screen(Selecting(), width: 20)
    let rows = screen.text.split(separator: "\n")
    let row = try #require(rows.firstIndex { $0.contains("inner") })
    screen.click(column: rows[row].count - 2, row: row)
    expectEqual(screen.text.split(separator: "\n").filter { $0.contains("*") }.map { $0.contains("inner") }, [true])
  }

  @Test func `a button behind a spacer ends at the edge of its row`() {
    let screen = Screen(width: 20) {
      List {
        HStack {
          Text("Device")
          Spacer()
          Button("Go") {}
        }
        Button("Add") {}
      }
    }
    expectText(screen.text, equals: "Device            Go\nAdd")
  }

  @Test func `a list without rows has the room of an overlay that says so, and takes an offered height`() {
    let nothing = ContentUnavailableView("No mail", systemImage: "tray", description: Text("Write one."))
    let empty = VStack(spacing: 0) {
      Text("Inbox")
      List {}.overlay { nothing }
      Text("updated")
    }
    let picture = "        Inbox\n\n         u_\n       No mail\n     Write one.\n       updated"
    expectText(Screen(empty, width: 20).text, equals: picture)
    expectText(Screen(empty.listStyle(.plain), width: 20).text, equals: picture)
    expectText(Screen(empty.listStyle(.grouped), width: 20).text, equals: picture)
    let low = Screen(
      VStack(spacing: 0) {
        List {}; Text("end")
      }, width: 20, height: 2)
    expectText(low.text, equals: "\n         end")
    let one = VStack(spacing: 0) {
      List { Text("row") }; Text("end")
    }
    expectText(Screen(one, width: 20).text, equals: "row\n         end")
  }

  @Test func `a list that loses its last row gets the room of an empty one`() throws {
    struct Shelf: View {
      @State private var books = ["Emma"]
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          List(books, id: \.self) { Text($0) }.overlay { if books.isEmpty { Text("no books") } }
          Button(books.isEmpty ? "Return" : "Lend") { books = books.isEmpty ? ["Emma"] : [] }
        }
      }
    }
    let screen = Screen(Shelf(), width: 20)
    expectText(screen.text, equals: "Emma\n[ Lend ]")
    try screen.find(.button, "Lend").tap()
    expectText(screen.text, equals: "\n\n      no books\n\n[ Return ]")
    try screen.find(.button, "Return").tap()
    expectText(screen.text, equals: "Emma\n[ Lend ]")
  }

  @Test func `a tag of another type leaves a row the id of its element`() {
    struct Rows: View {
      @State private var choice: Int?
      var body: some View {
        List(selection: $choice) {
          ForEach([1, 2], id: \.self) { Text("a\($0)").tag("x") }
          ForEach(["p"], id: \.self) { Text($0).tag(3) }
        }
        .contextMenu(forSelectionType: Int.self) { ids in Button("Menu of \(ids.sorted())") {} }
        Text("is \(choice ?? -1)")
      }
    }
    let screen = Screen(Rows(), width: 24, height: 9)
    for (row, choice) in [(1, 2), (0, 1), (2, 3)] {
      screen.click(column: 2, row: row)
      expectText(screen.text, contains: "is \(choice)")
      screen.secondaryClick(column: 2, row: row)
      expectText(screen.text, contains: "Menu of [\(choice)]")
      screen.press(.escape)
    }
  }

  @Test func `a list with a non-optional selection keeps one row selected`() throws {
    struct Item: Identifiable { let id: String }
    struct Lists: View {
      @State private var number = 1
      @State private var name = "a"
      @State private var id = "c"

      var body: some View {
        List(0..<2, selection: $number) { Text("\($0)") }
        List(["a", "b"], id: \.self, selection: $name) { Text($0) }
        List([Item(id: "c"), Item(id: "d")], selection: $id) { Text($0.id) }
      }
    }
    let screen = Screen(Lists(), width: 6)
    expectText(screen.text, equals: "  0\n* 1\n* a\n  b\n* c\n  d")
    for label in ["0", "b", "d", "d"] { try screen.find(.staticText, label).tap() }
    expectText(screen.text, equals: "* 0\n  1\n  a\n* b\n  c\n* d")
  }
}
