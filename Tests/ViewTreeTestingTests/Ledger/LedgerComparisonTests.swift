import Foundation
import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

@MainActor struct LedgerComparisonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try .package()
  }

  /// The failure of a test with some events, if the ledger has some lines for it.
  private func failure(_ runs: [Ledger.Run], waste: [EventCounter.Waste] = [], ledger: String?) throws -> String? {
    let test = LedgerTest(module: "AppTests", name: "A/a")
    if let ledger { try folder.write("A/a\n" + ledger, to: "Snapshots/AppTests/ledger.txt") }
    let recorder = LedgerRecorder()
    let section = recorder.section(of: test)
    for run in runs { for _ in 0..<run.count { section.add(.words(run.event.name), run.event.counts, waste) } }
    let store = LedgerStore(try SnapshotFolders(environment: [:], folder: folder.url.path))
    return try LedgerComparison(test: test, recorded: recorder.modules, filter: "a.test").failure {
      try store.ledger(of: "AppTests")
    }
  }

  @Test func `an event that costs more fails, with the reason`() throws {
    let words = try failure(
      [.init("tap()", EventCounts(evaluated: 4, unneeded: 1)), .init("press(.tab)", EventCounts(cells: 1))],
      waste: [.init(type: "Row", unneeded: 1, advice: "pass $items[i].isOn")],
      ledger: "  tap() · evaluated 3\n  press(.tab) · cells 1\n")
    expectText(
      words ?? "",
      equals: """
        The ledger Snapshots/AppTests/ledger.txt allows less: 1 event costs more.

          cost more  A/a
            tap(): evaluated 3 → 4, unneeded 0 → 1
              Row · unneeded 1 → pass $items[i].isOn

        If that is right: VIEWTREE_LEDGER=1 swift test --filter a.test, then read and commit the ledger.
        """)
  }

  @Test func `an event that costs less or no longer happens does not fail`() throws {
    let runs = [Ledger.Run("tap()", EventCounts(evaluated: 2))]
    try expectEqual(failure(runs, ledger: "  2 × tap() · evaluated 3\n  press(.tab) · nothing\n"), nil)
    try expectEqual(failure([], ledger: nil), nil)
  }

  @Test func `an event that is not in the ledger fails`() throws {
    let runs = [Ledger.Run("tap()", EventCounts(evaluated: 2), times: 2)]
    expectText(
      try failure(runs, ledger: "  tap() · evaluated 2\n") ?? "", contains: "  new  A/a\n    tap(): new, evaluated 2\n")
    folder.remove("Snapshots/AppTests/ledger.txt")
    try expectEqual(
      failure(runs, ledger: nil),
      "The ledger Snapshots/AppTests/ledger.txt has no entry for this test. To write it: "
        + "VIEWTREE_LEDGER=1 swift test --filter a.test")
  }

  @Test func `a failure has at most 40 lines`() throws {
    let runs = (0..<100).map { Ledger.Run("tap\($0)()", EventCounts(cells: 2)) }
    let ledger = (0..<100).map { "  tap\($0)() · cells 1\n" }.joined()
    let words = try failure(runs, ledger: ledger) ?? ""
    #expect(words.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
    expectText(words, contains: "\n    … and ")
  }

  @Test(arguments: [(31, nil), (32, "\n    … and 1 more lines"), (40, "\n    … and 9 more lines")])
  func `the lines that are not shown are counted`(count: Int, end: String?) throws {
    let runs = (0..<count).map { Ledger.Run("tap\($0)()", EventCounts(cells: 2)) }
    let ledger = (0..<count).map { "  tap\($0)() · cells 1\n" }.joined()
    let words = try failure(runs, ledger: ledger) ?? ""
    if let end { expectText(words, contains: end) } else { expectText(words, lacks: "… and") }
  }

  @Test func `the trait applies to all tests of a suite`() { #expect(LedgerTrait().isRecursive) }

  @Test func `a process records events only if its environment says so`() {
    let isRecording = LedgerRun.mode(in: ProcessInfo.processInfo.environment) != nil
    expectEqual(LedgerRecorder.run.withLock { $0 != nil }, isRecording)
  }

  @Test(.enabled(if: LedgerRun.mode(in: ProcessInfo.processInfo.environment) == nil))
  func `the trait compares the events of its test`() async throws {
    let test = try #require(Test.current)
    try await withKnownIssue {
      try await LedgerTrait().provideScope(for: test, testCase: nil) {
        await MainActor.run { Screen(width: 20) { Button("Add") {} }.press(.tab) }
      }
    } matching: {
      $0.comments.first?.rawValue == "The ledger Snapshots/ViewTreeTestingTests/ledger.txt has no entry for this test. "
        + "To write it: VIEWTREE_LEDGER=1 swift test --filter the.trait.compares.the.events.of.its.test"
    }
    // Within another trait, the outer one compares.
    try await LedgerRecorder.$current.withValue(LedgerRecorder()) {
      try await LedgerTrait().provideScope(for: test, testCase: nil) {
        await MainActor.run { Screen(width: 20) { Button("Add") {} }.press(.tab) }
      }
    }
  }
}

extension TemporaryFolder {
  fileprivate func remove(_ path: String) { try? FileManager.default.removeItem(at: url.appending(path: path)) }
}
