internal import ViewTreeMacroExpansion

/// Finds `let isOn: Binding<Bool>` in a view whose body reads `isOn.wrappedValue`.
///
/// A view that only passes the binding on is left alone, and so are optional bindings, which have no wrapper.
struct PlainBindingRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    type.properties.compactMap { property in
      guard property.attributes.isEmpty, !property.isStatic, property.value == nil, property.body == nil,
        let value = property.type?.valueOfBinding, isRead(property.name, in: type)
      else { return nil }
      let head = tokens(of: property).prefix { $0 != "let" && $0 != "var" }
      let words = (["@Binding"] + head + ["var \(property.name): \(value)"]).joined(separator: " ")
      return file.finding(
        .plainBinding, at: property.range.lowerBound,
        "the body reads \(property.name).wrappedValue, but \(property.name) is no @Binding",
        "\(words)\n\(property.name)   // in place of \(property.name).wrappedValue; $\(property.name) is the binding")
    }
  }

  private func tokens(of property: Property) -> [String] { property.range.map { file.tokens[$0].text } }

  /// Whether a body reads the value of a binding, and does not only write it.
  private func isRead(_ name: String, in type: TypeDeclaration) -> Bool {
    var isRead = false
    for body in file.types.filter({ $0.name == type.name }).flatMap(viewBodies) {
      file.forEachEvaluatedToken(in: body) { token in
        guard file.matches(name, ".", "wrappedValue", at: token) else { return }
        let isOwn = !file.matches(".", at: token - 1) || file.matches("self", at: token - 2)
        let isWritten = file.matches("=", at: token + 3) && !file.matches("=", at: token + 4)
        if isOwn, !isWritten { isRead = true }
      }
    }
    return isRead
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
