import Foundation

/// What one process of a test run says of itself; `swift test` starts one for each framework, or more.
///
/// It is written when the process begins and again when it ends, so that one that did not come to its end is known.
package struct TestProcess: Codable, Equatable, Sendable {
  /// Whose tests a process runs.
  package enum Framework: String, Codable, Sendable, CaseIterable {
    case swiftTesting = "Swift Testing"
    case xctest = "XCTest"
  }

  /// Who started it: the processes of one run have the same.
  package var run: String
  package var id: Int32
  package var framework: Framework
  /// What chose some of the tests, such as `--filter`; `nil` if all are run.
  package var selection: String?
  package var hasEnded = false
  /// The references that were compared, as whole paths.
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

  private func file(_ process: TestProcess) -> URL { folder.appending(path: "\(process.run)-\(process.id).json") }

  /// Notes that a process begins.
  ///
  /// What another run noted is forgotten; and by a run of all tests what the runs before it found.
  package func begin(_ process: TestProcess) {
    let others = processes.filter { $0.run != process.run }
    if others.count == processes.count, process.selection == nil { SnapshotFindings(folders).removeAll() }
    for other in others { try? FileManager.default.removeItem(at: file(other)) }
    write(process)
  }

  /// Notes what a process compared.
  package func end(_ process: TestProcess) {
    var process = process
    process.hasEnded = true
    write(process)
  }

  private func write(_ process: TestProcess) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    try? encoder.encode(process).write(to: file(process), options: .atomic)
  }

  package var processes: [TestProcess] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).flatMap {
        try? JSONDecoder().decode(TestProcess.self, from: $0)
      }
    }
  }

  /// Why nothing can be said of snapshots that no test claims; `nil` if all tests were run.
  package var gap: String? {
    let processes = processes
    if processes.isEmpty { return "no test run is known" }
    if let part = processes.lazy.compactMap(\.selection).first {
      return "the last run was of some tests only (\(part))"
    }
    if let process = processes.first(where: { !$0.hasEnded }) {
      return "of the last run the process with the tests of \(process.framework.rawValue) did not come to its end"
    }
    let missing = TestProcess.Framework.allCases.first { framework in
      !processes.contains { $0.framework == framework }
    }
    return missing.map { "the last run had no tests of \($0.rawValue)" }
  }
}
