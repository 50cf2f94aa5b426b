/// Finds where the parts of declarations end: attributes, modifiers, types and expressions.
///
/// It knows the grammar of Swift as far as that needs: which tokens go on with what stands before, and which do not. What
/// stands in brackets is passed over. Each method moves on only past what it is called after.
struct Parser {
  let source: SwiftSource
  /// The index of the next token.
  private(set) var index: Int
  /// The index of the token at which the part ends that is read.
  let end: Int

  init(_ source: SwiftSource, in range: Range<Int>? = nil) {
    self.source = source
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? source.tokens.count
  }

  var isAtEnd: Bool { index >= end }

  /// The next token.
  var token: Token? { isAtEnd ? nil : source.tokens[index] }

  func peek(_ offset: Int = 1) -> Token? { index + offset < end ? source.tokens[index + offset] : nil }

  func isNext(_ text: String) -> Bool { token?.text == text }

  func isNext(_ texts: Set<String>) -> Bool { token.map { texts.contains($0.text) } ?? false }

  mutating func advance() { index += 1 }

  /// Moves to a token.
  mutating func move(to index: Int) { self.index = index }

  /// Moves past a token if it is the next one.
  mutating func skip(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    advance()
    return true
  }

  /// Moves past a bracket and what stands in it; returns the range of the tokens inside.
  @discardableResult mutating func skipBrackets() -> Range<Int> {
    guard let close = token?.close else { return index..<index }
    defer { index = close + 1 }
    return index + 1..<close
  }

  func error(_ message: String) -> ExpansionError { ExpansionError(message, at: source.offset(of: index)) }
}

// MARK: Attributes and modifiers

extension Parser {
  /// An attribute: its last name, as `State` of `@SwiftUI.State(…)`, and its tokens.
  struct Attribute {
    let name: String
    let range: Range<Int>
  }

  /// Moves past the attributes and modifiers before a declaration.
  mutating func skipPrefix() -> (attributes: [Attribute], modifiers: [String]) {
    var attributes: [Attribute] = []
    var modifiers: [String] = []
    while let token {
      if token.text == "@", let attribute = skipAttribute() {
        attributes.append(attribute)
      } else if token.kind == .word, Self.modifiers.contains(token.text), let next = peek(),
        next.kind == .word || next.text == "@" || next.text == "("
      {
        // `class` is a modifier only before another keyword: `class var`.
        if token.text == "class", !["var", "let", "func", "subscript", "override", "final"].contains(next.text) {
          break
        }
        advance()
        let isRestricted = isNext("(")
        if isRestricted { skipBrackets() } else { modifiers.append(token.text) }
      } else {
        break
      }
    }
    return (attributes, modifiers)
  }

  /// Moves past `@name` and its arguments; `nil` where no attribute is.
  private mutating func skipAttribute() -> Attribute? {
    let start = index
    guard isNext("@"), var name = peek(), name.kind == .word else { return nil }
    index += 2
    while isNext("."), let next = peek(), next.kind == .word {
      name = next
      index += 2
    }
    if isNext("<") { _ = skipGenericArguments() }
    if let token, token.text == "(", token.isLeftBound { skipBrackets() }
    return Attribute(name: name.text, range: start..<index)
  }

  private static let modifiers: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "lazy", "weak",
    "unowned", "nonisolated", "isolated", "override", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "distributed", "consuming", "borrowing", "prefix", "postfix", "infix", "async",
  ]
}

// MARK: Types

extension Parser {
  /// Moves past a type; false where none is, and then nothing is moved past.
  mutating func skipType() -> Bool {
    let start = index
    guard skipTypeParts() else {
      index = start
      return false
    }
    return true
  }

