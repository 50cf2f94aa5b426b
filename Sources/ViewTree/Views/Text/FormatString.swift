/// A format string for `printf`, as in string tables: `%2$@ of %1$lld`.
enum FormatString {
  /// Returns the private-use character that stands for an argument in a template; it has no meaning in a user's text.
  static func placeholder(_ index: Int) -> Character {
    Character(Unicode.Scalar(UInt32(0xF0000 + min(index, 0xFFFD))) ?? "\u{FFFD}")
  }

  /// Returns the index of the argument for which a character stands.
  static func argument(_ character: Character) -> Int? {
    let scalar = character.unicodeScalars.first!.value
    return (0xF0000..<0xFFFFE).contains(scalar) ? Int(scalar - 0xF0000) : nil
  }

  /// Returns the text with placeholders for a number of arguments; a specifier without an argument is kept.
  static func template(_ format: String, count: Int) -> String {
    var next = 0
    return format.replacing(/%(?:%|(?:([0-9]+)\$)?[-+ #0-9.]*(?:hh|h|ll|l|q|z)?[@diufFeEgGxXoscaA])/) { match in
      if match.output.0 == "%%" { return "%" }
      let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.output.1 == nil { next += 1 }
      return (0..<count).contains(index) ? String(placeholder(index)) : String(match.output.0)
    }
  }
}
