import Testing

@testable import ViewTreeMacroExpansion

struct EntryExpansionTests {
  private func peer(_ declaration: String, in context: String = "extension EnvironmentValues {}") -> [String] {
    let (source, problem) = MacroUses.expansion(MacroUses.attached(declaration, role: "peer", in: context))
    return problem.map { [$0] } ?? MacroUses.lines(source)
  }

  @Test func `the property asks its key`() {
    let message = MacroUses.attached(
      "@Entry public var `in` = 1", role: "accessor", in: "extension EnvironmentValues {}")
    #expect(
      MacroUses.lines(MacroUses.expansion(message).source) == [
        "get { self[__Key_in.self] }", "set { self[__Key_in.self] = newValue }",
      ])
  }

  @Test func `a value with a type is made once`() {
    let lines = peer("@Entry\n  public var action: (Int) -> Void = { _ in print(\"=\") }")
    #expect(
      lines == [
        "private struct __Key_action: ViewTree.EnvironmentKey {", "typealias Value = (Int) -> Void",
        "private static let entry = ViewTree._EntryDefault<Value>({ _ in print(\"=\") })",
        "static var defaultValue: Value { entry.value }", "}",
      ])
  }

  @Test func `without a type the compiler finds it, without a value it is nil`() {
    #expect(
      peer("@Entry var count = 3") == [
        "private struct __Key_count: ViewTree.EnvironmentKey {", "static let defaultValue = 3", "}",
      ])
    #expect(peer("@Entry var name: String?").contains("private static let entry = ViewTree._EntryDefault<Value>(nil)"))
  }

  @Test(
    arguments: [
      ("extension Transaction {}", "TransactionKey"), ("extension SwiftUI.ContainerValues {}", "ContainerValueKey"),
      ("extension EnvironmentValues {}", "EnvironmentKey"),
    ])
  func `the key is of what is extended`(context: String, name: String) {
    #expect(peer("@Entry var a = 1", in: context).first == "private struct __Key_a: ViewTree.\(name) {")
  }

  @Test func `what has the focus may have no value`() {
    #expect(
      peer("@Entry var document: Document?", in: "extension FocusedValues {}") == [
        "private struct __Key_document: ViewTree.FocusedValueKey {", "typealias Value = Document", "}",
      ])
    #expect(
      peer("@Entry var document: Document", in: "extension FocusedValues {}") == [
        "what has the focus may have no value: @Entry var document: Document?"
      ])
  }

  @Test func `what cannot be is said`() {
    #expect(peer("@Entry var a: Int") == ["@Entry var a: Int needs a default value: @Entry var a: Int = …"])
    #expect(peer("@Entry func a() {}") == ["@Entry stands before a variable: @Entry var"])
    #expect(
      peer("@Entry var a = 1", in: "struct Mine {}").first?.hasPrefix("@Entry belongs into an extension of") == true)
  }
}
