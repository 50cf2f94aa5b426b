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
    for _ in 0..<count {
      let trace = toggle.screen.trace { toggle.flip() }
      precondition(trace.totalEvaluations == 2)
    }
  }
}

/// The flips of W2, each with its counts, as a run that writes its ledger takes them.
@MainActor enum CountedFlipWorkload: Workload {
  static let name = "W2L"
  static let title = "flips of W2, each counted for a ledger"

  /// Keeps the counts of each event, as one for equal events in a row.
  private final class Observer: ScreenObserver {
    private let counter: EventCounter
    private(set) var events: [(statement: EventStatement, counts: EventCounts, count: Int)] = []

    init(_ screen: Screen) { counter = EventCounter(screen) }

    func willHandle(_ event: EventStatement, on screen: Screen) {
      let counts = counter.take().counts
      precondition(counts.isZero)
    }

    func handled(_ event: EventStatement, on screen: Screen) {
      let counts = counter.take().counts
      if let last = events.last, last.counts == counts, last.statement == event {
        events[events.count - 1].count += 1
      } else {
        events.append((event, counts, 1))
      }
    }
  }

  static func measure(into section: inout Report.Section) {}

  static func iterate(size: Int, count: Int) {
    let toggle = MountedToggle(Screen(StateForm(rows: size)))
    let observer = Observer(toggle.screen)
    toggle.screen.observe(with: observer)
    for _ in 0..<count { toggle.flip() }
    precondition(observer.events.reduce(0) { $0 + $1.count } == count && observer.events.last!.counts.wrote == 1)
  }
}
