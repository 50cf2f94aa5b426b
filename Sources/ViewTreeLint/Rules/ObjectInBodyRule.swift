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
    viewBodies(of: type).flatMap { body in
      var findings: [LintFinding] = []
      file.forEachEvaluatedToken(in: body) { if let finding = finding(at: $0) { findings.append(finding) } }
      return findings
    }
  }

  private func finding(at token: Int) -> LintFinding? {
    let name = file.tokens[token].text
    guard file.tokens[token].kind == .word, file.matches("(", at: token + 1), file.tokens[token + 1].isLeftBound,
      !file.matches(".", at: token - 1)
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
    let fault = "each evaluation of the body makes a new \(name)"
    guard isModel else {
      return file.finding(
        .objectInBody, at: token, fault,
        "private static let \(variable) = \(made)   // with its settings in a closure\nSelf.\(variable)   // in the body"
      )
    }
    let (wrapper, label) =
      index[name]?.isObservable == true ? ("State", "initialValue") : ("StateObject", "wrappedValue")
    // The initial value of a property knows no values of the view or of its body: the view that takes them keeps it.
    let replacement =
      takesValues(call)
      ? "@\(wrapper) private var \(variable): \(name)   // in the view that uses the object\n"
        + "_\(variable) = \(wrapper)(\(label): \(made))   // in its initializer, which takes the values"
      : "@\(wrapper) private var \(variable) = \(made)\n\(variable)   // in the body"
    return file.finding(.objectInBody, at: token, fault, replacement)
  }

  /// Whether the arguments of a call have values that the code around it provides.
  private func takesValues(_ call: Call) -> Bool {
    call.arguments.contains { argument in
      argument.value.contains { index in
        let word = file.tokens[index]
        return word.kind == .word && word.text.first.map { $0.isLowercase || $0 == "_" } == true
          && !["true", "false", "nil"].contains(word.text) && !file.matches(".", at: index - 1)
          && !file.matches(":", at: index + 1)
      }
    }
  }

  /// Whether an object is an argument for a `@State` or `@StateObject` property of a view, which keeps the first
  /// object.
  private func isKept(_ token: Int) -> Bool {
    guard file.matches(":", at: token - 1), let open = file.openings[token], file.matches("(", at: open), open > 0,
      let view = index[file.tokens[open - 1].text]
    else { return false }
    return view.properties[file.tokens[token - 2].text]?.attributes.contains {
      $0.name == "State" || $0.name == "StateObject"
    } ?? false
  }
}
