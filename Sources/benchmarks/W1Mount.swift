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
      let runs = rows >= 10_000 ? 5 : rows >= 1_000 ? 9 : 4_000 / rows
      let timing = Timing(runs: runs, making: { mounted(rows: rows) })
      perRow.append(timing.median / Double(rows))
      section.add("N = \(rows)", timing, .ms)
      section.add("  each row", timing.median * 1e6 / Double(rows), "µs")
    }
    var screens: [Screen] = []
    let release = Timing(runs: 9, prepare: { screens.append(mounted(rows: 1_000)) }, { screens.removeLast() })
    section.add("to release a row, N = 1000", release.median * 1e6 / 1_000, "µs")
    section.add("a row of 10,000 / a row of 10", perRow[3] / perRow[0], "times", note: "1 is linear")
    // Below 1,000 rows, pages that are loaded anyway hide the memory of the rows.
    for (rows, bytes) in memory where rows >= 1_000 { section.add("memory of a row, N = \(rows)", bytes / 1024, "kB") }
  }

  static func iterate(size: Int, count: Int) { for _ in 0..<count { _ = mounted(rows: size) } }

  private static func mounted(rows: Int) -> Screen {
    let screen = Screen(StateForm(rows: rows))
    _ = screen.text
    return screen
  }

  /// Returns the memory that becomes resident while a screen is mounted.
  ///
  /// It is measured first, because freed memory would be reused later.
  private static func bytesPerRow(_ rows: Int) -> Double {
    let before = Memory.resident
    let screen = mounted(rows: rows)
    return withExtendedLifetime(screen) { Double(Memory.resident - before) / Double(rows) }
  }
}
