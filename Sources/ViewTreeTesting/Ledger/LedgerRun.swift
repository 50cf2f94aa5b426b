import Foundation
internal import SnapshotReview
internal import ViewTree

/// The ledger of a test run: `VIEWTREE_LEDGER=1 swift test` records each event, and writes the ledgers at the end of
/// each process, or compares them in CI.
struct LedgerRun {
  /// Whether a run writes its ledgers or compares them.
  enum Mode { case write, compare }

  /// Returns the mode that the variables of a process request; `nil` if its run records no ledger.
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
    let (text, fails) = LedgerRun(store: LedgerStore(folders), process: process, mode: mode)
      .result(of: recorder.modules)
    if !text.isEmpty { print(text) }
    return fails
  }

  var store: LedgerStore
  var process: TestProcess
  var mode: Mode

  /// Writes the record of a process; the last process of a run also writes or compares the ledgers for all.
  ///
  /// Returns the words to print, and whether the process fails.
  func result(of modules: [String: LedgerRecord.Module]) -> (text: String, fails: Bool) {
    let tests = TestRun(store.folders)
    do {
      try store.write(LedgerRecord(run: process.run, id: process.id, modules: modules))
      if tests.isRunning(process.run) { return ("", false) }
      let (recorded, isComplete) = (store.recorded, tests.gap == nil)
      let differences = try store.differences(of: recorded, isComplete: isComplete)
      if mode == .write { try store.update(isComplete: isComplete) }
      if differences.isEmpty { return ("", false) }
      let summary = LedgerReport.summary(differences.values)
      if mode == .write { return ("Ledgers: \(summary). To see which: swift run snapshots ledger", false) }
      let report = LedgerReport(differences: differences, waste: recorded.mapValues(\.waste))
      let advice =
        "The ledgers differ: \(summary). If that is right, run VIEWTREE_LEDGER=1 swift test on your machine, read the "
        + "ledgers and commit them."
      return ("\(advice)\n\(report.text)", true)
    } catch {
      return ("\(error)", true)
    }
  }
}
