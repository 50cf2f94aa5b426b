/// Divides source into tokens.
struct Lexer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [Token] = []
  /// The indices of the open brackets.
  private var open: [Int] = []
  /// The number of open string interpolations.
  private let depth: Int

  /// - Throws: An ``ExpansionError`` if a string, a comment or a bracket has no end.
  static func tokens(of bytes: [UInt8]) throws(ExpansionError) -> [Token] {
    var lexer = Lexer(bytes, from: 0, depth: 0)
    while try lexer.scan() {}
    if let open = lexer.open.last {
      let token = lexer.tokens[open]
      throw Self.unclosed("the bracket \(token.text)", at: token.range.lowerBound)
    }
    return lexer.tokens
  }

  private static func unclosed(_ what: String, at offset: Int) -> ExpansionError {
    ExpansionError("\(what) is never closed", at: offset)
  }

  private init(_ bytes: [UInt8], from index: Int, depth: Int) {
    self.bytes = bytes
    self.index = index
    self.depth = depth
  }

  /// Adds the next token; returns false at the end of the source.
  private mutating func scan() throws(ExpansionError) -> Bool {
    let start = index
    let isFirstInLine = try skipTrivia() || tokens.isEmpty
    let isSpaced = index > start
    guard index < bytes.count else { return false }
    let lower = index
    let kind = try scanToken(isSpaced: isSpaced)
    let text = String(decoding: bytes[lower..<index], as: UTF8.self)
    let isLeftBound = !isSpaced && tokens.last.map { !Self.opening.contains($0.text) } ?? false
    if !isSpaced, !Self.closing.contains(text), let last = tokens.indices.last {
      tokens[last].isRightBound = text != "." || !tokens[last].isLeftBound
    }
    tokens.append(
      Token(kind: kind, range: lower..<index, text: text, isFirstInLine: isFirstInLine, isLeftBound: isLeftBound))
    try matchBracket()
    return true
  }

  private static let opening: Set = ["(", "[", "{", ",", ";", ":"]
  private static let closing: Set = [")", "]", "}", ",", ";", ":"]

  /// Pairs the last token, if it closes a bracket, with the opening one; throws if there is none of its kind.
  private mutating func matchBracket() throws(ExpansionError) {
    let token = tokens[tokens.count - 1]
    guard token.kind == .mark else { return }
    if Self.brackets[token.text] != nil { return open.append(tokens.count - 1) }
    guard [")", "]", "}"].contains(token.text) else { return }
    guard let start = open.popLast(), Self.brackets[tokens[start].text] == token.text else {
      throw ExpansionError("the bracket \(token.text) has no opening bracket", at: token.range.lowerBound)
    }
    tokens[start].close = tokens.count - 1
  }

  private static let brackets = ["(": ")", "[": "]", "{": "}"]

  // MARK: Trivia

  /// Skips blanks and comments; returns true if a line ended.
  private mutating func skipTrivia() throws(ExpansionError) -> Bool {
    var endsLine = false
    while let byte = byte() {
      if byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C {
        index += 1
      } else if byte == 0x0A || byte == 0x0D {
        index += 1
        endsLine = true
      } else if starts(with: "//") {
        while let byte = self.byte(), byte != 0x0A, byte != 0x0D { index += 1 }
      } else if starts(with: "/*") {
        endsLine = try skipBlockComment() || endsLine
      } else {
        break
      }
    }
    return endsLine
  }

  /// Skips a comment, which may contain comments; returns true if a line ended in it, and throws if it is never closed.
  private mutating func skipBlockComment() throws(ExpansionError) -> Bool {
    let start = index
    var depth = 0
    repeat {
      guard index < bytes.count else { throw Self.unclosed("the comment /*", at: start) }
      let step = starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
      depth += step
      index += step == 0 ? 1 : 2
    } while depth > 0
    return bytes[start..<index].contains { $0 == 0x0A || $0 == 0x0D }
  }

  // MARK: Tokens

  private mutating func scanToken(isSpaced: Bool) throws(ExpansionError) -> Token.Kind {
    let byte = bytes[index]
    if byte.isDigit { return scanNumber() }
    if byte == UInt8(ascii: "`") { return try scanBackticks() }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") { return try scanPoundOrString() }
    if byte.isWord {
      skip { $0.isWord }
      return .word
    }
    if byte == UInt8(ascii: "/"), isOperandNext(isSpaced: isSpaced), let end = regexEnd() {
      index = end
      return .string
    }
    // A dot begins an operator only before a second dot: `...`.
    let isDotted = starts(with: "..") || (byte == UInt8(ascii: ".") && isDotOfOperator(isSpaced: isSpaced))
    index += 1
    return isDotted || Self.operators.contains(byte) ? .operation : .mark
  }

  private static let operators = Set("/=-+!*%<>&|^~?".utf8)

  /// Whether a dot belongs to the operator before it: the last one of `...`.
  private func isDotOfOperator(isSpaced: Bool) -> Bool {
    guard !isSpaced, let last = tokens.last else { return false }
    return last.kind == .operation && last.text == "."
  }

  private mutating func scanBackticks() throws(ExpansionError) -> Token.Kind {
    let start = index
    index += 1
    skip { $0 != UInt8(ascii: "`") && $0 != 0x0A }
    guard byte() == UInt8(ascii: "`") else { throw Self.unclosed("the name in backticks", at: start) }
    index += 1
    return .word
  }

  private mutating func scanNumber() -> Token.Kind {
    // `x.0.1` is a member of a member.
    let isMember = tokens.last.map { $0.kind == .mark && $0.text == "." } ?? false
    let isHexadecimal = starts(with: "0x")
    var isFloat = false
    let isDigit: (UInt8) -> Bool = {
      $0.isDigit || $0 == UInt8(ascii: "_") || (isHexadecimal && $0.isHexadecimalLetter)
    }
    if isHexadecimal { index += 2 }
    skip(isDigit)
    if isMember { return .integer }
    if byte() == UInt8(ascii: "."),
      byte(1).map(isHexadecimal ? { $0.isDigit || $0.isHexadecimalLetter } : { $0.isDigit }) == true
    {
      isFloat = true
      index += 1
      skip(isDigit)
    }
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    if byte().map({ $0 | 0x20 }) == exponent {
      let hasSign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
      if byte(hasSign ? 2 : 1)?.isDigit == true {
        isFloat = true
        index += hasSign ? 3 : 2
      }
    }
    // The digits of an exponent or of a binary number.
    skip { $0.isWord }
    return isFloat ? .float : .integer
  }

  // MARK: Strings and regex literals

  private mutating func scanPoundOrString() throws(ExpansionError) -> Token.Kind {
    let start = index
    skip { $0 == UInt8(ascii: "#") }
    let pounds = index - start
    if byte() == UInt8(ascii: "\"") {
      try scanString(from: start, pounds: pounds)
    } else if pounds > 0, byte() == UInt8(ascii: "/") {
      try scanRegex(from: start, pounds: pounds)
    } else {
      skip { $0.isWord }
      return .pound
    }
    return .string
  }

  private mutating func scanString(from start: Int, pounds: Int) throws(ExpansionError) {
    let suffix = String(repeating: "#", count: pounds)
    let isLong = starts(with: "\"\"\"") && !(pounds > 0 && endsInLine("\"" + suffix, from: index + 1))
    let end = (isLong ? "\"\"\"" : "\"") + suffix
    let escape = "\\" + suffix
    index += isLong ? 3 : 1
    while let byte = byte(), isLong || byte != 0x0A {
      if starts(with: end) {
        index += end.utf8.count
        return
      }
      guard starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      if self.byte() == UInt8(ascii: "(") { try skipInterpolation() } else { index = min(index + 1, bytes.count) }
    }
    throw Self.unclosed("a string", at: start)
  }

  /// Skips an interpolation, which may hold strings and brackets.
  private mutating func skipInterpolation() throws(ExpansionError) {
    guard depth < Self.deepest else {
      throw ExpansionError("string interpolations are nested more than \(Self.deepest) levels deep", at: index)
    }
    var inner = Lexer(bytes, from: index, depth: depth + 1)
    repeat {
      guard try inner.scan() else { throw Self.unclosed("a string interpolation", at: index) }
    } while !inner.open.isEmpty
    index = inner.index
  }

  /// The number of levels of interpolations in each other; one more is an error.
  private static let deepest = 50

  /// Returns whether a text begins in the rest of the line from an index.
  private func endsInLine(_ text: String, from start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index...].starts(with: text.utf8) { return true }
      index += 1
    }
    return false
  }

  private mutating func scanRegex(from start: Int, pounds: Int) throws(ExpansionError) {
    let end = "/" + String(repeating: "#", count: pounds)
    index += 1
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8.count
        return
      }
      index = min(index + (byte() == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
    }
    throw Self.unclosed("a regex literal", at: start)
  }

  /// The end of the regex literal that begins here; `nil` if the slash is an operator.
  private func regexEnd() -> Int? {
    guard let first = byte(1), first != 0x20, first != 0x09 else { return nil }
    // The open groups and character classes; a parenthesis in a class is a character.
    var (groups, classes) = (0, 0)
    var end = index + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(classes - 1, 0)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0: groups -= 1
      case UInt8(ascii: "/"):
        let last = bytes[end - 1]
        return groups == 0 && end > index + 1 && last != 0x20 && last != 0x09 ? end + 1 : nil
      default: break
      }
      if groups < 0 { return nil }
      end += 1
    }
    return nil
  }

  /// Whether a value may begin after the last token, so that a slash begins a regex literal.
  private func isOperandNext(isSpaced: Bool) -> Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return Self.wordsBeforeValues.contains(last.text)
    case .integer, .float, .string, .pound: return false
    case .mark: return ![")", "]", "}", "."].contains(last.text)
    case .operation:
      // The operator's first character decides: `x!` and `x?` end a value, `x ??` and `x !=` precede one.
      var first = tokens.count - 1
      while first > 0, tokens[first].isLeftBound, tokens[first - 1].kind == .operation { first -= 1 }
      if !tokens[first].isLeftBound { return true }
      return !isSpaced && !["?", "!"].contains(tokens[first].text)
    }
  }

  private static let wordsBeforeValues: Set = [
    "return", "throw", "in", "case", "where", "try", "await", "if", "else", "guard", "while", "switch", "yield", "do",
  ]

  // MARK: Bytes

  private func byte(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  /// The first byte decides almost always, and is read much faster than a sequence.
  private func starts(with text: String) -> Bool {
    byte() == text.utf8.first && bytes[index...].starts(with: text.utf8)
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) { while let byte = byte(), isPart(byte) { index += 1 } }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isHexadecimalLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }

  /// Whether the byte may be part of a name; bytes outside ASCII may.
  fileprivate var isWord: Bool {
    self >= 0x80 || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
