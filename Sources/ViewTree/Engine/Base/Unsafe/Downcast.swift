/// Returns the object as a type that it is known to have, because the same code created it.
///
/// Generic code stores objects of types that it cannot name: a node at the place of a view, the storage of a property.
/// A conditional cast calls the runtime, 100 to 400 instructions for a generic class, and a row of W1 needs about
/// thirty. Debug builds check the type and report a mismatch.
@inline(__always) func downcast<T: AnyObject>(_ object: AnyObject, to type: T.Type) -> T {
  assert(object is T, "BUG: expected a \(type), found a \(Swift.type(of: object))")
  return unsafe unsafeDowncast(object, to: type)
}

/// Returns the class as a type that it is known to be; see ``downcast(_:to:)``.
///
/// Used for an object that is still to be created.
@inline(__always) func downcast<T: AnyObject>(class known: AnyClass, to type: T.Type) -> T.Type {
  assert(known is T.Type, "BUG: expected the class \(type), found \(known)")
  return unsafe unsafeBitCast(known, to: T.Type.self)
}
