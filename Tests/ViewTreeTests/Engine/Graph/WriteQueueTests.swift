import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite struct WriteQueueTests {
  /// A place that is written through the queue.
  private final class Place {
    let source: Source<Int>
    private var ticket = WriteQueue.Ticket()

    init(_ source: Source<Int>) { self.source = source }

    func write(_ value: Int, transaction: Int) {
      source.graph.pendingWrites.add(transaction: transaction, ticket: &ticket) { [source] in source.write(value) }
    }
  }

  private let logged = LoggedGraph()
  private var graph: Graph { logged.graph }

  /// Makes the writes of the oldest group.
  ///
  /// Returns the group and the rules that ran.
  private func next() -> String? {
    guard let (transaction, writes) = graph.pendingWrites.next() else { return nil }
    let ran = logged.step { writes.forEach { $0() } }
    return "transaction \(transaction), \(writes.count) writes: \(ran.joined(separator: " "))"
  }

  @Test func `writes of one transaction are one update`() {
    //   a   b
    //    ╲ ╱
    //     c  observer
    let a = Place(logged.source("a", 0))
    let b = Place(logged.source("b", 0))
    let c = logged.observer("c") { a.source.value + b.source.value }
    logged.step()
    #expect(graph.pendingWrites.isEmpty)
    a.write(1, transaction: 7)
    b.write(10, transaction: 7)
    #expect(!graph.pendingWrites.isEmpty)
    expectEqual(c.value, 0)
    expectEqual(next(), "transaction 7, 2 writes: c")
    expectEqual(c.value, 11)
    #expect(next() == nil)
    #expect(graph.pendingWrites.isEmpty)
  }

  @Test func `a second write to the same place replaces the first`() {
    //   a → c
    let a = Place(logged.source("a", 0))
    let b = Place(logged.source("b", 0))
    let c = logged.observer("c") { a.source.value }
    logged.step()
    a.write(1, transaction: 1)
    b.write(1, transaction: 1)
    a.write(2, transaction: 1)
    b.write(7, transaction: 1)
    expectEqual(next(), "transaction 1, 2 writes: c")
    expectEqual([c.value, b.source.value], [2, 7])
    a.write(3, transaction: 1)
    expectEqual(next(), "transaction 1, 1 writes: c")
    expectEqual(c.value, 3)
  }

  @Test func `another transaction is another group, in the order of the writes`() {
    //   a → c
    let a = Place(logged.source("a", 0))
    let c = logged.observer("c") { a.source.value }
    logged.step()
    a.write(1, transaction: 1)
    a.write(2, transaction: 2)
    a.write(3, transaction: 1)
    expectEqual(next(), "transaction 1, 1 writes: c")
    expectEqual(c.value, 1)
    a.write(4, transaction: 1)
    expectEqual(next(), "transaction 2, 1 writes: c")
    expectEqual(c.value, 2)
    expectEqual(next(), "transaction 1, 1 writes: c")
    expectEqual(c.value, 4)
    #expect(next() == nil)
  }

  @Test func `a write that leaves the value as it was runs nothing`() {
    //   a → c
    let a = Place(logged.source("a", 0))
    let c = logged.observer("c") { a.source.value }
    logged.step()
    a.write(1, transaction: 1)
    a.write(0, transaction: 1)
    expectEqual(next(), "transaction 1, 1 writes: ")
    expectEqual(c.value, 0)
  }
}
