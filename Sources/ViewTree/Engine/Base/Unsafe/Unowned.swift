/// A reference to an object that outlives the reference's owner.
///
/// A node, a rule or a scope is owned by its surroundings and refers back to them. Counting each of these references
/// takes a tenth of a mount. Debug builds count them, and end the program if the object is gone. The message is:
/// "Attempted to read an unowned reference but object … was already destroyed".
///
/// Fields of structures are written `@Unowned var tree: Tree`; classes store an `Unowned<Tree>`, which can be constant.
@propertyWrapper struct Unowned<Object: AnyObject> {
  #if DEBUG
    unowned let object: Object
  #else
    unowned(unsafe) let object: Object
  #endif

  @inline(__always) init(_ object: Object) { self.object = object }
  /// Creates a reference to an object, if there is one.
  @inline(__always) init?(ifAny object: Object?) {
    guard let object else { return nil }
    self.object = object
  }

  @inline(__always) init(wrappedValue: Object) { object = wrappedValue }

  @inline(__always) var wrappedValue: Object { object }
}

/// A reference that may be followed while its object is being released, which then removes the reference.
///
/// A vertex refers to the rules that read it. A rule that is released cuts its edges one by one, and one edge may
/// release another rule, which moves an edge of the first: an ``Unowned`` would end the program there. `Graph.check()`
/// checks that both ends of all edges match; tests call it after every step.
@propertyWrapper struct Backlink<Object: AnyObject> {
  private unowned(unsafe) let object: Object

  @inline(__always) init(wrappedValue: Object) { unsafe object = wrappedValue }

  @inline(__always) var wrappedValue: Object { unsafe object }
}
