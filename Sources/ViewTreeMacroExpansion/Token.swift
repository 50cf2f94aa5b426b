/// One token of Swift source: a word, a literal, one character of an operator, or a punctuation mark.
///
/// A string, a regex literal and a name in backticks are one token each. An operator is one token for each of its
/// characters, because `>` and `?` end types as well: `Set<Int>?=`.
package struct Token: Sendable {
  package enum Kind: Sendable {
    /// A name or a keyword.
    case word
    /// A name after `#`: `#if`, `#Preview`.
    case pound
    case integer
    /// A number with a fraction or an exponent.
    case float
    /// A string or a regex literal.
    case string
    /// One character of an operator.
    case operation
    /// A bracket, or one of `,;:.@\`.
    case mark
  }

  package let kind: Kind
  /// The bytes of the source.
  package let range: Range<Int>
  package let text: String
  /// Whether a line ends between the token before and this one; true for the first.
  package let isFirstInLine: Bool
  /// Whether no blank, comment, opening bracket or separator precedes the token directly, as in `b` of `a+b`.
  package let isLeftBound: Bool
  /// Whether no blank, comment, closing bracket or separator follows the token directly.
  package internal(set) var isRightBound = false
  /// The index of the token that closes this bracket.
  package internal(set) var close: Int?
}
