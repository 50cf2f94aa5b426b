import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct ErasedRowRuleTests {
  private func rows(_ row: String) -> [String] {
    findings("struct A: View {\nvar body: some View { List { ForEach(items) { item in\n\(row)\n} } }\n}", .erasedRow)
  }

  @Test(arguments: [
    ("AnyView(Row(item: item))", "3:1 erased-row: Row(item: item)"),
    ("if item.isOn { AnyView(Text(\"on\").bold()) } else { Text(\"off\") }", "3:16 erased-row: Text(\"on\").bold()"),
    ("let name = item.name\nAnyView(Text(name)).padding()", "4:1 erased-row: Text(name)"),
    ("switch item.kind {\ncase .a:\nAnyView(Row())\ndefault: EmptyView() }", "5:1 erased-row: Row()"),
    ("switch item.kind {\ncase .a: Text(\"a\")\ndefault: AnyView(Row())\n}", "5:10 erased-row: Row()"),
    ("switch item.kind {\ncase .a: Text(\"a\")\n@unknown default: AnyView(Row())\n}", "5:19 erased-row: Row()"),
    ("switch item.kind {\ncase .a(let x, y: 2): AnyView(Row())\n}", "4:23 erased-row: Row()"),
    ("if check(item, { $0 }) { AnyView(Text(\"on\")) }", "3:26 erased-row: Text(\"on\")"),
    ("var name: String = item.name\nAnyView(Text(name))", "4:1 erased-row: Text(name)"),
  ])
  func `an erased view of a row is found`(row: String, finding: String) { expectEqual(rows(row), [finding]) }

  @Test(arguments: [
    "AnyView(item.makeView())", "AnyView(makeView(item))", "Row(content: AnyView(Text(\"a\")))", "item.view",
    "AnyView(view)", "AnyView(Row)",
    "Row { AnyView(Text(\"a\")) }",
    "AnyView(erasing: Text(\"a\"))", "x.AnyView(Row())",
  ])
  func `an erased view that may be needed is left alone`(row: String) { expectEqual(rows(row), []) }

  @Test func `an erased view outside of rows is left alone`() {
    expectEqual(findings("struct A: View { var body: some View { AnyView(Text(\"a\")) } }"), [])
    expectEqual(findings("struct A: View { var body: some View { List { AnyView(Text(\"a\")) } } }"), [])
  }

  @Test func `a type that conforms to something else is no view`() {
    for (head, count) in [
      ("struct A: View", 1), ("struct A: ButtonStyle", 1), ("struct A", 1), ("extension A", 1), ("struct A: Model", 0),
      ("class A: Model", 0),
    ] {
      let rows = "func rows() -> some View { ForEach(items) { item in AnyView(Row()) } }"
      expectEqual(findings("\(head) { \(rows) }", .erasedRow).count, count, head)
    }
  }
}
