import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct NewIDRuleTests {
  @Test func `an id that is new in each evaluation is found`() {
    expectEqual(
      findings("struct A: View { var body: some View {\nText(\"a\").id(UUID()) } }"),
      ["2:10 new-id: .id(item.id)   // a value that changes when the view is to start anew, or no id at all"])
    expectEqual(findings("struct A: Identifiable { var id: UUID { UUID() } }"), ["1:26 new-id: let id = UUID()"])
    expectEqual(
      findings("class A: Identifiable { var id: String { return UUID().uuidString } }"),
      ["1:25 new-id: let id = UUID().uuidString"])
  }

  @Test(arguments: [
    "struct A: View { var body: some View { Text(\"a\").id(id) } }", "struct A: Identifiable { let id = UUID() }",
    "struct A: Identifiable { var id: UUID { base.id } }", "struct A { var id: UUID { UUID() } }",
    "struct A: View { func f() { request.id(UUID(uuidString: text)) } }",
    "struct A: Identifiable { var other: UUID { UUID() } }",
    "struct A: Identifiable { static var id: UUID { UUID() } }",
    "struct A: Identifiable { var id: Int { UUID().hashValue } }",
  ])
  func `an id that stays is left alone`(text: String) { expectEqual(findings(text), []) }
}
