internal import ViewTreeMacroExpansion

/// Finds `let isOn: Binding<Bool>` in a view whose body reads `isOn.wrappedValue`.
///
/// A view that only passes the binding on is left alone, and so are optional bindings, which have no wrapper.
struct PlainBindingRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    let bindings = type.properties.compactMap { property in
      property.attributes.isEmpty && !property.isStatic && property.value == nil && property.body == nil
        ? property.type?.valueOfBinding.map { (property: property, value: $0) } : nil
    }
    if bindings.isEmpty { return [] }
    let read = bindingsRead(in: type)
    return bindings.filter { read.contains($0.property.name) }.map { property, value in
      let head = tokens(of: property).prefix { $0 != "let" && $0 != "var" }
      let words = (["@Binding"] + head + ["var \(property.name): \(value)"]).joined(separator: " ")
      return file.finding(
        .plainBinding, at: property.range.lowerBound,
        "the body reads \(property.name).wrappedValue, but \(property.name) is no @Binding",
        "\(words)\n\(property.name)   // in place of \(property.name).wrappedValue; $\(property.name) is the binding")
    }
  }

  private func tokens(of property: Property) -> [String] { property.range.map { file.tokens[$0].text } }

  /// Returns the names of the bindings whose values bodies of the type read, and do not only write.
  private func bindingsRead(in type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    for body in declarations(of: type).flatMap(viewBodies) {
      file.forEachEvaluatedToken(in: body) { token in
        guard file.matches(".", "wrappedValue", at: token + 1) else { return }
        let isOwn = !file.matches(".", at: token - 1) || file.matches("self", at: token - 2)
        let isWritten = file.matches("=", at: token + 3) && !file.matches("=", at: token + 4)
        if isOwn, !isWritten { names.insert(file.tokens[token].text) }
      }
    }
    return names
  }

  /// Returns the declarations of a type in the file, with its extensions; the given one alone if two types have the name.
  private func declarations(of type: TypeDeclaration) -> [TypeDeclaration] {
    index[type.name] == nil ? [type] : file.types.filter { $0.name == type.name }
  }
}

extension String {
  /// The value of a binding type, such as `Bool` of `Binding<Bool>`; `nil` for any other type.
  fileprivate var valueOfBinding: String? {
    let type = hasPrefix("SwiftUI.") ? String(dropFirst("SwiftUI.".count)) : self
    guard type.hasPrefix("Binding<"), type.hasSuffix(">") else { return nil }
    var depth = 0
    for (offset, character) in type.enumerated() {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if depth == 0, character == ">" { return offset == type.count - 1 ? String(type.dropFirst(8).dropLast()) : nil }
    }
    return nil
  }
}
