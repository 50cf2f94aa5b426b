/// A declaration of variables: `@State private var x = 0.0, y = 0.0`.
package struct VariableDeclaration {
  package let attributes: [Parser.Attribute]
  package let modifiers: [String]
  package let isConstant: Bool
  package let bindings: [Binding]
  /// The tokens of the declaration.
  package let range: Range<Int>

  /// One variable of the declaration.
  package struct Binding {
    /// The kinds of braces after a variable.
    package enum Accessors { case none, observers, computed }

    package let name: String
    package fileprivate(set) var type: String?
    package let value: Range<Int>?
    package let accessors: Accessors
    /// The offset of the name in the source in bytes.
    package let offset: Int
  }

  /// Reads a declaration that begins at the parser's next token, and moves the parser past it.
  ///
  /// Returns `nil` for any other declaration; the parser is at its keyword then.
  package init?(_ parser: inout Parser) throws(ExpansionError) {
    let start = parser.index
    (attributes, modifiers) = parser.skipPrefix()
    guard parser.isNext(["var", "let"]) else { return nil }
    isConstant = parser.isNext("let")
    parser.advance()
    var bindings: [Binding] = []
    repeat { bindings.append(try Binding(&parser)) } while parser.skip(",")
    self.bindings = Self.spreadingTypes(bindings)
    range = start..<parser.index
  }

  package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// Gives each variable without a type and a value the type of the next variable: in `var x, y: Double`, both have it.
  private static func spreadingTypes(_ bindings: [Binding]) -> [Binding] {
    var type: String?
    let reversed = bindings.reversed().map { binding in
      var binding = binding
      if binding.type == nil, binding.value == nil { binding.type = type }
      type = binding.value == nil ? binding.type : nil
      return binding
    }
    return reversed.reversed()
  }
}

extension VariableDeclaration.Binding {
  fileprivate init(_ parser: inout Parser) throws(ExpansionError) {
    offset = parser.source.offset(of: parser.index)
    guard let token = parser.token, token.kind == .word else {
      throw parser.error("patterns are not supported here: declare each variable separately")
    }
    name = token.text.filter { $0 != "`" }
    parser.advance()
    if parser.skip(":") {
      let start = parser.index
      guard parser.skipType() else { throw parser.error("the type of \(name) cannot be read") }
      type = parser.source.text(of: start..<parser.index)
    } else {
      type = nil
    }
    if parser.isNext("="), parser.endOfOperator() == parser.index + 1 {
      parser.advance()
      let start = parser.index
      guard parser.skipExpression() else { throw parser.error("the value of \(name) cannot be read") }
      value = start..<parser.index
    } else {
      value = nil
    }
    accessors = try Self.skipAccessors(&parser, hasValue: value != nil)
  }

  private static func skipAccessors(_ parser: inout Parser, hasValue: Bool) throws(ExpansionError) -> Accessors {
    guard parser.isNext("{") else { return .none }
    var inner = Parser(parser.source, in: parser.skipBrackets())
    _ = inner.skipPrefix()
    return hasValue || inner.isNext(["didSet", "willSet"]) ? .observers : .computed
  }
}
