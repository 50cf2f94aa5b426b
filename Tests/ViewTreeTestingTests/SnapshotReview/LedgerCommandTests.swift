import Foundation
import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

struct LedgerCommandTests {
  private let folder: TemporaryFolder
  private let file = "App/Snapshots/AppTests/ledger.txt"

  /// A package in a folder of a repository, with a committed ledger.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "App/Package.swift")
    try folder.write("A/a\n  tap() · evaluated 3\n", to: file)
    try folder.write("picture\n", to: "App/Snapshots/AppTests/A/a.txt")
    try folder.write("no ledger\n", to: "App/Snapshots/OtherTests/notes.txt")
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "Start"]] { try git(arguments) }
  }

  private func git(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.url.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func tool(_ arguments: String...) -> CommandAnswer {
    SnapshotTool(arguments: ["ledger"] + arguments, environment: [:], folder: folder.url.path + "/App").run()
  }

  @Test func `an unchanged ledger has no differences`() {
    expectEqual(tool(), .init(text: "No event costs more or less than in HEAD."))
  }

  @Test func `without a commit there is nothing to compare with`() throws {
    let words = "There is no commit to compare the ledgers with: "
    try git(["update-ref", "-d", "HEAD"])
    expectText(tool().text, startsWith: words)
    try FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
    expectText(tool("--since", "main").text, startsWith: words)
    expectEqual(tool().status, 2)
  }

  @Test func `a changed ledger is compared with the committed one`() throws {
    try folder.write("A/a\n  tap() · evaluated 9 · unneeded 6\n", to: file)
    let waste = LedgerRecord.Waste(
      test: "A/a", event: "tap()", type: .init(type: "Row", unneeded: 6, advice: "pass $items[i].isOn"))
    var module = LedgerRecord.Module()
    module.waste = [waste]
    try LedgerStore(SnapshotFolders(environment: [:], folder: folder.url.path + "/App"))
      .write(LedgerRecord(run: "1-1", id: 1, modules: ["AppTests": module]))
    let answer = tool()
    expectEqual(answer.status, 1)
    expectText(
      answer.text,
      equals: """
        AppTests: 1 event costs more
          cost more  A/a
            tap(): evaluated 3 → 9, unneeded 0 → 6
              Row · unneeded 6 → pass $items[i].isOn
        Most unneeded evaluations in one event:
          Row · unneeded 6 → pass $items[i].isOn
            AppTests/A/a: tap()
        In all: evaluated 3 → 9 · unneeded 0 → 6 · measured 0 · placed 0 · cells 0 · wrote 0
        """)
    try git(["commit", "-qam", "Change"])
    expectEqual(tool().status, 0)
    expectText(tool("--since", "HEAD~1").text, startsWith: "AppTests: 1 event costs more\n")
  }

  @Test func `the summary in Markdown has the ledger only if that changed`() throws {
    func summary() -> String {
      SnapshotTool(arguments: ["report", "--markdown"], environment: [:], folder: folder.url.path + "/App").run().text
    }
    expectEqual(summary(), "### Snapshots: nothing to review")
    try folder.write("A/a\n  tap() · evaluated 4\n", to: file)
    expectText(summary(), startsWith: "### Snapshots: nothing to review\n\n```text\nAppTests: 1 event costs more\n")
  }

  @Test func `a ledger that was committed with CRs is compared like one without`() throws {
    try folder.write(raw: "A/a\r\n  tap() · evaluated 3\r\n", to: file)
    try git(["commit", "-qam", "Convert"])
    expectEqual(tool(), .init(text: "No event costs more or less than in HEAD."))
  }

  @Test func `new and deleted ledgers are compared, and targets can be named`() throws {
    try folder.write("B/b\n  press(.tab) · nothing\n", to: "App/Snapshots/MoreTests/ledger.txt")
    try FileManager.default.removeItem(at: folder.url.appending(path: file))
    expectText(tool("MoreTests").text, startsWith: "MoreTests: 1 event is new\n")
    expectText(tool("AppTests").text, startsWith: "AppTests: 1 event is gone\n")
    expectText(tool().text, contains: "MoreTests: 1 event is new\n")
  }

  @Test func `a revision and targets may stand in any order`() throws {
    try folder.write("A/a\n  tap() · evaluated 9\n", to: file)
    try git(["commit", "-qam", "Change"])
    for arguments in [["AppTests", "--since", "HEAD~1"], ["--since", "HEAD~1", "AppTests"]] {
      let answer = SnapshotTool(
        arguments: ["ledger"] + arguments, environment: [:], folder: folder.url.path + "/App"
      ).run()
      expectText(answer.text, startsWith: "AppTests: 1 event costs more\n")
    }
    expectText(tool("AppTests", "--since").text, startsWith: "Name a revision after --since")
    expectText(tool("--since", "HEAD~1", "Nothing").text, startsWith: "There is no ledger of Nothing.")
  }

  @Test func `a wrong argument is reported`() throws {
    expectEqual(tool("--all", "--most"), .init(text: "Unknown option --all.", status: 2))
    expectText(tool("--since", "nowhere").text, startsWith: "Git knows no revision nowhere of this package. ")
    expectEqual(
      tool("--since"), .init(text: "Name a revision after --since, such as main or HEAD~1.", status: 2))
    expectText(tool("--since", "--all").text, startsWith: "Git knows no revision --all of this package. ")
    expectEqual(
      tool("AppTests", "Nothing", "Void"),
      .init(text: "There is no ledger of Nothing. The test targets with a ledger: AppTests.", status: 2))
  }

  @Test func `warnings of Git are no part of a ledger`() throws {
    let environment = ProcessInfo.processInfo.environment
    let commit = ShellCommand(["git", "rev-parse", "HEAD"], in: folder.url, environment: environment)
      .run(withErrors: false).output.trimmingCharacters(in: .whitespacesAndNewlines)
    // Git prints a warning for a tag that is named like a commit.
    try git(["update-ref", "refs/tags/\(commit)", "HEAD"])
    expectEqual(tool("--since", commit), .init(text: "No event costs more or less than in \(commit)."))
  }
}
