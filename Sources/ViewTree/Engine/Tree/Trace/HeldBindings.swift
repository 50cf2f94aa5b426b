/// Calls `body` with each binding in a value and the name of the property that holds it.
///
/// Structures, optionals and arrays are searched; views and other property wrappers are not.
func forEachBinding(in value: Any, _ body: (_ name: String, any AnyBinding) -> Void) {
  func visit(_ value: Any, _ name: String, depth: Int) {
    if let binding = value as? any AnyBinding { return body(name, binding) }
    if let source = value as? SourceBinding { return body(name, source.binding) }
    guard depth < 5, depth == 0 || !(value is any View || value is any DynamicProperty) else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      for child in mirror.children { visit(child.value, child.label?.unwrappedName ?? name, depth: depth + 1) }
    case .optional, .collection: for child in mirror.children.prefix(100) { visit(child.value, name, depth: depth + 1) }
    default: break
    }
  }
  visit(value, "", depth: 0)
}
