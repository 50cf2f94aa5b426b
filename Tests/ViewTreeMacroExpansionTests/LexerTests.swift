import Testing

@testable import ViewTreeMacroExpansion

struct LexerTests {
  private func tokens(_ text: String) throws -> [String] { try SwiftSource(text).tokens.map(\.text) }

  @Test(
    arguments: [
      #""a)""#, #""a\")""#, #""\(f(")"))x""#, ##"#"a")"#"##, ##"#"\#(f("#"))"#"##, "\"\"\"\n a \" )\n\"\"\"",
      ###"#"""#"###, "#\"\"\"\n \"\"\" )\n\"\"\"#", ###"##"a"#)"##"###, #""\("\("a)")")""#, "`a)`", "/a(b)[(]\\//",
      "#/ a)/b /#", "##/ a)/# b /##", "#/a\\/# b/#", "1.5e-3", "0x1F.8p3", "1_000", "0b101",
    ])
  func `strings, regex literals, names in backticks and numbers are one token`(text: String) throws {
    #expect(try tokens(text + " z") == [text, "z"])
  }

  @Test(
    arguments: [
      ("a // (\nb", ["a", "b"]), ("a /* ( /* b */ ) */ c", ["a", "c"]), ("1...5", ["1", ".", ".", ".", "5"]),
      ("x.0.1", ["x", ".", "0", ".", "1"]), ("1.description", ["1", ".", "description"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]), ("a! / b / c", ["a", "!", "/", "b", "/", "c"]),
      ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]), ("x = /b c/", ["x", "=", "/b c/"]),
      ("f(/b/, x)", ["f", "(", "/b/", ",", "x", ")"]), ("a ?? /b/", ["a", "?", "?", "/b/"]),
      ("(1.5)", ["(", "1.5", ")"]), ("1/b/c", ["1", "/", "b", "/", "c"]),
      (#""a"/b/c"#, [#""a""#, "/", "b", "/", "c"]),
      ("return /b/", ["return", "/b/"]), ("é.ü", ["é", ".", "ü"]), ("#if DEBUG", ["#if", "DEBUG"]),
      ("$x", ["$x"]), (#"\.self"#, [#"\"#, ".", "self"]), ("", []),
    ])
  func `other source text becomes words, marks and operators`(text: String, expected: [String]) throws {
    #expect(try tokens(text) == expected)
  }

  @Test func `a bracket knows the one that closes it`() throws {
    let tokens = try SwiftSource("( [ ] { ( ) } )").tokens
    #expect(tokens.map(\.close) == [7, 2, nil, 6, 5, nil, nil, nil])
  }

  @Test func `a token knows the line and what it is bound to`() throws {
    let tokens = try SwiftSource("a +b\n- c(-d).e").tokens
    #expect(tokens.filter(\.isFirstInLine).map(\.text) == ["a", "-"])
    #expect(
      try SwiftSource("a /* b\n */ c /* d */ e // f\n g").tokens.map(\.isFirstInLine) == [true, true, false, true])
    #expect(tokens.filter { $0.kind == .operation }.map(\.isLeftBound) == [false, false, false])
    #expect(tokens.filter { $0.kind == .operation }.map(\.isRightBound) == [true, false, true])
    #expect(try SwiftSource("a+b c! .d").tokens.filter { $0.kind == .operation }.map(\.isLeftBound) == [true, true])
    #expect(try SwiftSource("a+b c! .d").tokens.filter { $0.kind == .operation }.map(\.isRightBound) == [true, false])
  }

  @Test(
    arguments: [
      ("( a", "the bracket ( is never closed", 0), ("a )", "the bracket ) has no opening bracket", 2),
      ("a / b)/c", "the bracket ) has no opening bracket", 5),
      ("( ]", "the bracket ] has no opening bracket", 2), ("a \"b", "a string is never closed", 2),
      ("\"\"\"\na\"", "a string is never closed", 0),
      ("a /* b", "the comment /* is never closed", 2), ("`a", "the name in backticks is never closed", 0),
      ("#/ a", "a regex literal is never closed", 0),
      (#""\(a"#, "a string interpolation is never closed", 2), ("\"a\nb\"", "a string is never closed", 0),
    ])
  func `an unclosed token is an error at its start`(text: String, message: String, offset: Int) {
    let error = #expect(throws: ExpansionError.self) { try SwiftSource(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `too deeply nested string interpolations are an error`() {
    let deep = String(repeating: "\"\\(", count: 60) + "1" + String(repeating: ")\"", count: 60)
    let error = #expect(throws: ExpansionError.self) { try SwiftSource(deep) }
    #expect(error?.message == "string interpolations are nested more than 50 levels deep")
  }
}
