/// Values that are computed once per key and kept for the life of the process.
final class Cache<Key: Hashable, Value>: Sendable {
  private let values = Locked<[Key: Value]>([:])

  /// Returns the value for a key.
  ///
  /// `make` may use the cache for other keys. If two threads create a value, the first is kept.
  func value(for key: Key, make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let new = make()
    return values.withLock { values in
      if let known = values[key] { return known }
      values[key] = new
      return new
    }
  }
}
