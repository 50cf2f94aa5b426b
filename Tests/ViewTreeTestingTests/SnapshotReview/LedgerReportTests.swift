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
}
