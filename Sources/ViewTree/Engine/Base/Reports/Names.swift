/// Returns the name of a type as its author wrote it: without module names and without the generic arguments of views.
package func typeName(_ type: Any.Type) -> String {
  // The runtime builds a name anew each time, in 10,000 instructions.
  names.value(for: ObjectIdentifier(type)) {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// Returns the name of a type with its enclosing types, without module names and generic arguments: `Cart.Row`.
package func nestedName(_ type: Any.Type, withModule: Bool = false) -> String {
  let name = declaredName(type).replacing(#/\(unknown context at [^)]*\)\.?/#, with: "")
  return name.split(separator: ".").dropFirst(withModule ? 0 : 1).joined(separator: ".")
}

/// Returns the declaration of a type, independent of its generic arguments: `Shop.Cart.Row`.
///
/// For a private type it includes the compiler's name of the file or the function.
package func declaredName(_ type: Any.Type) -> String { String(reflecting: type).withoutGenericArguments }

extension String {
  /// The name without generic arguments: `Outer.Row` for `Outer<(Int) -> Text>.Row`.
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

/// Whether a type is one of the views, styles and modifiers of this package.
func isPackageType(_ type: Any.Type) -> Bool {
  packageTypes.value(for: ObjectIdentifier(type)) { isPackageName(String(reflecting: type), separator: ".") }
}

/// Whether a name begins with one of the modules of this package that have views: `ViewTree.Toggle`.
func isPackageName(_ name: String, separator: Character) -> Bool {
  ownModules.contains(String(name.prefix { $0 != separator }))
}

/// The modules of this package that have views, styles and modifiers.
let ownModules = ["ViewTree", "ViewTreeApps", "ViewTreeCompatibility"]

private let packageTypes = Cache<ObjectIdentifier, Bool>()

extension String {
  /// The name of the property with this storage name; wrappers and `@Observable` prefix the storage with an underscore.
  package var unwrappedName: String { hasPrefix("_") ? String(dropFirst()) : self }
}

/// Ends the program: the body of a primitive type is never evaluated.
package func noBody(of type: Any.Type) -> Never { fatalError("\(typeName(type)) is primitive and has no body") }
