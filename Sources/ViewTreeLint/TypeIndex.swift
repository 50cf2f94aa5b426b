internal import ViewTreeMacroExpansion

/// The types that the files of a project declare, by their names; a name that two types share is unknown.
struct TypeIndex: Sendable {
  /// A type with what its extensions add.
  struct Entry: Sendable {
    var kind: TypeDeclaration.Kind
    var attributes: Set<String>
    var inherited: Set<String>
    var properties: [String: Property]
    fileprivate var isRepeated = false
  }

  private var entries: [String: Entry] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for type in file.types where type.kind != .extension { add(type) }
    }
    for file in files {
      for type in file.types where type.kind == .extension { extend(type) }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    guard entries[type.name] == nil else {
      entries[type.name]?.isRepeated = true
      return
    }
    let properties = Dictionary(type.properties.map { ($0.name, $0) }) { first, _ in first }
    entries[type.name] = Entry(
      kind: type.kind, attributes: Set(type.attributes), inherited: Set(type.inherited), properties: properties)
  }

  private mutating func extend(_ type: TypeDeclaration) {
    entries[type.name]?.inherited.formUnion(type.inherited)
    for property in type.properties where entries[type.name]?.properties[property.name] == nil {
      entries[type.name]?.properties[property.name] = property
    }
  }

  subscript(name: String) -> Entry? { entries[name].flatMap { $0.isRepeated ? nil : $0 } }
}

extension TypeIndex.Entry {
  /// Whether it is a class with `@Observable`.
  var isObservable: Bool { kind == .class && attributes.contains("Observable") }
  /// Whether it is a class that publishes changes: an `@Observable` one, or an `ObservableObject`.
  var isModel: Bool { isObservable || kind == .class && inherited.contains("ObservableObject") }
  var isIdentifiable: Bool { inherited.contains("Identifiable") }
}

extension Property.Attribute {
  /// The type in `@Environment(Model.self)`; `nil` for a key path.
  var modelType: String? {
    arguments.hasPrefix("(") && arguments.hasSuffix(".self)") && !arguments.contains("\\")
      ? String(arguments.dropFirst().dropLast(".self)".count)) : nil
  }
}

extension String {
  /// The element of an array type, such as `Item` of `[Item]` or `Array<Item>`; `nil` for any other type.
  var elementOfArray: String? {
    if hasPrefix("["), hasSuffix("]"), !contains(":") { return String(dropFirst().dropLast()) }
    if hasPrefix("Array<"), hasSuffix(">") { return String(dropFirst("Array<".count).dropLast()) }
    return nil
  }

  var startsUppercase: Bool { first?.isUppercase == true }
}
