/// A view, modifier or style that this module builds its own views from, and that no program can create.
///
/// A trace counts its evaluations as those of the enclosing view or style of this module. Private types count as parts
/// without this conformance, except modifiers that are named as users write them.
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
    return isPrivate(type) && publicModifierName(type) == nil
  }
}

/// Whether the runtime prints an unknown context before the generic arguments of a type, as it does for private types.
private func isPrivate(_ type: Any.Type) -> Bool {
  String(reflecting: type).prefix { $0 != "<" }.contains("(unknown context")
}

/// The name of a modifier of this module, private or a part, as users write it: `.badge` for `BadgeModifier`.
private func publicModifierName(_ type: Any.Type) -> String? {
  let (name, suffix) = (typeName(type), "Modifier")
  guard name.hasSuffix(suffix), name != suffix, isPackageType(type), type is any ViewPart.Type || isPrivate(type)
  else { return nil }
  return modifierName(name.dropLast(suffix.count))
}

private let partTypes = Cache<ObjectIdentifier, Bool>()

/// The name of a type in a trace; a modifier of this module has its public name.
package func tracedName(_ type: Any.Type) -> String {
  (type as? any ViewPart.Type)?.nameForUsers ?? publicModifierName(type) ?? typeName(type)
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
