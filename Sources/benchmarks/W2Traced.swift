import TextBackend
import ViewTree

/// The flips of W2 during one open trace, which measures the cost of a trace.
@MainActor enum TracedFlipWorkload: Workload {
  static let name = "W2T"
  static let title = "flips of W2 while a trace is open"
  private static let sizes = [10, 100, 1_000]

  static func measure(into section: inout Report.Section) {
    for rows in sizes {
      let toggle = MountedToggle(Screen(StateForm(rows: rows)))
      let plain = Timing(runs: 101) { toggle.flip() }
      var open: Timing?
      _ = toggle.screen.trace { open = Timing(runs: 101) { toggle.flip() } }
      let each = Timing(runs: 101) { _ = toggle.screen.trace { toggle.flip() } }
      section.add("without a trace, N = \(rows)", plain, .µs)
      section.add("in an open trace, N = \(rows)", open!, .µs)
      section.add("a trace for each, N = \(rows)", each, .µs)
    }
  }

  static func iterate(size: Int, count: Int) {
    let toggle = MountedToggle(Screen(StateForm(rows: size)))
    _ = toggle.screen.trace { for _ in 0..<count { toggle.flip() } }
  }
}

/// The flips of W2 with a trace for each.
@MainActor enum TraceForEachFlipWorkload: Workload {
  static let name = "W2E"
  static let title = "flips of W2 with a trace for each"

  static func measure(into section: inout Report.Section) {}

  static func iterate(size: Int, count: Int) {
    let toggle = MountedToggle(Screen(StateForm(rows: size)))
    for _ in 0..<count { precondition(toggle.screen.trace { toggle.flip() }.totalEvaluations == 2) }
  }
}
