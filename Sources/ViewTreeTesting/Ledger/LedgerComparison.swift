internal import SnapshotReview
internal import TextBackend

/// The comparison of one test's events with its entry in the ledger.
struct LedgerComparison {
  var test: LedgerTest
  /// The recorded events by test target.
  var recorded: [String: LedgerRecord.Module]
  /// The argument of `swift test --filter` that runs the test again.
  var filter: String

  private static let lineLimit = 32

  /// Returns the events that cost more or are not in the ledger, in words; `nil` if there are none.
  func failure(in ledger: () throws -> Ledger) rethrows -> String? {
    let module = recorded[test.module] ?? .init()
    guard let runs = module.tests[test.name], !runs.isEmpty else { return nil }
    let path = LedgerStore.path(of: test.module)
    let remedy = "VIEWTREE_LEDGER=1 swift test --filter \(filter)"
    guard let known = try ledger().tests[test.name] else {
      return "The ledger \(path) has no entry for this test. To write it: \(remedy)"
    }
    var difference = LedgerDifference(
      from: Ledger(tests: [test.name: known]), to: Ledger(tests: [test.name: runs]))
    difference.changes.removeAll { $0.new == nil || $0.costsLess }
    guard !difference.changes.isEmpty else { return nil }
    let report = LedgerReport(differences: [test.module: difference], waste: [test.module: module.waste])
    let lines = report.changeLines(of: test.module)
    let shown =
      lines.prefix(Self.lineLimit)
      + (lines.count > Self.lineLimit ? ["    … and \(lines.count - Self.lineLimit) more lines"] : [])
    return """
      The ledger \(path) allows less: \(LedgerReport.summary([difference])).

      \(shown.joined(separator: "\n"))

      If that is right: \(remedy), then read and commit the ledger.
      """
  }
}
