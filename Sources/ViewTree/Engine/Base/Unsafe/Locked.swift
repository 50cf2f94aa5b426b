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
  ///
  /// The result, which may be a value that was replaced, is alive until after the lock even if it is not used, because its
  /// release may run user code. Without a use the optimizer would release it as soon as it exists.
  @inline(__always) package func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    #if canImport(Darwin) || THREAD_SANITIZER
      lock.lock()
    #else
      lock._unsafeLock()
    #endif
    let result: T
    do {
      defer {
        #if canImport(Darwin) || THREAD_SANITIZER
          lock.unlock()
        #else
          lock._unsafeUnlock()
        #endif
      }
      result = try body(&value)
    }
    withExtendedLifetime(result) {}
    return result
  }
}
