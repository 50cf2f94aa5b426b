import Foundation
import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

/// The end of a process with tests: its last lines, its record, and the page to review.
struct SnapshotRunTests {
  /// Ends a process of tests that has compared some snapshots in a package.
  private static func endProcess(in folder: String, comparing names: String) throws {
    for (name, value) in [
      ("SNAPSHOT_DIR", folder), ("SNAPSHOT_ARTIFACTS", folder + "/.build/snapshots"), ("SNAPSHOT_RECORD", "missing"),
      ("VIEWTREE_LEDGER", "0"), ("CI", "0"),
    ] { unsafe setenv(name, value, 1) }
    SnapshotRun.shared.begin(.swiftTesting)
    let test = RunningTest(id: "f", name: "f()")
    for name in names.split(separator: " ") {
      let place = CallSite.here(line: UInt(name.count))
      let environment = ProcessInfo.processInfo.environment.merging(
        name.hasSuffix("none") ? ["SNAPSHOT_RECORD": "never"] : [:]
      ) { $1 }
      if name.hasPrefix("inline-") {
        let expected = name.hasSuffix("none") ? nil : name.hasSuffix("same") ? "on" : "off"
        let source = name.hasSuffix("new") ? URL(fileURLWithPath: folder + "/Inline.swift") : nil
        try? InlineSnapshot(test: test, callSite: place, environment: environment, source: source)
          .compare("on", name.hasSuffix("new") ? nil : expected)
      } else {
        try? SnapshotCheck(
          test: test, callSite: place, name: String(name), fileExtension: "txt", environment: environment
        ).compare("on")
      }
    }
    exit(EXIT_SUCCESS)
  }

  private let folder: TemporaryFolder
  private let run: TestRun

  init() throws {
    folder = try .package()
    run = TestRun(
      try SnapshotFolders(
        environment: ["SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": folder.url.path + "/.build/snapshots"],
        folder: folder.url.path))
    try folder.write("on\n", to: reference("same"))
    try folder.write("off\n", to: reference("other"))
  }

  private func reference(_ name: String) -> String { "Snapshots/AppTests/Settings/f.\(name).txt" }

