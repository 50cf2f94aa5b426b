internal import ViewTreeMacroExpansion

/// Finds `.id(UUID())`, and ids of elements that are new each time they are read.
struct NewIDRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    let modifiers = type.bodies.flatMap { body in
      body.filter { file.matches(".", "id", "(", "UUID", "(", ")", ")", at: $0) }.map {
        file.finding(
          .newID, at: $0, "the id of the view is new in each evaluation",
          ".id(item.id)   // a value that changes when the view is to start anew, or no id at all")
      }
    }
    return modifiers + (type.inherited.contains("Identifiable") ? elementIDs(of: type) : [])
  }

  private func elementIDs(of type: TypeDeclaration) -> [LintFinding] {
    type.properties.compactMap { property in
      guard property.name == "id", let body = property.body, !property.isStatic else { return nil }
      let value = file.result(of: body)
      let isString = value.count == 5 && file.matches(".", "uuidString", at: value.lowerBound + 3)
      guard file.matches("UUID", "(", ")", at: value.lowerBound), value.count == 3 || isString else { return nil }
      return file.finding(
        .newID, at: property.range.lowerBound, "the id of \(type.name) is new each time it is read",
        "let id = UUID()\(isString ? ".uuidString" : "")")
    }
  }
}
