/// Swift source as tokens.
package struct SwiftSource: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]

  /// - Throws: An ``ExpansionError`` if a string, a comment or a bracket has no end.
  package init(_ text: some StringProtocol) throws(ExpansionError) {
    bytes = Array(text.utf8)
    tokens = try Lexer.tokens(of: bytes)
  }

  package func text(_ bytes: Range<Int>) -> String { String(decoding: self.bytes[bytes], as: UTF8.self) }

  /// Returns the source from the first to the last of some tokens, with the blanks and comments between them.
  package func text(of range: Range<Int>) -> String {
    range.isEmpty ? "" : text(tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
  }

  /// Returns the byte at which a token begins, or the end of the source after the last one.
  package func offset(of token: Int) -> Int { token < tokens.count ? tokens[token].range.lowerBound : bytes.count }
}
