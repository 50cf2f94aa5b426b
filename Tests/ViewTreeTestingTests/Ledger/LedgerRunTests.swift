import Foundation
import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

struct LedgerRunTests {
  private let folder: TemporaryFolder
  private let store: LedgerStore
  private let file = "Snapshots/AppTests/ledger.txt"

  init() throws {
    folder = try .package()
    store = LedgerStore(try SnapshotFolders(environment: [:], folder: folder.url.path))
  }

  private func recorded(_ evaluated: Int, waste: [LedgerRecord.Waste] = []) -> [String: LedgerRecord.Module] {
    var module = LedgerRecord.Module()
    module.tests = ["A/a": [.init("tap()", EventCounts(evaluated: evaluated))]]
    module.waste = waste
    return ["AppTests": module]
  }

  private func process(_ id: Int32 = 1) -> TestProcess {
    TestProcess(run: "1-1", id: id, framework: .xctest, selection: nil)
  }

  private func run(
    _ mode: LedgerRun.Mode, _ modules: [String: LedgerRecord.Module], id: Int32 = 1
  ) -> (text: String, fails: Bool) {
    LedgerRun(store: store, process: process(id), mode: mode).result(of: modules)
  }

  @Test func `the environment decides`() {
    func mode(_ environment: [String: String]) -> LedgerRun.Mode? { LedgerRun.mode(in: environment) }
    expectEqual(mode([:]), nil)
    for value in ["", "0", "false", "FALSE"] { expectEqual(mode(["VIEWTREE_LEDGER": value]), nil) }
    expectEqual(mode(["VIEWTREE_LEDGER": "1"]), .write)
    expectEqual(mode(["VIEWTREE_LEDGER": "1", "CI": "false"]), .write)
    expectEqual(mode(["VIEWTREE_LEDGER": "1", "CI": "true"]), .compare)
    expectEqual(mode(["CI": "true"]), nil)
  }

  @Test func `a run writes its ledger, and says when it differs`() throws {
    var result = run(.write, recorded(3))
    #expect(!result.fails)
    expectEqual(result.text, "Ledgers: 1 event is new. To see which: swift run snapshots ledger")
    expectText(try folder.read(file), endsWith: "\n\nA/a\n  tap() · evaluated 3\n")
    result = run(.write, recorded(3))
    #expect(!result.fails && result.text.isEmpty)
    result = run(.write, recorded(4))
    expectText(result.text, startsWith: "Ledgers: 1 event costs more. ")
    expectText(try folder.read(file), contains: "tap() · evaluated 4\n")
  }

  @Test func `a test that is gone leaves the ledger only after a run of all tests`() throws {
    var modules = recorded(3)
    modules["AppTests"]?.tests["A/b"] = [.init("tap()", EventCounts(evaluated: 5))]
    _ = run(.write, modules)
    expectText(try folder.read(file), contains: "A/b\n")
    _ = run(.write, recorded(3))
    expectText(try folder.read(file), contains: "A/b\n")
    let tests = TestRun(store.folders)
    for (id, framework) in TestProcess.Framework.allCases.enumerated() {
      let process = TestProcess(run: "1-1", id: Int32(id + 2), framework: framework, selection: nil)
      tests.begin(process)
      tests.end(process)
    }
    _ = run(.write, recorded(3))
    expectText(try folder.read(file), contains: "A/a\n")
    expectText(try folder.read(file), lacks: "A/b\n")
  }

  @Test func `a run in CI fails if the ledger differs, and writes nothing`() throws {
    _ = run(.write, recorded(3))
    let before = try folder.read(file)
    #expect(run(.compare, recorded(3)) == ("", false))
    let waste = LedgerRecord.Waste(
      test: "A/a", event: "tap()", type: .init(type: "Row", unneeded: 1, advice: "pass $items[i].isOn"))
    let result = run(.compare, recorded(9, waste: [waste]))
    #expect(result.fails)
    expectText(
      result.text, startsWith: "The ledgers differ: 1 event costs more. If that is right, run VIEWTREE_LEDGER=1")
    expectText(result.text, contains: "    tap(): evaluated 3 → 9\n")
    try expectEqual(folder.read(file), before)
    // Lower costs are to be written down too.
    #expect(run(.compare, recorded(1)).fails)
  }

  @Test func `a ledger that cannot be read fails the run`() throws {
    try folder.write("A\n  tap\n", to: file)
    let result = run(.write, recorded(3))
    #expect(result.fails)
    expectText(result.text, startsWith: "The ledger Snapshots/AppTests/ledger.txt cannot be read: line 2 ")
  }

  @Test func `only the last process of a run writes or compares the ledgers, for all`() throws {
    let tests = TestRun(store.folders)
    // A process that was killed has no end.
    tests.begin(process(.max))
    tests.begin(process(getpid()))
    for mode in [LedgerRun.Mode.write, .compare] {
      let first = run(mode, recorded(mode == .write ? 3 : 4), id: 2)
      #expect(first == ("", false) && folder.files.contains(file) == (mode == .compare))
      tests.end(process(getpid()))
      let last = run(mode, ["OtherTests": recorded(5)["AppTests"]!], id: getpid())
      expectText(last.text, contains: mode == .write ? "2 events are new" : "tap(): evaluated 3 → 4")
      #expect(last.fails == (mode == .compare) && folder.files.contains(file))
      tests.begin(process(getpid()))
    }
  }

  // MARK: Whole processes

  /// Ends a process of tests with one event, in a package whose ledger has another cost.
  private static func endProcess(isCI: Bool) throws {
    let folder = try TemporaryFolder.package()
    try folder.write("A/a\n  tap() · evaluated 3\n", to: "Snapshots/AppTests/ledger.txt")
    for (name, value) in [
      ("VIEWTREE_LEDGER", "1"), ("CI", isCI ? "1" : "0"), ("SNAPSHOT_DIR", folder.url.path),
      ("SNAPSHOT_ARTIFACTS", folder.url.path + "/.build/snapshots"),
    ] { unsafe setenv(name, value, 1) }
    // The records of an earlier run do not count.
    var earlier = LedgerRecord.Module()
    earlier.tests = ["A/b": [.init("tap()", EventCounts(evaluated: 5))]]
    let store = LedgerStore(try SnapshotFolders(environment: [:], folder: folder.url.path))
    try store.write(LedgerRecord(run: "an earlier run", id: 1, modules: ["AppTests": earlier]))
    SnapshotRun.shared.begin(.swiftTesting)
    let test = LedgerTest(module: "AppTests", name: "A/a")
    let section = try #require(LedgerRecorder.run.withLock { $0 }).section(of: test)
    section.add(.words("tap()"), EventCounts(evaluated: 4))
    exit(EXIT_SUCCESS)
  }

  @Test func `a process in CI fails by its status, and prints what differs`() async throws {
    let failed = try await #require(
      processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardOutputContent]
    ) { try LedgerRunTests.endProcess(isCI: true) }
    let words = "1 event costs more."
    expectText(String(decoding: failed.standardOutputContent, as: UTF8.self), contains: "The ledgers differ: \(words)")
    let ended = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try LedgerRunTests.endProcess(isCI: false)
    }
    expectText(String(decoding: ended.standardOutputContent, as: UTF8.self), contains: "Ledgers: \(words)")
  }
}
