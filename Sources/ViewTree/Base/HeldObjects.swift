/// Calls `body` with the objects that a value holds: itself, that of an optional, those of arrays and dictionaries, and
/// what structures and cases have.
///
/// Objects are not looked into, and of very many values the first thousand are.
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

/// Whether values of a type may hold objects of the user's, found once: most hold numbers and text.
func mayHoldObjects(_ type: Any.Type) -> Bool {
  holding.value(for: ObjectIdentifier(type)) { mayHoldObjects(type, depth: 0) }
}

private func mayHoldObjects(_ type: Any.Type, depth: Int) -> Bool {
  // A type that consists of values of itself has no end.
  if type is AnyClass || depth > 4 { return true }
  if isFunction(type) { return false }
  func elementMay<C: Collection>(_: C.Type) -> Bool { mayHoldObjects(C.Element.self, depth: depth + 1) }
  if let list = type as? any Collection.Type { return !(type is any StringProtocol.Type) && elementMay(list) }
  if isOptional(type) { return mayHoldObjects(typeInOptional(type), depth: depth + 1) }
  if isPlain(type) { return false }
  guard isStructure(type) else { return true }
  // What a value of a library is made of is nobody's concern.
  if isOwn(type) || isOfLibrary(type) { return false }
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
