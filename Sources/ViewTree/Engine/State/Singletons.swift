/// Objects of which there is one per type, for a whole screen or for a page.
final class Singletons {
  private var known: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the object of a type, and creates it on first use.
  ///
  /// If `storesNew` is false, a new object is returned but not stored.
  func singleton<T: AnyObject>(storesNew: Bool = true, _ make: () -> T) -> T {
    if let known = known[ObjectIdentifier(T.self)] { return downcast(known, to: T.self) }
    let new = make()
    if storesNew { known[ObjectIdentifier(T.self)] = new }
    return new
  }

  func removeAll() { known = [:] }
}
