#if canImport(Darwin)
  import os
#elseif !THREAD_SANITIZER
  import Synchronization
#endif

/// A value that any thread may use, one at a time.
///
/// The lock is the system's and is stored in the object: `NSLock` takes five times as many instructions, and a write of
/// a state takes ten locks.
package final class Locked<Value>: @unchecked Sendable {
  #if canImport(Darwin)
    private let lock = OSAllocatedUnfairLock()
  #elseif THREAD_SANITIZER
    private let lock = NSLock()
  #else
    private let lock = Mutex(())
  #endif
  // Accessed only behind the lock.
  @safe @exclusivity(unchecked) private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with exclusive access to the value; `body` must not call this method again.
  @inline(__always) package func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    #if canImport(Darwin) || THREAD_SANITIZER
      lock.lock()
      defer { lock.unlock() }
    #else
      lock._unsafeLock()
      defer { lock._unsafeUnlock() }
    #endif
    return try body(&value)
  }
}
