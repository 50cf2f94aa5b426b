/// The type whose identifier this is: the identifier is the address of the type's metadata, which is never released.
func type(of id: ObjectIdentifier) -> Any.Type {
  let type = unsafeBitCast(id, to: Any.Type.self)
  assert(ObjectIdentifier(type) == id, "BUG: an identifier of no type")
  return type
}
