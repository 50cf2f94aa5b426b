/// Pending writes, in the order of their requests, in one group for each transaction.
///
/// Consecutive writes of the same transaction form one group, and a group is one update. A second write to the same
/// place in a group replaces the first, so only the last value counts.
package struct WriteQueue {
  /// The position of a write in the queue, so that the next write to its place can replace it.
  package struct Ticket: Equatable {
    var group = -1
    var index = 0

    package init() {}
  }

  private struct Group {
    var transaction: Int
    var writes: [() -> Void]
  }

  private var groups: [Group] = []
  private var firstGroup = 0

  package var isEmpty: Bool { groups.isEmpty }
  /// The number of pending updates.
  package var count: Int { groups.count }

  /// Adds a write to the last group, or to a new group if the last one belongs to a different transaction.
  ///
  /// Each place keeps a `ticket`, the position of its last write: if that write is in the group, it is replaced. The
  /// ticket becomes the position of the new write.
  package mutating func add(transaction: Int, ticket: inout Ticket, write: @escaping () -> Void) {
    if groups.last?.transaction != transaction { groups.append(Group(transaction: transaction, writes: [])) }
    let last = groups.count - 1
    if ticket.group == firstGroup + last {
      groups[last].writes[ticket.index] = write
    } else {
      ticket.group = firstGroup + last
      ticket.index = groups[last].writes.count
      groups[last].writes.append(write)
    }
  }

  /// Removes the oldest group and returns its transaction and its writes; `nil` if the queue is empty.
  package mutating func next() -> (transaction: Int, writes: [() -> Void])? {
    guard !groups.isEmpty else { return nil }
    let group = groups.removeFirst()
    firstGroup += 1
    return (group.transaction, group.writes)
  }
}
