/// The lock of the values that several threads use: states, values of the environment.
///
/// It is held as long as it takes to copy a reference: no code of users runs under it.
enum SharedValues {
  /// The value in it is not used: the thread sanitizer takes one without a size for whatever lies behind the lock.
  private static let lock = Locked(false)

  /// Writes a value that the main thread alone writes, and reads without the lock.
  @inline(__always) static func write<Value>(_ new: Value, to value: inout Value) {
    // What was there is released when others may read again: that may run code of users.
    var old = new
    lock.withLock { _ in swap(&value, &old) }
  }

  /// Reads a value on any thread.
  @inline(__always) static func read<Value>(_ value: () -> Value) -> Value { locked(value) }

  /// Runs what reads and writes values of which each thread may write one.
  @inline(__always) static func locked<Result>(_ body: () -> Result) -> Result { lock.withLock { _ in body() } }
}
