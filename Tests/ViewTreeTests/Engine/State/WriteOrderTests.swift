import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The writes of a value by several threads.
struct WriteOrderTests {
  private final class Writes: @unchecked Sendable {
    var order = WriteOrder()

    /// Notes a write of a thread of its own.
    func noteElsewhere() {
      let isDone = DispatchSemaphore(value: 0)
      Thread { [self] in
        order.note()
        isDone.signal()
      }.start()
      isDone.wait()
    }

    /// Whether no other thread wrote after the write of each number.
    var areUncontested: [Bool] { (0...order.count).map(order.isUncontested) }
  }

  @Test func `writes of the same thread do not contest a change, those of another one do`() {
    let writes = Writes()
    expectEqual(writes.areUncontested, [true])
    for _ in 1...2 { writes.order.note() }
    expectEqual(writes.areUncontested, [true, true, true])
    writes.noteElsewhere()
    expectEqual(writes.areUncontested, [false, false, false, true])
    for _ in 1...2 { writes.order.note() }
    expectEqual(writes.order.count, 5)
    expectEqual(writes.areUncontested, [false, false, false, true, true, true])
  }
}
