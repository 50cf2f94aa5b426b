internal import ViewTreeMacroExpansion

/// Finds `AnyView(Row(…))` as a view of a row, where the closure that makes rows builds views.
///
/// Only an argument that is a view by its spelling counts: a function may return `any View`, which needs `AnyView`.
struct ErasedRowRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    guard isView(type) || type.inherited.isEmpty else { return [] }
    return type.bodies.flatMap { body in
      file.rows(in: body).flatMap { rows in
        file.statements(in: rows.row.body).compactMap { finding(at: $0) }
      }
    }
  }

  private func finding(at token: Int) -> LintFinding? {
    guard file.tokens[token].text == "AnyView", let call = file.call(at: token), call.arguments.count == 1,
      let value = call.arguments[0].label == nil ? call.arguments[0].value : nil, let first = value.first,
      file.tokens[first].kind == .word, file.tokens[first].text.startsUppercase, file.call(at: first) != nil
    else { return nil }
    return file.finding(.erasedRow, at: token, "AnyView hides the type of the row", file.line(value))
  }
}
