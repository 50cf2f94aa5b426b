extension Parser {
  /// Moves past a type; returns false, and stays, without one.
  package mutating func skipType() -> Bool {
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

  /// Moves past a name with its member types, a tuple, an array or a dictionary; returns false if none follows.
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

  /// Moves past `<Key, Value>`; returns false, and stays, if `<` is an operator.
  package mutating func skipGenericArguments() -> Bool {
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

  /// Moves past a number as a generic argument: `InlineArray<3, Int>`.
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
