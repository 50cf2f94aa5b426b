#if !canImport(ObjectiveC)
  /// A class whose `required` initialiser can be called through a type value.
  class Made: NSObject {
    required override init() {}
  }

  /// A subclass of `Made`; without a subclass, the compiler calls the initialiser of `Made` directly.
  private final class MadeBelow: Made {}

  /// Returns a new object of a type that is known only at run time, made by the type's own or inherited `init()`, as
  /// Objective-C does.
  ///
  /// Unsafe: Swift calls an `init()` through a type value only if it is `required`. `NSObject`'s is not on this
  /// platform, and a delegate's cannot be. `Made` overrides the same initialiser, so its entry has the same position in
  /// the table of methods. The call reads that entry from the table of the actual type.
  func makeObject<T: NSObject>(of type: T.Type) -> T {
    unsafe unsafeDowncast(unsafeBitCast(type, to: Made.Type.self).init() as AnyObject, to: T.self)
  }
#else
  /// Returns a new object of a type that is known only at run time.
  func makeObject<T: NSObject>(of type: T.Type) -> T { type.init() }
#endif
