import Testing
import ViewTreeTesting

@MainActor @Suite struct TableTests {
  struct Person: Identifiable {
    let name: String
    let city: String
    var age: Int
    var isHome = false
    var id: String { name }

    static let all = [
      Person(name: "Bob", city: "Rome", age: 9), Person(name: "Ann", city: "Llanfairpwllgwyn", age: 31, isHome: true),
      Person(name: "Cy", city: "Oslo", age: 77),
    ]
  }

  private struct Plain: View {
    var body: some View {
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
        TableColumn("Age") { Text("\($0.age)") }.width(3).alignment(.trailing)
      }
    }
  }

  @Test(arguments: GlyphSet.allCases) func `columns are aligned below their titles`(glyphs: GlyphSet) {
    expectSnapshot(
      of: Screen(width: 30, options: ScreenOptions(glyphs: glyphs)) { Plain() }, named: "\(glyphs)")
  }

  @Test func `a narrow table truncates long cells, and shows only its first column at last`() {
    expectText(
      Screen(width: 16) { Plain() }.text,
      equals: """
        Name   City  Age
        ----------------
        Bob    Rome    9
        Ann    Ll...  31
        Cy     Oslo   77
        """)
    expectText(Screen(width: 12) { Plain() }.text, equals: "Bob\nAnn\nCy")
    expectText(Screen(width: 30) { Plain().environment(\.horizontalSizeClass, .compact) }.text, equals: "Bob\nAnn\nCy")
    expectText(Screen(width: 30) { Plain().tableColumnHeaders(.hidden) }.text.prefix(3).description, equals: "Bob")
  }

  private struct Sorted: View {
    @State private var people = Person.all
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: String?

    var body: some View {
      VStack(alignment: .leading) {
        Table(people, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
          TableColumn("Home", value: \.isHome) { Text($0.isHome ? "yes" : "no") }
          TableColumn("-") { _ in Text("x") }.width(2)
        }
        .onChange(of: order, initial: true) { people.sort(using: order) }
        Text(selection ?? "none")
      }
    }
  }

  @Test func `a click on a title sorts by the column, another one turns the order around`() throws {
    let screen = Screen(width: 34) { Sorted() }
    expectText(
      screen.text,
      equals: """
          Name ^    Age       Home      -
          --------------------------------
          Ann       31        yes       x
          Bob       9         no        x
          Cy        77        no        x
        none
        """)
    try screen.find(.button, "Age").tap()
    expectText(screen.text, contains: "Age ^")
    expectEqual(screen.text.filter(\.isNumber), "93177")
    screen.click(column: 13, row: 0)
    #expect(screen.text.contains("Age v") && !screen.text.contains("Name ^"))
    expectEqual(screen.text.filter(\.isNumber), "77319")
    try expectEqual(screen.find(.button, "Age").value, "descending")
    #expect(try screen.find(.button, "Name").value == nil)
    try screen.find(.button, "Home").tap()
    expectEqual(screen.text.filter(\.isNumber), "77931", "the order before counts where rows are equal")
    #expect(screen.findAll(.heading).map(\.label).contains("-"))
  }

  @Test func `a column stands once in the order, and the one clicked last leads`() throws {
    struct Orders: View {
      @State private var order: [KeyPathComparator<Person>] = []
      var body: some View {
        Table(Person.all, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
        }
        Text(order.map { ($0.keyPath == \Person.name ? "N" : "C") + ($0.order == .forward ? "+" : "-") }.joined())
      }
    }
    let screen = Screen(width: 34) { Orders() }
    func order() -> Substring? { screen.text.split(separator: "\n").last }
    for (title, result) in [
      ("Name", "N+"), ("City", "C+N+"), ("Name", "N+C+"), ("Name", "N-C+"), ("Name", "N+C+"), ("Name", "N-C+"),
      ("City", "C+N-"),
    ] {
      try screen.find(.button, title).tap()
      expectEqual(order()?.trimmingCharacters(in: .whitespaces), result, title)
    }
  }

  @Test func `keys sort as well`() {
    let screen = Screen(width: 34, options: ScreenOptions(glyphs: .unicode)) { Sorted() }
    screen.press(.tab)
    screen.press(.return)
    expectText(screen.text, contains: "›Name ▼‹")
    expectEqual(screen.text.filter(\.isNumber), "77931")
  }

  @Test func `a tap selects a row, and arrows move the selection`() {
    let screen = Screen(width: 34) { Sorted() }
    screen.click(column: 4, row: 3)
    #expect(screen.text.contains("* Bob") && screen.text.hasSuffix("Bob"))
    screen.press(.down)
    #expect(screen.text.contains("* Cy") && screen.text.hasSuffix("Cy"))
  }

  @Test func `rows are written one by one, and a set of them selected`() {
    struct Rows: View {
      @State private var selection: Set<String> = []
      @State private var order = [KeyPathComparator(\Person.name, order: .reverse)]

      var body: some View {
        Table(of: Person.self, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          if selection.count < 2 { TableColumn("Age") { Text("\($0.age)") } }
        } rows: {
          TableRow(Person.all[0])
          ForEach(Person.all.dropFirst()) { TableRow($0) }
          if selection.isEmpty { TableRow(Person(name: "Zoe", city: "", age: 1)) }
        }
        .tableStyle(.bordered)
      }
    }
    let screen = Screen(width: 24) { Rows() }
    expectText(
      screen.text,
      equals: """
        +----------------------+
        |   Name v    Age      |
        |   ------------------ |
        |   Bob       9        |
        |   Ann       31       |
        |   Cy        77       |
        |   Zoe       1        |
        +----------------------+
        """)
    screen.click(column: 6, row: 3)
    screen.click(column: 6, row: 5)
    expectText(
      screen.text,
      equals: """
        +----------------------+
        |   Name v             |
        |   ------------------ |
        | * Bob                |
        |   Ann                |
        | * Cy                 |
        +----------------------+
        """)
  }

  @Test func `every spelling of a table`() {
    let people = Person.all
    let (one, set) = (Binding.constant(String?.none), Binding.constant(Set<String>()))
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    func letters(_ view: some View) -> String { Screen(view, width: 30).text.filter { $0.isLetter || $0 == "^" } }
    let (plain, sorted) = ("NameBobAnnCy", "Name^BobAnnCy")
    expectEqual(letters(Table(people) { TableColumn("Name", value: \.name) }), plain)
    expectEqual(letters(Table(people, selection: one) { TableColumn("Name", value: \.name) }), plain)
    expectEqual(letters(Table(people, selection: set) { TableColumn("Name", value: \.name) }), plain)
    expectEqual(letters(Table(people, sortOrder: order) { TableColumn("Name", value: \.name) }), sorted)
    expectEqual(letters(Table(people, selection: one, sortOrder: order) { TableColumn("Name", value: \.name) }), sorted)
    expectEqual(letters(Table(people, selection: set, sortOrder: order) { TableColumn("Name", value: \.name) }), sorted)
    let rows = ForEach(people) { TableRow($0) }
    expectEqual(
      letters(
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          rows
        }), plain)
    expectEqual(
      letters(
        Table(of: Person.self, selection: one) {
          TableColumn("Name", value: \.name)
        } rows: {
          rows
        }), plain)
    expectEqual(
      letters(
        Table(of: Person.self, sortOrder: order) {
          TableColumn("Name", value: \.name)
        } rows: {
          rows
        }), sorted)
    expectEqual(
      letters(
        Table(sortOrder: order) {
          TableColumn("Name", value: \Person.name)
        } rows: {
          ForEach(people)
        }), sorted)
  }

  private struct Number: Identifiable {
    let id: Int
  }

  private final class Log {
    var built = 0
  }

  @Test func `only the rows in the window are built`() {
    let log = Log()
    let numbers = (0..<10_000).map(Number.init)
    let screen = Screen(width: 20, height: 6) {
      Table(numbers) {
        TableColumn("Number") { number in
          let _ = log.built += 1
          Text(verbatim: "\(number.id)")
        }
      }
    }
    screen.press(.tab)
    #expect(log.built < 10)
    screen.press(.end)
    #expect(screen.text.contains("9999") && screen.text.hasPrefix("Number"))
    #expect(log.built < 30)
  }

  @Test func `an empty table has its titles`() {
    expectText(
      Screen(width: 12) { Table([Person]()) { TableColumn("Name", value: \.name) } }.text, equals: "Name\n------------")
  }

  @Test func `a table has the titles of the columns that fit, and of none if it is empty`() {
    func narrow(_ people: [Person]) -> Screen {
      Screen(width: 12) {
        Table(people) {
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.name)
          TableColumn("Street", value: \.name)
        }
      }
    }
    expectText(narrow([]).text, equals: "")
    expectText(narrow([Person(name: "Ann", city: "Rome", age: 1)]).text, contains: "Ann")
  }

  @Test func `the columns of a table stand in a width that is exactly enough`() {
    func first(_ width: Int) -> String { String(Screen(width: width) { Plain() }.text.prefix { $0 != "\n" }) }
    expectEqual([first(13), first(12)], ["Name City Age", "Bob"])
    func two(_ width: Int) -> String {
      Screen(width: width) {
        Table(Person.all.prefix(1)) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
        }
      }.text
    }
    expectEqual([two(9), two(8)], ["Name City\n---------\nBob  Rome", "Bob"])
    let one = Screen(width: 3) { Table(Person.all.prefix(1)) { TableColumn("Name", value: \.name) } }
    expectText(one.text, endsWith: "\n---\nBob")
  }

  private func two<V: View>(_ cell: @escaping (Person) -> V) -> some View {
    Table(Person.all.prefix(2)) {
      TableColumn("Name", value: \.name)
      TableColumn("City") { cell($0) }
    }
  }

  @Test func `a table is an element with its rows inside`() {
    expectEqual(Screen(two { Text($0.city) }, width: 20).findAll(.table).count, 1)
  }

  @Test func `on a screen in points a column is at least four columns wide, too`() {
    func text(_ width: Int) -> String {
      Screen(width: width, options: ScreenOptions(unit: .points)) {
        Table(Person.all.prefix(1)) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
        }
      }.text
    }
    expectEqual([text(9), text(8)], ["Name City\n---------\nBob  Rome", "Bob"])
  }

  @Test func `a table without a proposal is as wide as its columns, or as its only one`() {
    func size(_ view: some View) -> CGSize? {
      let table = view.tableColumnHeaders(.hidden).fixedSize().accessibilityIdentifier("table")
      return Screen(table, width: 40, height: 9).frame(id: "table")?.size
    }
    let table = Table(Person.all) {
      TableColumn("Name", value: \.name).width(7)
      TableColumn("City", value: \.city).width(3)
    }
    expectEqual(size(table), CGSize(width: 11, height: 3))
    expectEqual(size(table.environment(\.horizontalSizeClass, .compact)), CGSize(width: 7, height: 3))
    let none = Table(Person.all) { TableColumn("A", value: \.name).defaultVisibility(.hidden) }
    expectEqual([size(none), size(none.environment(\.horizontalSizeClass, .compact))], [.zero, .zero])
  }

  @Test func `the rows of a single loop are built as they scroll into view`() {
    let probe = Probe()
    let people = (0..<1_000).map { Person(name: "P\($0)", city: "", age: $0) }
    let screen = Screen(width: 20, height: 6) {
      Table(of: Person.self) {
        TableColumn("Name") { person in
          let _ = probe.note(person.name)
          Text(person.name)
        }
      } rows: {
        ForEach(people) { TableRow($0) }
      }
    }
    expectText(screen.text, contains: "P1")
    #expect(probe.log.count < 20)
  }
}
