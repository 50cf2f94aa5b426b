import Foundation

/// The command `swift run snapshots ledger`: compares the ledgers with those of a revision in Git.
struct LedgerCommand {
  private let store: LedgerStore
  private let revision: String
  private let modules: [String]

  /// `modules`: the test targets to compare; all of them if empty.
  init(_ store: LedgerStore, since revision: String, modules: [String]) {
    (self.store, self.revision, self.modules) = (store, revision, modules)
  }

  func run() throws -> CommandAnswer {
    let git = Git(folder: store.folders.root)
    guard git.hasCommit("HEAD") else { throw LedgerError.noCommit }
    guard !revision.hasPrefix("-"), git.hasCommit(revision) else { throw LedgerError.unknownRevision(revision) }
    let before = Self.modules(in: git.run("ls-tree", "-r", "--name-only", revision, "--", "Snapshots") ?? "")
    let known = Set(store.modules).union(before)
    if let module = modules.first(where: { !known.contains($0) }) {
      throw LedgerError.unknownModule(module, known: known.sorted())
    }
    let compared = modules.isEmpty ? known.sorted() : modules
    if compared.isEmpty { throw LedgerError.unknownModule("any test target", known: []) }
    var differences: [String: LedgerDifference] = [:]
    for module in compared {
      let path = LedgerStore.path(of: module)
      let old = try LedgerStore.read("\(revision):\(path)") {
        // Like the file: it may have been committed with CRs.
        before.contains(module)
          ? git.run("show", "\(revision):./\(path)").map { SnapshotContent(file: Data($0.utf8)).text } : nil
      }
      let difference = LedgerDifference(from: old, to: try store.ledger(of: module))
      if !difference.changes.isEmpty { differences[module] = difference }
    }
    let waste = store.recorded.filter { compared.contains($0.key) }.mapValues(\.waste)
    let report = LedgerReport(differences: differences, waste: waste).text
    if differences.isEmpty {
      let words = "No event costs more or less than in \(revision)."
      return .init(text: report.isEmpty ? words : words + "\n" + report)
    }
    return .init(text: report, status: 1)
  }

  /// The test targets whose ledgers are among the files.
  private static func modules(in files: String) -> Set<String> {
    let paths = files.split(separator: "\n").map { $0.split(separator: "/").map(String.init) }
    return Set(paths.filter { $0.count == 3 && LedgerStore.path(of: $0[1]) == $0.joined(separator: "/") }.map { $0[1] })
  }
}

/// The program Git in a folder.
private struct Git {
  let folder: URL

  func hasCommit(_ revision: String) -> Bool {
    run("rev-parse", "--verify", "--quiet", "\(revision)^{commit}") != nil
  }

  /// Runs a command; returns its output, or `nil` if it fails or there is no Git.
  func run(_ arguments: String...) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let result = ShellCommand(["git"] + arguments, in: folder, environment: environment).run(withErrors: false)
    return result.status == 0 ? result.output : nil
  }
}
