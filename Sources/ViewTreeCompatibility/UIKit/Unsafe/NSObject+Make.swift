#if !canImport(ObjectiveC)
  /// An object whose initialiser is called by its type.
  class Made: NSObject {
    required override init() {}
  }

  /// A class below it: without one a call of its initialiser would be one of `Made`'s own.
  private final class MadeBelow: Made {}

  /// Makes an object of a type that is known when the program runs, as Objective-C does: by the `init()` that the type has
  /// from `NSObject`, or in its place.
  ///
  /// Unsafe: Swift calls an `init()` by a type only where it is `required`, which `NSObject`'s is not on this platform, and
  /// a delegate's cannot be. `Made` overrides the same initialiser, so that it stands at the same place of the table of
  /// methods, of which the call takes the one of the type itself.
  func makeObject<T: NSObject>(of type: T.Type) -> T {
    unsafe unsafeDowncast(unsafeBitCast(type, to: Made.Type.self).init() as AnyObject, to: T.self)
  }
#else
  /// Makes an object of a type that is known when the program runs.
  func makeObject<T: NSObject>(of type: T.Type) -> T { type.init() }
#endif
