internal import ViewTreeMacroExpansion

extension SourceFile {
  /// The views whose content is evaluated with the body in which they stand.
  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "List", "Form", "Section", "ScrollView", "Grid",
    "GridRow", "LazyVGrid", "LazyHGrid", "ForEach", "GroupBox", "NavigationStack", "NavigationView", "ControlGroup",
    "ViewThatFits", "LabeledContent", "TabView", "header", "footer",
  ]

  /// Calls `visit` with the tokens that are evaluated with a body: its statements, its branches, and the content of known
  /// containers.
  ///
  /// Any other closure may be an action, which runs once for each event, and is left out.
  func forEachEvaluatedToken(in body: Range<Int>, _ visit: (Int) -> Void) {
    var index = body.lowerBound
    while index < body.upperBound {
      if tokens[index].text == "{", let close = tokens[index].close, !isEvaluated(index, from: body.lowerBound) {
        index = close
      } else {
        visit(index)
      }
      index += 1
    }
  }

  /// Whether the content of braces is evaluated with the code around them.
  private func isEvaluated(_ brace: Int, from start: Int) -> Bool {
    var name = brace - 1
    if matches(")", at: name) {
      guard let open = opening(of: name, in: start..<name) else { return false }
      name = open - 1
    } else if matches(":", at: name) {
      name -= 1
    }
    guard name >= start else { return false }
    if Self.containers.contains(tokens[name].text) { return !matches(".", at: name - 1) }
    return tokens[brace - 1].text == "else" || isBranch(brace, from: start)
  }

  /// Whether braces follow `if …` or `switch …` in the same statement.
  private func isBranch(_ brace: Int, from start: Int) -> Bool {
    var index = brace - 1
    while index >= start {
      let token = tokens[index]
      if token.text == "if" || token.text == "switch" { return true }
      if [")", "]"].contains(token.text), let open = opening(of: index, in: start..<index) {
        index = open - 1
        continue
      }
      if ["{", "}", "(", "["].contains(token.text) { return false }
      if token.isFirstInLine, token.kind == .word, tokens[index - 1].text != "," { return false }
      index -= 1
    }
    return false
  }
}

extension FileRule {
  /// Whether a declaration belongs to a view, a modifier or a style, whose body is evaluated again and again.
  func isView(_ type: TypeDeclaration) -> Bool {
    let kind = index[type.name]?.kind ?? type.kind
    return (kind == .struct || kind == .extension)
      && inherited(by: type).contains {
        ["View", "ViewModifier", "DynamicProperty"].contains($0) || $0.hasSuffix("Style")
      }
  }

  /// Returns the bodies in a declaration of a view or a modifier.
  func viewBodies(of type: TypeDeclaration) -> [Range<Int>] {
    guard !inherited(by: type).isDisjoint(with: ["View", "ViewModifier"]) else { return [] }
    return type.properties.filter { $0.name == "body" && !$0.isStatic }.compactMap(\.body)
      + type.functions.filter { $0.name == "body" }.map(\.body)
  }

  /// The protocols of a type, including those that its extensions name.
  private func inherited(by type: TypeDeclaration) -> Set<String> {
    (index[type.name]?.inherited ?? []).union(type.inherited)
  }
}
