import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

struct SnapshotToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try .package()
  }

  var folders: SnapshotFolders {
    get throws { try SnapshotFolders(environment: [:], filePath: folder.url.path + "/.") }
  }

  func call(_ arguments: String..., in subfolder: String = "", environment: [String: String] = [:])
    -> CommandAnswer
  {
    SnapshotTool(arguments: arguments, environment: environment, folder: folder.url.path + subfolder).run()
  }

  /// Three findings, one of each kind.
  func find() throws {
    let store = SnapshotFindings(try folders)
    func finding(_ status: SnapshotFinding.Status, _ path: String, before: Data? = nil) -> SnapshotFinding {
      SnapshotFinding(status, path: path, test: "f()", file: "Tests/AppTests/A.swift", line: 7, before: before)
    }
    try folder.write("off\n", to: "Snapshots/AppTests/A/f.txt")
    try store.add(finding(.differs, "AppTests/A/f.txt"), actual: SnapshotContent(text: "on"))
    try store.add(finding(.missing, "AppTests/A/g.txt"), actual: SnapshotContent(text: "new"))
    try folder.write("written\n", to: "Snapshots/AppTests/B/h.txt")
    try store.add(finding(.recorded, "AppTests/B/h.txt"), actual: nil)
  }

  /// The references, and whatever else there is.
  var references: [String] { folder.files.filter { $0.hasPrefix("Snapshots") } }
  var artifacts: [String] { folder.files.filter { $0.hasPrefix(".build") } }

  @Test func `the list names each finding and the line of its test`() throws {
    for command in ["list", "diff"] { expectEqual(call(command), .init(text: "Nothing to review.")) }
    try find()
    expectEqual(
      call("list").text,
      """
      differs   AppTests/A/f.txt  Tests/AppTests/A.swift:7
      missing   AppTests/A/g.txt  Tests/AppTests/A.swift:7
      recorded  AppTests/B/h.txt  Tests/AppTests/A.swift:7
      1 differs, 1 missing, 1 recorded.
      """)
  }

  @Test func `an inline snapshot is shown, and its test accepts it`() throws {
    try find()
    let store = try folder.findings
    let inline = SnapshotFinding(
      .differs, path: "AppTests/A.swift/i.txt", test: "i()", file: "Tests/AppTests/A.swift", line: 9,
      before: Data("off\n".utf8), inlineFilter: "i")
    try store.add(inline, actual: SnapshotContent(text: "on"))
    expectText(call("diff", "AppTests/A.swift").text, contains: "-off\n+on")
    let words =
      "AppTests/A.swift/i.txt is in the source of its test. To accept: SNAPSHOT_RECORD=failed swift test --filter i"
    expectEqual(
      call("accept", "--all"),
      .init(
        text: "accepted AppTests/A/f.txt\naccepted AppTests/A/g.txt\naccepted AppTests/B/h.txt\nkept \(words)",
        status: 2))
    expectEqual(store.all, [inline])
    #expect(throws: SnapshotFileError.inline(path: inline.path, acceptance: inline.acceptance)) {
      try store.accept(inline)
    }
    try ReviewPage(store).write(store.all, to: store.folders.report)
    let page = try folder.read(".build/snapshots/report.html")
    expectText(page, contains: "<code>SNAPSHOT_RECORD=failed swift test --filter i</code>")
    expectText(page, contains: "<figcaption>blend</figcaption>")
    expectEqual(call("reject", "--all").text, "rejected AppTests/A.swift/i.txt")
    expectEqual(store.all, [])
  }

  @Test func `a diff is from the reference to the actual text`() throws {
    try find()
    let answer = call("diff", "AppTests/A/f.txt")
    expectEqual(
      answer.text,
      """
      AppTests/A/f.txt  Tests/AppTests/A.swift:7
      --- expected
      +++ actual
      @@ -1,1 +1,1 @@
      -off
      +on

      """)
    expectEqual(answer.status, 1)
    expectText(call("diff", "AppTests/B/h.txt").text, contains: "+written")
  }

  @Test(arguments: ["AppTests/A/f.txt", "Snapshots/AppTests/A/f.txt", ".build/snapshots/AppTests/A/f.txt"])
  func `exactly the file that is named is accepted`(path: String) throws {
    try find()
    expectEqual(call("accept", path), .init(text: "accepted AppTests/A/f.txt"))
    try expectEqual(folder.read("Snapshots/AppTests/A/f.txt"), "on\n")
    expectEqual(references, ["Snapshots/AppTests/A/f.txt", "Snapshots/AppTests/B/h.txt"])
    #expect(!artifacts.contains { $0.contains("f.txt") } && artifacts.count == 3)
  }

  @Test func `a path from the current folder, a whole one and a folder are understood`() throws {
    try find()
    expectEqual(call("accept", "f.txt", in: "/Snapshots/AppTests/A").text, "accepted AppTests/A/f.txt")
    expectEqual(call("accept", folder.url.path + "/Snapshots/AppTests/A/g.txt").text, "accepted AppTests/A/g.txt")
    try find()
    expectEqual(call("accept", "AppTests/A/").text, "accepted AppTests/A/f.txt\naccepted AppTests/A/g.txt")
    expectEqual(call("accept", "--all").text, "accepted AppTests/B/h.txt")
    #expect(artifacts.isEmpty)
    expectEqual(call("accept", "--all").text, "Nothing to review.")
  }

  @Test func `a rejected snapshot is restored`() throws {
    try find()
    expectEqual(call("reject", "AppTests").status, 0)
    expectEqual(references, ["Snapshots/AppTests/A/f.txt"])
    try expectEqual(folder.read("Snapshots/AppTests/A/f.txt"), "off\n")
    #expect(artifacts.isEmpty)
    let store = SnapshotFindings(try folders)
    let changed = SnapshotFinding(
      .recorded, path: "AppTests/A/f.txt", test: "f()", file: "A.swift", line: 1, before: Data("older\n".utf8))
    try store.add(changed, actual: nil)
    expectEqual(call("reject", "--all").status, 0)
    try expectEqual(folder.read("Snapshots/AppTests/A/f.txt"), "older\n")
  }

  @Test func `a reference that was no text is as before, byte by byte`() throws {
    let bytes = Data([0xFF, 0xFE, 0x0A, 0xC3, 0x0A])
    let store = SnapshotFindings(try folders)
    try folder.write("new\n", to: "Snapshots/AppTests/A/f.txt")
    try store.add(
      SnapshotFinding(.recorded, path: "AppTests/A/f.txt", test: "f()", file: "A.swift", line: 1, before: bytes),
      actual: nil)
    expectEqual(call("reject", "--all").status, 0)
    try expectEqual(Data(contentsOf: folder.url.appending(path: "Snapshots/AppTests/A/f.txt")), bytes)
  }

  @Test func `an impossible command is refused and changes nothing`() throws {
    try find()
    let files = folder.files
    for arguments in [
      ["accept"], ["reject"], ["accept", "AppTests/A/x.txt"], ["accept", "-f"], ["frobnicate"],
      ["orphans"], ["orphans", "--all"], ["report", "x"], ["accept", "../../etc/passwd"],
    ] {
      let tool = SnapshotTool(arguments: arguments, environment: [:], folder: folder.url.path)
      expectEqual(tool.run().status, 2, "\(arguments)")
    }
    expectEqual(folder.files, files)
    expectText(call("accept").text, startsWith: "Name a snapshot or a folder, or pass --all.\ndiffers")
    expectEqual(SnapshotTool(arguments: ["list"], environment: [:], folder: "/nowhere").run().status, 2)
    #expect(call().text == SnapshotTool.usage && call("--help").status == 0)
  }

  @Test func `a finding never writes outside of the snapshots, whatever its path`() throws {
    try find()
    let file = ".build/snapshots/AppTests/A/f.txt.finding.json"
    try folder.write(try folder.read(file).replacing("AppTests/A/f.txt", with: "../../evil.txt"), to: file)
    expectEqual(call("accept", "--all").status, 0)
    #expect(!folder.files.contains { $0.contains("evil") })
  }

  @Test func `other folders are named by the environment`() throws {
    try find()
    let answer = call("list", environment: ["SNAPSHOT_ARTIFACTS": folder.url.path + "/elsewhere"])
    expectEqual(answer.text, "Nothing to review.")
  }

  // MARK: Orphans

  func end(_ framework: TestProcess.Framework, _ claims: [String] = [], selection: String? = nil, run: String = "1")
    throws
  {
    let run = (name: run, store: TestRun(try folders))
    var process = TestProcess(
      run: run.name, id: framework == .xctest ? 1 : 2, framework: framework, selection: selection)
    run.store.begin(process)
    process.claims = try claims.map { try folders.reference($0).path }
    run.store.end(process)
  }

  @Test func `orphans are found across processes, with reasons from the sources`() throws {
    for name in ["f", "g@dark", "h.one", "gone"] { try folder.write("", to: "Snapshots/AppTests/A/\(name).txt") }
    try folder.write("", to: "Snapshots/AppTests/Lost/f.txt")
    try folder.write("", to: "Snapshots/AppTests/A/.DS_Store")
    try folder.write("struct A {\n  @Test func f() {}\n  @Test func `h`(_ x: Int) {}\n}", to: "Tests/AppTests/A.swift")
    try end(.xctest, ["AppTests/A/f.txt"])
    try end(.swiftTesting, ["AppTests/A/g@dark.txt"])
    let answer = call("orphans")
    expectEqual(
      answer.text,
      """
      AppTests/A/gone.txt  there is no test gone in A.swift
      AppTests/A/h.one.txt  its test exists, but is disabled, failed earlier, or compares a snapshot of another name
      AppTests/Lost/f.txt  there is no file Lost.swift
      3 orphaned. To delete the ones without a test: swift run snapshots orphans --delete
      """)
    #expect(answer.status == 1 && references.count == 6)
    expectEqual(
      call("orphans", "--delete").text,
      """
      deleted AppTests/A/gone.txt
      kept AppTests/A/h.one.txt  its test exists, but is disabled, failed earlier, or compares a snapshot of another name
      deleted AppTests/Lost/f.txt
      To delete these too, name them: swift run snapshots orphans --delete PATH…
      """)
    expectEqual(call("orphans", "--delete", "AppTests/A/f.txt").text, "AppTests/A/f.txt is not an orphan.")
    expectEqual(call("orphans", "--delete", "AppTests/A").text, "deleted AppTests/A/h.one.txt")
    expectEqual(
      references, ["Snapshots/AppTests/A/.DS_Store", "Snapshots/AppTests/A/f.txt", "Snapshots/AppTests/A/g@dark.txt"])
    expectEqual(call("orphans"), .init(text: "Every snapshot has its test."))
  }

  @Test func `a test that may be there is never taken as gone`() throws {
    let long = String(repeating: "long", count: 19)
    let shortened = SnapshotFileName.make(from: long + "-value-of-it")
    for name in ["a", "b", shortened] { try folder.write("", to: "Snapshots/AppTests/A/\(name).txt") }
    try folder.write("", to: "Snapshots/AppTests/Helpers/a.txt")
    try folder.write(
      "@Test(\"a func that is\", .disabled()) func a() {}\r\n@Test func b() {}\r\nfunc \(long)(value: Int, of: Int) {}",
      to: "Tests/AppTests/A.swift")
    try folder.write("func check() {}", to: "Tests/AppTests/Helpers.swift")
    try end(.xctest, ["AppTests/A/x.txt"])
    try end(.swiftTesting, ["AppTests/A/y.txt"])
    let answer = call("orphans", "--delete").text
    #expect(!answer.contains("deleted"), "\(answer)")
    #expect(
      answer.contains(
        "kept AppTests/Helpers/a.txt  there is no test a in Helpers.swift; a test of this name in A.swift may compare it"
      ))
    expectEqual(references.count, 4)
  }

  @Test func `orphans are unknown without the sources of the tests`() throws {
    try folder.write("", to: "Snapshots/AppTests/A/f.txt")
    try end(.xctest, ["AppTests/A/x.txt"])
    try end(.swiftTesting, ["AppTests/A/y.txt"])
    expectText(call("orphans").text, contains: "there is no test file below")
    expectEqual(references, ["Snapshots/AppTests/A/f.txt"])
  }

  @Test func `orphans are unknown without a run of all tests`() throws {
    func gap() throws -> String? { TestRun(try folders).gap }
    try expectEqual(gap(), "no test run is recorded")
    try end(.swiftTesting)
    try expectEqual(gap(), "the last run had no XCTest tests")
    try end(.xctest, selection: "--filter Form")
    try expectEqual(gap(), "the last run was limited to some tests (--filter Form)")
    expectText(call("orphans").text, contains: "(--filter Form). Run `swift test` first.")
    try end(.swiftTesting, run: "2")
    try end(.xctest, run: "2")
    #expect(try gap() == nil)
    TestRun(try folders).begin(TestProcess(run: "2", id: 3, framework: .xctest, selection: nil))
    try expectEqual(gap(), "the process with the XCTest tests of the last run did not end normally")
  }

  @Test func `a framework whose process could not begin leaves a gap`() throws {
    try folder.write("", to: "Snapshots/AppTests/A/f.txt")
    try folder.write("import Testing\n@Test func f() {}", to: "Tests/A.swift")
    try end(.swiftTesting)
    try end(.xctest, ["AppTests/B/g.txt"])
    expectText(call("orphans").text, contains: "no Swift Testing test of the last run compared a snapshot")
    try folder.write("import XCTest\nfunc f() {}", to: "Tests/A.swift")
    expectEqual(call("orphans").status, 1)
  }

  @Test func `a run of all tests forgets what was found before, one of some does not`() throws {
    try find()
    try end(.swiftTesting, selection: "--filter x")
    expectText(call("list").text, contains: "1 differs")
    try end(.xctest, run: "2")
    expectEqual(call("list").text, "Nothing to review.")
    try find()
    try end(.swiftTesting, run: "2")
    #expect(call("list").text.contains("1 differs"), "found by another process of the same run")
  }
}
