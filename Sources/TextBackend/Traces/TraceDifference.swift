import ViewTree

/// The difference between two traces of the same events: before and after a change of the code.
///
///     SlowRow: evaluated 200 → 0, unneeded 199 → 0
///     Row: evaluated 0 → 1
///     in all: evaluated 607 → 7, unneeded 598 → 0
public struct TraceDifference: Sendable, CustomStringConvertible {
  /// The counts of the views of one type in both traces.
  public struct Change: Sendable, Hashable {
    /// The name of the type; `in all` for all of them.
    public let typeName: String
    /// The number of times their bodies ran.
    public let evaluations: Pair
    /// The number of times their bodies ran without a different result.
    public let unneeded: Pair
    /// The number of times they were skipped.
    public let skips: Pair
  }

  /// A count before and after.
  public struct Pair: Sendable, Hashable {
    /// The count in the first trace.
    public let old: Int
    /// The count in the second trace.
    public let new: Int

    var isChange: Bool { old != new }
  }

  /// The types whose counts differ, in the order of the traces.
  public let changes: [Change]
  /// The counts of all types together.
  public let total: Change

  /// A Boolean value that indicates whether all counts are equal.
  public var isEmpty: Bool { changes.isEmpty }

  /// One line for each type whose counts differ, then one for all types.
  public var description: String {
    isEmpty ? "no count differs" : (changes + [total]).map(\.description).joined(separator: "\n")
  }

  init(from old: InvalidationTrace, to new: InvalidationTrace) {
    let (before, after) = (old.groups, new.groups)
    var rest = after
    /// Finds the group of the same type, which has a longer name if one trace has others of its name; or of the same
    /// name.
    func takeMatch(of group: InvalidationTrace.Group) -> InvalidationTrace.Group? {
      let sameType = rest.firstIndex { $0.declaration != nil && $0.declaration == group.declaration }
      let sameName = rest.firstIndex { other in
        other.typeName == group.typeName
          && !before.contains { $0.declaration != nil && $0.declaration == other.declaration }
      }
      return (sameType ?? sameName).map { rest.remove(at: $0) }
    }
    let known = before.map { group in (group, takeMatch(of: group)) }
    changes =
      (known.map { Change(typeName: ($1 ?? $0).typeName, $0.counts, $1?.counts) }
      + rest.map { Change(typeName: $0.typeName, nil, $0.counts) }).filter(\.isChange)
    func total(_ groups: [InvalidationTrace.Group]) -> Change.Counts {
      groups.reduce((0, 0, 0)) { ($0.0 + $1.evaluations, $0.1 + $1.unneeded, $0.2 + $1.skips) }
    }
    self.total = Change(typeName: "in all", total(before), total(after))
  }
}

extension InvalidationTrace {
  /// Returns the differences of the counts of this trace from those of an earlier one, type by type.
  public func difference(from other: InvalidationTrace) -> TraceDifference { TraceDifference(from: other, to: self) }
}

extension InvalidationTrace.Group {
  fileprivate var counts: TraceDifference.Change.Counts { (evaluations, unneeded, skips) }
}

extension TraceDifference.Change: CustomStringConvertible {
  fileprivate typealias Counts = (evaluations: Int, unneeded: Int, skips: Int)

  fileprivate init(typeName: String, _ old: Counts?, _ new: Counts?) {
    let (old, new) = (old ?? (0, 0, 0), new ?? (0, 0, 0))
    self.init(
      typeName: typeName, evaluations: .init(old: old.evaluations, new: new.evaluations),
      unneeded: .init(old: old.unneeded, new: new.unneeded), skips: .init(old: old.skips, new: new.skips))
  }

  fileprivate var isChange: Bool { evaluations.isChange || unneeded.isChange || skips.isChange }

  /// The type and the counts that differ: `Row: evaluated 200 → 1, unneeded 199 → 0`.
  public var description: String {
    let parts = [("evaluated", evaluations), ("unneeded", unneeded), ("skipped", skips)].filter(\.1.isChange)
    return "\(typeName): " + parts.map { "\($0.0) \($0.1.old) → \($0.1.new)" }.joined(separator: ", ")
  }
}
