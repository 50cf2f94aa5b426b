extension Parser {
  /// Moves past an expression; returns false if it is not complete.
  package mutating func skipExpression() -> Bool {
    while true {
      guard skipOperand() else { return false }
      guard let isOperandNext = skipInfix() else { return false }
      guard isOperandNext else { return true }
    }
  }

  /// Moves past an operator between two values; returns false at the end of the expression, and `nil` for an error.
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
      // A prefix operator begins the next value, and a postfix operator ends this one.
      if token.isLeftBound == isRightBound {
        let isTernary = operatorEnd == index + 1 && token.text == "?"
        index = operatorEnd
        if isTernary {
          guard skipExpression(), skip(":") else { return nil }
        }
        return true
      }
      guard token.isLeftBound else { return false }
      index = operatorEnd
      skipSuffixes()
    }
    return false
  }

  /// Returns the index after the operator that begins at the next token, which must be a character of one.
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
      if token.text == "try" || token.text == "await", let next = peek(), !Self.ends.contains(next.text) {
        advance()
        if token.text == "try", let mark = self.token, mark.isLeftBound, mark.text == "?" || mark.text == "!" {
          advance()
        }
      } else if isContextualPrefix(token) {
        advance()
      } else if token.kind == .operation {
        let last = endOfOperator()
        guard source.tokens[last - 1].isRightBound else { return }
        index = last
      } else if token.text == "\\" {
        advance()
        // `\.[0]`
        if isNext("."), peek()?.text == "[" { advance() }
      } else {
        return
      }
    }
  }

  private static let ends: Set = [")", "]", "}", ",", ";", ":", ".", "="]

  /// Whether a keyword precedes a name in its line: `any P`, `copy a`, `repeat each a`.
  private func isContextualPrefix(_ token: Token) -> Bool {
    guard token.kind == .word, let next = peek(), next.kind == .word, !next.isFirstInLine else { return false }
    return !["if", "switch"].contains(token.text) && !["as", "is", "else"].contains(next.text)
      && !Self.declarationWords.contains(token.text)
  }

  /// Moves past an `if` or a `switch` as a value.
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

  /// Moves past calls, members, closures, `?` and `!` after a value.
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

  /// Moves past each `label: { … }` after a trailing closure.
  private mutating func skipLabelledClosures() {
    while token?.kind == .word, peek()?.text == ":", peek(2)?.text == "{" {
      index += 2
      skipBrackets()
    }
  }

  /// Moves past members in `#if … #endif`; returns false, and stays, if the `#if` holds something else.
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

  /// Whether the next braces contain accessors, and are no closure.
  package func isAccessors() -> Bool {
    guard isNext("{"), let close = token?.close else { return false }
    var inner = Parser(source, in: index + 1..<close)
    _ = inner.skipPrefix()
    guard let word = inner.token, Self.accessors.contains(word.text) else { return false }
    return inner.peek().map { ["{", "(", "async", "throws"].contains($0.text) } ?? true
  }

  private static let accessors: Set = ["get", "set", "didSet", "willSet", "_read", "_modify", "read", "modify"]

  /// Moves past `<Int>` after a name, if it is no comparison.
  private mutating func skipGenericsOfValue() {
    guard let token, token.text == "<", token.isLeftBound else { return }
    let start = index
    guard skipGenericArguments() else { return }
    guard let next = self.token, !next.isFirstInLine else { return }
    let isGeneric =
      next.kind == .operation ? ["?", "!", "&"].contains(next.text) : "()[]{}.,;:".contains(next.text)
    if !isGeneric { index = start }
  }

  package static let declarationWords: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "extension", "protocol",
    "typealias",
    "import", "case", "return", "for", "while", "guard", "defer",
  ]
  private static let conditions: Set = ["#if", "#elseif", "#else", "#endif"]
}
