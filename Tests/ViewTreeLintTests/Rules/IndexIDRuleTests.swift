import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct IndexIDRuleTests {
  private func rows(
    _ rows: String, of property: String = "@State var items: [Item] = []", _ types: String = IndexIDRuleTests.types
  ) -> [String] {
    findings("struct A: View {\n\(property)\nvar body: some View {\n\(rows)\n}\n}\n\(types)", .indexID)
      .map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
  }

  private static let types =
    "struct Item: Identifiable { let id: Int }\n@Observable class Model { var items: [Item] = []; let fixed = [Item(id: 1)] }"

  @Test(arguments: [
    (
      "ForEach(Array(items.enumerated()), id: \\.offset) { index, row in Text(row.name) }",
      "ForEach(items) { row in … }"
    ),
    ("ForEach(items.indices, id: \\.self) { index in Text(items[index].name) }", "ForEach(items) { item in … }"),
    ("ForEach(items.indices, id: \\.self) { Toggle(\"a\", isOn: $items[$0].isOn) }", "ForEach($items) { $item in … }"),
    ("ForEach(0..<items.count, id: \\.self) { index in Text(items[index].name) }", "ForEach(items) { item in … }"),
    ("ForEach(items.indices) { i in Text(items[i].name) }", "ForEach(items) { item in … }"),
    ("List(items.indices, id: \\.self) { i in Text(items[i].name) }", "List(items) { item in … }"),
    ("List { Section { ForEach(0 ..< items.count) { i in Text(items[i].name) } } }", "ForEach(items) { item in … }"),
    (
      "ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Text(\"\\(item.name)\") }",
      "ForEach(items) { item in … }"
    ),
    (
      "ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Row(index, item) }",
      "ForEach(Array(items.enumerated()), id: \\.element.id) { index, item in … }"
    ),
    (
      "ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Text(item.name) }",
      "ForEach(items) { item in … }"
    ),
    (
      "ForEach(items.indices, id: \\.self) { i in Row(items[i + 1]) }",
      "ForEach(Array(items.enumerated()), id: \\.element.id) { i, item in … }"
    ),
    (
      "ForEach(items.indices, id: \\.self) { i in Row(items[1 + i]) }",
      "ForEach(Array(items.enumerated()), id: \\.element.id) { i, item in … }"
    ),
    (
      "ForEach(items.indices, id: \\.self) { i in Row(i, items[i]) }",
      "ForEach(Array(items.enumerated()), id: \\.element.id) { i, item in … }"
    ),
  ])
  func `positions of elements with ids are found`(text: String, replacement: String) {
    expectEqual(rows(text), [replacement])
  }

  @Test(arguments: [
    ("items", "@Binding var items: [Item]"), ("items", "let items: [Item]"), ("items", "var items: Array<Item>"),
    ("items", "@State private var items = [Item]()"),
    ("items", "@State var items = (1...3).map { Item(id: $0) }"),
    ("items", "@State var items = all.map { n in Item(id: n) }"), ("model.items", "@State var model = Model()"),
    ("model.items", "let model: Model"), ("model.items", "@Environment(Model.self) private var model"),
  ])
  func `a collection that can change is known by its declaration`(path: String, property: String) {
    expectEqual(
      rows("ForEach(\(path).indices, id: \\.self) { i in Row(\(path)[i]) }", of: property),
      ["ForEach(\(path)) { item in … }"])
  }

  @Test(arguments: [
    ("items", "let items = [Item(id: 1)]"), ("items", "let items: [Item] = [Item(id: 1)]"),
    ("items", "@State var items: [String] = []"),
    ("items", "@State var items: [Other] = []"),
    ("items", "static let items: [Item] = []"), ("items", "var items: [Item] { all.filter(\\.isOn) }"),
    ("items", "@State var items: [Int: Item] = [:]"), ("model.fixed", "let model: Model"),
    ("model.items", "let model: Unknown"),
    ("Self.items", "static let items: [Item] = []"), ("items[0].items", "@State var items: [Item] = []"),
    ("items", "@State var items = load()"),
  ])
  func `a fixed or unknown collection is left alone`(path: String, property: String) {
    expectEqual(rows("ForEach(\(path).indices, id: \\.self) { i in Row(\(path)[i]) }", of: property), [])
  }

  @Test(arguments: [
    "ForEach(items) { item in Text(item.name) }",
    "ForEach(items.indices, id: \\.hashValue) { i in Text(items[i].name) }",
    "ForEach(0..<5) { i in Text(\"\\(i)\") }", "ForEach(1..<items.count, id: \\.self) { i in Row(items[i]) }",
    "ForEach(Array(items.enumerated()), id: \\.element.id) { i, item in Row(i, item) }",
    "ForEach(items.indices.reversed(), id: \\.self) { Row(items[$0]) }",
    "ForEach(items, id: \\.self) { Row($0) }", "list.ForEach(items.indices, id: \\.self) { Row(items[$0]) }",
  ])
  func `other rows are left alone`(text: String) { expectEqual(rows(text), []) }

  @Test func `the offset is a position only in an enumeration`() {
    expectEqual(
      rows("ForEach(Array(model.items.x.y), id: \\.offset) { i in Row(i) }", of: "@State var model = Model()"), [])
  }

  @Test func `an element whose extension makes it identifiable counts`() {
    let text = "ForEach(items.indices, id: \\.self) { i in Row(items[i]) }"
    expectEqual(
      rows(
        text, of: "@State var items: [Item] = []", "struct Item {}\nextension Item: Identifiable { var id: Int { 1 } }"
      ).count, 1)
    expectEqual(rows(text, of: "@State var items: [Item] = []", "struct Item {}").count, 0)
  }

  @Test func `an element of a collection is not taken for a property of it`() {
    expectEqual(
      rows(
        "ForEach(grid[items].indices, id: \\.self) { i in Row(grid[items][i]) }", of: "let grid: Grid",
        Self.types + "\nstruct Grid { var items: [Item] = [] }"), [])
  }

  @Test func `a parameter with a label that is a keyword is a local name`() {
    expectEqual(
      findings(
        "struct A: View {\n@State var items: [Item] = []\nfunc list(for items: [Item]) -> some View {\n"
          + "ForEach(items.indices, id: \\.self) { i in Text(items[i].name) }\n}\n}\n" + Self.types, .indexID), [])
  }
}
