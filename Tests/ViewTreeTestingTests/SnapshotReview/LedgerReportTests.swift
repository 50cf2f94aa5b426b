import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

struct LedgerReportTests {
  private func report(_ old: [Ledger.Run], _ new: [Ledger.Run], waste: [LedgerRecord.Waste] = []) -> LedgerReport {
    let difference = LedgerDifference(from: Ledger(tests: ["A/a": old]), to: Ledger(tests: ["A/a": new]))
    return LedgerReport(differences: ["AppTests": difference], waste: ["AppTests": waste])
  }

  private func waste(_ event: String, _ type: String, _ unneeded: Int, _ advice: String = "") -> LedgerRecord.Waste {
    .init(test: "A/a", event: event, type: .init(type: type, unneeded: unneeded, advice: advice))
  }

  @Test func `the report names changed events, wasters with their advice, and the sums`() {
    let report = report(
      [
        .init("tap()", EventCounts(evaluated: 3, cells: 20)), .init("press(.tab)", EventCounts(evaluated: 2)),
        .init("old()"),
      ],
      [
        .init("tap()", EventCounts(evaluated: 9, unneeded: 6, cells: 20)),
        .init("press(.tab)", EventCounts(evaluated: 1)), .init("new()", EventCounts(evaluated: 1), times: 2),
      ],
      waste: [waste("tap()", "Row", 6, "pass $items[i].isOn"), waste("other()", "List", 7)])
    expectText(
      report.text,
      equals: """
        AppTests: 1 event costs more, 1 costs less, 2 are new, 1 is gone
          cost more  A/a
            tap(): evaluated 3 → 9, unneeded 0 → 6
              Row · unneeded 6 → pass $items[i].isOn
          cost less  A/a
            press(.tab): evaluated 2 → 1
          new  A/a
            2 × new(): new, evaluated 1
          gone  A/a
            old(): gone, nothing
        Most unneeded evaluations in one event:
          List · unneeded 7
            AppTests/A/a: other()
          Row · unneeded 6 → pass $items[i].isOn
            AppTests/A/a: tap()
        In all: evaluated 5 → 12 · unneeded 0 → 6 · measured 0 · placed 0 · cells 20 · wrote 0
        """)
  }

  @Test func `the advice of an event has each of its types once, the most wasteful first`() {
    let report = report(
      [.init("tap()", EventCounts(unneeded: 1)), .init("press(.tab)", EventCounts(evaluated: 1, unneeded: 2))],
      [.init("tap()", EventCounts(unneeded: 9)), .init("press(.tab)", EventCounts(evaluated: 2, unneeded: 2))],
      waste: [
        waste("tap()", "B", 2, "b"), waste("tap()", "Row", 5), waste("tap()", "A", 2),
        waste("tap()", "Row", 1, "again"),
        waste("press(.tab)", "Field", 2), waste("other()", "Other", 8),
        .init(test: "A/b", event: "tap()", type: .init(type: "Elsewhere", unneeded: 9, advice: "")),
      ])
    expectEqual(
      report.changeLines(of: "AppTests"),
      [
        "  cost more  A/a", "    tap(): unneeded 1 → 9", "      Row · unneeded 5", "      A · unneeded 2",
        "      B · unneeded 2 → b", "    press(.tab): evaluated 1 → 2",
      ])
    expectEqual(report.changeLines(of: "OtherTests"), [])
    expectText(
      report.text,
      contains: """
        Most unneeded evaluations in one event:
          Elsewhere · unneeded 9
            AppTests/A/b: tap()
          Other · unneeded 8
            AppTests/A/a: other()
          Row · unneeded 5
            AppTests/A/a: tap()
          Field · unneeded 2
            AppTests/A/a: press(.tab)
          A · unneeded 2
            AppTests/A/a: tap()
          B · unneeded 2 → b
            AppTests/A/a: tap()
          Row · unneeded 1 → again
            AppTests/A/a: tap()

        """)
  }

  @Test func `forty changes of a kind are whole, and a test has one heading`() {
    let old = (0..<40).map { Ledger.Run("tap\($0)()", EventCounts(cells: 1)) }
    let new = (0..<40).map { Ledger.Run("tap\($0)()", EventCounts(cells: 2)) }
    let lines = report(old, new).changeLines(of: "AppTests")
    #expect(lines.count == 41 && lines[0] == "  cost more  A/a" && !lines[40].contains("more:"))
  }

  @Test func `many changes are counted, and ten wasters are named`() {
    let old = (0..<60).map { Ledger.Run("tap\($0)()", EventCounts(cells: 1)) }
    let new = (0..<60).map { Ledger.Run("tap\($0)()", EventCounts(cells: 2)) }
    let text = report(old, new, waste: (0..<30).map { waste("tap\($0)()", "Row", $0 + 1) }).text
    expectText(text, contains: "  … and 20 more: git diff Snapshots/AppTests/ledger.txt\n")
    #expect(text.contains("tap39(): cells") && !text.contains("tap40(): cells"))
    #expect(text.contains("Row · unneeded 30\n") && text.contains("unneeded 21\n") && !text.contains("unneeded 20\n"))
  }

  @Test func `a summary counts events`() {
    expectEqual(LedgerReport.summary([]), "no event costs more or less")
    let changed = LedgerDifference(
      from: Ledger(tests: ["A": [.init("tap()", EventCounts(cells: 1), times: 2)]]),
      to: Ledger(tests: ["A": [.init("tap()", EventCounts(cells: 2), times: 2)]]))
    expectEqual(LedgerReport.summary([changed]), "2 events cost more")
  }

  @Test func `a new event with one unneeded evaluation has its advice`() {
    let lines = report([], [.init("new()", EventCounts(evaluated: 1, unneeded: 1))], waste: [waste("new()", "Row", 1)])
      .changeLines(of: "AppTests")
    expectEqual(lines, ["  new  A/a", "    new(): new, evaluated 1 · unneeded 1", "      Row · unneeded 1"])
  }
}
