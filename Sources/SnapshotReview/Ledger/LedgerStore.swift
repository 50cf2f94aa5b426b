package import Foundation
package import TextBackend

/// The counts that one process of a test run recorded.
package struct LedgerRecord: Codable, Sendable {
  /// Unneeded evaluations of one type in an event, with the remedy.
  package struct Waste: Hashable, Codable, Sendable {
    package var test: String
    package var event: String
    package var type: EventCounter.Waste

    package init(test: String, event: String, type: EventCounter.Waste) {
      (self.test, self.event, self.type) = (test, event, type)
    }
  }

  /// The tests of one test target.
  package struct Module: Codable, Sendable {
    /// The events of each test that ran; empty for a test whose screens had no events.
    package var tests: [String: [Ledger.Run]] = [:]
    package var waste: [Waste] = []

    package init() {}

    package mutating func merge(_ other: Module) {
      tests.merge(other.tests) { _, new in new }
      waste += other.waste
    }
  }

  /// The identifier of the run, which all its processes share.
  package var run: String
  package var id: Int32
  package var modules: [String: Module]

  package init(run: String, id: Int32, modules: [String: Module]) {
    (self.run, self.id, self.modules) = (run, id, modules)
  }
}

/// The ledgers of a package, and the records of the last run from which they are written.
package struct LedgerStore {
  package let folders: SnapshotFolders

  package init(_ folders: SnapshotFolders) { self.folders = folders }

  private static let fileName = "ledger.txt"

  /// The path of a ledger below the root of the package.
  package static func path(of module: String) -> String { "Snapshots/\(module)/\(fileName)" }

  /// The file of a ledger.
  package func file(of module: String) -> URL { folders.reference("\(module)/\(Self.fileName)") }

  /// The test targets that have a ledger.
  package var modules: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.references.path)) ?? []
    return names.filter { FileManager.default.fileExists(atPath: file(of: $0).path) }.sorted()
  }

  /// Returns the ledger of a test target; empty if there is no file.
  package func ledger(of module: String) throws(LedgerError) -> Ledger {
    try Self.read(Self.path(of: module)) { try SnapshotContent.read(file(of: module))?.text }
  }

  /// Returns the ledger in a text; empty for no text.
  static func read(_ path: String, _ text: () throws -> String?) throws(LedgerError) -> Ledger {
    do { return try text().map { try Ledger(text: $0) } ?? Ledger() } catch { throw .unreadable(path, "\(error)") }
  }

  // MARK: Records

  private var recordFolder: URL { folders.artifacts.appending(path: "ledger") }

  /// Removes the records of other runs.
  package func begin(run: String) {
    for name in recordNames where !name.hasPrefix(run + "-") {
      try? FileManager.default.removeItem(at: recordFolder.appending(path: name))
    }
  }

  /// Writes the record of a process.
  package func write(_ record: LedgerRecord) throws {
    try FileManager.default.createDirectory(at: recordFolder, withIntermediateDirectories: true)
    try JSONEncoder().encode(record)
      .write(to: recordFolder.appending(path: "\(record.run)-\(record.id).json"), options: .atomic)
  }

  private var recordNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: recordFolder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  /// The test targets of the last run, with the records of all its processes.
  package var recorded: [String: LedgerRecord.Module] { Self.modules(in: records(recordNames)) }

  private func records(_ names: [String]) -> [LedgerRecord] {
    names.compactMap { name in
      (try? Data(contentsOf: recordFolder.appending(path: name))).flatMap {
        try? JSONDecoder().decode(LedgerRecord.self, from: $0)
      }
    }
  }

  private static func modules(in records: [LedgerRecord]) -> [String: LedgerRecord.Module] {
    records.reduce(into: [:]) { modules, record in
      for (name, module) in record.modules { modules[name, default: .init()].merge(module) }
    }
  }

  // MARK: Files

  /// Writes the recorded tests into the ledgers.
  ///
  /// Tests without a record keep their entries, unless `isComplete`: then all tests ran, and others are gone.
  ///
  /// Processes that end at the same time need no lock: each writes its record before it reads those of the others, and
  /// repeats the step until no new record came meanwhile. The last one has read them all.
  package func update(isComplete: Bool) throws {
    var names: [String] = []
    repeat {
      names = recordNames
      let recorded = Self.modules(in: records(names))
      for module in Set(recorded.keys).union(isComplete ? modules : []) {
        try write(ledger(of: module).replacing(recorded[module], isComplete: isComplete), of: module)
      }
    } while names != recordNames
  }

  private func write(_ ledger: Ledger, of module: String) throws {
    let file = file(of: module)
    if ledger.tests.isEmpty {
      if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
      return
    }
    let content = SnapshotContent(text: ledger.text(of: module))
    if try SnapshotContent.read(file) != content { try content.write(to: file) }
  }

  /// Returns the differences of recorded tests from the ledgers, by test target; only of test targets with some.
  ///
  /// With `isComplete` all tests ran, and those without a record are gone.
  package func differences(
    of recorded: [String: LedgerRecord.Module], isComplete: Bool
  ) throws(LedgerError) -> [String: LedgerDifference] {
    var differences: [String: LedgerDifference] = [:]
    for name in Set(recorded.keys).union(isComplete ? modules : []) {
      let ledger = try ledger(of: name)
      let difference = LedgerDifference(
        from: ledger, to: ledger.replacing(recorded[name], isComplete: isComplete))
      if !difference.changes.isEmpty { differences[name] = difference }
    }
    return differences
  }
}

extension Ledger {
  /// Returns the ledger with the recorded tests in place of its own; after a complete run, it has only recorded tests.
  fileprivate func replacing(_ recorded: LedgerRecord.Module?, isComplete: Bool) -> Ledger {
    let new = recorded?.tests ?? [:]
    return Ledger(tests: isComplete ? new : tests.merging(new) { $1 })
  }
}

/// An error in the access to ledgers.
package enum LedgerError: Error, Equatable, CustomStringConvertible {
  case unreadable(String, String)
  case unknownRevision(String)
  case noCommit
  case unknownModule(String, known: [String])

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The ledger \(path) cannot be read: \(reason). To write it anew, delete it and run VIEWTREE_LEDGER=1 swift test."
    case .unknownRevision(let revision):
      "Git knows no revision \(revision) of this package. Name one with --since, such as main or HEAD~1."
    case .noCommit:
      "There is no commit to compare the ledgers with: the package is not in a Git repository, it has no commit yet, Git "
        + "is not installed, or another user owns the folder, for which Git needs "
        + "git config --global --add safe.directory FOLDER. The ledgers are the files \(LedgerStore.path(of: "<test target>"))."
    case .unknownModule(let name, let known):
      "There is no ledger of \(name). "
        + (known.isEmpty
          ? "To write the ledgers of all test targets: VIEWTREE_LEDGER=1 swift test."
          : "The test targets with a ledger: \(known.joined(separator: ", ")).")
    }
  }
}
