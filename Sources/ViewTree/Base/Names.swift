/// The name of a type as its author wrote it: without module names and without the generic arguments of views.
package func typeName(_ type: Any.Type) -> String {
  // The runtime puts a name together each time, in 10,000 instructions.
  names.value(for: ObjectIdentifier(type)) {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// The name of a type with those of the types around, without module names and generic arguments: `Cart.Row`.
func nestedName(_ type: Any.Type, withModule: Bool = false) -> String {
  let name = declaredName(type).replacing(#/\(unknown context at [^)]*\)\.?/#, with: "")
  return name.split(separator: ".").dropFirst(withModule ? 0 : 1).joined(separator: ".")
}

/// What tells where a type was declared, whatever its generic arguments are: `Shop.Cart.Row`.
///
/// Of what is private it has the compiler's name of the file or the function.
func declaredName(_ type: Any.Type) -> String { String(reflecting: type).withoutGenericArguments }

extension String {
  /// `Outer.Row` for `Outer<(Int) -> Text>.Row`.
  fileprivate var withoutGenericArguments: String {
    var (depth, last, name) = (0, Character(" "), "")
    for character in self {
      if character == "<" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">", last != "-" { depth -= 1 }
      last = character
    }
    return name
  }
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