  /// The standard output of a process.
  private func output(comparing names: String) async throws -> String {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [path = folder.url.path as String, names = names as String] in
      try SnapshotRunTests.endProcess(in: path, comparing: names)
    }
    return String(decoding: result.standardOutputContent, as: UTF8.self)
  }

  @Test func `the last lines count what was found, and name the page to review`() async throws {
    run.begin(TestProcess(run: "an earlier run", id: 1, framework: .xctest, selection: nil))
    let words = try await output(comparing: "same other new none inline-same inline-other inline-none")
    expectText(words, contains: "Snapshots: 2 unchanged, 1 recorded, 2 differing, 2 missing")
    expectText(
      words,
      contains: "\n  To review them: .build/snapshots/report.html, or swift run snapshots list | diff | accept | reject"
    )
    #expect(folder.files.contains(".build/snapshots/report.html"))
    let process = try #require(run.processes.first)
    #expect(run.processes.count == 1 && process.framework == .swiftTesting && process.hasEnded)
    expectEqual(
      process.claims.map { $0.replacing(folder.url.path + "/", with: "") },
      ["same", "other", "new", "none"].map(reference) + Array(repeating: "/no/package/Settings.swift", count: 3))
  }

  @Test func `without findings there is nothing to review`() async throws {
    try folder.write("expectInlineSnapshot(of: a)\n", to: "Inline.swift")
    let words = try await output(comparing: "same inline-new")
    expectText(words, contains: "Snapshots: 1 unchanged, 1 recorded.")
    expectText(try folder.read("Inline.swift"), contains: "\n  on\n")
    expectText(words, lacks: "To review")
    #expect(!folder.files.contains(".build/snapshots/report.html"))
  }

  @Test func `a process without snapshots is recorded, and says nothing of them`() async throws {
    let words = try await output(comparing: "")
    expectText(words, lacks: "unchanged,")
    expectText(words, lacks: "To review")
    #expect(run.processes.map(\.hasEnded) == [true])
  }

  /// Ends a process outside of any package that has compared a snapshot in one.
  private static func endProcessElsewhere(comparingIn folder: String) throws {
    for name in ["SNAPSHOT_DIR", "SNAPSHOT_ARTIFACTS", "VIEWTREE_LEDGER"] { unsafe unsetenv(name) }
    guard FileManager.default.changeCurrentDirectoryPath("/") else { exit(EXIT_FAILURE) }
    SnapshotRun.shared.begin(.swiftTesting)
    let environment = ["SNAPSHOT_DIR": folder, "SNAPSHOT_ARTIFACTS": folder + "/.build/snapshots"]
    try SnapshotCheck(
      test: RunningTest(id: "f", name: "f()"), callSite: .here(), name: "same", fileExtension: "txt",
      environment: environment
    ).compare("on")
    exit(EXIT_SUCCESS)
  }

  @Test func `a process outside of a package counts what it compares in one`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [path = folder.url.path as String] in try SnapshotRunTests.endProcessElsewhere(comparingIn: path)
    }
    let words = String(decoding: result.standardOutputContent, as: UTF8.self)
    expectText(words, contains: "Snapshots: 1 unchanged")
    #expect(run.processes.map(\.hasEnded) == [true])
  }

  @Test func `a process with the tests of Swift Testing is recorded from its start to its end`() async throws {
    let none = RunningTest(id: "", name: "no test has this name")
    try await expectRecord(of: .swiftTesting, PlayProcess.arguments(CommandLine.arguments.dropFirst(), for: none))
  }

  #if os(Linux)
    @Test func `a process with the tests of XCTest is recorded from its start to its end`() async throws {
      let name = "ViewTreeTestingTests.XCTestTests/testTheNamesOfBothPlatformsAreUnderstood"
      try await expectRecord(of: .xctest, [name])
    }
  #endif

  private func expectRecord(of framework: TestProcess.Framework, _ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": folder.url.path + "/.build/snapshots",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    expectEqual(run.processes.map(\.framework), [framework])
    let record = try #require(run.processes.first)
    #expect(record.id == process.processIdentifier && record.hasEnded)
  }

  // MARK: Failures of other pictures

  @MainActor private static func failures(in folder: String) throws {
    for (name, value) in [
      ("SNAPSHOT_DIR", folder), ("SNAPSHOT_ARTIFACTS", folder + "/.build/snapshots"), ("SNAPSHOT_RECORD", "never"),
    ] { unsafe setenv(name, value, 1) }
    let screen = Screen(width: 20) { Toggle("On", isOn: .constant(true)) }
    let (trace, bindings) = (screen.trace { screen.press(.tab) }, screen.bindingReport())
    let element = try screen.find(.toggle)
    let expectations: [(String, @MainActor () -> Void)] = [
      ("failures-in.trace", { expectSnapshot(of: trace) }),
      ("failures-in.types.trace", { expectSnapshot(of: trace, .types, named: "types") }),
      ("failures-in.bindings", { expectSnapshot(of: bindings) }),
      ("failures-in.film", { expectSnapshot(of: screen.film) }),
      ("failures-in.txt", { expectSnapshot(of: screen) }),
      ("failures-in.one.txt", { expectSnapshot(of: element, named: "one") }),
      ("failures-in.view.txt", { expectSnapshot(of: Text("a"), named: "view") }),
      ("failures-in.svg", { expectSnapshot(of: screen, as: [.svg]) }),
      (":7", { expectInlineSnapshot(of: screen, line: 7) }),
      (":8", { expectInlineSnapshot(of: element, line: 8) }),
      (":9", { expectInlineSnapshot(of: "text", line: 9) }),
    ]
    for (path, expectation) in expectations {
      withKnownIssue {
        expectation()
      } matching: { issue in
        let words = issue.comments.map(\.rawValue).joined()
        return words.contains("There is no") && words.contains(path)
      }
    }
  }

  @Test func `whatever has no snapshot fails its test`() async throws {
    await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
      try await SnapshotRunTests.failures(in: path)
    }
    // The cells are stored beside each text of a screen or an element.
    let paths = try folder.findings.all.filter { $0.picture != nil }.map(\.path)
    #expect(paths.count == 5 && paths.allSatisfy { $0.hasSuffix(".txt") }, "\(paths)")
  }
}
