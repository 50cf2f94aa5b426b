import Foundation
internal import SnapshotReview
import ViewTree

/// The comparisons of this process with their results.
///
/// At the end of a process with tests, it prints a summary line and writes the review page.
final class SnapshotRun: Sendable {
  static let shared = SnapshotRun()

  let claims = SnapshotClaims()

  private struct State {
    var process: TestProcess?
    var folders: SnapshotFolders?
    var compared: [String] = []
    var found: [SnapshotFinding.Status: Int] = [:]
    /// Whether a finding is in a file, so that it can be reviewed.
    var hasFindings = false
    var hasReportedRecording = false
    /// The calls with inline snapshots of each test, in the order of their first comparisons.
    var inlineCalls: [String: [CallSite]] = [:]
  }
  private let state = Locked(State())

  /// The number of differences that are reported with the whole diff and the view tree; of later ones only the
  /// beginning is shown.
  private static let detailedCount = 20

  /// Records a comparison, with a finding to review unless it matched.
  ///
  /// Returns whether there are few enough differences to report this one in detail.
  ///
  /// `isInline`: a source file was written, of which there is no finding.
  @discardableResult func add(
    _ reference: URL, _ status: SnapshotFinding.Status?, in folders: SnapshotFolders, isInline: Bool = false
  ) -> Bool {
    state.withLock { state in
      state.compared.append(reference.path)
      state.folders = state.folders ?? folders
      guard let status else { return true }
      state.hasFindings = state.hasFindings || !isInline
      state.found[status, default: 0] += 1
      return state.found[status]! <= Self.detailedCount
    }
  }

  /// Returns the number of a call with an inline snapshot in its test, from 1 on.
  func number(of call: CallSite, in test: RunningTest) -> Int {
    state.withLock { state in
      if let index = state.inlineCalls[test.id]?.firstIndex(of: call) { return index + 1 }
      state.inlineCalls[test.id, default: []].append(call)
      return state.inlineCalls[test.id]!.count
    }
  }

  /// Returns whether a new snapshot is the first that this process recorded; later ones are only counted.
  func reportsRecording() -> Bool {
    state.withLock { state in
      defer { state.hasReportedRecording = true }
      return !state.hasReportedRecording
    }
  }

  /// Begins a process of tests, whose comparisons other processes see after its end.
  func begin(_ framework: TestProcess.Framework) {
    let arguments = CommandLine.arguments
    let parent = getppid()
    let process = TestProcess(
      run: ParentProcess.identity(of: parent), id: getpid(), framework: framework,
      selection: TestSelection.find(
        in: arguments, of: framework, startedBy: ParentProcess.arguments(of: parent)))
    let environment = ProcessInfo.processInfo.environment
    let folder = FileManager.default.currentDirectoryPath
    // Outside of a package, as in Xcode, the record is not needed.
    let folders = try? SnapshotFolders(environment: environment, folder: folder)
    state.withLock { state in
      state.process = process
      state.folders = folders
    }
    if let folders {
      TestRun(folders).begin(process)
      LedgerRun.begin(process, in: folders)
    }
    atexit { SnapshotRun.shared.end() }
  }

  private func end() {
    let state = state.withLock { $0 }
    guard let folders = state.folders else { return }
    var orphans: Int?
    if var process = state.process {
      process.claims = state.compared
      let run = TestRun(folders)
      run.end(process)
      // Only the last process knows what all of them compared.
      orphans = run.isRunning(process.run) ? nil : try? run.orphans().count
    }
    let findings = SnapshotFindings(folders)
    if state.hasFindings { try? ReviewPage(findings).write(findings.all, to: folders.report) }
    let summary = SnapshotSummary(
      comparisons: state.compared.count, found: state.found, orphans: orphans,
      report: state.hasFindings ? folders.short(folders.report.path) : nil)
    if let text = summary.text { print(text) }
    // The handlers that were registered earlier still run, and the status of the process is the new one.
    if let process = state.process, LedgerRun.end(process, in: folders) { exit(EXIT_FAILURE) }
  }
}

/// The summary of a process's comparisons, printed when the process ends.
struct SnapshotSummary {
  var comparisons: Int
  var found: [SnapshotFinding.Status: Int]
  /// The number of snapshots without a test; `nil` if it is unknown.
  var orphans: Int?
  /// The page to review; `nil` if nothing can be reviewed.
  var report: String?

  /// The summary in words; `nil` without comparisons and orphans.
  var text: String? {
    if comparisons == 0, orphans ?? 0 == 0 { return nil }
    let equal = comparisons - found.values.reduce(0, +)
    var parts = ["\(equal) unchanged"]
    let words: [(SnapshotFinding.Status, String)] = [
      (.recorded, "recorded"), (.differs, "differing"), (.missing, "missing"),
    ]
    for (status, word) in words { if let count = found[status] { parts.append("\(count) \(word)") } }
    if let orphans, orphans > 0 { parts.append("\(orphans) orphaned (swift run snapshots orphans)") }
    let line = "Snapshots: " + parts.joined(separator: ", ") + "."
    guard let report, !found.isEmpty else { return line }
    return line + "\n  To review them: \(report), or swift run snapshots list | diff | accept | reject"
  }
}
