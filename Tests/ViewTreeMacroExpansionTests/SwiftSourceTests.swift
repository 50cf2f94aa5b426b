import Testing

@testable import ViewTreeMacroExpansion

struct SwiftSourceTests {
  /// The parts of a text, each at its start: a bracket, a string or a comment is one.
  private func parts(_ text: String) -> [String] {
    let source = SwiftSource(text)
    return source.starts(in: 0..<source.bytes.count).map { source.text($0..<source.end(of: $0)) }
  }

  @Test(
    arguments: [
      #""a)""#, #""a\")""#, #""\(f(")"))x""#, ##"#"a")"#"##, ##"#"\#(f("#"))"#"##, "\"\"\"\n a \" )\n\"\"\"",
      "(a [b {c}])",
      "{ \")\" /* } */ }", "/* a /* b */ ) */", "`a)`", "[\"]\"]", "{ // }\n}", "( unfinished", "\"unfinished",
      "/* unfinished",
    ])
  func `strings, comments and brackets are one`(text: String) {
    #expect(parts(text + (text.contains("unfinished") ? "" : "z")).first == text)
  }

  @Test func `a division is none of them`() { #expect(parts("a/b#c") == ["a", "/", "b", "#", "c"]) }

  @Test func `arguments are what stands between commas`() {
    let source = SwiftSource(#" "a, b", traits: .x(1, 2), [3, 4] , "#)
    #expect(source.arguments(in: 0..<source.bytes.count) == [#""a, b""#, "traits: .x(1, 2)", "[3, 4]"])
  }

  @Test(
    arguments: [
      "var a = 1", "var a: Int\n= 1", "var a =\n1", "var a = [\n1,\n]", "@State\n// which\nvar a = b\n.c()\n.d",
      "let a = x +\ny",
      "var a: Int {\n1\n}", "var a = f {\n1\n}", "var a = \"\"\"\nvar b\n\"\"\"", "private var lets = 1",
    ], ["\nText(a)", "; Text(a)", "\n\n// next\nvar b = 2", ""])
  func `a declaration ends with its line, if that is whole`(declaration: String, rest: String) {
    let source = SwiftSource(declaration + rest)
    #expect(source.trimmed(0..<source.declarationEnd(0)).replacing(";", with: "") == declaration)
  }
}
