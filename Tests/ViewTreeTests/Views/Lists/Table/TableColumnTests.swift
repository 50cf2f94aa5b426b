import Testing
import ViewTreeTesting

@MainActor @Suite struct TableColumnTests {
  private typealias Person = TableTests.Person

  private func text(_ width: Int = 24, _ view: some View) -> String { Screen(view, width: width).text }

  @Test func `columns share the remaining width by their widths`() {
    let table = Table(Person.all.prefix(1)) {
      TableColumn("A") { _ in Text("a") }.width(2)
      TableColumn("B") { _ in Text("b") }.width(min: 2, max: 6)
      TableColumn("C") { _ in Text("c") }
      TableColumn("D") { _ in Text("d") }.width(ideal: 3)
    }
    expectText(text(24, table), equals: "A  B      C          D\n------------------------\na  b      c          d")
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity, 0, 1e300]) func `no width breaks a table`(width: CGFloat) {
    let table = Table(Person.all) {
      TableColumn("A", value: \.name).width(width)
      TableColumn("B", value: \.city).width(min: width, max: width)
    }
    if width <= 0 {
      expectText(text(20, table), equals: "AB\n--------------------\n..\n..\n..")
    } else {
      expectText(text(20, table), contains: "Bob")
    }
  }

  @Test func `titles and cells stand in the column by its alignment`() {
    let table = Table(Person.all.prefix(1)) {
      TableColumn("A") { _ in Text("a") }.width(5).alignment(.center)
      TableColumn("Num") { _ in Text("1") }.width(5).alignment(.numeric)
      TableColumn("C") { _ in Text("c") }.width(3).alignment(.leading)
    }
    expectText(text(16, table), equals: "  A     Num C\n----------------\n  a       1 c")
  }

  @Test func `a column sorts by its comparator`() {
    struct Length: SortComparator {
      var order = SortOrder.forward

      func compare(_ a: Person, _ b: Person) -> ComparisonResult {
        let isLess = order == .forward ? a.city.count < b.city.count : b.city.count < a.city.count
        return a.city.count == b.city.count ? .orderedSame : isLess ? .orderedAscending : .orderedDescending
      }
    }
    struct Sorting: View {
      @State private var people = Person.all
      @State private var order: [Length] = []

      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn("City", sortUsing: Length()) { Text($0.name) }
          TableColumn("X") { _ in Text("x") }
        }
        .onChange(of: order) { people.sort(using: order) }
      }
    }
    let screen = Screen(width: 20) { Sorting() }
    screen.click(column: 1, row: 0)
    screen.click(column: 1, row: 0)
    expectText(screen.text, equals: "City v     X\n--------------------\nAnn        x\nBob        x\nCy         x")
  }

  @Test func `columns are made from collections, groups and conditions`() {
    let table = Table(Person.all.prefix(1)) {
      TableColumn("N", value: \.name)
      TableColumnForEach(["x", "y"], id: \.self) { letter in TableColumn(letter) { _ in Text(letter + "!") } }
      Group {
        TableColumn("G") { (_: Person) in Text("g") }
        TableColumn("H") { (_: Person) in Text("h") }
      }
    }
    expectText(
      text(29, table), equals: "N     x     y     G     H\n-----------------------------\nBob   x!    y!    g     h")
  }

  @Test func `columns of values stand in groups, in a table that sorts and in one that does not`() {
    @State var order = [KeyPathComparator(\Person.name)]
    let plain = Table(Person.all.prefix(1)) {
      Group {
        TableColumn("A", value: \Person.name)
        TableColumn("B", value: \.name)
      }
      TableColumn("C", value: \.name)
    }
    expectText(text(17, plain), equals: "A     B     C\n-----------------\nBob   Bob   Bob")
    let sorting = Table(Person.all.prefix(1), sortOrder: $order) {
      Group {
        TableColumn("A", value: \.name)
        Group { if !order.isEmpty { TableColumn("B") { Text($0.name) } } }
      }
    }
    expectText(text(17, sorting), equals: "A ^      B\n-----------------\nBob      Bob")
  }

  @Test func `columns of a type of one's own`() {
    struct Names: TableColumnContent {
      var tableColumnBody: some TableColumnContent<Person, Never> {
        TableColumn("Name", value: \.name)
      }
    }
    expectText(text(10, Table(Person.all.prefix(1)) { Names() }), equals: "Name\n----------\nBob")
  }

  @Test func `a width has a lower or an upper limit, or none`() {
    func titles(_ columns: some TableColumnContent<Person, Never>) -> String {
      let table = Table(Person.all.prefix(1)) {
        columns
        TableColumn("B") { (_: Person) in Text("b") }
        TableColumn("C") { (_: Person) in Text("c") }
      }
      return String(text(26, table).prefix { $0 != "\n" })
    }
    let column = TableColumn<Person, Never, Text, Text>("A") { _ in Text("a") }
    expectEqual(titles(column), "A        B        C")
    expectEqual(titles(column.width()), "A        B        C")
    expectEqual(titles(column.width(.nan)), "A        B        C")
    expectEqual(titles(column.width(min: 12)), "A            B      C")
    expectEqual(titles(column.width(max: 4)), "A    B          C")
    expectEqual(titles(column.width(min: 2, ideal: 3, max: 6)), "A      B         C")
    expectEqual(titles(column.width(ideal: 3)), "A   B           C")
  }

  @Test func `a sign before a value is in the order of its comparator`() throws {
    struct Homes: View {
      @State private var people = Person.all
      @State private var order: [KeyPathComparator<Person>] = []

      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn("Home", value: \.isHome) { Text($0.isHome ? "yes" : "no") }
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
        .onChange(of: order) { people.sort(using: order) }
      }
    }
    let screen = Screen(width: 20) { Homes() }
    func words() -> [String] { screen.text.split(separator: "\n").dropFirst(2).map { String($0.prefix { $0 != " " }) } }
    try screen.find(.button, "Home").tap()
    expectEqual(words(), ["no", "no", "yes"])
    try screen.find(.button, "Home").tap()
    expectEqual(words(), ["yes", "no", "no"])
  }

  @Test func `a column with an upper limit only may be as narrow as nothing`() {
    let table = Table(Person.all.prefix(1)) {
      TableColumn("B", value: \.city).width(5)
      TableColumn("A", value: \.name).width(max: 4)
    }
    expectText(text(6, table), equals: "B\n------\nRome")
    expectText(text(5, table), equals: "Rome")
  }
}
