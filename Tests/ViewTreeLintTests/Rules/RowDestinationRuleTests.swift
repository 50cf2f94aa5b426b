import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct RowDestinationRuleTests {
  private func rows(_ rows: String, of property: String = "@State var items: [Item] = []") -> [String] {
    findings("struct A: View {\n\(property)\nvar body: some View {\n\(rows)\n}\n}", .rowDestination)
      .map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
  }

  @Test(arguments: [
    (
      "NavigationLink { Detail(item: item) } label: { Text(item.name) }",
      "NavigationLink(value: item) { Text(item.name) } / // once, behind the List, with the type of item: / .navigationDestination(for: Item.self) { item in Detail(item: item) }"
    ),
    (
      "NavigationLink(item.name) { Detail(item: item) }",
      "NavigationLink(item.name, value: item) / // once, behind the List, with the type of item: / .navigationDestination(for: Item.self) { item in Detail(item: item) }"
    ),
    (
      "NavigationLink(item.name, destination: Detail(item: item))",
      "NavigationLink(item.name, value: item) / // once, behind the List, with the type of item: / .navigationDestination(for: Item.self) { item in Detail(item: item) }"
    ),
    (
      "HStack { NavigationLink(destination: Detail(item: item)) { Text(item.name) } }",
      "NavigationLink(value: item) { Text(item.name) } / // once, behind the List, with the type of item: / .navigationDestination(for: Item.self) { item in Detail(item: item) }"
    ),
  ])
  func `a destination that each row makes is found`(row: String, replacement: String) {
    expectEqual(rows("List(items) { item in \(row) }"), [replacement])
  }

  @Test(arguments: [
    "List(items) { item in NavigationLink(item.name, value: item) }", "List { NavigationLink(\"a\") { Detail() } }",
    "ForEach(0..<3) { item in NavigationLink(\"a\") { Detail() } }",
    "ForEach($items) { $item in NavigationLink(\"a\") { Detail(item: $item) } }",
    "ForEach(Tab.allCases) { item in NavigationLink(\"a\") { Detail() } }",
    "ForEach(items.indices) { item in NavigationLink(\"a\") { Detail() } }",
    "ForEach([1, 2]) { item in NavigationLink(\"a\") { Detail() } }",
    "List(items) { item in NavigationLink(value: item) { Text(\"a\") } }",
    "List(unknown) { item in NavigationLink(\"a\") { Detail() } }",
    "ForEach(items, footer: { item in NavigationLink(\"a\") { Detail() } })",
  ])
  func `few rows, rows over bindings and links with values are left alone`(text: String) { expectEqual(rows(text), []) }

  @Test func `the closure of the rows may have a label`() {
    for label in ["rowContent", "content"] {
      expectEqual(rows("List(items, \(label): { item in NavigationLink(\"a\") { Detail(item: item) } })").count, 1)
    }
  }

  @Test(
    arguments: [
      ("Detail(item: item, title: \"23456789 123456789 123456789 12\")", nil),
      ("Detail(item: item, title: \"23456789 123456789 123456789 123\")", "Detail(…)"),
      ("VStack { Header(item: item); Details(of: item); Footer(item: item) }", "VStack { … }"),
    ] as [(String, String?)])
  func `a destination of more than 60 characters is shortened`(destination: String, short: String?) {
    let found = rows("List(items) { item in NavigationLink(\"a\") { \(destination) } }")
    expectText(found.joined(), endsWith: "{ item in \(short ?? destination) }")
    let label = rows("List(items) { item in NavigationLink { Detail() } label: { \(destination) } }")
    expectText(label.joined(), startsWith: "NavigationLink(value: item) { … } / ")
  }

  @Test func `a type that is no view is left alone`() {
    let text =
      "class A {\nvar items: [Item] = []\nfunc f() { List(items) { item in NavigationLink(\"a\") { Detail() } } }\n}"
    expectEqual(findings(text), [])
    expectEqual(findings(text.replacing("class A", with: "struct A: View")).count, 1)
    for head in ["struct A", "struct A: Model", "class A: View"] {
      expectEqual(findings(text.replacing("class A", with: head)), [], head)
    }
  }

  @Test func `rows over a constant are left alone`() {
    let text = "List(items) { item in NavigationLink(\"a\") { Detail() } }"
    expectEqual(rows(text, of: "let items = [1, 2]"), [])
    expectEqual(rows(text, of: "static var items = all"), [])
    // The property of an extension is known like one of the type.
    let view = "struct A: View { var body: some View { \(text) } }"
    expectEqual(findings(view, besides: "extension A { var items: [Item] { all } }").count, 1)
    expectEqual(findings(view, besides: "extension B { var items: [Item] { all } }"), [])
  }

  @Test func `rows over a binding in a property are left alone`() {
    expectEqual(
      rows(
        "ForEach(items) { $item in NavigationLink(\"a\") { Detail(item: $item) } }", of: "let items: Binding<[Item]>"),
      [])
  }

  @Test func `a link without a label has a placeholder for it`() {
    let found = rows("List(items) { item in NavigationLink { Detail(item: item) } }")
    expectText(found.joined(), startsWith: "NavigationLink(…, value: item) / ")
  }
}
