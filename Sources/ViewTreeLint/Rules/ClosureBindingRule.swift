internal import ViewTreeMacroExpansion

/// Finds `Binding(get: { path }, set: { path = $0 })`, where a key path makes the same binding.
///
/// Both closures must consist of the same path of members and subscripts, and its first name must be a property whose
/// projection is known. A setter that does more, a conversion, an optional chain or a captured variable is left alone.
struct ClosureBindingRule: FileRule {
  let file: SourceFile
  let index: TypeIndex

  func findings(in type: TypeDeclaration) -> [LintFinding] {
    type.bodies.flatMap { body in
      let bindings = body.filter(isInitializer)
      let locals = bindings.isEmpty ? [:] : file.localNames(of: body)
      return bindings.compactMap { finding(at: $0, after: locals, in: type) }
    }
  }

  private func finding(at token: Int, after locals: [String: Int], in type: TypeDeclaration) -> LintFinding? {
    guard let call = file.call(at: token), let path = path(of: call),
      locals[file.tokens[path.lowerBound].text, default: token] >= token,
      let projection = projection(of: path, in: type)
    else { return nil }
    return file.finding(
      .closureBinding, at: token, "a key path can make this binding of two closures over \(file.line(path))", projection
    )
  }

  /// Whether a token is `Binding` as a called type, or `init` after it or after a dot alone.
  private func isInitializer(_ token: Int) -> Bool {
    let isMember = file.matches(".", at: token - 1)
    switch file.tokens[token].text {
    case "Binding": return !isMember || file.matches("SwiftUI", ".", at: token - 2)
    case "init": return isMember && (file.matches("Binding", ".", at: token - 2) || !file.tokens[token - 1].isLeftBound)
    default: return false
    }
  }

  /// The path that the closures of a binding read and write; `nil` if they do anything else.
  private func path(of call: Call) -> Range<Int>? {
    guard call.arguments.count == 2 else { return nil }
    let (get, set) = (call.arguments[0], call.arguments[1])
    // A trailing closure has no label.
    guard (get.label ?? "get", set.label ?? "set") == ("get", "set"),
      let getter = file.closure(get.value), let setter = file.closure(set.value), !getter.hasCaptures,
      !setter.hasCaptures, getter.parameters.isEmpty,
      let read = file.path(file.result(of: getter.body)), let written = assignedPath(in: setter),
      file.areSame(read, written)
    else { return nil }
    return read
  }

  /// The path to which a setter assigns its parameter, if it does nothing else.
  private func assignedPath(in setter: Closure) -> Range<Int>? {
    guard setter.parameters.count < 2, setter.body.count >= 3 else { return nil }
    let end = setter.body.upperBound
    guard file.matches("=", setter.parameters.first ?? "$0", at: end - 2) else { return nil }
    return file.path(setter.body.lowerBound..<end - 2)
  }

  private static let projected: Set = [
    "State", "Binding", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject", "AppStorage", "SceneStorage",
  ]

  /// The binding by key path over a path, as it is written in a type; `nil` if its first name is not known.
  private func projection(of path: Range<Int>, in type: TypeDeclaration) -> String? {
    let (root, words, entry) = (file.tokens[path.lowerBound].text, file.line(path), index[type.name])
    guard let property = property(root, of: type), !property.isStatic else { return nil }
    if property.attributes.contains(where: { Self.projected.contains($0.name) }) { return "$\(words)" }
    if let environment = property.attribute("Environment") {
      guard path.count > 1, environment.modelType != nil else { return nil }
      return "@Bindable var \(root) = \(root)   // at the start of the body\n$\(words)"
    }
    guard property.attributes.isEmpty, property.body == nil else { return nil }
    if entry?.isObservable == true, !property.isConstant { return "Bindable(self).\(words)" }
    guard path.count > 1, let model = property.type, index[model]?.isObservable == true else { return nil }
    guard type.kind == .struct else { return "Bindable(\(root))\(file.line(path.lowerBound + 1..<path.upperBound))" }
    let place = "in place of \(property.isConstant ? "let" : "var") \(root)"
    return property.value == nil
      ? "@Bindable var \(root): \(model)   // \(place)\n$\(words)"
      : "@State private var \(root) = \(model)(…)   // \(place)\n$\(words)"
  }
}
