extension Parser {
  /// An attribute: its last name, such as `State` of `@SwiftUI.State(…)`, and its tokens.
  package struct Attribute {
    package let name: String
    package let range: Range<Int>
  }

  /// Moves past the attributes and modifiers before a declaration.
  package mutating func skipPrefix() -> (attributes: [Attribute], modifiers: [String]) {
    var attributes: [Attribute] = []
    var modifiers: [String] = []
    while let token {
      if token.text == "@", let attribute = skipAttribute() {
        attributes.append(attribute)
      } else if token.kind == .word, Self.modifiers.contains(token.text), let next = peek(),
        next.kind == .word || next.text == "@" || next.text == "("
      {
        // `class` is a modifier only before a keyword of a member: `class var`.
        if token.text == "class", !["var", "let", "func", "subscript", "override", "final"].contains(next.text) {
          break
        }
        advance()
        let isRestricted = isNext("(")
        if isRestricted { skipBrackets() } else { modifiers.append(token.text) }
      } else {
        break
      }
    }
    return (attributes, modifiers)
  }

  /// Moves past `@name` and its arguments; returns `nil` without an attribute.
  mutating func skipAttribute() -> Attribute? {
    let start = index
    guard isNext("@"), var name = peek(), name.kind == .word else { return nil }
    index += 2
    while isNext("."), let next = peek(), next.kind == .word {
      name = next
      index += 2
    }
    if isNext("<") { _ = skipGenericArguments() }
    if let token, token.text == "(", token.isLeftBound { skipBrackets() }
    return Attribute(name: name.text, range: start..<index)
  }

  private static let modifiers: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "lazy", "weak",
    "unowned", "nonisolated", "isolated", "override", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "distributed", "consuming", "borrowing", "prefix", "postfix", "infix", "async",
  ]
}
