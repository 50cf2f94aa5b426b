/// The name of a type as its author wrote it: without module names and without the generic arguments of views.
package func typeName(_ type: Any.Type) -> String {
  // The runtime puts a name together each time, in 10,000 instructions.
  names.value(for: ObjectIdentifier(type)) {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// The name of a type with those of the types around, without module names and generic arguments: `Cart.Row`.
func nestedName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  let whole = name[..<(name.firstIndex(of: "<") ?? name.endIndex)]
  // The compiler's name of a file or a function tells where something private is.
  return whole.replacing(#/\(unknown context at [^)]*\)\.?/#, with: "").split(separator: ".").dropFirst().joined(
    separator: ".")
}

private let names = Cache<ObjectIdentifier, String>()

/// Whether a type is one of this module.
func isOwn(_ type: Any.Type) -> Bool {
  ownTypes.value(for: ObjectIdentifier(type)) { String(reflecting: type).hasPrefix("ViewTree.") }
}

private let ownTypes = Cache<ObjectIdentifier, Bool>()

extension String {
  /// The name of a property whose storage is called this: what a wrapper, or `@Observable`, keeps it in has an underscore
  /// before it.
  var unwrappedName: String { hasPrefix("_") ? String(dropFirst()) : self }
}
