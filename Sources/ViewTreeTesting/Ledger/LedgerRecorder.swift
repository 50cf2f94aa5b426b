internal import SnapshotReview
internal import TextBackend
internal import ViewTree

/// The costs of events, by the test in which they happened.
final class LedgerRecorder: Sendable {
  /// The recorder of the running test, whose events are compared with its ledger.
  @TaskLocal static var current: LedgerRecorder?
  /// The recorder of the process, if the run records its ledgers.
  static let run = Locked<LedgerRecorder?>(nil)

  /// The number of lines for one test; the cost of later events is added up.
  static let lineLimit = 1_000
  private static let further = "further events"

  private struct Section {
    var runs: [Ledger.Run] = []
    var waste: Set<LedgerRecord.Waste> = []

    /// Adds an event after the others.
    mutating func append(_ event: Ledger.Event) {
      if runs.last?.event == event { return runs[runs.count - 1].count += 1 }
      if runs.count < LedgerRecorder.lineLimit { return runs.append(Ledger.Run(event)) }
      let sum = Ledger.Event(name: LedgerRecorder.further, counts: runs[runs.count - 1].counts + event.counts)
      runs[runs.count - 1] = Ledger.Run(sum)
    }

    /// Adds an event to those of the same name.
    mutating func combine(_ event: Ledger.Event) {
      if let index = runs.firstIndex(where: { $0.event.name == event.name }) {
        runs[index].event.counts = runs[index].event.counts + event.counts
      } else {
        append(event)
      }
    }
  }

  private let sections = Locked<[LedgerTest: Section]>([:])

  /// Notes that a test runs, and has a screen.
  func begin(_ test: LedgerTest) { sections.withLock { $0[test, default: Section()] = $0[test] ?? Section() } }

  func add(_ event: Ledger.Event, _ waste: [EventCounter.Waste], to test: LedgerTest) {
    sections.withLock { sections in
      if test.combinesCases {
        sections[test, default: Section()].combine(event)
      } else {
        sections[test, default: Section()].append(event)
      }
      for type in waste {
        sections[test]!.waste.insert(LedgerRecord.Waste(test: test.name, event: event.name, type: type))
      }
    }
  }

  /// The recorded events by test target.
  ///
  /// Names in which values differ from run to run have numbers in place of these.
  var modules: [String: LedgerRecord.Module] {
    sections.withLock { $0 }.reduce(into: [:]) { modules, section in
      let (test, events) = section
      var runs = events.runs.map { run in
        Ledger.Run(Ledger.Event(name: stable(run.event.name), counts: run.event.counts), count: run.count)
      }
      // The cases may run in any order.
      if test.combinesCases { runs.sort { $0.event.name < $1.event.name } }
      modules[test.module, default: .init()].tests[test.name] = runs
      modules[test.module]!.waste += events.waste.map {
        LedgerRecord.Waste(test: $0.test, event: stable($0.event), type: $0.type)
      }
    }
  }
}
