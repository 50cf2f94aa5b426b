import Testing

@testable import ViewTreeMacroExpansion

struct EntryExpansionTests {
  private func peer(_ declaration: String, in context: String = "extension EnvironmentValues {}") -> [String] {
    let (source, problem) = MacroUses.expansion(MacroUses.attached(declaration, role: "peer", in: context))
    return problem.map { [$0] } ?? MacroUses.lines(source)
  }

  @Test func `the accessors of an entry use its key`() {
    let message = MacroUses.attached(
      "@Entry public var `in` = 1", role: "accessor", in: "extension EnvironmentValues {}")
    #expect(
      MacroUses.lines(MacroUses.expansion(message).source) == [
        "get { self[__Key_in.self] }", "set { self[__Key_in.self] = newValue }",
      ])
  }

  /// The key of an entry.
  private func key(_ name: String, _ type: String?, _ value: String) -> [String] {
    [
      "nonisolated private struct __Key_\(name): ViewTree._EntryKey {",
      "static let entry = ViewTree._EntryDefault\(type.map { "<\($0)>" } ?? "") {",
    ] + MacroUses.lines(value) + ["}", "}"]
  }

  @Test(
    arguments: [
      ("@Entry\n  public var a: (Int) -> Void = { _ in print(\"=\") }", "(Int) -> Void", "{ _ in print(\"=\") }"),
      ("@Entry var a = 3", nil, "3"), ("@Entry var a: Int? = nil // note", "Int?", "nil"),
      ("@Entry var a: Int? // note", "Int?", "nil"), ("@Entry var a: Int = 2 /* x */", "Int", "2"),
      ("@Entry var a = Model()", nil, "Model()"),
      ("@Entry var a = { (x: Int) -> Int in x }", nil, "{ (x: Int) -> Int in x }"),
      ("@Entry var a: Optional<Int>", "Optional<Int>", "nil"),
      ("@Entry var a: Swift.Optional<Int>", "Swift.Optional<Int>", "nil"),
      ("@Entry var a: Int!", "Int?", "nil"), ("@Entry var a: Int! = 3", "Int?", "3"),
      ("@Entry var a = if b { 1 }\n  else { 2 } // c", nil, "if b { 1 }\nelse { 2 }"),
      ("/// Doc = 2\n@Entry /* var b */ var // c\n a /* d */ : /* e */ Int = /* f */ 1", "Int", "1"),
      ("@Entry @available(macOS 14, *) var a: Array<Int>= [1]", "Array<Int>", "[1]"),
      ("@Entry var a: (any P)?", "(any P)?", "nil"),
    ])
  func `the default value is that of the declaration, and is created once`(
    declaration: String, type: String?, value: String
  ) {
    #expect(peer(declaration) == key("a", type, value))
  }

  @Test(
    arguments: [
      "extension Transaction {}", "extension SwiftUI.ContainerValues {}",
      "/// A Transaction.\nextension EnvironmentValues {}",
      "@available(macOS 14, *) public extension Values {}", "extension FocusedValues {}",
    ])
  func `the expansion compiles in an extension of any supported type`(context: String) {
    #expect(peer("@Entry var a: Int?", in: context) == key("a", "Int?", "nil"))
  }

  @Test func `a focused value must be optional`() {
    #expect(
      peer("@Entry var document: Document", in: "// x\nextension FocusedValues {}") == [
        "a focused value must be optional: write @Entry var document: Document?"
      ])
  }

  @Test(
    arguments: [
      ("@Entry var a: Int", "@Entry var a: Int needs a default value: write @Entry var a: Int = …"),
      ("@Entry func a() {}", "@Entry applies to variables: write @Entry var"),
      ("@Entry let a = 1", "@Entry applies to variables: write @Entry var"),
      ("@Entry var a", "@Entry var a needs a type or a value: write @Entry var a: Type = …"),
      ("@Entry static var a = 1", "an entry cannot be static: remove static"),
      ("@Entry var a = 1 { didSet {} }", "@Entry generates the accessors of a: remove { … }"),
      (
        "@Entry var a = 1, b = 2",
        "@Entry cannot read this declaration: write one variable, @Entry var name: Type = value"
      ),
      ("@Entry var (a, b) = (1, 2)", "patterns are not supported here: declare each variable separately"),
      ("@Entry var a = \"b", "a string is never closed"),
    ])
  func `an invalid entry is an error`(declaration: String, message: String) { #expect(peer(declaration) == [message]) }

  @Test func `an entry must be in an extension`() {
    #expect(
      peer("@Entry var a = 1", in: "struct Mine {}") == [
        "@Entry must be in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
      ])
  }

  @Test func `an error is reported once`() {
    let message = MacroUses.attached("@Entry var a", role: "accessor", in: "extension EnvironmentValues {}")
    let (source, problem) = MacroUses.expansion(message)
    #expect(problem == nil)
    #expect(source.contains("fatalError"))
  }
}
