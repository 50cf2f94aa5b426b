/// The name of a type as its author wrote it: without module names and without the generic arguments of views.
package func typeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
