/// The name of a type as its author wrote it: without module names and without the generic arguments of views.
package func typeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}

/// A value in at most 40 characters on one line, for messages and dumps.
package func shortDescription(of value: Any) -> String {
  let text = String(describing: value).replacing("\n", with: " ")
  return text.count > 40 ? text.prefix(37) + "..." : text
}
