internal import ViewTreeMacroExpansion

/// A rule that is applied to each type of a file.
protocol FileRule {
  var index: TypeIndex { get }
  init(file: SourceFile, index: TypeIndex)
  func findings(in type: TypeDeclaration) -> [LintFinding]
}

extension FileRule {
  /// Returns a property of a type, declared in it or in one of its extensions.
  func property(_ name: String, of type: TypeDeclaration) -> Property? {
    index[type.name]?.properties[name] ?? type.properties.first { $0.name == name }
  }
}

extension SourceFile {
  func finding(_ rule: LintRule, at token: Int, _ fault: String, _ replacement: String) -> LintFinding {
    let place = place(ofToken: token)
    return LintFinding(
      rule: rule, path: path, line: place.line, column: place.column, fault: fault, replacement: replacement)
  }

  /// Returns the names that a local variable, a parameter or a pattern of a member may have, each with its first token.
  func localNames(of body: Range<Int>) -> [String: Int] {
    (memberStart(of: body)..<body.upperBound).reduce(into: [:]) { names, index in
      let token = tokens[index]
      if token.kind == .word, names[token.text] == nil, isLocalName(index, in: body) { names[token.text] = index }
    }
  }

  private func isLocalName(_ index: Int, in body: Range<Int>) -> Bool {
    let (previous, next) = (tokens[max(index - 1, 0)].text, tokens[index + 1].text)
    if previous == "let" || previous == "var" { return index >= body.lowerBound }
    if previous == "for", index >= body.lowerBound { return true }
    if next == "in" || isInPattern(index, from: body.lowerBound) { return true }
    if next == ":" { return index < body.lowerBound || previous == "(" && matches("{", at: index - 2) }
    return (next == "," || next == ")") && isInParameters(index)
  }

  /// Whether a token is a name in a pattern such as `let (a, b)` or `case let .both(a, b)`.
  private func isInPattern(_ index: Int, from start: Int) -> Bool {
    guard let open = openings[index], open >= start, tokens[open].text == "(" else { return false }
    let before = tokens[start..<open].reversed().prefix { $0.kind == .word || $0.text == "." }
    return before.contains { $0.text == "let" || $0.text == "var" }
  }

  /// The first token of the member with a body or a value: its name and its parameters precede the body.
  private func memberStart(of body: Range<Int>) -> Int {
    let words: Set = ["func", "init", "subscript", "var", "let"]
    return tokens[..<body.lowerBound].lastIndex { words.contains($0.text) } ?? 0
  }

  /// Whether a token is one of several parameters of a closure: only names and commas follow, as far as `in`.
  private func isInParameters(_ index: Int) -> Bool {
    let rest = tokens[index...].prefix { $0.kind == .word || $0.text == "," || $0.text == ")" }
    return rest.contains { $0.text == "in" }
  }

  /// Returns the tokens of the only expression of a body, without `return`.
  func result(of body: Range<Int>) -> Range<Int> {
    guard let first = body.first, tokens[first].text == "return" else { return body }
    return first + 1..<body.upperBound
  }
}

extension TypeDeclaration {
  /// The bodies of functions and computed variables, and the values of stored ones.
  var bodies: [Range<Int>] { functions.map(\.body) + properties.compactMap { $0.body ?? $0.value } }
}
