import Foundation

/// The record of one process of a test run; `swift test` starts at least one for each framework.
///
/// It is written at the beginning and at the end of the process, so that an aborted process is recognized.
package struct TestProcess: Codable, Equatable, Sendable {
  /// The test framework of a process.
  package enum Framework: String, Codable, Sendable, CaseIterable {
    case swiftTesting = "Swift Testing"
    case xctest = "XCTest"
  }

  /// The identifier of the parent process, which all processes of a run share.
  package var run: String
  package var id: Int32
  package var framework: Framework
  /// The arguments that select tests, such as `--filter`; `nil` if all tests run.
  package var selection: String?
  package var hasEnded = false
  /// The absolute paths of the references that were compared.
  package var claims: [String] = []

  package init(run: String, id: Int32, framework: Framework, selection: String?) {
    self.run = run
    self.id = id
    self.framework = framework
    self.selection = selection
  }
}

/// The processes of the last test run of a package.
package struct TestRun {
  package let folders: SnapshotFolders

  package init(_ folders: SnapshotFolders) { self.folders = folders }

  private var folder: URL { folders.artifacts.appending(path: "runs") }

  /// The file of a process; the record at its end replaces the one at its beginning.
  private func file(_ process: TestProcess, hasEnded: Bool) -> URL {
    folder.appending(path: "\(process.run)-\(process.id).\(hasEnded ? "json" : Self.running)")
  }

  private static let running = "running"

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  /// Records the start of a process.
  ///
  /// The records of other runs are removed, and a run of all tests also removes the findings of earlier runs.
  package func begin(_ process: TestProcess) {
    let names = names
    let others = names.filter { !$0.hasPrefix("\(process.run)-") }
    if others.count == names.count, process.selection == nil { SnapshotFindings(folders).removeAll() }
    for other in others { try? FileManager.default.removeItem(at: folder.appending(path: other)) }
    write(process)
  }

  /// Records the comparisons of a process.
  package func end(_ process: TestProcess) {
    var process = process
    process.hasEnded = true
    write(process)
    try? FileManager.default.removeItem(at: file(process, hasEnded: false))
  }

  /// Whether a process of a run has not ended; then it, or a later one, is the last.
  package func isRunning(_ run: String) -> Bool {
    let (start, end) = ("\(run)-", ".\(Self.running)")
    return names.contains { name in
      guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
      // A process that was killed has not written its end.
      return Int32(name.dropFirst(start.count).dropLast(end.count)).map { kill($0, 0) == 0 } ?? false
    }
  }

  private func write(_ process: TestProcess) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(process).write(to: file(process, hasEnded: process.hasEnded), options: .atomic)
  }

  package var processes: [TestProcess] {
    names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).flatMap {
        try? JSONDecoder().decode(TestProcess.self, from: $0)
      }
    }
  }

  /// The reason why orphans cannot be determined; `nil` if all tests ran.
  package var gap: String? {
    let processes = processes
    if processes.isEmpty { return "no test run is recorded" }
    if let part = processes.lazy.compactMap(\.selection).first {
      return "the last run was limited to some tests (\(part))"
    }
    if let process = processes.first(where: { !$0.hasEnded }) {
      return "the process with the \(process.framework.rawValue) tests of the last run did not end normally"
    }
    let missing = TestProcess.Framework.allCases.first { framework in
      !processes.contains { $0.framework == framework }
    }
    return missing.map { "the last run had no \($0.rawValue) tests" }
  }
}
