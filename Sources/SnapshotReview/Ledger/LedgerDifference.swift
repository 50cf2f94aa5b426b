package import TextBackend
internal import ViewTree

/// The difference between two ledgers of one test target.
///
/// Events of one name in a test are compared in their order: the second tap of a button with the second one.
package struct LedgerDifference: Equatable, Sendable {
  /// Events whose cost changed in the same way.
  package struct Change: Hashable, Sendable {
    package var test: String
    package var event: String
    /// The cost before; `nil` for a new event.
    package var old: EventCounts?
    /// The cost afterwards; `nil` for an event that no longer happens.
    package var new: EventCounts?
    /// The number of events.
    package var count = 1

    /// Whether a count of an event that was there before is higher.
    package var costsMore: Bool {
      guard let old, let new else { return false }
      return EventCounts.names.contains { old[keyPath: $0.1] < new[keyPath: $0.1] }
    }

    /// Whether no count of an event that was there before is higher, and one is lower.
    package var costsLess: Bool { old != nil && new != nil && !costsMore }
  }

  /// All changes, sorted by test, in the order of the events.
  package var changes: [Change] = []
  /// The sums of both ledgers.
  package var old: EventCounts
  package var new: EventCounts

  /// Compares two ledgers.
  package init(from before: Ledger, to after: Ledger) {
    (old, new) = (before.total, after.total)
    for test in Set(before.tests.keys).union(after.tests.keys).sorted() {
      addChanges(of: test, from: before.tests[test] ?? [], to: after.tests[test] ?? [])
    }
  }

  /// The events with a higher cost.
  package var more: [Change] { changes.filter(\.costsMore) }
  /// The events with a lower cost.
  package var less: [Change] { changes.filter(\.costsLess) }
  /// The events that were not there before.
  package var added: [Change] { changes.filter { $0.old == nil } }
  /// The events that no longer happen.
  package var removed: [Change] { changes.filter { $0.new == nil } }

  private mutating func addChanges(of test: String, from old: [Ledger.Run], to new: [Ledger.Run]) {
    if old == new { return }
    var rest: [String: ArraySlice<Ledger.Run>] = [:]
    for run in old { rest[run.event.name, default: []].append(run) }
    for run in new {
      var count = run.count
      while count > 0 {
        let before = rest[run.event.name]?.first
        let matched = min(count, before?.count ?? count)
        add(Change(test: test, event: run.event.name, old: before?.event.counts, new: run.event.counts, count: matched))
        if before != nil { rest[run.event.name]!.removeFirst(events: matched) }
        count -= matched
      }
    }
    for name in rest.keys.sorted() {
      for run in rest[name]! {
        add(Change(test: test, event: name, old: run.event.counts, new: nil, count: run.count))
      }
    }
  }

  private mutating func add(_ change: Change) {
    if change.old == change.new { return }
    if var last = changes.last {
      last.count = change.count
      if last == change { return changes[changes.count - 1].count += change.count }
    }
    changes.append(change)
  }
}

extension ArraySlice<Ledger.Run> {
  /// Removes the first events, which belong to the first run.
  fileprivate mutating func removeFirst(events count: Int) {
    if first!.count == count { removeFirst() } else { self[startIndex].count -= count }
  }
}

extension LedgerDifference.Change: CustomStringConvertible {
  /// The event with its changed counts: `2 × press(.tab): evaluated 3 → 9, unneeded 0 → 6`.
  package var description: String {
    let times = count == 1 ? "" : "\(count) × "
    let words =
      switch (old, new) {
      case (let old?, let new?):
        EventCounts.names.filter { old[keyPath: $0.1] != new[keyPath: $0.1] }
          .map { "\($0.0) \(old[keyPath: $0.1]) → \(new[keyPath: $0.1])" }.joined(separator: ", ")
      case (nil, let new?): "new, \(new.words)"
      case (let old?, nil): "gone, \(old.words)"
      case (nil, nil): ""
      }
    return "\(times)\(event): \(words)"
  }
}
