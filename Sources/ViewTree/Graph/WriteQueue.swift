/// Writes that wait to be made, one group for each transaction, in the order in which they were asked for.
///
/// Neighbouring writes of the same transaction are one group, and a group is one update. A second write to the same
/// place in a group replaces the first: only what the group leaves behind counts.
package struct WriteQueue {
  /// Where a write stands in the queue, so that its place can be written again.
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
  /// How many updates wait.
  package var count: Int { groups.count }

  /// Adds a write.
  ///
  /// `ticket` is that of the last write to the same place.
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

  /// Takes the oldest group out of the queue: its transaction and its writes.
  package mutating func next() -> (transaction: Int, writes: [() -> Void])? {
    guard !groups.isEmpty else { return nil }
    let group = groups.removeFirst()
    firstGroup += 1
    return (group.transaction, group.writes)
  }
}
