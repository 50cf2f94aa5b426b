/// A text in the manner of `printf`, as tables of translations have it: `%2$@ of %1$lld`.
enum FormatString {
  /// The character that stands for an argument in a template: in a text of a user it means nothing.
  static func placeholder(_ index: Int) -> Character {
    Character(Unicode.Scalar(UInt32(0xF0000 + min(index, 0xFFFD))) ?? "\u{FFFD}")
  }

  /// The argument for which a character stands.
  static func argument(_ character: Character) -> Int? {
    let scalar = character.unicodeScalars.first!.value
    return (0xF0000..<0xFFFFE).contains(scalar) ? Int(scalar - 0xF0000) : nil
  }

  /// The text with placeholders for so many arguments; a specifier of one that is not there stays.
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