  private mutating func skipTypeParts() -> Bool {
    while true {
      if isNext("@") {
        guard skipAttribute() != nil else { return false }
      } else if isNext("~")
        || (isNext(Self.typeWords) && peek().map { $0.kind == .word || "([@~".contains($0.text) } ?? false)
      {
        advance()
        // `nonisolated(nonsending)`
        if isNext("("), source.tokens[index - 1].text == "nonisolated" { skipBrackets() }
      } else {
        break
      }
    }
    guard skipTypeName() else { return false }
    while let token, token.isLeftBound, token.text == "?" || token.text == "!" { advance() }
    while isNext(["async", "throws", "rethrows"]) {
      let isThrowing = isNext("throws")
      advance()
      if isThrowing, isNext("(") { skipBrackets() }
    }
    if isNext("-"), peek()?.text == ">" {
      index += 2
      return skipTypeParts()
    }
    if isNext("&") {
      advance()
      return skipTypeParts()
    }
    return true
  }

  /// A name with its members, or what stands in brackets.
  private mutating func skipTypeName() -> Bool {
    if isNext("(") || isNext("[") {
      skipBrackets()
    } else {
      guard token?.kind == .word, !isNext(Self.declarationWords) else { return false }
      advance()
      if isNext("<"), !skipGenericArguments() { return false }
    }
    while isNext("."), peek()?.kind == .word {
      index += 2
      if isNext("<"), !skipGenericArguments() { return false }
    }
    return true
  }

  private static let typeWords: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "some", "any", "repeat", "each", "nonisolated",
  ]

  /// Moves past `<Key, Value>`; false where the bracket is an operator, and then nothing is moved past.
  mutating func skipGenericArguments() -> Bool {
    let start = index
    guard skip("<") else { return false }
    if !isNext(">") {
      repeat {
        guard skipType() || skipValueArgument() else {
          index = start
          return false
        }
      } while skip(",")
    }
    if skip(">") { return true }
    index = start
    return false
  }

  /// A number as a generic argument: `InlineArray<3, Int>`.
  private mutating func skipValueArgument() -> Bool {
    let start = index
    _ = skip("-")
    guard token?.kind == .integer else {
      index = start
      return false
    }
    advance()
    return true
  }
}

// MARK: Expressions

extension Parser {
  /// Moves past an expression; false where it cannot be read.
  mutating func skipExpression() -> Bool {
    while true {
      guard skipOperand() else { return false }
      guard let isOperandNext = skipInfix() else { return false }
      guard isOperandNext else { return true }
    }
  }

  /// Moves past an operator between two values: false where the expression ends, `nil` where it cannot be read.
  private mutating func skipInfix() -> Bool? {
    while let token {
      if token.text == "as" || token.text == "is" {
        advance()
        if let mark = self.token, mark.isLeftBound, mark.text == "?" || mark.text == "!" { advance() }
        guard skipType() else { return nil }
        continue
      }
      guard token.kind == .operation else { return false }
      let operatorEnd = endOfOperator()
      let isRightBound = source.tokens[operatorEnd - 1].isRightBound
      // One that is bound to one side only begins the next value, or ends this one.
      if token.isLeftBound == isRightBound {
        let isTernary = operatorEnd == index + 1 && token.text == "?"
        move(to: operatorEnd)
        if isTernary {
          guard skipExpression(), skip(":") else { return nil }
        }
        return true
      }
      guard token.isLeftBound else { return false }
      move(to: operatorEnd)
      skipSuffixes()
    }
    return false
  }

  /// The index after the characters of an operator that begins at the next token.
  func endOfOperator() -> Int {
    var last = index + 1
    while last < end, source.tokens[last].kind == .operation, source.tokens[last].isLeftBound { last += 1 }
    return last
  }

  private mutating func skipOperand() -> Bool {
    skipPrefixes()
    guard let token else { return false }
    switch token.kind {
    case .word:
      if token.text == "if" || token.text == "switch" { return skipConditional() }
      if Self.declarationWords.contains(token.text) { return false }
      advance()
      skipGenericsOfValue()
    case .pound:
      if Self.conditions.contains(token.text) { return false }
      advance()
      skipGenericsOfValue()
    case .integer, .float, .string: advance()
    case .operation: return false
    case .mark:
      if token.close != nil {
        skipBrackets()
      } else if token.text == ".", peek()?.kind == .word {
        index += 2
        skipGenericsOfValue()
      } else {
        return false
      }
    }
    skipSuffixes()
    return true
  }

