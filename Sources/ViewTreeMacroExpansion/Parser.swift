/// Finds where the parts of declarations end: attributes, modifiers, types and expressions.
///
/// The parser recognizes the tokens that continue a type or an expression, and skips the content of brackets. A method
/// named `skip…` moves past the part in its name and no further.
package struct Parser {
  let source: SwiftSource
  /// The index of the next token.
  package var index: Int
  /// The index after the last token that may be read.
  let end: Int

  package init(_ source: SwiftSource, in range: Range<Int>? = nil) {
    self.source = source
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? source.tokens.count
  }

  package var isAtEnd: Bool { index >= end }

  /// The next token; `nil` at the end.
  package var token: Token? { isAtEnd ? nil : source.tokens[index] }

  package func peek(_ offset: Int = 1) -> Token? { index + offset < end ? source.tokens[index + offset] : nil }

  package func isNext(_ text: String) -> Bool { token?.text == text }

  package func isNext(_ texts: Set<String>) -> Bool { token.map { texts.contains($0.text) } ?? false }

  package mutating func advance() { index += 1 }

  /// Moves past a token and returns true, if it is the next one.
  package mutating func skip(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    advance()
    return true
  }

  /// Moves past a bracket and its content, and returns the range of the tokens inside.
  @discardableResult package mutating func skipBrackets() -> Range<Int> {
    guard let close = token?.close else { return index..<index }
    defer { index = close + 1 }
    return index + 1..<close
  }

  func error(_ message: String) -> ExpansionError { ExpansionError(message, at: source.offset(of: index)) }
}
