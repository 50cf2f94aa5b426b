/// The lock of values that several threads use: states, environment values.
///
/// It is held only while a reference is copied: no user code runs under it.
enum SharedValues {
  /// The value is unused: the thread sanitizer would mistake the memory after the lock for a value of size zero.
  private static let lock = Locked(false)

  /// Writes a value that only the main thread writes and may read without the lock.
  @inline(__always) static func write<Value>(_ new: Value, to value: inout Value) {
    // The old value is released after the lock, because its release may run user code.
    var old = new
    lock.withLock { _ in swap(&value, &old) }
    withExtendedLifetime(old) {}
  }

  /// Reads a value on any thread.
  @inline(__always) static func read<Value>(_ value: () -> Value) -> Value { locked(value) }

  /// Runs code that reads and writes values that any thread may write.
  @inline(__always) static func locked<Result>(_ body: () -> Result) -> Result { lock.withLock { _ in body() } }
}
