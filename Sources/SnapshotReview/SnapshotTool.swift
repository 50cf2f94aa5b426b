import Foundation

/// The commands of `swift run snapshots`.
///
/// Except for `review` they are not interactive: all choices are arguments.
package struct SnapshotTool {
  let arguments: [String]
  let environment: [String: String]
  let folder: String

  /// `folder`: the current folder, which is the package or lies in it.
  package init(arguments: [String], environment: [String: String], folder: String) {
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  package static let usage = """
    Reviews the snapshots that differed, were missing or were recorded in the last test run.

      swift run snapshots list                 lists them, each with the line of its test
      swift run snapshots diff [PATH…]         prints the differences as unified diffs
      swift run snapshots accept PATH… | --all replaces the references by the actual texts
      swift run snapshots reject PATH… | --all discards the actual texts and restores recorded references
      swift run snapshots orphans [PATH…] [--delete]
                                               lists or deletes the files that no test of a full run compared
      swift run snapshots review [PATH…]       shows one after the other in the terminal, to accept, reject or skip
      swift run snapshots watch [--filter T]   draws the previews again whenever a file is saved; T selects other tests
      swift run snapshots report [--output F]  writes an HTML page with the pictures before, after and overlaid
      swift run snapshots report --markdown [--since REVISION] [--output F]
                                               prints or writes a summary in Markdown, of at most 60 kB, with the changes
                                               of the ledger
      swift run snapshots ledger [TARGET…] [--since REVISION]
                                               shows which events cost more or less than in a revision, HEAD by default

    PATH is a snapshot or a folder of snapshots, such as AppTests/SettingsTests/off.txt. The current folder must be in
    the package. SNAPSHOT_DIR and SNAPSHOT_ARTIFACTS name other folders, as in tests.
    Exit status: 0 for success, 1 if diff, orphans or ledger found something, 2 if the command failed.
    """

  static let nothingToReview = "Nothing to review."

  package func run() -> CommandAnswer {
    do {
      guard let command = arguments.first, !["help", "--help", "-h"].contains(command) else {
        return CommandAnswer(text: Self.usage)
      }
      return try run(command, Array(arguments.dropFirst()))
    } catch let refusal as CommandRefusal {
      return CommandAnswer(text: refusal.text, status: 2)
    } catch {
      return CommandAnswer(text: "\(error)", status: 2)
    }
  }

  private func run(_ command: String, _ rest: [String]) throws -> CommandAnswer {
    let folders = try SnapshotFolders(environment: environment, folder: folder)
    let findings = SnapshotFindings(folders)
    switch command {
    case "list": return list(try chosen(rest, of: findings))
    case "diff": return try diff(try chosen(rest, of: findings), findings)
    case "accept": return try accept(try chosen(rest, of: findings, mustChoose: true), findings)
    case "reject": return try reject(try chosen(rest, of: findings, mustChoose: true), findings)
    case "orphans": return try orphans(rest, TestRun(folders))
    case "report": return try report(rest, findings)
    case "ledger": return try ledger(rest, LedgerStore(folders))
    // Reached only if nothing is to be reviewed or a path is wrong; otherwise see `review`.
    case "review": return list(try chosen(rest, of: findings))
    default: throw CommandRefusal(text: "Unknown command \"\(command)\".\n\n\(Self.usage)")
    }
  }

  // MARK: What is meant

  /// Returns the findings at the paths in the arguments, which may be folders; all findings without a path.
  ///
  /// Throws for a path without findings, and, with `mustChoose`, for neither a path nor `--all`.
  private func chosen(
    _ arguments: [String], of findings: SnapshotFindings, mustChoose: Bool = false
  ) throws -> [SnapshotFinding] {
    let all = findings.all
    let paths = arguments.filter { $0 != "--all" }
    if let option = paths.first(where: { $0.hasPrefix("-") }) { throw CommandRefusal.option(option) }
    if paths.isEmpty {
      if mustChoose, !arguments.contains("--all") {
        throw CommandRefusal(text: "Name a snapshot or a folder, or pass --all.\n\(list(all).text)")
      }
      return all
    }
    let wanted = try paths.map { argument in
      let path = shortened(argument, findings.folders)
      let found = all.filter { $0.path == path || $0.path.hasPrefix(path + "/") }
      if found.isEmpty {
        throw CommandRefusal(text: "The last test run found nothing to review at \(path).\n\(list(all).text)")
      }
      return found
    }
    let names = Set(wanted.joined().map(\.path))
    return all.filter { names.contains($0.path) }
  }

  /// Returns a path relative to `Snapshots`; absolute paths and those relative to the current folder are accepted.
  private func shortened(_ argument: String, _ folders: SnapshotFolders) -> String {
    let path = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
    let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : URL(fileURLWithPath: folder).appending(path: path)
    let whole = file.standardized.withoutLinks.path
    for start in [folders.references.path, folders.artifacts.path] where whole.hasPrefix(start + "/") {
      return String(whole.dropFirst(start.count + 1))
    }
    return path.hasPrefix("Snapshots/") ? String(path.dropFirst("Snapshots/".count)) : path
  }

  // MARK: Commands

  private func list(_ findings: [SnapshotFinding]) -> CommandAnswer {
    if findings.isEmpty { return CommandAnswer(text: Self.nothingToReview) }
    let lines = findings.map { finding in
      let status = finding.status.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      return "\(status) \(finding.path)  \(finding.file):\(finding.line)"
    }
    return CommandAnswer(text: (lines + [Self.summary(findings) + "."]).joined(separator: "\n"))
  }

  static func summary(_ findings: [SnapshotFinding]) -> String {
    let counts = [SnapshotFinding.Status.differs, .missing, .recorded].compactMap { status in
      let count = findings.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status == .differs && count > 1 ? "differ" : status.rawValue)"
    }
    return counts.joined(separator: ", ")
  }

  private func diff(_ findings: [SnapshotFinding], _ store: SnapshotFindings) throws -> CommandAnswer {
    let diffs = try findings.map { finding in
      let texts = try store.texts(of: finding)
      let diff = UnifiedDiff(from: texts.before?.bytes ?? [], to: texts.after?.bytes ?? [])
      return "\(finding.path)  \(finding.file):\(finding.line)\n\(diff.text(limit: .max))"
    }
    if diffs.isEmpty { return list([]) }
    return CommandAnswer(text: diffs.joined(separator: "\n"), status: 1)
  }

  private func accept(_ findings: [SnapshotFinding], _ store: SnapshotFindings) throws -> CommandAnswer {
    let files = findings.filter { $0.inlineFilter == nil }
    for finding in files { try store.accept(finding) }
    let others = findings.filter { $0.inlineFilter != nil }
    if others.isEmpty { return CommandAnswer(text: report("accepted", files)) }
    // A source file is written by its test alone.
    let lines = others.map { "kept \(SnapshotFileError.inline(path: $0.path, acceptance: $0.acceptance))" }
    return CommandAnswer(text: (files.map { "accepted \($0.path)" } + lines).joined(separator: "\n"), status: 2)
  }

  private func reject(_ findings: [SnapshotFinding], _ store: SnapshotFindings) throws -> CommandAnswer {
    for finding in findings { try store.reject(finding) }
    return CommandAnswer(text: report("rejected", findings))
  }

  private func report(_ done: String, _ findings: [SnapshotFinding]) -> String {
    findings.isEmpty ? list([]).text : findings.map { "\(done) \($0.path)" }.joined(separator: "\n")
  }

  private func orphans(_ arguments: [String], _ run: TestRun) throws -> CommandAnswer {
    let paths = arguments.filter { $0 != "--delete" }.map { shortened($0, run.folders) }
    if let option = paths.first(where: { $0.hasPrefix("-") }) { throw CommandRefusal.option(option) }
    let all: [Orphan]
    do { all = try run.orphans() } catch {
      throw CommandRefusal(
        text: "Orphans are known only after a run of all tests: \(error.reason). Run `swift test` first."
      )
    }
    for path in paths where !all.contains(where: { $0.path == path || $0.path.hasPrefix(path + "/") }) {
      throw CommandRefusal(text: "\(path) is not an orphan.")
    }
    let chosen = all.filter { orphan in
      paths.isEmpty || paths.contains { orphan.path == $0 || orphan.path.hasPrefix($0 + "/") }
    }
    if chosen.isEmpty { return CommandAnswer(text: "Every snapshot has its test.") }
    if arguments.contains("--delete") { return try delete(chosen, areNamed: !paths.isEmpty, run.folders) }
    let lines = chosen.map { "\($0.path)  \($0.reason)" }
    let end = "\(chosen.count) orphaned. To delete the ones without a test: swift run snapshots orphans --delete"
    return CommandAnswer(text: (lines + [end]).joined(separator: "\n"), status: 1)
  }

  /// Deletes orphans; a file whose test still exists is deleted only if it is named, because a test may be disabled for
  /// a while.
  private func delete(_ orphans: [Orphan], areNamed: Bool, _ folders: SnapshotFolders) throws -> CommandAnswer {
    let lines = try orphans.map { orphan in
      guard areNamed || orphan.isTestGone else { return "kept \(orphan.path)  \(orphan.reason)" }
      try FileManager.default.removeItem(at: folders.reference(orphan.path))
      return "deleted \(orphan.path)"
    }
    let isLeft = lines.contains { $0.hasPrefix("kept") }
    return CommandAnswer(
      text: (lines + (isLeft ? ["To delete these too, name them: swift run snapshots orphans --delete PATH…"] : []))
        .joined(separator: "\n"))
  }

  private func ledger(_ arguments: [String], _ store: LedgerStore) throws -> CommandAnswer {
    var (targets, revision) = (arguments, "HEAD")
    if let index = targets.firstIndex(of: "--since"), index + 1 < targets.count {
      revision = targets[index + 1]
      targets.removeSubrange(index...index + 1)
    }
    if targets.last == "--since" {
      throw CommandRefusal(text: "Name a revision after --since, such as main or HEAD~1.")
    }
    if let option = targets.first(where: { $0.hasPrefix("-") }) { throw CommandRefusal.option(option) }
    return try LedgerCommand(store, since: revision, modules: targets).run()
  }

  private func report(_ arguments: [String], _ store: SnapshotFindings) throws -> CommandAnswer {
    let isMarkdown = arguments.contains("--markdown")
    var options = ["--output": "", "--since": ""]
    var rest = arguments.filter { $0 != "--markdown" }[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst(), options[option] != nil, isMarkdown || option == "--output" else {
        throw CommandRefusal(
          text: "Use `report [--output FILE]` or `report --markdown [--since REVISION] [--output FILE]`.")
      }
      options[option] = value
    }
    let path = options["--output"] ?? ""
    let file =
      path.isEmpty
      ? (isMarkdown ? nil : store.folders.report)
      : URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path)
    let findings = store.all
    let ledger = isMarkdown ? ledgerChanges(since: options["--since"] ?? "", store.folders) : ""
    let summary = isMarkdown ? ReviewSummary(store).text(of: findings, ledger: ledger) : ""
    guard let file else { return CommandAnswer(text: summary) }
    if isMarkdown {
      try SnapshotContent(text: summary).write(to: file)
    } else {
      try ReviewPage(store).write(findings, to: file)
    }
    let words = findings.isEmpty ? Self.nothingToReview : Self.summary(findings) + "."
    return CommandAnswer(text: "\(store.folders.short(file.path)): \(words)")
  }

  /// Returns the differences of the ledger since a revision, HEAD by default; empty without a ledger.
  private func ledgerChanges(since revision: String, _ folders: SnapshotFolders) -> String {
    let store = LedgerStore(folders)
    if store.modules.isEmpty { return "" }
    do {
      let answer = try LedgerCommand(store, since: revision.isEmpty ? "HEAD" : revision, modules: []).run()
      return answer.status == 1 ? answer.text : ""
    } catch {
      return "The ledger cannot be compared: \(error)"
    }
  }

  // MARK: Review in a terminal

  /// The model of an interactive review; `nil` for any other command, and for arguments that ``run()`` answers: a wrong
  /// path, or nothing to review.
  @MainActor package var review: ReviewModel? {
    guard arguments.first == "review", let folders = try? SnapshotFolders(environment: environment, folder: folder)
    else { return nil }
    let store = SnapshotFindings(folders)
    guard let findings = try? chosen(Array(arguments.dropFirst()), of: store), !findings.isEmpty else { return nil }
    return ReviewModel(findings, in: store)
  }
}