  /// Moves past `try`, `await` and prefix operators.
  private mutating func skipPrefixes() {
    while let token {
      if token.kind == .word, Self.effects.contains(token.text), let next = peek(), !Self.ends.contains(next.text) {
        // A name such as `copy` may be used as any other.
        let isKeyword = ["try", "await"].contains(token.text)
        if !isKeyword, next.isLeftBound || next.kind == .operation || next.isFirstInLine { return }
        advance()
        if token.text == "try", let mark = self.token, mark.isLeftBound, mark.text == "?" || mark.text == "!" {
          advance()
        }
      } else if token.kind == .operation {
        let last = endOfOperator()
        guard source.tokens[last - 1].isRightBound else { return }
        move(to: last)
      } else if token.text == "\\" {
        advance()
        // `\.[0]`
        if isNext("."), peek()?.text == "[" { advance() }
      } else {
        return
      }
    }
  }

  private static let effects: Set = ["try", "await", "unsafe", "consume", "copy", "each", "repeat", "any", "some"]
  private static let ends: Set = [")", "]", "}", ",", ";", ":", ".", "="]

  /// `if` and `switch` as a value.
  private mutating func skipConditional() -> Bool {
    let isIf = isNext("if")
    while let token, token.text != "{" {
      if token.close != nil { skipBrackets() } else { advance() }
    }
    guard isNext("{") else { return false }
    skipBrackets()
    guard isIf, skip("else") else { return !isIf }
    if isNext("if") { return skipConditional() }
    guard isNext("{") else { return false }
    skipBrackets()
    return true
  }

  /// What goes on with a value: calls, members, closures, `?` and `!`.
  private mutating func skipSuffixes() {
    while let token {
      if token.text == ".", token.kind == .mark, let member = peek(), [.word, .integer].contains(member.kind) {
        index += 2
        skipGenericsOfValue()
      } else if token.text == "(" || token.text == "[" {
        guard !token.isFirstInLine else { return }
        skipBrackets()
      } else if token.text == "{" {
        guard !isAccessors() else { return }
        skipBrackets()
        skipLabelledClosures()
      } else if token.kind == .operation, token.isLeftBound, token.text == "?" || token.text == "!" {
        advance()
      } else if token.text == "#if" {
        guard skipConditionalSuffix() else { return }
      } else {
        return
      }
    }
  }

  /// `label: { … }` after a closure.
  private mutating func skipLabelledClosures() {
    while token?.kind == .word, peek()?.text == ":", peek(2)?.text == "{" {
      index += 2
      skipBrackets()
    }
  }

  /// Members that stand in `#if … #endif`.
  private mutating func skipConditionalSuffix() -> Bool {
    var ahead = self
    ahead.skipLine()
    guard ahead.isNext(".") else { return false }
    var depth = 0
    repeat {
      if isNext("#if") { depth += 1 } else if isNext("#endif") { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
    return true
  }

  /// Moves to the first token of the next line.
  mutating func skipLine() {
    repeat { advance() } while token.map { !$0.isFirstInLine } ?? false
  }

  /// Whether the braces that follow hold accessors and not a closure.
  func isAccessors() -> Bool {
    guard isNext("{"), let close = token?.close else { return false }
    var inner = Parser(source, in: index + 1..<close)
    _ = inner.skipPrefix()
    guard let word = inner.token, Self.accessors.contains(word.text) else { return false }
    return inner.peek().map { ["{", "(", "async", "throws"].contains($0.text) } ?? true
  }

  private static let accessors: Set = ["get", "set", "didSet", "willSet", "_read", "_modify", "read", "modify"]

  /// `<Int>` after a name, if it is no comparison.
  private mutating func skipGenericsOfValue() {
    guard let token, token.text == "<", token.isLeftBound else { return }
    let start = index
    guard skipGenericArguments() else { return }
    guard let next = self.token, !next.isFirstInLine else { return }
    let isGeneric =
      next.kind == .operation ? ["?", "!", "&"].contains(next.text) : "()[]{}.,;:".contains(next.text)
    if !isGeneric { index = start }
  }

  static let declarationWords: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "extension", "protocol",
    "typealias",
    "import", "case", "return", "for", "while", "guard", "defer",
  ]
  private static let conditions: Set = ["#if", "#elseif", "#else", "#endif"]
}
