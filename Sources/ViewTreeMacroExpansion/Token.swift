/// One token of Swift source: a word, a literal, one character of an operator, or a punctuation mark.
///
/// A string, a regex literal and a name in backticks are one token each. An operator is one token for each of its
/// characters, because `>` and `?` end types as well: `Set<Int>?=`.
struct Token {
  enum Kind {
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

  let kind: Kind
  /// The bytes of the source.
  let range: Range<Int>
  let text: String
  /// Whether a line ends between the token before and this one; true for the first.
  let isFirstInLine: Bool
  /// Whether no blank, comment, opening bracket or separator precedes the token directly, as in `b` of `a+b`.
  let isLeftBound: Bool
  /// Whether no blank, comment, closing bracket or separator follows the token directly.
  var isRightBound = false
  /// The index of the token that closes this bracket.
  var close: Int?
}
