package import TextBackend
internal import ViewTree

/// A text that shows how ledgers changed: the events that cost more, those that cost less, the types with the most
/// unneeded evaluations, and the sums.
package struct LedgerReport {
  /// The differences by test target.
  package var differences: [String: LedgerDifference]
  /// The unneeded evaluations of the last run by test target.
  package var waste: [String: [LedgerRecord.Waste]]

  package init(differences: [String: LedgerDifference], waste: [String: [LedgerRecord.Waste]]) {
    (self.differences, self.waste) = (differences, waste)
  }

  /// The maximum number of lines for each kind of change in a test target.
  private static let changeLimit = 40
  /// The maximum number of listed types with unneeded evaluations.
  private static let wasteLimit = 10

  package var text: String {
    var lines: [String] = []
    for (module, difference) in differences.sorted(by: { $0.key < $1.key }) {
      lines.append("\(module): \(Self.summary([difference]))")
      lines += changeLines(of: module)
    }
    lines += wasteLines
    if !differences.isEmpty { lines.append("In all: \(total)") }
    return lines.joined(separator: "\n")
  }

  /// The changes in a test target, grouped by their kind and by their test.
  package func changeLines(of module: String) -> [String] {
    guard let difference = differences[module] else { return [] }
    return lines(difference.more, "cost more", in: module)
      + lines(difference.less, "cost less", in: module)
      + lines(difference.added, "new", in: module)
      + lines(difference.removed, "gone", in: module)
  }

  /// The numbers of changed events: `2 events cost more, 1 costs less, 4 are new`.
  package static func summary(_ differences: some Collection<LedgerDifference>) -> String {
    func count(_ changes: (LedgerDifference) -> [LedgerDifference.Change]) -> Int {
      differences.reduce(0) { $0 + changes($1).reduce(0) { $0 + $1.count } }
    }
    let counts = [
      (count { $0.more }, "costs more", "cost more"), (count { $0.less }, "costs less", "cost less"),
      (count { $0.added }, "is new", "are new"), (count { $0.removed }, "is gone", "are gone"),
    ]
    let words = counts.filter { $0.0 > 0 }.enumerated().map { index, count in
      let noun = index > 0 ? "" : count.0 == 1 ? " event" : " events"
      return "\(count.0)\(noun) \(count.0 == 1 ? count.1 : count.2)"
    }
    return words.isEmpty ? "no event costs more or less" : words.joined(separator: ", ")
  }

  private func lines(_ changes: [LedgerDifference.Change], _ title: String, in module: String) -> [String] {
    var lines: [String] = []
    var test = ""
    for change in changes.prefix(Self.changeLimit) {
      if change.test != test { lines.append("  \(title)  \(change.test)") }
      test = change.test
      lines.append("    \(change)")
      lines += advice(for: change, in: module)
    }
    if changes.count > Self.changeLimit {
      lines.append("  … and \(changes.count - Self.changeLimit) more: git diff \(LedgerStore.path(of: module))")
    }
    return lines
  }

  /// The types that the event evaluated without need, the most wasteful first, each with its remedy.
  private func advice(for change: LedgerDifference.Change, in module: String) -> [String] {
    guard (change.old?.unneeded ?? 0) < (change.new?.unneeded ?? 0) else { return [] }
    let types = (waste[module] ?? []).filter { $0.test == change.test && $0.event == change.event }.map(\.type)
      .sorted { ($1.unneeded, $0.type) < ($0.unneeded, $1.type) }
    var seen: Set<String> = []
    return types.filter { seen.insert($0.type).inserted }.map { "      \($0)" }
  }

  /// The types with the most unneeded evaluations in one event.
  private var wasteLines: [String] {
    let all = waste.flatMap { module, waste in Set(waste).map { (module, $0) } }
    let top = all.sorted {
      ($1.1.type.unneeded, $0.0, $0.1.test, $0.1.event, $0.1.type.type)
        < ($0.1.type.unneeded, $1.0, $1.1.test, $1.1.event, $1.1.type.type)
    }
    if top.isEmpty { return [] }
    return ["Most unneeded evaluations in one event:"]
      + top.prefix(Self.wasteLimit).flatMap { module, waste in
        ["  \(waste.type)", "    \(module)/\(waste.test): \(waste.event)"]
      }
  }

  private var total: String {
    let (old, new) = differences.values.reduce((EventCounts(), EventCounts())) { ($0.0 + $1.old, $0.1 + $1.new) }
    return EventCounts.names.map { name, count in
      let (old, new) = (old[keyPath: count], new[keyPath: count])
      return old == new ? "\(name) \(new)" : "\(name) \(old) → \(new)"
    }.joined(separator: " · ")
  }
}

extension EventCounter.Waste: CustomStringConvertible {
  /// The type with its remedy: `DeviceRow · unneeded 199 → pass $devices[i].isOn`.
  package var description: String { "\(type) · unneeded \(unneeded)" + (advice.isEmpty ? "" : " → \(advice)") }
}
