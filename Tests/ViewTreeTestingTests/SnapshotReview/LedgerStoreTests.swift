import Foundation
import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

struct LedgerStoreTests {
  private let folder: TemporaryFolder
  private let store: LedgerStore

  init() throws {
    folder = try .package()
    store = LedgerStore(try SnapshotFolders(environment: [:], folder: folder.url.path))
  }

  private func record(_ id: Int32, _ tests: [String: [Ledger.Run]], run: String = "1-1") -> LedgerRecord {
    var module = LedgerRecord.Module()
    module.tests = tests
    return LedgerRecord(run: run, id: id, modules: ["AppTests": module])
  }

  private let file = "Snapshots/AppTests/ledger.txt"

  private func tests() throws -> [String: [Ledger.Run]] { try store.ledger(of: "AppTests").tests }

  private let a = Ledger.Run("a()")
  private let b = Ledger.Run("b()")
  private let c = Ledger.Run("c()")

  @Test func `the processes of a run share a ledger`() throws {
    try store.write(record(1, ["A": [a]]))
    try store.update(isComplete: false)
    try store.write(record(2, ["B": [b]]))
    try store.update(isComplete: false)
    try expectEqual(tests(), ["A": [a], "B": [b]])
    expectEqual(store.modules, ["AppTests"])
  }

  @Test func `a run of some tests replaces these alone`() throws {
    try store.write(record(1, ["A": [a], "B": [b], "C": [c]]))
    try store.update(isComplete: true)
    store.begin(run: "2-2")
    try store.write(record(1, ["B": [c, c], "C": []], run: "2-2"))
    try store.update(isComplete: false)
    try expectEqual(tests(), ["A": [a], "B": [c, c]])
  }

  @Test func `a run of all tests removes those that are gone`() throws {
    try store.write(record(1, ["A": [a], "B": [b]]))
    try store.update(isComplete: true)
    store.begin(run: "2-2")
    try store.write(record(1, ["B": [b]], run: "2-2"))
    try store.update(isComplete: true)
    try expectEqual(tests(), ["B": [b]])
    store.begin(run: "3-3")
    try store.update(isComplete: true)
    #expect(!folder.files.contains(file))
  }

  @Test func `an unchanged ledger is not written again`() throws {
    try store.write(record(1, ["A": [a]]))
    try store.update(isComplete: false)
    let url = folder.url.appending(path: file)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: url.path)
    try store.update(isComplete: false)
    let date = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    expectEqual(date, Date(timeIntervalSince1970: 5))
  }

  @Test func `processes that end at the same time lose nothing`() async throws {
    let store = store
    let records = (0..<12).map { record($0, ["T\($0)": [a]]) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for record in records {
        group.addTask {
          try store.write(record)
          try store.update(isComplete: false)
        }
      }
      try await group.waitForAll()
    }
    try expectEqual(tests().count, 12)
  }

  @Test func `differences are those of the recorded tests`() throws {
    try folder.write(
      "A\n  tap() · evaluated 3\n\nB\n  tap() · evaluated 1\n\nC\n  tap() · evaluated 1\n", to: file)
    let recorded = [
      "AppTests": record(
        1, ["A": [.init("tap()", EventCounts(evaluated: 4))], "B": [.init("tap()", EventCounts(evaluated: 1))]]
      ).modules["AppTests"]!
    ]
    func changes(isComplete: Bool) throws -> [String] {
      try store.differences(of: recorded, isComplete: isComplete)["AppTests"]?.changes.map { "\($0.test) \($0)" } ?? []
    }
    try expectEqual(changes(isComplete: false), ["A tap(): evaluated 3 → 4"])
    try expectEqual(changes(isComplete: true), ["A tap(): evaluated 3 → 4", "C tap(): gone, evaluated 1"])
  }

  @Test func `a ledger that is no ledger is named with its line`() throws {
    try folder.write("A\n  tap\n", to: file)
    let error = #expect(throws: LedgerError.self) { try store.ledger(of: "AppTests") }
    expectEqual(
      error?.description,
      "The ledger Snapshots/AppTests/ledger.txt cannot be read: line 2 is no line of a ledger:   tap. To write it anew, "
        + "delete it and run VIEWTREE_LEDGER=1 swift test.")
  }
}
