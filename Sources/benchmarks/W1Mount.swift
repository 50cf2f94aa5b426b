import TextBackend
import ViewTree

/// Mounting a form until its whole text exists.
@MainActor enum MountWorkload: Workload {
  static let name = "W1"
  static let title = "mount: a form of N rows, 80 columns wide, until its text exists"
  private static let sizes = [10, 100, 1_000, 10_000]

  static func measure(into section: inout Report.Section) {
    let memory = sizes.map { ($0, bytesPerRow($0)) }
    var perRow: [Double] = []
    for rows in sizes {
      let runs = rows >= 10_000 ? 3 : rows >= 1_000 ? 5 : 25
      let timing = Timing(runs: runs) { mount(rows: rows) }
      perRow.append(timing.median / Double(rows))
      section.add("N = \(rows)", timing, .ms)
      section.add("  each row", timing.median * 1e6 / Double(rows), "µs")
    }
    section.add("a row of 10,000 / a row of 10", perRow[3] / perRow[0], "times", note: "1 is linear")
    // Below 1,000 rows the pages that are fetched anyway hide what the rows need.
    for (rows, bytes) in memory where rows >= 1_000 { section.add("memory of a row, N = \(rows)", bytes / 1024, "kB") }
  }

  static func iterate(size: Int, count: Int) { for _ in 0..<count { mount(rows: size) } }

  private static func mount(rows: Int) { _ = Screen(StateForm(rows: rows)).text }

  /// What becomes resident while a screen is mounted. Measured before all else: what was freed would be used again.
  private static func bytesPerRow(_ rows: Int) -> Double {
    let before = Memory.resident
    let screen = Screen(StateForm(rows: rows))
    _ = screen.text
    return withExtendedLifetime(screen) { Double(Memory.resident - before) / Double(rows) }
  }
}
