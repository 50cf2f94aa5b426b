import Foundation
import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

/// From a comparison to its review: what a test leaves is what the commands find.
struct SnapshotReviewingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try .package()
  }

  private func check(_ name: String? = nil, record: SnapshotRecord? = nil, run: SnapshotRun = SnapshotRun())
    -> SnapshotCheck
  {
    SnapshotCheck(
      test: RunningTest(id: "off()", name: "off()"), callSite: .here(), name: name, fileExtension: "txt",
      record: record,
      environment: ["SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": folder.url.path + "/.build/snapshots"],
      run: run)
  }

  private func compare(_ text: String, _ record: SnapshotRecord, name: String? = nil) {
    _ = try? check(name, record: record).compare(text)
  }

  private func tool(_ arguments: String...) -> CommandAnswer {
    SnapshotTool(arguments: arguments, environment: [:], folder: folder.url.path).run()
  }

  private let reference = "Snapshots/AppTests/Settings/off.txt"

  @Test func `rejecting a recorded reference restores the one before`() throws {
    try folder.write("old\n", to: reference)
    compare("new", .failed)
    try expectEqual(folder.read(reference), "new\n")
    expectText(tool("diff").text, contains: "-old\n+new\n")
    expectEqual(tool("reject", "--all").text, "rejected AppTests/Settings/off.txt")
    #expect(try folder.read(reference) == "old\n" && tool("list").text == "Nothing to review.")
  }

  @Test func `an equal recording is no longer to be reviewed`() throws {
    try folder.write("old\n", to: reference)
    compare("new", .never)
    expectText(tool("list").text, contains: "1 differs.")
    compare("old", .all)
    expectEqual(tool("list").text, "Nothing to review.")
  }

  @Test func `a test of the package is named from its folder`() throws {
    let folders = try SnapshotFolders(environment: [:], folder: folder.url.path)
    expectEqual(folders.short(folder.url.path + "/Tests/A.swift"), "Tests/A.swift")
    expectEqual(folders.short(folder.url.path + "-other/A.swift"), folder.url.path + "-other/A.swift")
  }

  @Test func `many files of one folder are accepted, and their folder goes with the last`() throws {
    for number in 1...30 { compare("new", .never, name: "\(number)") }
    expectEqual(tool("accept", "AppTests/Settings/off.1.txt").status, 0)
    expectEqual(folder.files.count { $0.hasPrefix(".build/snapshots/") }, 58)
    expectEqual(tool("accept", "--all").text.split(separator: "\n").count, 29)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/.build/snapshots")) ?? [] == [])
  }

  // MARK: Names

  @Test func `a folder names its own files, not those with longer names`() throws {
    compare("a", .never)
    let store = SnapshotFindings(try SnapshotFolders(environment: [:], folder: folder.url.path))
    for path in ["AppTests/Settings2/x.txt", "AppTests/Settings/x.txt"] {
      try store.add(
        SnapshotFinding(.missing, path: path, test: "x()", file: "X.swift", line: 1), actual: SnapshotContent(text: "x")
      )
    }
    expectText(tool("diff", "AppTests/Settings").text, lacks: "Settings2")
    expectText(tool("list").text, endsWith: "3 missing.")
    expectText(tool("list", "AppTests/Settings2").text, endsWith: "1 missing.")
  }

  @Test func `several differing snapshots are counted`() throws {
    for name in ["a", "b"] {
      try folder.write("old\n", to: "Snapshots/AppTests/Settings/off.\(name).txt")
      compare("new", .never, name: name)
    }
    expectText(tool("list").text, endsWith: "\n2 differ.")
    expectEqual(tool("report").text, ".build/snapshots/report.html: 2 differ.")
  }

  @Test func `a report is written to its path, relative to the folder of the call or absolute`() throws {
    compare("a", .never)
    expectEqual(tool("report", "--output", "out/page.html").text, "out/page.html: 1 missing.")
    expectEqual(tool("report", "--output", folder.url.path + "/whole.html").text, "whole.html: 1 missing.")
    #expect(folder.files.contains("out/page.html") && folder.files.contains("whole.html"))
    for arguments in [["report", "--output"], ["report", "--into", "x"]] {
      let answer = SnapshotTool(arguments: arguments, environment: [:], folder: folder.url.path).run()
      let usage = "Use `report [--output FILE]` or `report --markdown [--since REVISION] [--output FILE]`."
      expectEqual(answer, .init(text: usage, status: 2))
    }
  }

  @Test func `unknown options are reported, also where they would mean all`() {
    compare("a", .never)
    for command in ["list", "diff", "accept", "reject"] {
      expectEqual(tool(command, "--al", "--some").text, "Unknown option --al.", "\(command)")
    }
    expectEqual(tool("orphans", "--remove", "--some").text, "Unknown option --remove.")
  }

  @Test func `a missing actual text is reported, and the reference stays`() throws {
    try folder.write("old\n", to: reference)
    compare("new", .never)
    try FileManager.default.removeItem(at: folder.url.appending(path: ".build/snapshots/AppTests/Settings/off.txt"))
    let answer = tool("accept", "--all")
    expectEqual(answer.text, "The actual text of AppTests/Settings/off.txt is missing. Run the test again.")
    #expect(try answer.status == 2 && folder.read(reference) == "old\n")
  }
}
