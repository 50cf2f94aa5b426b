internal import ViewTreeMacroExpansion

/// Finds objects that are made each time a body is evaluated: formatters, coders, and models of the project.
///
/// Actions are left alone: they run once for each event.
struct ObjectInBodyRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  /// Classes of Foundation that take long to make.
  private static let foundation: Set = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "DateComponentsFormatter",
    "DateIntervalFormatter", "ByteCountFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
    "ListFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter", "JSONDecoder", "JSONEncoder",
    "PropertyListDecoder", "PropertyListEncoder", "NSRegularExpression",
  ]

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    type.viewBodies.flatMap { body in
      var findings: [LintFinding] = []
      file.forEachEvaluatedToken(in: body) { if let finding = finding(at: $0) { findings.append(finding) } }
      return findings
    }
  }

  private func finding(at token: Int) -> LintFinding? {
    let name = file.tokens[token].text
    guard file.tokens[token].kind == .word, file.matches("(", at: token + 1), file.tokens[token + 1].isLeftBound,
      token > 0, !file.matches(".", at: token - 1)
    else { return nil }
    let previous = file.tokens[token - 1]
    // `x ?? Model()` makes the object only if it is needed.
    let isOperand = previous.kind == .operation && previous.text != "="
    let isModel = index[name]?.isModel == true
    guard !isOperand, isModel || Self.foundation.contains(name), !isKept(token), let call = file.call(at: token) else {
      return nil
    }
    let made = file.line(call.range)
    let variable = name.prefix(1).lowercased() + name.dropFirst()
    let isObservable = index[name]?.isObservable == true
    let declaration =
      !isModel
      ? "private static let \(variable) = \(made)   // with its settings in a closure"
      : isObservable ? "@State private var \(variable) = \(made)" : "@StateObject private var \(variable) = \(made)"
    return file.finding(
      .objectInBody, at: token, "each evaluation of the body makes a new \(name)",
      "\(declaration)\n\(isModel ? variable : "Self.\(variable)")   // in the body")
  }

  /// Whether an object is an argument for a `@State` or `@StateObject` property of a view, which keeps the first
  /// object.
  private func isKept(_ token: Int) -> Bool {
    guard file.matches(":", at: token - 1), file.tokens[token - 2].kind == .word else { return false }
    let label = file.tokens[token - 2].text
    let open = file.tokens[..<token].lastIndex { $0.text == "(" && $0.close.map { $0 > token } ?? false }
    guard let open, open > 0, let view = index[file.tokens[open - 1].text] else { return false }
    return view.properties[label]?.attributes.contains { $0.name == "State" || $0.name == "StateObject" } ?? false
  }
}
