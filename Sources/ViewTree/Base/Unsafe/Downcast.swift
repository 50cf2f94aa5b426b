/// The object as what it is known to be: whoever made it, made it of this type.
///
/// Generic code keeps objects of types that it cannot name: a node where a view was before, the storage of a property. A
/// conditional cast asks the runtime, 100 to 400 instructions for a generic class, and a row of W1 has some thirty. Debug
/// builds ask all the same, and say what was found.
@inline(__always) func downcast<T: AnyObject>(_ object: AnyObject, to type: T.Type) -> T {
  assert(object is T, "BUG: \(Swift.type(of: object)) where there should be a \(type)")
  return unsafeDowncast(object, to: type)
}

/// The class as what it is known to be; see ``downcast(_:to:)``, of which this is the form for an object that is still to
/// be made.
@inline(__always) func downcast<T: AnyObject>(class known: AnyClass, to type: T.Type) -> T.Type {
  assert(known is T.Type, "BUG: the class \(known) where there should be a \(type)")
  return unsafeBitCast(known, to: T.Type.self)
}
