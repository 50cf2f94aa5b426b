import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

struct PreviewWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
  }

  private func tool(_ arguments: String...) -> SnapshotTool {
    SnapshotTool(arguments: arguments, environment: ["CI": "1"], folder: folder.url.path)
  }

  @Test func `the tests that call expectPreviews are found`() throws {
    try folder.write(
      """
      @Test func first() { expectText("a", equals: "a") }
      // func second() { expectPreviews() }
      @MainActor @Test func `every preview (all)`() {
        expectPreviews(of: "App")
      }
      """, to: "Tests/AppTests/A.swift")
    try folder.write("func testPreviews() { expectPreviews() }", to: "Tests/AppTests/B.swift")
    try folder.write("public func expectPreviews(of module: String) {}", to: "Sources/X.swift")
    let filter = try #require(PreviewWatch.filter(in: folder.url))
    let pattern = try NSRegularExpression(pattern: filter)
    func selects(_ test: String) -> Bool {
      pattern.firstMatch(in: test, range: NSRange(test.startIndex..., in: test)) != nil
    }
    #expect(selects("AppTests.`every preview (all)`()/A.swift:3:2") && selects("AppTests.Views/testPreviews"))
    #expect(selects("AppTests.Views/testPreviews()"))
    #expect(
      !selects("AppTests.first()") && !selects("AppTests.second()") && !selects("AppTests.testPreviewsOfOthers()"))
  }

  @Test func `the tests record into a folder of their own, also in CI`() {
    let watch = PreviewWatch(root: folder.url, environment: ["CI": "1", "PATH": "/bin"], filter: "x")
    expectEqual(
      watch.testEnvironment,
      [
        "PATH": "/bin", "SNAPSHOT_RECORD": "all", "SNAPSHOT_DIR": folder.url.path + "/.build/watch",
        "SNAPSHOT_ARTIFACTS": folder.url.path + "/.build/watch/artifacts",
      ])
  }

  @Test func `changed pictures come first`() {
    let old = ["A/a.txt": "1\n", "A/b.txt": "2\n"]
    expectText(
      PreviewWatch.text(of: ["A/a.txt": "1\n", "A/b.txt": "3\n", "A/c.txt": "4\n"], after: old),
      equals: "== A/b.txt (changed)\n3\n\n== A/c.txt (changed)\n4\n\n== A/a.txt\n1\n")
    expectText(PreviewWatch.text(of: old, after: [:]), equals: "== A/a.txt\n1\n\n== A/b.txt\n2\n")
  }

  @Test func `wrong arguments and a package without previews are refused with words`() throws {
    func refusal(_ arguments: String...) -> String? {
      do throws(WatchRefusal) {
        let tool = SnapshotTool(arguments: arguments, environment: [:], folder: folder.url.path)
        return try tool.watch { _ in } == nil ? nil : "a watch"
      } catch { return error.text }
    }
    expectEqual(refusal("list"), nil)
    expectText(try #require(refusal("watch")), startsWith: "No test calls expectPreviews(). Add one")
    expectText(try #require(refusal("watch", "--all")), startsWith: "Use `watch`, or `watch --filter TESTS`")
    expectEqual(refusal("watch", "--filter", "AppTests"), "a watch")
    try folder.write("func f() { expectPreviews() }", to: "Tests/A.swift")
    expectEqual(refusal("watch"), "a watch")
  }
}
