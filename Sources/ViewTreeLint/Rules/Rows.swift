internal import ViewTreeMacroExpansion

/// A collection of rows: `ForEach(data) { … }`, or `List(data) { … }`.
struct Rows {
  let name: String
  /// The token of the name.
  let token: Int
  let call: Call
  /// The tokens of the data.
  let data: Range<Int>
  /// The closure that makes a row, without parameters if it uses `$0`.
  let row: Closure
}

extension SourceFile {
  /// Returns the collections of rows in a body.
  func rows(in body: Range<Int>) -> [Rows] {
    body.compactMap { token in
      let name = tokens[token].text
      guard name == "ForEach" || name == "List", !matches(".", at: token - 1), let call = call(at: token),
        let data = call.arguments.first, data.label == nil, data.value.first.map({ tokens[$0].text != "{" }) ?? false,
        let content = call.arguments.last,
        content.label == nil || content.label == "rowContent"
          || content.label == "content", let row = closure(content.value)
      else { return nil }
      return Rows(name: name, token: token, call: call, data: data.value, row: row)
    }
  }

  /// Returns the tokens at which the statements of a row begin, in each branch of its `if` and `switch`.
  func statements(in body: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var parser = Parser(source, in: body)
    while let token = parser.token {
      let start = parser.index
      if token.text == "if" || token.text == "else" || token.text == "switch" {
        while let token = parser.token, token.text != "{" {
          if token.close != nil { parser.skipBrackets() } else { parser.advance() }
        }
        if parser.isNext("{") { starts += statements(in: parser.skipBrackets()) }
      } else if token.text == "case" || token.text == "default" || token.text == "@" {
        while let token = parser.token, token.text != ":" {
          if token.close != nil { parser.skipBrackets() } else { parser.advance() }
        }
        parser.advance()
      } else if token.text == "let" || token.text == "var" {
        if (try? VariableDeclaration(&parser)) == nil { return starts }
      } else {
        starts.append(start)
        guard parser.skipExpression() else { return starts }
      }
    }
    return starts
  }
}
