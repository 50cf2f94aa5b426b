internal import Foundation

/// A value that threads may use one after the other.
///
/// Sendable: the value is accessed only while the lock is held.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while no other thread has it.
  ///
  /// `body` calls no user code, and returns the user's values that it removes, because their release may run user code.
  /// The result is alive until after the lock even if it is not used.
  func withLock<T>(_ body: (inout Value) -> T) -> T {
    lock.lock()
    let result = body(&value)
    lock.unlock()
    withExtendedLifetime(result) {}
    return result
  }

  /// Removes and returns the value, so that only one thread gets it.
  func take<Wrapped>() -> Wrapped? where Value == Wrapped? { withLock { $0.take() } }
}

/// A value for an interface that moves it to a different thread and requires `Sendable`.
///
/// As in Combine, publishers send values that are not `Sendable` across threads: the subscriber determines where.
///
/// Sendable: the sender keeps no copy of the value, or its synchronization is the user's responsibility.
struct TransferredValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
