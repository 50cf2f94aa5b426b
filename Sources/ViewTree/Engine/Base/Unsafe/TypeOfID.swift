/// Returns the type with this identifier, which is the address of the type's metadata; metadata is never released.
func type(of id: ObjectIdentifier) -> Any.Type {
  let type = unsafe unsafeBitCast(id, to: Any.Type.self)
  assert(ObjectIdentifier(type) == id, "BUG: the identifier does not identify a type")
  return type
}
