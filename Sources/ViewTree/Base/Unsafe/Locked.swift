/// A value that any thread may use, one after the other.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Only behind the lock.
  @exclusivity(unchecked) private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while no other thread has it; `body` must not come back here.
  @inline(__always) package func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
