internal import ViewTreeMacroExpansion

/// Finds `NavigationLink { Detail(item: item) } label: { … }` in the rows of a collection.
///
/// The data must be a property that can change. Rows over a binding are left alone, because they need it.
struct RowDestinationRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    guard isView(type) else { return [] }
    return type.bodies.flatMap { body in
      file.rows(in: body).flatMap { rows in
        isVarying(rows, in: type) ? rows.row.body.compactMap { finding(at: $0, in: rows) } : []
      }
    }
  }

  /// Whether rows have a named element of a collection that is no range, no constant and no literal.
  private func isVarying(_ rows: Rows, in type: TypeDeclaration) -> Bool {
    guard rows.row.parameters.count == 1, rows.row.parameters[0].first != "$",
      let path = file.path(rows.data), !file.tokens[path.lowerBound].text.startsUppercase
    else { return false }
    let root = file.tokens[path.lowerBound].text
    guard let property = type.properties.first(where: { $0.name == root }) ?? index[type.name]?.properties[root] else {
      return false
    }
    let isFixed = property.isConstant && property.value != nil || property.isStatic
    return !isFixed && !file.matches(".", "indices", at: path.upperBound - 2)
  }

  private func finding(at token: Int, in rows: Rows) -> LintFinding? {
    guard file.tokens[token].text == "NavigationLink", let call = file.call(at: token),
      call.argument("value") == nil, call.argument("isActive") == nil, call.argument("tag") == nil,
      let destination = destination(of: call)
    else { return nil }
    let item = rows.row.parameters[0]
    let label = call.argument("label") ?? call.arguments.first { $0.label == nil && $0.value != destination }
    let words = label.map { shortened(file.line($0.value)) } ?? "…"
    let link =
      words.hasPrefix("{") ? "NavigationLink(value: \(item)) \(words)" : "NavigationLink(\(words), value: \(item))"
    let made = shortened(file.closure(destination).map { file.line($0.body) } ?? file.line(destination))
    return file.finding(
      .rowDestination, at: token, "each row makes its destination",
      "\(link)\n// once, behind the \(rows.name), with the type of \(item):\n"
        + ".navigationDestination(for: Item.self) { \(item) in \(made) }")
  }

  /// Leaves out the content of a long closure or call.
  private func shortened(_ words: String) -> String {
    guard words.count > 60, let open = words.firstIndex(where: { $0 == "{" || $0 == "(" }) else { return words }
    return words[..<open] + (words[open] == "{" ? "{ … }" : "(…)")
  }

  /// The destination of a link: the argument of that name, or the closure before the label.
  private func destination(of call: Call) -> Range<Int>? {
    if let destination = call.argument("destination") { return destination.value }
    let closures = call.arguments.filter { file.closure($0.value) != nil }
    guard let first = closures.first, first.label == nil else { return nil }
    // `NavigationLink("Title") { Detail() }`, or `NavigationLink { Detail() } label: { … }`.
    return closures.count == 1 || closures.last?.label == "label" ? first.value : nil
  }
}
