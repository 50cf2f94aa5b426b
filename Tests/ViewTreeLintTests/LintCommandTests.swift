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

  @Test func `a file that several paths name is checked once, and a link that is named is followed`() throws {
    let view = "struct A: View { let model: Model\nvar body: some View { Text(\"\\(model.a)\").id(UUID()) } }\n"
    let models =
      "@Observable class Model { var a = 1 }\nstruct B: View { var body: some View { Child(model: Model()) } }\n"
    let folder = try folder(["A/A.swift": view, "A/B/Model.swift": models])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let once = LintCommand(arguments: [folder]).run()
    expectText(once.text, endsWith: "\n2 findings in 2 files, 4 lines.")
    for others in [["\(folder)/A/B/../A.swift"], ["\(folder)/A", "\(folder)/A/B/Model.swift"], [folder + "/"]] {
      expectEqual(LintCommand(arguments: [folder] + others).run(), once)
    }
    let link = folder + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    defer { try? FileManager.default.removeItem(atPath: link) }
    expectEqual(LintCommand(arguments: [link]).run().text, once.text.replacing(folder, with: link))
    // A link inside would lead to the same files, or to a folder around it.
    try FileManager.default.createSymbolicLink(atPath: folder + "/A/loop", withDestinationPath: folder)
    expectEqual(LintCommand(arguments: [folder]).run(), once)
  }

  @Test func `files that are no Swift source are named, with findings and without`() throws {
    let folder = try folder(["A.swift": "struct A { func f( }", "B.swift": reload, "C/C.swift": "let c = 1\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let note = "note: \(folder)/A.swift is left alone: it is no valid Swift source\n"
    expectText(LintCommand(arguments: [folder]).run().text, contains: "\n\(note)\n1 finding in 3 files, 2 lines.")
    expectEqual(
      LintCommand(arguments: [folder + "/A.swift", folder + "/C/"]).run(),
      CommandAnswer(text: note + "No findings in 2 files, 1 line."))
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
      ["--only", ","],
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
