import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

/// The files that are snapshots, and the test of each, as far as the sources show it.
struct OrphanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try .package()
  }

  /// A run in which tests of each framework but the silent ones compared something else.
  private func run(silent: [TestProcess.Framework] = []) throws -> TestRun {
    let run = TestRun(try SnapshotFolders(environment: [:], folder: folder.url.path))
    for (id, framework) in TestProcess.Framework.allCases.enumerated() {
      var process = TestProcess(run: "1", id: Int32(id), framework: framework, selection: nil)
      run.begin(process)
      if !silent.contains(framework) { process.claims = [run.folders.reference("AppTests/Else/f.txt").path] }
      run.end(process)
    }
    return run
  }

  /// The orphans after such a run, or why there is no answer.
  private func orphans(silent: TestProcess.Framework...) throws -> String {
    let run = try run(silent: silent)
    do { return try run.orphans().map { "\($0.path)\($0.isTestGone ? " gone" : "")" }.joined(separator: "\n") } catch {
      return error.reason
    }
  }

  private func write(_ paths: String...) throws {
    for path in paths { try folder.write("", to: "Snapshots/AppTests/" + path) }
  }

  @Test func `only files in the folder of a test file are snapshots`() throws {
    try folder.write("func f() {}", to: "Tests/AppTests/A.swift")
    try write("A/f.txt", "README.md", "A/.hidden/f.txt", "A/Inner.txt/g.txt")
    try expectEqual(orphans(), "AppTests/A/Inner.txt/g.txt gone\nAppTests/A/f.txt")
  }

  @Test func `a snapshot in the folder of a trait has its test in any file`() throws {
    try folder.write("@Test func f(x: Int) {}", to: "Tests/AppTests/A.swift")
    try folder.write("@Suite(.snapshots(folder: \"Forms/Inner\")) struct B {}", to: "Tests/AppTests/B.swift")
    try write("Forms/Inner/f-x.1.txt", "Forms/g.txt")
    try expectEqual(orphans(), "AppTests/Forms/Inner/f-x.1.txt\nAppTests/Forms/g.txt gone")
    // No file of such a folder imports a framework.
    try expectEqual(orphans(silent: .xctest), orphans())
  }

  @Test func `sources in hidden folders and among the snapshots are ignored`() throws {
    try write("A/f.txt")
    for path in [".build/checkouts/Other/Tests/A.swift", "Snapshots/AppTests/B/x.swift", ".A.swift"] {
      try folder.write("func f() {}", to: path)
    }
    #expect(try orphans().hasPrefix("there is no test file below"))
  }

  @Test func `a test is known by its whole name, with its labels, and whatever its variant`() throws {
    try folder.write(
      "@Test func `a (b) c`() {}\n@Test func size(width: Int, of: Int) {}\n  func generic<T>(_ x: T) {}",
      to: "Tests/AppTests/A.swift")
    try write(
      "A/a-b-c.txt", "A/size-width-of@dark.txt", "A/size-width-of.one.txt", "A/generic@20-de.txt", "A/sizes.txt")
    try expectEqual(
      orphans(),
      """
      AppTests/A/a-b-c.txt
      AppTests/A/generic@20-de.txt
      AppTests/A/size-width-of.one.txt
      AppTests/A/size-width-of@dark.txt
      AppTests/A/sizes.txt gone
      """)
  }

  @Test func `two files of one name have the tests of both`() throws {
    try folder.write("func f() {}", to: "Tests/AppTests/A.swift")
    try folder.write("func g() {}", to: "Tests/OtherTests/A.swift")
    try write("A/f.txt", "A/g.txt", "A/h.txt")
    try expectEqual(orphans(), "AppTests/A/f.txt\nAppTests/A/g.txt\nAppTests/A/h.txt gone")
  }

  @Test(arguments: [("import XCTest", TestProcess.Framework.xctest), ("@testable import Testing", .swiftTesting)])
  func `a framework that compared nothing has no orphans`(
    line: String, framework: TestProcess.Framework
  ) throws {
    try folder.write("\(line)\nfunc f() {}", to: "Tests/AppTests/A.swift")
    try write("A/f.txt")
    try expectEqual(orphans(silent: framework), "no \(framework.rawValue) test of the last run compared a snapshot")
    try expectEqual(orphans(), "AppTests/A/f.txt")
  }

  @Test func `a folder names its own orphans, not those of a folder with a longer name`() throws {
    try folder.write("func f() {}", to: "Tests/AppTests/B.swift")
    try write("A/f.txt", "A2/f.txt")
    try expectEqual(orphans(), "AppTests/A/f.txt gone\nAppTests/A2/f.txt gone")
    let tool = SnapshotTool(
      arguments: ["orphans", "AppTests/A", "--delete"], environment: [:], folder: folder.url.path)
    expectEqual(tool.run(), .init(text: "deleted AppTests/A/f.txt"))
  }

  @Test func `the review page of the previous run is removed with its findings`() throws {
    let folders = try SnapshotFolders(environment: [:], folder: folder.url.path)
    try ReviewPage(SnapshotFindings(folders)).write([], to: folders.report)
    _ = try orphans()
    #expect(!folder.files.contains(".build/snapshots/report.html"), "\(folder.files)")
  }

  @Test func `without a snapshot that nothing compared, no source is needed`() throws {
    try expectEqual(orphans(), "")
    try write("A/f.txt")
    #expect(try orphans().hasPrefix("there is no test file below"))
  }

  @Test func `of two frameworks that compared nothing the first is named`() throws {
    try folder.write("import XCTest\nimport Testing\nfunc f() {}", to: "Tests/AppTests/A.swift")
    try write("A/f.txt")
    try expectEqual(
      orphans(silent: .xctest, .swiftTesting), "no Swift Testing test of the last run compared a snapshot")
  }

  @Test func `a name may begin with a parenthesis`() throws {
    try folder.write("@Test func `(a) b`() {}", to: "Tests/AppTests/A.swift")
    try write("A/a-b.txt")
    try expectEqual(orphans(), "AppTests/A/a-b.txt")
  }

  @Test func `of several tests elsewhere the reason names one, always the same`() throws {
    let long = String(repeating: "long", count: 19)
    try folder.write("func f() {}\nfunc `a b`() {}\nfunc \(long)y() {}", to: "Tests/AppTests/B.swift")
    try folder.write("func f() {}\nfunc a() {}\nfunc \(long)x() {}", to: "Tests/AppTests/C.swift")
    try folder.write("func other() {}", to: "Tests/AppTests/A.swift")
    let cut = SnapshotFileName.make(from: long + "-value-of-it")
    for (name, file) in [("f", "B"), ("a-b-c", "C"), (cut, "C")] {
      try write("A/\(name).txt")
      try expectEqual(
        run().orphans().map(\.reason),
        ["there is no test \(name) in A.swift; a test of this name in \(file).swift may compare it"])
      try FileManager.default.removeItem(at: folder.url.appending(path: "Snapshots/AppTests/A/\(name).txt"))
    }
  }
}
