/// A view, modifier or style that this module builds its own views from, and that no program can create.
///
/// A trace counts its evaluations as those of the enclosing view or style of this module. Private types count as parts
/// without this conformance.
package protocol ViewPart {
  /// The public name, such as `.searchable`, if it is not a part of a view of this module.
  static var nameForUsers: String? { get }
}

extension ViewPart {
  package static var nameForUsers: String? { nil }
}

/// Whether evaluations of a type count for the view around it.
///
/// Cached for each type, because a lookup of a conformance is slow.
func isPart(_ type: Any.Type) -> Bool {
  partTypes.value(for: ObjectIdentifier(type)) {
    guard isPackageType(type) else { return false }
    if let part = type as? any ViewPart.Type { return part.nameForUsers == nil }
    // The runtime prints private types this way. The generic arguments come after `<`.
    return String(reflecting: type).prefix { $0 != "<" }.contains("(unknown context")
  }
}

private let partTypes = Cache<ObjectIdentifier, Bool>()

/// The name of a type in a trace.
///
/// A modifier of this module has its public name: `.opacity` for `OpacityModifier`.
package func tracedName(_ type: Any.Type) -> String {
  if let name = (type as? any ViewPart.Type)?.nameForUsers { return name }
  let (name, suffix) = (typeName(type), "Modifier")
  return isPart(type) && name.hasSuffix(suffix) && name != suffix ? modifierName(name.dropLast(suffix.count)) : name
}

/// The name of a modifier in a trace: `.opacity` for `Opacity`.
func modifierName(_ word: some StringProtocol) -> String { "." + word.prefix(1).lowercased() + word.dropFirst() }

extension Node {
  /// The node under which a trace counts this node.
  ///
  /// For a part it is the enclosing view or style of this module, or else the outermost part. A modifier does not
  /// enclose the view to which it is applied.
  var counted: Node {
    var counted = self
    var next: Node? = self
    while let current = next {
      next = current.enclosing
      guard current.countsEvaluations else { continue }
      let type = current.traced.evaluatedType
      guard isPackageType(type) else { break }
      counted = current
      if !isPart(type) { break }
    }
    return counted
  }
}
