import Foundation
internal import SnapshotReview
import ViewTree

/// The comparisons of this process: what was claimed and what came of it.
///
/// When a process with tests ends it says so in a line, and writes the page with what is to be reviewed.
final class SnapshotRun: Sendable {
  static let shared = SnapshotRun()

  let claims = SnapshotClaims()

  private struct State {
    var process: TestProcess?
    var folders: SnapshotFolders?
    var compared: [String] = []
    var found: [SnapshotFinding.Status: Int] = [:]
    var hasReportedRecording = false
  }
  private let state = Locked(State())

  /// Of so many differences the whole diff and the view tree are told; of the others their beginning.
  private static let detailedCount = 20

  /// Notes a comparison, with what is to be reviewed if it was not the same.
  ///
  /// Returns whether there were so few that it can be told in detail.
  @discardableResult func add(_ reference: URL, _ status: SnapshotFinding.Status?, in folders: SnapshotFolders) -> Bool
  {
    state.withLock { state in
      state.compared.append(reference.path)
      state.folders = state.folders ?? folders
      guard let status else { return true }
      state.found[status, default: 0] += 1
      return state.found[status]! <= Self.detailedCount
    }
  }

  /// Whether a new snapshot is the first that this process recorded: the others are only counted.
  func reportsRecording() -> Bool {
    state.withLock { state in
      defer { state.hasReportedRecording = true }
      return !state.hasReportedRecording
    }
  }

  /// Begins a process of tests: what it compares is known to others when it has ended.
  func begin(_ framework: TestProcess.Framework) {
    let arguments = CommandLine.arguments
    let parent = getppid()
    let process = TestProcess(
      run: ParentProcess.identity(of: parent), id: getpid(), framework: framework,
      selection: TestSelection.find(
        in: arguments, of: framework, startedBy: ParentProcess.arguments(of: parent)))
    let environment = ProcessInfo.processInfo.environment
    let folder = FileManager.default.currentDirectoryPath
    // Outside of a package, as in Xcode, nobody asks for it.
    let folders = try? SnapshotFolders(environment: environment, folder: folder)
    state.withLock { state in
      state.process = process
      state.folders = folders
    }
    if let folders { TestRun(folders).begin(process) }
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
      orphans = try? run.orphans().count
    }
    let findings = SnapshotFindings(folders)
    if !state.found.isEmpty { try? ReviewPage(findings).write(findings.all, to: folders.report) }
    let summary = SnapshotSummary(
      comparisons: state.compared.count, found: state.found, orphans: orphans,
      report: folders.short(folders.report.path))
    if let text = summary.text { print(text) }
  }
}

/// What a process says of its comparisons at its end.
struct SnapshotSummary {
  var comparisons: Int
  var found: [SnapshotFinding.Status: Int]
  /// How many snapshots no test claims, where that is known.
  var orphans: Int?
  var report: String

  /// `nil` where there is nothing to say.
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
    return found.isEmpty
      ? line : line + "\n  To review them: \(report), or swift run snapshots list | diff | accept | reject"
  }
}
