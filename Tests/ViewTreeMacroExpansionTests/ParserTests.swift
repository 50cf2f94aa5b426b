import Testing

@testable import ViewTreeMacroExpansion

struct ParserTests {
  /// The part that begins a text; `nil` where it cannot be read.
  private func part(of text: String, _ skip: (inout Parser) -> Bool) throws -> String? {
    var parser = Parser(try SwiftSource(text))
    return skip(&parser) ? parser.source.text(of: 0..<parser.index) : nil
  }

  @Test(
    arguments: [
      "Int", "Swift.Array<Int>", "[Int: [String]]", "(Int, String)?", "Int!", "any View", "some View & Sendable",
      "nonisolated(nonsending) (Int) async -> Void",
      "@Sendable @MainActor (Int) async throws(E) -> Void", "(inout Int) -> (Int) -> Bool",
      "Theme<Int, [Set<Int>]>.Item?",
      "Set<Set<Int>>?", "repeat each T", "InlineArray<3, Int>", "~Copyable", "(any P).Type", "A.`Type`",
      "Optional<Int>",
    ])
  func `a type ends before the first token that is not part of it`(type: String) throws {
    for rest in ["", " = 1", ", b", "\nvar b = 1", " { didSet {} }", "\nText(a)", "\n@State var b: Int", " // c"] {
      #expect(try part(of: type + rest) { $0.skipType() } == type, "before \(rest)")
    }
  }

  @Test(
    arguments: [
      "1", "-1.5", "a + b", "a\n  + b", "a +\n  b", "a+b", "f(1)[2].c { d } e: { f }", "f\n  .a()\n  .b", "[1, 2]",
      "{ a }",
      "(a, b)", "a ? b : c", "a\n  ? b\n  : c", "a == b ? f() : .c", "x as Set<Int>", "x\n  as Set<Int>",
      "x as? A.B ?? c",
      "x is Int", "try? await f()", "try! f()", "1...", "...5", "1...5", "0..<n", "Theme<Int>(a: 1)",
      "Theme<Int, Set<Int>>.b",
      "Set<Set<Int>>()", "a < b", "a<b", "a! + b!", "a?.b?[0]", "!a", "&a", #"\.self"#, #"\Person.name"#, #"\.[0]"#,
      ".red",
      ".init(a)", "if a { 1 } else { 2 }", "if a { 1 }\n  else if b { 2 }\n  else { 3 }",
      "switch a { case 1: 2; default: 3 }",
      "#selector(f)", "#colorLiteral(red: 1)", "\"a\" // b\n  + c", "a /* b */ + /* c */ d", "/a[(]b/", "x.0.1",
      "f { $0 }",
      "[Int]()", "[String: Int].self", "any P.Type.self", "{ (x: Int) -> Int in x }", "a = b", "copy", "copy a",
      "unsafe f()", "a as Int", "try\n  f()", "repeat each a",
      "f()!.a",
      "a\n#if DEBUG\n  .b()\n#else\n  .c()\n#endif\n  .d", "a ?? b", "a^.b", "a?.b ?? c!", "f(\n1,\n2\n)",
      "\"\"\"\n var x\n \"\"\"",
      "a as! B", "(x)", "$0", "`default`", "self.a", "await f", "\"\\(a) )\"", "Theme<Int>\n  .a",
    ])
  func `an expression ends before the first token that does not continue it`(expression: String) throws {
    for rest in [
      "", ", b", "\nb", "\nvar b = 1", "; b", "\n[b]", "\n(b)", "\n-b", "\n@State var b", " // c\nb",
      "\n#if A\nb\n#endif",
    ] {
      #expect(try part(of: expression + rest) { $0.skipExpression() } == expression, "before \(rest)")
    }
  }

  @Test(arguments: ["", "var a", "=", "a ? b", "x as", "if a", "if a { 1 }", "#if A", "a +", "@State"])
  func `a missing expression is reported`(text: String) throws {
    #expect(try part(of: text) { $0.skipExpression() } == nil)
  }

  @Test func `a generic argument list is distinguished from a comparison`() throws {
    #expect(try part(of: "a < b, c > d") { $0.skipExpression() } == "a < b")
    #expect(try part(of: "a<b, c>(d)") { $0.skipExpression() } == "a<b, c>(d)")
    #expect(try part(of: "a<b, c>d") { $0.skipExpression() } == "a<b")
  }

  @Test func `attributes and modifiers precede a declaration`() throws {
    var parser = Parser(
      try SwiftSource("@A @B.C<Int>(1, 2) /* c */ public private(set)\n@D static class func f() {}"))
    let (attributes, modifiers) = parser.skipPrefix()
    #expect(attributes.map(\.name) == ["A", "C", "D"])
    #expect(modifiers == ["public", "static", "class"])
    #expect(parser.isNext("func"))
    var type = Parser(try SwiftSource("final class A {}"))
    #expect(type.skipPrefix().modifiers == ["final"])
    #expect(type.isNext("class"))
  }
}
