/// A place in a source file that costs evaluations, and what to write there instead.
package struct LintFinding: Equatable, Sendable {
  /// The rule that found it.
  package let rule: LintRule
  /// The path of the file, as it was given.
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int
  /// The fault, with the names at this place.
  package let fault: String
  /// The code that replaces it; it may have several lines.
  package let replacement: String
}

extension LintFinding: CustomStringConvertible {
  /// The finding in the form of the compiler's warnings, with the measured cost and the replacement below it.
  package var description: String {
    let code = replacement.split(separator: "\n").map { "      \($0)" }
    return """
      \(path):\(line):\(column): warning: \(fault) [\(rule.rawValue)]
          \(rule.cost)
          Write instead:
      \(code.joined(separator: "\n"))
      """
  }
}
