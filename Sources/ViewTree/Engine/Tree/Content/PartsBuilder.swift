/// A result builder whose statements are lists of parts of one type, such as columns, rows or keyframes.
///
/// A conforming type adds `buildExpression`, which returns a list, `buildBlock()` for an empty closure, and
/// `buildFinalResult`, which combines the parts.
public protocol _PartsBuilder {}

extension _PartsBuilder {
  /// Combines the parts of several statements.
  public static func buildBlock<Part>(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// Returns the parts of an `if` without `else`.
  public static func buildOptional<Part>(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// Returns the parts of the first branch.
  public static func buildEither<Part>(first parts: [Part]) -> [Part] { parts }
  /// Returns the parts of the second branch.
  public static func buildEither<Part>(second parts: [Part]) -> [Part] { parts }
}
