import Foundation
import Testing
import ViewTree

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

struct SnapshotCheckTests {
  let folder: TemporaryFolder
  let reference = "Snapshots/AppTests/Settings/Wi-Fi-off.txt"
  let artifact = "artifacts/AppTests/Settings/Wi-Fi-off.txt"

  init() throws { folder = try TemporaryFolder() }

  func check(_ environment: [String: String] = [:], test: String = "`Wi-Fi off`()") -> SnapshotCheck {
    let folders = ["SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": folder.url.path + "/artifacts"]
    return SnapshotCheck(
      test: RunningTest(id: test, name: test), callSite: .here(), fileExtension: "txt",
      environment: folders.merging(environment) { $1 }, run: SnapshotRun())
  }

  func failure(of check: SnapshotCheck, _ text: String = "on") -> SnapshotFailure? {
    do { try check.compare(text) } catch { return error }
    return nil
  }

  /// The message with the temporary folder replaced.
  func message(of check: SnapshotCheck, _ text: String = "on") -> String? {
    failure(of: check, text)?.message(filter: check.test.filter).replacing(folder.url.path, with: "<root>")
  }

  @Test func `a missing reference is written and fails, and then the test passes`() throws {
    expectText(
      message(of: check()) ?? "passed",
      equals: "Recorded a new snapshot at \(reference). Read it, then run the test again to compare. "
        + "The last line of the run counts all recorded snapshots.")
    expectEqual(folder.files, [reference, artifact + ".finding.json"].sorted())
    try expectEqual(folder.read(reference), "on\n")
    #expect(failure(of: check()) == nil)
    expectEqual(folder.files, [reference], "what is the same again is no longer to be reviewed")
  }

  @MainActor @Test func `many first recordings are one failure`() {
    let run = SnapshotRun()
    let failures = Locked(0)
    for number in 1...29 {
      var check = check()
      (check.name, check.run) = ("\(number)", run)
      withKnownIssue(isIntermittent: true) {
        check.expect("on")
      } matching: { _ in
        failures.withLock { $0 += 1 }
        return true
      }
    }
    expectEqual(failures.withLock { $0 }, 1)
    expectEqual(folder.files.filter { $0.hasSuffix(".txt") }.count, 29)
  }

  @Test func `a missing reference in CI is a failure with a remedy, and writes no reference`() throws {
    var check = check(["CI": "true"])
    check.record = .all
    expectText(
      message(of: check) ?? "passed",
      equals: """
        There is no snapshot at \(reference), and nothing is recorded in CI.
        The actual text is in \(artifact)
        To record it, run SNAPSHOT_RECORD=missing swift test --filter Wi-Fi.off on your machine, read the file and commit it.
        """)
    expectEqual(folder.files, [artifact, artifact + ".finding.json"])
  }

  @Test func `a difference shows a diff, the actual text and the command that accepts it`() throws {
    try folder.write("title\noff  \n", to: reference)
    expectText(
      message(of: check(), "title\non") ?? "passed",
      equals: """
        The snapshot differs from \(reference)

        --- expected
        +++ actual
        @@ -1,2 +1,2 @@
         title
        -off··
        +on

        The actual text is in \(artifact)
        To accept: swift run snapshots accept AppTests/Settings/Wi-Fi-off.txt
        """)
    try expectEqual(folder.read(reference), "title\noff  \n")
    try expectEqual(folder.read(artifact), "title\non\n")
  }

  @Test(arguments: SnapshotRecord.allCases)
  func `each mode writes its snapshots, and writing fails`(mode: SnapshotRecord) throws {
    let environment = ["SNAPSHOT_RECORD": mode.rawValue]
    let absent = failure(of: check(environment))
    #expect(absent != nil)
    expectEqual(folder.files.contains(reference), (mode != .never))

    try folder.write("on\n", to: reference)
    expectEqual((failure(of: check(environment)) != nil), (mode == .all))

    try folder.write("off\n", to: reference)
    #expect(failure(of: check(environment)) != nil)
    try expectEqual(folder.read(reference), (mode == .failed || mode == .all ? "on\n" : "off\n"))
  }

  @Test func `recording a change shows it`() throws {
    try folder.write("off\n", to: reference)
    expectText(
      message(of: check(["SNAPSHOT_RECORD": "failed"])) ?? "passed",
      equals: """
        Recorded a changed snapshot at \(reference). Read it, then run the test again to compare.

        --- expected
        +++ actual
        @@ -1,1 +1,1 @@
        -off
        +on

        """)
  }

  @Test func `recording an equal snapshot is reported as unchanged`() throws {
    try folder.write("on\n", to: reference)
    expectText(
      message(of: check(["SNAPSHOT_RECORD": "all"])) ?? "passed",
      equals: "Recorded \(reference) again, unchanged. Run the test without SNAPSHOT_RECORD=all to compare.")
  }

  @Test func `an unnamed snapshot in a parameterised test fails before anything is written`() {
    var check = check()
    check.test.isParameterized = true
    expectEqual(failure(of: check), .unnamedInParameterizedTest)
    #expect(folder.files.isEmpty)
    check.name = "small"
    expectEqual(failure(of: check), .recorded(path: "Snapshots/AppTests/Settings/Wi-Fi-off.small.txt", .new))
    #expect(folder.files.contains("Snapshots/AppTests/Settings/Wi-Fi-off.small.txt"))
  }

