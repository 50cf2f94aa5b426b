/// A call of a function in Swift source, and the string literal in its last closure.
package struct SourceCall: Equatable, Sendable {
  /// The bytes of the arguments with their parentheses.
  package let arguments: Range<Int>
  /// The bytes of the closure behind the arguments, with its braces, or else those of the argument with its label;
  /// `nil` if there is neither.
  package let closure: Range<Int>?
  /// The bytes of the string literal that alone forms the closure; `nil` if there is none.
  package let literal: Range<Int>?

  /// Returns the calls of a function by its name, outside of comments and strings, in the order of the source.
  ///
  /// `nil` if a string, a comment or a bracket of the source has no end.
  ///
  /// - Parameter label: The label of the closure among the arguments.
  package static func all(of name: String, closure label: String, in source: String) -> [SourceCall]? {
    guard let tokens = (try? SwiftSource(source))?.tokens else { return nil }
    return tokens.indices.compactMap { index in
      guard tokens[index].text == name, tokens[index].kind == .word, index + 1 < tokens.count,
        tokens[index + 1].text == "(", let close = tokens[index + 1].close
      else { return nil }
      let arguments = tokens[index + 1].range.lowerBound..<tokens[close].range.upperBound
      var open = close + 1
      if let value = argument(label, in: index + 2..<close, of: tokens) {
        open = value
      } else if open == tokens.count || tokens[open].text != "{" {
        return SourceCall(arguments: arguments, closure: nil, literal: nil)
      }
      let end = tokens[open].close ?? open
      let isLiteral = end == open + 2 && tokens[open + 1].kind == .string
      return SourceCall(
        arguments: arguments, closure: tokens[open].range.lowerBound..<tokens[end].range.upperBound,
        literal: isLiteral ? tokens[open + 1].range : nil)
    }
  }

  /// Returns the first token of the argument with a label.
  private static func argument(_ label: String, in range: Range<Int>, of tokens: [Token]) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].text == label, tokens[index + 1].text == ":" { return index + 2 }
      index = (tokens[index].close ?? index) + 1
    }
    return nil
  }
}
