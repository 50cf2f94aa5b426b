internal import ViewTreeMacroExpansion

/// Finds rows whose ids are the positions of elements that have ids: `ForEach(items.indices, id: \.self)`.
///
/// The element type must be known as `Identifiable`, and the collection must be able to change: a constant is left
/// alone, and so are elements without ids, such as strings.
struct IndexIDRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    type.bodies.flatMap { body in
      let all = file.rows(in: body)
      let locals = all.isEmpty ? [:] : file.localNames(of: body)
      return all.compactMap { finding(for: $0, after: locals, in: type) }
    }
  }

  private func finding(for rows: Rows, after locals: [String: Int], in type: TypeDeclaration) -> LintFinding? {
    guard let path = positions(of: rows),
      locals[file.tokens[path.lowerBound].text, default: rows.token] >= rows.token,
      let element = element(of: path, in: type), index[element]?.isIdentifiable == true
    else { return nil }
    return file.finding(
      .indexID, at: rows.token,
      "the rows of \(file.line(path)) are known by their positions, although each \(element) has an id",
      replacement(rows, path))
  }

  /// The collection whose positions are the ids of the rows; `nil` for other ids.
  private func positions(of rows: Rows) -> Range<Int>? {
    let (data, id) = (rows.data, rows.call.argument("id").map { file.line($0.value) })
    if file.matches(".", "indices", at: data.upperBound - 2), id == nil || id == "\\.self" {
      return file.path(data.lowerBound..<data.upperBound - 2)
    }
    if file.matches("0", ".", ".", "<", at: data.lowerBound), file.matches(".", "count", at: data.upperBound - 2),
      id == nil || id == "\\.self"
    {
      return file.path(data.lowerBound + 4..<data.upperBound - 2)
    }
    let isEnumerated =
      file.matches("Array", "(", at: data.lowerBound)
      && file.matches(".", "enumerated", "(", ")", ")", at: data.upperBound - 5)
    return isEnumerated && id == "\\.offset" ? file.path(data.lowerBound + 2..<data.upperBound - 5) : nil
  }

  /// The element type of a collection that can change; `nil` if it is not known.
  private func element(of path: Range<Int>, in type: TypeDeclaration) -> String? {
    // `items`, `model.items`: a subscript has an unknown type.
    let names = path.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { file.tokens[$0.element].text }
    guard path.count == 2 * names.count - 1, !path.contains(where: { file.tokens[$0].text == "[" }) else { return nil }
    guard var property = property(names[0], of: type), !property.isStatic else { return nil }
    for name in names.dropFirst() {
      guard let model = modelType(of: property), let next = index[model]?.properties[name], !next.isStatic else {
        return nil
      }
      property = next
    }
    let isFixed = property.isConstant && property.value != nil
    return isFixed || property.body != nil ? nil : property.type?.elementOfArray
  }

  /// The type of an object: declared, of its value, or from `@Environment(Model.self)`.
  private func modelType(of property: Property) -> String? {
    property.type ?? property.attribute("Environment")?.modelType
  }

  private func replacement(_ rows: Rows, _ path: Range<Int>) -> String {
    let collection = file.line(path)
    let parameters = rows.row.parameters
    let position = parameters.first ?? "$0"
    // The index is used for more than the element, or the element is written.
    let uses = rows.row.body.filter { file.tokens[$0].text == position }
    let isOnlySubscript = uses.allSatisfy { file.matches("[", at: $0 - 1) && file.matches("]", at: $0 + 1) }
    let isBound = uses.contains { file.matches("$\(file.tokens[path.lowerBound].text)", at: $0 - 1 - path.count) }
    if parameters.count == 2, !uses.isEmpty {
      return "\(rows.name)(Array(\(collection).enumerated()), id: \\.element.id) { "
        + "\(parameters.joined(separator: ", ")) in … }"
    }
    if parameters.count == 2 { return "\(rows.name)(\(collection)) { \(parameters[1]) in … }" }
    if !isOnlySubscript {
      return "\(rows.name)(Array(\(collection).enumerated()), id: \\.element.id) { \(position), item in … }"
    }
    return isBound
      ? "\(rows.name)($\(collection)) { $item in … }" : "\(rows.name)(\(collection)) { item in … }"
  }
}
