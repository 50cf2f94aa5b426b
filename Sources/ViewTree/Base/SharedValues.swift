/// What the main thread writes and any thread may read: states, values of the environment.
///
/// The main thread reads them as they are, because nobody else writes. So only a write, and a read elsewhere, wait for each
/// other; both take as long as it takes to copy a reference.
enum SharedValues {
  private static let lock = Locked(())

  /// Writes a value, on the main thread.
  @inline(__always) static func write<Value>(_ new: Value, to value: inout Value) {
    // What was there is released when others may read again: that may run code of users.
    var old = new
    lock.withLock { _ in swap(&value, &old) }
  }

  /// Reads a value on any thread.
  @inline(__always) static func read<Value>(_ value: () -> Value) -> Value { lock.withLock { _ in value() } }
}
