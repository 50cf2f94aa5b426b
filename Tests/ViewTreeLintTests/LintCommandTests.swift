import Foundation
import SnapshotReview
import Testing
@testable import ViewTreeLint
import ViewTreeTesting

@Suite struct LintCommandTests {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder.path
  }

  private let reload = "struct A: View { var body: some View { Text(\"a\").id(UUID()) } }\n"

  @Test func `the status is 0 without findings, and 1 with findings`() throws {
    let folder = try folder([
      "A/A.swift": reload, "B.swift": "let b = 1\n", "A/.hidden/C.swift": reload, "D.txt": reload, "E/F.txt": reload,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let answer = LintCommand(arguments: [folder]).run()
    expectEqual(answer.status, 1)
    expectText(
      answer.text,
      startsWith: "\(folder)/A/A.swift:1:49: warning: the id of the view is new in each evaluation [new-id]\n")
    expectText(answer.text, endsWith: "\n1 finding in 2 files, 2 lines.")
    expectEqual(
      LintCommand(arguments: ["\(folder)/B.swift"]).run(),
      CommandAnswer(text: "No findings in 1 file, 1 line."))
    expectEqual(LintCommand(arguments: [folder, "--without", "new-id,index-id"]).run().status, 0)
    expectEqual(LintCommand(arguments: ["--only", "index-id", folder]).run().status, 0)
    expectEqual(LintCommand(arguments: ["--only", "new-id", folder]).run().status, 1)
    expectEqual(
      LintCommand(arguments: ["\(folder)/E"]).run(),
      CommandAnswer(text: "error: there is no Swift file in \(folder)/E", status: 2))
  }

  @Test(arguments: [
    ([], "lint needs a file or a folder, as in: viewtree lint Sources"),
    (["/no/such/folder"], "there is no file or folder /no/such/folder"),
    (["--all"], "unknown flag --all; the flags are --only --without --rules --help"),
    (
      ["--only"],
      "--only needs rules: closure-binding index-id object-in-body observed-object plain-binding erased-row row-destination new-id"
    ),
    (
      ["--without", "--only"],
      "--without needs rules: closure-binding index-id object-in-body observed-object plain-binding erased-row row-destination new-id"
    ),
    (
      ["--only", "id"],
      "unknown rule id; the rules are: closure-binding index-id object-in-body observed-object plain-binding erased-row row-destination new-id"
    ),
  ])
  func `a wrong argument is an error with the valid ones`(arguments: [String], message: String) {
    expectEqual(LintCommand(arguments: arguments).run(), CommandAnswer(text: "error: \(message)", status: 2))
  }

  @Test func `the rules are listed with their reasons and costs`() {
    let answer = LintCommand(arguments: ["--rules"]).run()
    expectEqual(answer.status, 0)
    for rule in LintRule.allCases {
      expectText(answer.text, contains: "\(rule.rawValue)\n  \(rule.reason)\n  \(rule.cost)")
    }
    expectEqual(LintCommand(arguments: ["--help"]).run(), CommandAnswer(text: LintCommand.usage))
  }
}
