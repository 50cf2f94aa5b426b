/// A view, modifier or style of which this module makes its own: nobody else can write it.
///
/// A trace counts its evaluations as those of the view or style of this module that it is a part of. What is private is a
/// part without saying so.
protocol ViewPart {
  /// What users write to have it, where it is a part of no view of this module: `.searchable`.
  static var nameForUsers: String? { get }
}

extension ViewPart {
  static var nameForUsers: String? { nil }
}

/// Whether the evaluations of a type are those of what it is a part of.
///
/// Looked up once for each type: to ask for a conformance takes long.
func isPart(_ type: Any.Type) -> Bool {
  partTypes.value(for: ObjectIdentifier(type)) {
    guard isOwn(type) else { return false }
    if let part = type as? any ViewPart.Type { return part.nameForUsers == nil }
    // How the runtime writes a private type; those of its arguments stand behind.
    return String(reflecting: type).prefix { $0 != "<" }.contains("(unknown context")
  }
}

private let partTypes = Cache<ObjectIdentifier, Bool>()

/// The name of a type in a trace: a modifier of this module as users write it, `.opacity` for `OpacityModifier`.
func tracedName(_ type: Any.Type) -> String {
  if let name = (type as? any ViewPart.Type)?.nameForUsers { return name }
  let (name, suffix) = (typeName(type), "Modifier")
  guard isPart(type), name.hasSuffix(suffix), name != suffix else { return name }
  let word = name.dropLast(suffix.count)
  return "." + word.prefix(1).lowercased() + word.dropFirst()
}

extension Node {
  /// The node as which a trace counts this one: of a part the view or style of this module around, or else the outermost
  /// part.
  var counted: Node {
    var counted = self
    var next: Node? = self
    while let current = next {
      next = current.parent
      guard current.isCounted else { continue }
      let type = current.traced.evaluatedType
      guard isOwn(type) else { break }
      counted = current
      if !isPart(type) { break }
    }
    return counted
  }
}