  @Test @MainActor func `a failure of a picture shows the view tree, unless the picture is the tree`() {
    let screen = Screen(Text("on"), width: 10)
    let drawn = SnapshotFailure.missing(
      path: "a.txt", isCI: false, artifact: .written("b.txt"), accept: "c", isDetailed: true)
    expectText(
      drawn.message(filter: "x", of: screen, as: .text),
      equals: "\(drawn.message(filter: "x"))\n\nThe view tree:\n\(screen.render(.tree))")
    expectText(drawn.message(filter: "x", of: screen, as: .tree), equals: drawn.message(filter: "x"))
    let stored = SnapshotFailure.unnamedInParameterizedTest
    expectText(stored.message(filter: "x", of: screen, as: .text), equals: stored.message(filter: "x"))
  }

  @Test @MainActor func `only the first of many differences are shown in detail`() throws {
    let screen = Screen(Text("on"), width: 10)
    let run = SnapshotRun()
    let messages = try (1...25).map { number in
      var check = check()
      (check.run, check.name) = (run, "\(number)")
      try folder.write("off\n\n\n\n\n\n\n\n\n\n", to: "Snapshots/\(check.path)")
      return failure(of: check)?.message(filter: "x", of: screen, as: .text) ?? ""
    }
    expectEqual(messages.count { $0.contains("The view tree:") }, 20)
    #expect(messages[24].contains("more lines of the diff are not shown"))
    #expect(messages.allSatisfy { $0.contains("swift run snapshots accept AppTests/Settings/Wi-Fi-off.") })
  }

  @Test func `a finding names the test, its line and the colours`() throws {
    try folder.write("off\n", to: reference)
    _ = try? check().compare("on", picture: { "\"on\"" })
    let folders = try SnapshotFolders(environment: check().environment, filePath: "/")
    expectEqual(
      SnapshotFindings(folders).all,
      [
        SnapshotFinding(
          .differs, path: "AppTests/Settings/Wi-Fi-off.txt", test: "`Wi-Fi off`()", file: "/no/package/Settings.swift",
          line: Int(check().callSite.line), picture: "\"on\"")
      ])
  }

  @Test func `a finding has the film, unless its snapshot is new`() throws {
    let event = FilmScript.Event(name: "e", notes: [], height: 1, rows: [0], lines: ["\"a\""])
    let film = FilmScript(start: ["\"a\""], events: [event], dropped: 0)
    let findings = SnapshotFindings(try SnapshotFolders(environment: check().environment, filePath: "/"))
    let cases: [(String, String, Int?)] = [("a", "missing", nil), ("b", "failed", 1), ("c", "never", 1)]
    for (text, mode, count) in cases {
      _ = try? check(["SNAPSHOT_RECORD": mode]).compare(text, film: { film })
      expectEqual(findings.all.map { $0.film?.events.count }, [count], mode)
    }
  }

  @Test func `a second unnamed snapshot does not touch the first`() throws {
    let check = check(["SNAPSHOT_RECORD": "all"])
    _ = failure(of: check, "first")
    let second = failure(of: check, "second")
    expectEqual(second, .secondUnnamed(path: check.path, first: check.callSite))
    try expectEqual(folder.read(reference), "first\n")
  }

  @Test func `a file whose name differs only in case is not taken for the reference`() throws {
    let existing = "Snapshots/AppTests/Settings/WI-FI-off.txt"
    try folder.write("on\n", to: existing)
    expectEqual(
      message(of: check()),
      "AppTests/Settings/Wi-Fi-off.txt differs only in upper and lower case from <root>/\(existing). "
        + "Rename or remove one of them.")
    expectEqual(folder.files, [existing])
  }

  @Test func `CRLF in the reference is no difference`() throws {
    let file = folder.url.appending(path: reference)
    _ = failure(of: check(), "a\nb")
    try "a\r\nb\r\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(failure(of: check(), "a\nb") == nil)
  }

  @Test func `an unknown mode writes nothing`() {
    expectEqual(failure(of: check(["SNAPSHOT_RECORD": "yes"])), .unknownMode("yes"))
    #expect(folder.files.isEmpty)
  }

  @Test func `an actual text that cannot be stored is reported and hides no difference`() throws {
    try folder.write("off\n", to: reference)
    try folder.write("a file in the place of the folder", to: "artifacts")
    let text = message(of: check()) ?? "passed"
    expectText(text, contains: "-off\n+on\n")
    expectText(text, contains: "The actual text could not be stored: ")
  }

  @Test func `an actual text is attached to a test only if it differs from a reference, or there is none`() {
    let missing = failure(of: check(["SNAPSHOT_RECORD": "never"]))
    #expect(missing?.isAboutDifference == true)
    #expect(SnapshotFailure.recorded(path: "a.txt", .equal).isAboutDifference == false)
    #expect(SnapshotFailure.unknownMode("yes").isAboutDifference == false)
  }
}
