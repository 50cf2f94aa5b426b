import SnapshotReview
import Testing

@testable import ViewTreeTesting

struct SnapshotSummaryTests {
  func text(_ comparisons: Int, _ found: [SnapshotFinding.Status: Int] = [:], orphans: Int? = nil) -> String? {
    SnapshotSummary(comparisons: comparisons, found: found, orphans: orphans, report: ".build/snapshots/report.html")
      .text
  }

  @Test func `inline snapshots alone cannot be reviewed`() {
    expectEqual(
      SnapshotSummary(comparisons: 2, found: [.recorded: 1], orphans: nil, report: nil).text,
      "Snapshots: 1 unchanged, 1 recorded.")
  }

  @Test func `a run ends with a line`() {
    #expect(text(0) == nil && text(0, orphans: 0) == nil)
    expectEqual(text(3, orphans: 0), "Snapshots: 3 unchanged.")
    expectEqual(text(0, orphans: 2), "Snapshots: 0 unchanged, 2 orphaned (swift run snapshots orphans).")
    expectText(
      text(9, [.recorded: 3, .differs: 2, .missing: 1], orphans: 1) ?? "",
      equals: """
        Snapshots: 3 unchanged, 3 recorded, 2 differing, 1 missing, 1 orphaned (swift run snapshots orphans).
          To review them: .build/snapshots/report.html, or swift run snapshots list | diff | accept | reject
        """)
  }
}
