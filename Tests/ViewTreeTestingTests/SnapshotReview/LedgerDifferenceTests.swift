import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

struct LedgerDifferenceTests {
  private func changes(_ old: [Ledger.Run], _ new: [Ledger.Run]) -> [String] {
    LedgerDifference(from: Ledger(tests: ["A/a": old]), to: Ledger(tests: ["A/a": new])).changes.map(\.description)
  }

  private func tap(_ evaluated: Int, unneeded: Int = 0, times: Int = 1) -> Ledger.Run {
    .init("tap()", EventCounts(evaluated: evaluated, unneeded: unneeded), times: times)
  }

  @Test func `equal ledgers have no changes`() {
    expectEqual(changes([tap(1), .init("press(.tab)")], [tap(1), .init("press(.tab)")]), [])
    // The order of different events is not compared, and neither is their grouping.
    expectEqual(changes([tap(1), .init("press(.tab)"), tap(1)], [.init("press(.tab)"), tap(1, times: 2)]), [])
  }

  @Test func `events of one name are compared in their order`() {
    expectEqual(changes([tap(1), tap(2)], [tap(1), tap(3)]), ["tap(): evaluated 2 → 3"])
    expectEqual(
      changes([tap(1), tap(2, unneeded: 1)], [tap(2, unneeded: 1), tap(2)]),
      ["tap(): evaluated 1 → 2, unneeded 0 → 1", "tap(): unneeded 1 → 0"])
  }

  @Test func `equal events in a row are matched one by one`() {
    expectEqual(changes([tap(1, times: 3)], [tap(2, times: 3)]), ["3 × tap(): evaluated 1 → 2"])
    expectEqual(changes([tap(1, times: 3)], [tap(1), tap(2), tap(1)]), ["tap(): evaluated 1 → 2"])
    expectEqual(changes([tap(1), tap(3)], [tap(2, times: 2)]), ["tap(): evaluated 1 → 2", "tap(): evaluated 3 → 2"])
    expectEqual(changes([tap(1, times: 2)], [tap(1, times: 3)]), ["tap(): new, evaluated 1"])
    expectEqual(changes([tap(1, times: 3)], [tap(1)]), ["2 × tap(): gone, evaluated 1"])
    // Other events stand between them.
    let (tab, more) = (Ledger.Run("press(.tab)"), Ledger.Run("press(.escape)"))
    expectEqual(changes([tap(1), tab, tap(1), more], [tap(2), tab, tap(2), more]), ["2 × tap(): evaluated 1 → 2"])
    expectEqual(
      changes([tap(1, times: 3), tap(2)], [tap(1), tap(2)]),
      ["tap(): evaluated 1 → 2", "tap(): gone, evaluated 1", "tap(): gone, evaluated 2"])
  }

  @Test func `changes are of four kinds`() {
    let old = Ledger(tests: [
      "A": [tap(1), .init("less", EventCounts(cells: 9)), .init("both", EventCounts(evaluated: 1, cells: 9))],
      "B": [.init("gone")],
    ])
    let new = Ledger(tests: [
      "A": [tap(2), .init("less", EventCounts(cells: 8)), .init("both", EventCounts(evaluated: 2, cells: 8))],
      "C": [.init("new")],
    ])
    let difference = LedgerDifference(from: old, to: new)
    expectEqual(difference.more.map(\.event), ["tap()", "both"])
    expectEqual(difference.less.map(\.event), ["less"])
    expectEqual(difference.added.map(\.event), ["new"])
    expectEqual(difference.removed.map(\.event), ["gone"])
    expectEqual(difference.changes.map(\.test), ["A", "A", "A", "B", "C"])
    #expect(difference.old.cells == 18 && difference.new.cells == 16)
  }

  @Test func `only changes that follow each other are counted together`() {
    let (tab, more) = (Ledger.Run("press(.tab)"), Ledger.Run("press(.tab)", EventCounts(cells: 1)))
    expectEqual(
      changes([tap(1), tab, tap(1), tab, tap(1)], [tap(2), tab, tap(2), tab, tap(2)]), ["3 × tap(): evaluated 1 → 2"])
    expectEqual(
      changes([tap(1), tab, tap(1)], [tap(2), more, tap(2)]),
      ["tap(): evaluated 1 → 2", "press(.tab): cells 0 → 1", "tap(): evaluated 1 → 2"])
    expectEqual(
      changes([tab, tap(1), .init("type()"), tap(1)], [more, tap(2), .init("type()"), tap(2)]),
      ["press(.tab): cells 0 → 1", "2 × tap(): evaluated 1 → 2"])
  }
}
