import Foundation
internal import SnapshotReview
internal import ViewTree

/// The ledger of a test run: `VIEWTREE_LEDGER=1 swift test` records each event, and writes the ledgers at the end of
/// each process, or compares them in CI.
struct LedgerRun {
  /// Whether a run writes its ledgers or compares them; `nil` if it records none.
  enum Mode { case write, compare }

  static func mode(in environment: [String: String]) -> Mode? {
    guard let value = environment["VIEWTREE_LEDGER"], !["", "0", "false"].contains(value.lowercased()) else {
      return nil
    }
    return SnapshotMode.isCI(environment) ? .compare : .write
  }

  /// Begins to record the events of this process.
  static func begin(_ process: TestProcess, in folders: SnapshotFolders) {
    guard mode(in: ProcessInfo.processInfo.environment) != nil else { return }
    LedgerStore(folders).begin(run: process.run)
    LedgerRecorder.run.withLock { $0 = LedgerRecorder() }
    LedgerObserver.observesScreens
  }

  /// Writes or compares the ledgers; returns whether the process fails.
  static func end(_ process: TestProcess, in folders: SnapshotFolders) -> Bool {
    guard let mode = mode(in: ProcessInfo.processInfo.environment),
      let recorder = LedgerRecorder.run.withLock({ $0 })
    else { return false }
    let run = LedgerRun(store: LedgerStore(folders), isComplete: TestRun(folders).gap == nil, mode: mode)
    let (text, fails) = run.result(of: LedgerRecord(run: process.run, id: process.id, modules: recorder.modules))
    if !text.isEmpty { print(text) }
    return fails
  }

  var store: LedgerStore
  /// Whether all tests of the package ran.
  var isComplete: Bool
  var mode: Mode

  /// Writes or compares the record of a process; returns the words to print, and whether the process fails.
  func result(of record: LedgerRecord) -> (text: String, fails: Bool) {
    do {
      try store.write(record)
      // Only the last process knows the records of all.
      let recorded = isComplete ? store.recorded : record.modules
      let differences = try store.differences(of: recorded, isComplete: isComplete)
      if mode == .write { try store.update(isComplete: isComplete) }
      if differences.isEmpty { return ("", false) }
      let summary = LedgerReport.summary(differences.values)
      if mode == .write { return ("Ledgers: \(summary). To see which: swift run snapshots ledger", false) }
      let report = LedgerReport(differences: differences, waste: record.modules.mapValues(\.waste))
      let advice =
        "The ledgers differ: \(summary). If that is right, run VIEWTREE_LEDGER=1 swift test on your machine, read the "
        + "ledgers and commit them."
      return ("\(advice)\n\(report.text)", true)
    } catch {
      return ("\(error)", true)
    }
  }
}
