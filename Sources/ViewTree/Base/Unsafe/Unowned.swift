/// A reference to an object that outlives the one that holds it.
///
/// A node, a rule or a scope is held by what is around it, and refers to that: to count each of these references is a
/// tenth of a mount. Debug builds count them, and end with words where the object is gone: "Attempted to read an unowned
/// reference but object … was already destroyed".
///
/// Fields of structures are written `@Unowned var tree: Tree`; classes keep an `Unowned<Tree>`, which can be constant.
@propertyWrapper struct Unowned<Object: AnyObject> {
  #if DEBUG
    unowned let object: Object
  #else
    unowned(unsafe) let object: Object
  #endif

  @inline(__always) init(_ object: Object) { self.object = object }
  /// A reference to an object, if there is one.
  @inline(__always) init?(ifAny object: Object?) {
    guard let object else { return nil }
    self.object = object
  }

  @inline(__always) init(wrappedValue: Object) { object = wrappedValue }

  @inline(__always) var wrappedValue: Object { object }
}

/// A reference that is still followed while its object goes, and taken away by that.
///
/// A vertex knows the rules that read it. A rule that is released cuts its edges one by one, and one edge may release another
/// rule, which moves an edge of the first: an ``Unowned`` would end the program there. `Graph.check()` says whether both
/// ends of all edges know of each other; tests call it after every step.
@propertyWrapper struct Backlink<Object: AnyObject> {
  private unowned(unsafe) let object: Object

  @inline(__always) init(wrappedValue: Object) { object = wrappedValue }

  @inline(__always) var wrappedValue: Object { object }
}
