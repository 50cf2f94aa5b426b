internal import Foundation

/// A value that any thread may use, one after the other.
///
/// Sendable: the value is read and written behind the lock alone.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while no other thread has it; `body` calls nobody who might come back here.
  func withLock<T>(_ body: (inout Value) -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }

  /// Takes the value out, so that nobody else does.
  func take<Wrapped>() -> Wrapped? where Value == Wrapped? { withLock { $0.take() } }
}

/// A value for an interface that hands it to another thread and wants to be told that it may.
///
/// Publishers send what is no `Sendable` from thread to thread, as Combine's do: who subscribes says where.
///
/// Sendable: whoever sends a value has nothing of it left, or the values are the user's to guard.
struct Sent<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
