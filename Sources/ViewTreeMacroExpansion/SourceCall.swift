/// A call of a function in Swift source, and the string literal in its trailing closure.
package struct SourceCall: Equatable, Sendable {
  /// The bytes of the arguments with their parentheses.
  package let arguments: Range<Int>
  /// The bytes of the trailing closure with its braces; `nil` if there is none.
  package let closure: Range<Int>?
  /// The bytes of the string literal that alone forms the closure; `nil` if there is none.
  package let literal: Range<Int>?

  /// Returns the calls of a function by its name, outside of comments and strings, in the order of the source.
  ///
  /// `nil` if a string, a comment or a bracket of the source has no end.
  package static func all(of name: String, in source: String) -> [SourceCall]? {
    guard let tokens = (try? SwiftSource(source))?.tokens else { return nil }
    return tokens.indices.compactMap { index in
      guard tokens[index].text == name, tokens[index].kind == .word, index + 1 < tokens.count,
        tokens[index + 1].text == "(", let close = tokens[index + 1].close
      else { return nil }
      let arguments = tokens[index + 1].range.lowerBound..<tokens[close].range.upperBound
      guard close + 1 < tokens.count, tokens[close + 1].text == "{", let end = tokens[close + 1].close else {
        return SourceCall(arguments: arguments, closure: nil, literal: nil)
      }
      let isLiteral = end == close + 3 && tokens[close + 2].kind == .string
      return SourceCall(
        arguments: arguments, closure: tokens[close + 1].range.lowerBound..<tokens[end].range.upperBound,
        literal: isLiteral ? tokens[close + 2].range : nil)
    }
  }
}
