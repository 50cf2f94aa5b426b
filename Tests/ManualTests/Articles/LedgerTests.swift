import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

// The examples of the article `Ledger`, as they stand there.

@MainActor @Suite(.ledger) struct LedgerTests {
  @Test func `a tap switches one device`() throws {
    let screen = Screen(width: 30) { FastDevices() }
    try screen.find(.toggle, "Device 7").tap()
    for _ in 1...3 { try screen.find(.toggle, "Device 8").tap() }
    screen.resize(width: 40)
  }

  private static func recorded(_ view: some View) throws -> LedgerRecord.Module {
    let recorder = LedgerRecorder()
    try LedgerRecorder.$current.withValue(recorder) {
      let screen = Screen(view, width: 30)
      try screen.find(.toggle, "Device 7").tap()
    }
    return recorder.modules["ManualTests"] ?? .init()
  }

  @Test func `a report shows what a change did`() throws {
    let (before, after) = (try Self.recorded(FastDevices()), try Self.recorded(SlowDevices()))
    let difference = LedgerDifference(from: Ledger(tests: before.tests), to: Ledger(tests: after.tests))
    let report = LedgerReport(differences: ["ManualTests": difference], waste: ["ManualTests": after.waste])
    expectSnapshot(of: Text(verbatim: report.text), width: 160)
  }
}
