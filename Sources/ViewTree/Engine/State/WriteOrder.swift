/// The number of writes of one value, and the thread of the newest ones.
///
/// A change in one step reads the value, computes, and writes. It starts again if another thread wrote meanwhile. A write
/// of the same thread comes from the change itself, as from a setter that writes a second time, and is replaced.
struct WriteOrder {
  private(set) var count = 0
  private var writer = ThreadID()
  /// The number of the first write in the unbroken run of the newest writer.
  private var firstOfWriter = 0

  /// Counts a write of the current thread.
  mutating func note() {
    count += 1
    let current = ThreadID.current
    if writer != current { (writer, firstOfWriter) = (current, count) }
  }

  /// A Boolean value that indicates whether no other thread wrote after the write with this number.
  func isUncontested(after number: Int) -> Bool {
    number == count || (writer == .current && firstOfWriter <= number + 1)
  }
}
