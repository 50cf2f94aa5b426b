internal import ViewTreeMacroExpansion

/// Finds the types of a file with their members, also inside of functions.
///
/// The reader recognizes declarations by their keywords, and skips the rest: a declaration that it does not understand
/// is not in the result.
struct DeclarationReader {
  private let file: SourceFile
  private var source: SwiftSource { file.source }
  private var found: [TypeDeclaration] = []

  init(_ file: SourceFile) { self.file = file }

  mutating func types() -> [TypeDeclaration] {
    _ = readMembers(0..<source.tokens.count)
    return found
  }

  /// The members of a type.
  private struct Members {
    var properties: [Property] = []
    var functions: [Function] = []
  }

  private mutating func readMembers(_ range: Range<Int>) -> Members {
    var members = Members()
    var parser = Parser(source, in: range)
    while !parser.isAtEnd {
      let start = parser.index
      var ahead = parser
      let attributes = ahead.skipPrefix().attributes
      guard let token = ahead.token else { break }
      switch token.text {
      case "struct", "class", "enum", "actor", "extension", "protocol":
        readType(from: &ahead, attributes)
        parser.index = ahead.index
      case "var", "let":
        members.properties += readVariable(&parser)
      case "func", "init", "subscript", "deinit":
        if let function = readFunction(from: &ahead, start) {
          members.functions.append(function)
          _ = readMembers(function.body)
        }
        parser.index = ahead.index
      default:
        parser.index = ahead.index
        if token.close != nil { parser.skipBrackets() } else { parser.advance() }
      }
      // The keyword of a type may stand alone.
      if parser.index == start { parser.advance() }
    }
    return members
  }

  // MARK: Types

  /// Reads a type from its keyword on; moves as far as the tokens are those of a type.
  private mutating func readType(from parser: inout Parser, _ attributes: [Parser.Attribute]) {
    guard let kind = parser.token.flatMap({ TypeDeclaration.Kind(rawValue: $0.text) }), let name = parser.peek(),
      name.kind == .word
    else { return }
    parser.index += 2
    var last = name.text
    while parser.isNext("."), let next = parser.peek(), next.kind == .word {
      last = next.text
      parser.index += 2
    }
    let inherited = readInheritance(&parser)
    guard parser.isNext("{") else { return }
    let range = parser.skipBrackets()
    let members = readMembers(range)
    found.append(
      TypeDeclaration(
        kind: kind, name: last.filter { $0 != "`" }, attributes: attributes.map(\.name), inherited: inherited,
        properties: members.properties, functions: members.functions, range: range))
  }

  /// Moves to the opening brace of a type, and returns the types after the colon.
  private func readInheritance(_ parser: inout Parser) -> [String] {
    var names: [String] = []
    var (depth, isInherited) = (0, false)
    while let token = parser.token, token.text != "{" {
      switch token.text {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth == 0: isInherited = true
      case "where": isInherited = false
      case "(", "[": parser.skipBrackets(); continue
      default:
        guard token.kind == .word, depth == 0, isInherited else { break }
        if source.tokens[parser.index - 1].text == ".", !names.isEmpty { names.removeLast() }
        names.append(token.text)
      }
      parser.advance()
    }
    return names
  }

  // MARK: Members

  private mutating func readVariable(_ parser: inout Parser) -> [Property] {
    guard let declaration = try? VariableDeclaration(&parser) else { return [] }
    return declaration.bindings.map { binding in
      Property(
        name: binding.name,
        attributes: declaration.attributes.map(attribute),
        isConstant: declaration.isConstant,
        isStatic: !Set(["static", "class"]).isDisjoint(with: declaration.modifiers),
        type: binding.type.map { $0.filter { !$0.isWhitespace } } ?? binding.value.flatMap(file.type),
        value: binding.value,
        body: binding.accessors == .computed ? body(endingWith: declaration.range) : nil, range: declaration.range)
    }
  }

  private func attribute(_ attribute: Parser.Attribute) -> Property.Attribute {
    let words = source.text(of: attribute.range).filter { !$0.isWhitespace }
    return Property.Attribute(
      name: attribute.name, arguments: String(words.drop { $0 != "(" }), range: attribute.range)
  }

  private mutating func body(endingWith range: Range<Int>) -> Range<Int>? {
    let close = range.upperBound - 1
    guard let open = range.last(where: { source.tokens[$0].close == close }) else { return nil }
    _ = readMembers(open + 1..<close)
    return open + 1..<close
  }

  /// Reads a function from its keyword on; returns `nil`, and moves past what belongs to it, if it has no body.
  private func readFunction(from parser: inout Parser, _ start: Int) -> Function? {
    let keyword = parser.token?.text ?? ""
    parser.advance()
    let name = keyword == "func" ? parser.token?.text ?? "" : keyword
    if keyword == "func" { parser.advance() }
    while let token = parser.token {
      if token.text == "{" {
        let body = parser.skipBrackets()
        return Function(name: name, body: body, range: start..<parser.index)
      }
      if token.isFirstInLine, token.text == "@" || Parser.declarationWords.contains(token.text) { break }
      if token.close != nil { parser.skipBrackets() } else { parser.advance() }
    }
    return nil
  }
}
