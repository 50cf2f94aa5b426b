/// The expansion of `@Entry`: a key with the default value, and the accessors that read and write it.
///
///     extension EnvironmentValues { @Entry var accent: Color = .red }
///
/// The key fits each type that has entries: the macro cannot know which type an alias in the extension means.
struct EntryExpansion {
  let text: String

  init(_ use: MacroUse) throws(ExpansionError) {
    guard let declaration = use.declSyntax?.source else { throw EntryProperty.noVariable }
    switch use.macroRole {
    case "accessor": text = Self.accessors(of: declaration)
    case "peer":
      let property = try EntryProperty(SwiftSource(declaration))
      try Self.check(property, in: use.lexicalContext?.first?.source ?? "")
      text = property.key
    default: throw ExpansionError("@Entry does not support the role \(use.macroRole ?? "")")
    }
  }

  /// Returns the accessors; the expansion of the key reports the errors.
  private static func accessors(of declaration: String) -> String {
    guard let property = try? EntryProperty(SwiftSource(declaration)) else {
      return "get { Swift.fatalError() }\nset { Swift.fatalError() }"
    }
    return "get { self[\(property.keyName).self] }\nset { self[\(property.keyName).self] = newValue }"
  }

  /// Checks the context of the property, and its type and value there.
  private static func check(_ property: EntryProperty, in context: String) throws(ExpansionError) {
    guard let context = try? SwiftSource(context) else { return }
    var parser = Parser(context)
    _ = parser.skipPrefix()
    guard parser.skip("extension") else {
      throw ExpansionError(
        "@Entry must be in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
    }
    let start = parser.index
    _ = parser.skipType()
    let isFocused = parser.index > start && parser.source.tokens[parser.index - 1].text == "FocusedValues"
    if isFocused, !property.isOptional {
      let type = property.type ?? "Value"
      throw ExpansionError(
        "a focused value must be optional: write @Entry var \(property.name): \(type)?", at: property.offset)
    }
    if property.value == nil, !property.isOptional {
      let declaration = "@Entry var \(property.name): \(property.type ?? "Type")"
      throw ExpansionError("\(declaration) needs a default value: write \(declaration) = …", at: property.offset)
    }
  }
}

/// The property to which `@Entry` is attached.
private struct EntryProperty {
  let name: String
  let type: String?
  let value: String?
  /// The offset of the name in the declaration in bytes.
  let offset: Int

  static let noVariable = ExpansionError("@Entry applies to variables: write @Entry var")

  init(_ source: SwiftSource) throws(ExpansionError) {
    var parser = Parser(source)
    guard let declaration = try VariableDeclaration(&parser), !declaration.isConstant else {
      throw EntryProperty.noVariable
    }
    guard parser.isAtEnd, declaration.bindings.count == 1 else {
      throw parser.error("@Entry cannot read this declaration: write one variable, @Entry var name: Type = value")
    }
    let binding = declaration.bindings[0]
    guard binding.accessors == .none else {
      throw ExpansionError("@Entry generates the accessors of \(binding.name): remove { … }", at: binding.offset)
    }
    if let modifier = declaration.modifiers.first(where: { ["static", "class", "lazy", "weak"].contains($0) }) {
      throw ExpansionError("an entry cannot be \(modifier): remove \(modifier)", at: binding.offset)
    }
    name = binding.name
    // `Int!` cannot be a generic argument.
    type = binding.type.map { $0.hasSuffix("!") ? "\($0.dropLast())?" : $0 }
    value = binding.value.map(source.text(of:))
    offset = binding.offset
    if type == nil, value == nil {
      throw ExpansionError("@Entry var \(name) needs a type or a value: write @Entry var \(name): Type = …", at: offset)
    }
  }

  /// Whether the type is written as an optional.
  var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || ["Optional", "Swift.Optional"].contains(type.prefix { $0 != "<" })
  }

  var keyName: String { "__Key_\(name)" }

  /// The declaration of the key.
  ///
  /// The default value is created once, so that each read returns the same object. It stands in a closure, because it may
  /// be an `if`, and on lines of its own.
  var key: String {
    """
    nonisolated private struct \(keyName): ViewTree._EntryKey {
    static let entry = ViewTree._EntryDefault\(type.map { "<\($0)>" } ?? "") {
    \(value ?? "nil")
    }
    }
    """
  }
}
