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
  }
}
