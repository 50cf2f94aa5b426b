import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

struct PreviewWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try .package()
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
    try folder.write(
      raw: "func other() {}\r\n// func fourth() { expectPreviews() }\r\nfunc third() {\r\n  expectPreviews()\r\n}\r\n",
      to: "Tests/AppTests/C.swift")
    try folder.write("public func expectPreviews(of module: String) {}", to: "Sources/X.swift")
    let filter = try #require(PreviewWatch.filter(in: folder.url))
    let pattern = try NSRegularExpression(pattern: filter)
    func selects(_ test: String) -> Bool {
      pattern.firstMatch(in: test, range: NSRange(test.startIndex..., in: test)) != nil
    }
    #expect(selects("AppTests.`every preview (all)`()/A.swift:3:2") && selects("AppTests.Views/testPreviews"))
    #expect(selects("AppTests.Views/testPreviews()"))
    #expect(selects("AppTests.third()") && !selects("AppTests.other()") && !selects("AppTests.fourth()"))
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

  @Test func `a save builds the tests, runs them in a new process, and shows their pictures`() throws {
    // A tool in place of the real one: it logs its arguments, fails to build a file with "error", and draws as tests do.
    let tool = """
      #!/bin/sh
      echo "$@" >>.log
      if [ "$1" = build ]; then
        if grep -q error Sources/A.swift; then echo "$PWD/Sources/A.swift:1:1: error: no"; exit 1; fi
      else
        [ -z "$CI" ] && [ "$SNAPSHOT_RECORD" = all ] || exit 3
        mkdir -p "$SNAPSHOT_DIR/Snapshots/AppTests/A"
        cp Sources/A.swift "$SNAPSHOT_DIR/Snapshots/AppTests/A/a.txt"
        exit 1
      fi
      """
    try folder.write(script: tool, to: ".bin/swift")
    try folder.write("one\n", to: "Sources/A.swift")
    var shown: [String] = []
    let environment = ["PATH": folder.url.path + "/.bin:/usr/bin:/bin", "CI": "true"]
    let command = SnapshotTool(
      arguments: ["watch", "--filter", "AppTests"], environment: environment, folder: folder.url.path)
    var watch = try #require(try command.watch { shown.append($0) })
    expectEqual(watch.round(), true)
    expectEqual(shown.last, "== AppTests/A/a.txt\none\n")
    for (text, picture) in [
      ("second\n", "== AppTests/A/a.txt (changed)\nsecond\n"),
      ("an error\n", "The build failed. It is repeated when a file is saved.\n\nSources/A.swift:1:1: error: no"),
      ("third\n", "== AppTests/A/a.txt (changed)\nthird\n"),
    ] {
      try folder.write(text, to: "Sources/A.swift")
      expectEqual(watch.round(), true)
      expectEqual(shown.last, picture)
    }
    try expectEqual(
      folder.read(".log").split(separator: "\n").prefix(3),
      ["build --build-tests", "test --skip-build --filter AppTests", "build --build-tests"])
    // The pictures of the package itself are untouched.
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots") })
  }

  @Test func `tests without a picture are shown with their output`() throws {
    try folder.write(script: "#!/bin/sh\necho nothing matches\nexit 1\n", to: ".bin/swift")
    let watch = PreviewWatch(
      root: folder.url, environment: ["PATH": folder.url.path + "/.bin:/usr/bin:/bin"], filter: "x")
    expectEqual(watch.draw(), .init(status: 1, output: "nothing matches\n"))
  }

  @Test func `wrong arguments and a package without previews are refused with words`() throws {
    func refusal(_ arguments: String...) -> String? { refusal(arguments) }
    func refusal(_ arguments: [String]) -> String? {
      do throws(CommandRefusal) {
        let tool = SnapshotTool(arguments: arguments, environment: [:], folder: folder.url.path)
        return try tool.watch { _ in } == nil ? nil : "a watch"
      } catch { return error.text }
    }
    expectEqual(refusal("list"), nil)
    expectText(try #require(refusal("watch")), startsWith: "No test calls expectPreviews(). Add one")
    for arguments in [["--all"], ["--filter"], ["--all", "AppTests"]] {
      let words = try #require(refusal(["watch"] + arguments), "\(arguments)")
      expectText(words, startsWith: "Use `watch`, or `watch --filter TESTS`")
    }
    expectEqual(refusal("watch", "--filter", "AppTests"), "a watch")
    try folder.write("func f() { expectPreviews() }", to: "Tests/A.swift")
    expectEqual(refusal("watch"), "a watch")
  }
}
