import Foundation
import SnapshotReview
import Testing
import ViewTreeTesting

/// The workflow of this repository consists of commands that are there, and the article shows the same steps.
struct WorkflowTests {
  private static func workflow() throws -> String {
    try String(contentsOf: Manual.root.appending(path: ".github/workflows/test.yml"), encoding: .utf8)
  }

  private static func commands() throws -> [String] {
    try workflow().matches(of: /(?m)^ +- run: (.+)$/).map { String($0.output.1) }
  }

  @Test func `the workflow runs every check, posts the summary and keeps the report`() throws {
    expectEqual(
      try Self.commands(),
      [
        "git config --global --add safe.directory \"$GITHUB_WORKSPACE\"",
        ".ci/run", "swift run snapshots report --markdown --since HEAD^ --output \"$GITHUB_STEP_SUMMARY\"",
        "swift run snapshots report",
      ])
    #expect(FileManager.default.isExecutableFile(atPath: Manual.root.appending(path: ".ci/run").path))
    // The page lies in the folder that is uploaded.
    let folders = try SnapshotFolders(environment: [:], folder: Manual.root.path)
    let path = try #require(Self.workflow().firstMatch(of: /path: (.+)/)?.output.1)
    expectEqual(folders.report.path, "\(folders.root.path)/\(path)/report.html")
  }

  @Test func `the commands for snapshots do what the steps need`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workflow-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    let summary = folder.appending(path: "summary.md")
    for command in try Self.commands() where command.hasPrefix("swift run snapshots ") {
      let words = command.replacing("\"$GITHUB_STEP_SUMMARY\"", with: summary.path).split(separator: " ").dropFirst(3)
      let answer = SnapshotTool(arguments: words.map(String.init), environment: ["CI": "true"], folder: folder.path)
        .run()
      expectEqual(answer.status, 0, "\(command): \(answer.text)")
    }
    expectEqual(try String(contentsOf: summary, encoding: .utf8), "### Snapshots: nothing to review\n")
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: ".build/snapshots/report.html").path))
  }

  @Test func `the article has the steps of the workflow, with the tests in place of all checks`() throws {
    let steps = try #require(try Self.workflow().firstMatch(of: /(?s)jobs:\n.*$/)?.output)
    let own = steps.replacing(".ci/run", with: "swift test").replacing("    timeout-minutes: 90\n", with: "")
    expectText(try Manual.article("ReviewingSnapshots"), contains: "```yaml\n\(own)```")
  }
}
