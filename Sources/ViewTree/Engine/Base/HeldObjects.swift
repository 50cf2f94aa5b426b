/// Calls `body` with the objects that a value holds: the value itself, and the contents of optionals, arrays,
/// dictionaries, structures and enumeration cases.
///
/// It does not search inside objects, and visits at most a thousand values.
func forEachHeldObject(in value: Any, _ body: (AnyObject) -> Void) {
  let limit = 1_000
  var count = 0
  func visit(_ value: Any) {
    let type = type(of: value)
    guard mayHoldObjects(type) else { return }
    count += 1
    if type is AnyClass { return body(value as AnyObject) }
    for child in Mirror(reflecting: value).children {
      if count >= limit { return }
      visit(child.value)
    }
  }
  visit(value)
}

private let holding = Cache<ObjectIdentifier, Bool>()

/// Whether values of a type may hold objects of the program.
///
/// Cached for each type, because most hold only numbers and text.
func mayHoldObjects(_ type: Any.Type) -> Bool {
  holding.value(for: ObjectIdentifier(type)) { mayHoldObjects(type, depth: 0) }
}

private func mayHoldObjects(_ type: Any.Type, depth: Int) -> Bool {
  // A recursive type would have no end.
  if type is AnyClass || depth > 4 { return true }
  if isFunction(type) { return false }
  func elementMay<C: Collection>(_: C.Type) -> Bool { mayHoldObjects(C.Element.self, depth: depth + 1) }
  if let list = type as? any Collection.Type { return !(type is any StringProtocol.Type) && elementMay(list) }
  if isOptional(type) { return mayHoldObjects(typeInOptional(type), depth: depth + 1) }
  if isPlain(type) { return false }
  guard isStructure(type) else { return true }
  // The structure of library types is not searched.
  if isPackageType(type) || isOfLibrary(type) { return false }
  var may = false
  forEachField(of: type) { field in
    if !may, field.isStrong { may = mayHoldObjects(field.type, depth: depth + 1) }
  }
  return may
}

private func isOfLibrary(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
}
