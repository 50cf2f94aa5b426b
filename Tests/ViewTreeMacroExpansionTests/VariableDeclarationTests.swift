import Testing

@testable import ViewTreeMacroExpansion

struct VariableDeclarationTests {
  private func bindings(_ text: String) throws -> [String] {
    let source = try SwiftSource(text)
    var parser = Parser(source)
    let declaration = try VariableDeclaration(&parser)
    return declaration?.bindings.map { binding in
      "\(binding.name): \(binding.type ?? "?") = \(binding.value.map(source.text(of:)) ?? "?") \(binding.accessors)"
    } ?? []
  }

  @Test(
    arguments: [
      ("var a: Int? // note", ["a: Int? = ? none"]), ("var a = 1 /* x */", ["a: ? = 1 none"]),
      ("@State private(set) var a: Int = 1 { didSet { } }", ["a: Int = 1 observers"]),
      ("var a: Int { 1 }", ["a: Int = ? computed"]), ("var a: Int { willSet { } }", ["a: Int = ? observers"]),
      ("var a: Int { @A mutating get { 1 } }", ["a: Int = ? computed"]),
      ("var a: Int { @A didSet { } }", ["a: Int = ? observers"]),
      ("var x = 0.0, y = 0.0", ["x: ? = 0.0 none", "y: ? = 0.0 none"]),
      ("var x, y: Double", ["x: Double = ? none", "y: Double = ? none"]),
      ("var x: Double, y: Int", ["x: Double = ? none", "y: Int = ? none"]),
      ("var x, y: Double, z = 1", ["x: Double = ? none", "y: Double = ? none", "z: ? = 1 none"]),
      ("var /* c */ a: Double", ["a: Double = ? none"]), ("let `in` = 2", ["in: ? = 2 none"]),
      ("var a = f { 1 } { didSet {} }", ["a: ? = f { 1 } observers"]), ("func f() {}", []), ("@A struct B {}", []),
      ("var a: Set<Int>= [1]", ["a: Set<Int> = [1] none"]),
      ("var a: (Int) -> Void = { _ in }", ["a: (Int) -> Void = { _ in } none"]),
    ])
  func `a declaration has variables with types, values and accessors`(text: String, expected: [String]) throws {
    #expect(try bindings(text) == expected)
  }

  @Test(
    arguments: [
      ("var (a, b) = c", "patterns are not supported here: declare each variable separately", 4),
      ("var a: = 1", "the type of a cannot be read", 7), ("var a = ", "the value of a cannot be read", 8),
      ("var a = )", "the bracket ) has no opening bracket", 8),
      ("var", "patterns are not supported here: declare each variable separately", 3),
    ])
  func `an unreadable declaration is an error at its place`(text: String, message: String, offset: Int) {
    let error = #expect(throws: ExpansionError.self) { try bindings(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }
}
