/// Objects of which there is one per type, for a whole screen or for a page.
final class Singletons {
  private var known: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the object of a type, and creates it on first use.
  ///
  /// If `storesNew` is false, a new object is returned but not stored.
  func singleton<T: AnyObject>(storesNew: Bool, _ make: () -> T) -> T {
    if let known = known[ObjectIdentifier(T.self)] { return downcast(known, to: T.self) }
    let new = make()
    if storesNew { known[ObjectIdentifier(T.self)] = new }
    return new
  }

  func removeAll() { known = [:] }

  /// Takes over the values of the same screen or page on another screen.
  func takeValues(of other: Singletons, for owner: StateHost) {
    for (type, object) in other.known {
      if let twin = (object as? any OwnedValue)?.twin(for: owner) { known[type] = twin }
    }
  }
}

/// A value that a screen owns.
protocol OwnedValue: AnyObject {
  /// Returns the same value for another screen.
  func twin(for owner: StateHost) -> AnyObject
}
