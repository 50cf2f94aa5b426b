internal import ViewTreeMacroExpansion

/// Finds `@ObservedObject var model = Model()`, and the same in an initializer.
///
/// Only a call of a type counts: a shared object, or one that a function returns, may live elsewhere.
struct ObservedObjectRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    type.properties.filter { $0.attribute("ObservedObject") != nil && !$0.isStatic }.flatMap { property in
      if let value = property.value { return made(value, by: property) }
      return type.functions.filter { $0.name == "init" }.flatMap { assignments(to: property, in: $0.body) }
    }
  }

  private func made(_ value: Range<Int>, by property: Property) -> [LintFinding] {
    guard isNewObject(value, of: property), let attribute = property.attribute("ObservedObject") else { return [] }
    let declaration = file.line(property.range).replacing("@ObservedObject", with: "@StateObject")
    return [
      file.finding(
        .observedObject, at: attribute.range.lowerBound,
        "\(property.name) is made by this view, and @ObservedObject does not keep it", declaration)
    ]
  }

  private func assignments(to property: Property, in body: Range<Int>) -> [LintFinding] {
    body.compactMap { token in
      let name = file.tokens[token].text
      let isSelf = file.matches("self", ".", at: token - 2)
      guard file.tokens[token].isFirstInLine || isSelf, file.matches("=", at: token + 1) else { return nil }
      var parser = Parser(file.source, in: token + 2..<body.upperBound)
      let isObject = name == property.name
      guard isObject || name == "_\(property.name)", parser.skipExpression() else { return nil }
      var value = token + 2..<parser.index
      if !isObject {
        // `_model = ObservedObject(wrappedValue: Model())`
        guard let first = value.first, file.tokens[first].text == "ObservedObject", let call = file.call(at: first),
          let wrapped = call.argument("wrappedValue")
        else { return nil }
        value = wrapped.value
      }
      guard isNewObject(value, of: property) else { return nil }
      return file.finding(
        .observedObject, at: isSelf ? token - 2 : token,
        "\(property.name) is made by this view, and @ObservedObject does not keep it",
        "@StateObject var \(property.name)\(property.type.map { ": \($0)" } ?? "")   // in place of @ObservedObject\n"
          + "_\(property.name) = StateObject(wrappedValue: \(file.line(value)))")
    }
  }

  /// Whether an expression is a call of a type and nothing else: `Model(…)`, `Cache<Item>(…)`, or `.init(…)`.
  private func isNewObject(_ value: Range<Int>, of property: Property) -> Bool {
    guard var callee = value.first else { return false }
    if file.matches(".", "init", "(", at: callee), let type = property.type, type.startsUppercase {
      return file.tokens[callee + 2].close == value.upperBound - 1
    }
    while file.matches(".", at: callee + 1), callee + 2 < value.upperBound { callee += 2 }
    guard file.tokens[callee].kind == .word, file.tokens[callee].text.startsUppercase,
      let call = file.call(at: callee)
    else { return false }
    return call.range.upperBound == value.upperBound
  }
}
