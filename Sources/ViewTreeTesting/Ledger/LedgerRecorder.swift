internal import SnapshotReview
internal import TextBackend
internal import ViewTree

/// The costs of events, by the test in which they happened.
final class LedgerRecorder: Sendable {
  /// The recorder of the running test, whose events are compared with its ledger.
  @TaskLocal static var current: LedgerRecorder?
  /// The recorder of the process, if the run records its ledgers.
  static let run = Locked<LedgerRecorder?>(nil)

  /// The maximum number of lines for one test; the cost of later events is added up.
  static let lineLimit = 1_000
  private static let further = EventStatement.words("further events")

  /// The costs of one test's events.
  final class Section: Sendable {
    /// Equal events in a row; their names are made when the ledger is written.
    private struct Run {
      var statement: EventStatement
      var counts: EventCounts
      var count = 1
    }

    private struct Waste: Hashable {
      var statement: EventStatement
      var type: EventCounter.Waste
    }

    private struct State {
      var runs: [Run] = []
      /// The index of each combined event in `runs`.
      var places: [EventStatement: Int] = [:]
      var waste: Set<Waste> = []

      /// Adds an event after the others.
      mutating func append(_ statement: EventStatement, _ counts: EventCounts) {
        if let last = runs.last, last.counts == counts, last.statement == statement {
          runs[runs.count - 1].count += 1
        } else if runs.count < LedgerRecorder.lineLimit {
          runs.append(Run(statement: statement, counts: counts))
        } else {
          let last = runs.removeLast()
          let sum = repeatElement(last.counts, count: last.count).reduce(counts, +)
          runs.append(Run(statement: LedgerRecorder.further, counts: sum))
        }
      }

      /// Adds an event to those of the same name.
      mutating func combine(_ statement: EventStatement, _ counts: EventCounts) {
        if let index = places[statement] {
          runs[index].counts = runs[index].counts + counts
        } else {
          append(statement, counts)
          if runs.last?.statement == statement { places[statement] = runs.count - 1 }
        }
      }
    }

    private let combinesCases: Bool
    private let state = Locked(State())

    fileprivate init(of test: LedgerTest) { combinesCases = test.combinesCases }

    func add(_ statement: EventStatement, _ counts: EventCounts, _ waste: [EventCounter.Waste] = []) {
      state.withLock { state in
        if combinesCases { state.combine(statement, counts) } else { state.append(statement, counts) }
        for type in waste { state.waste.insert(Waste(statement: statement, type: type)) }
      }
    }

    /// Adds the events to a record.
    ///
    /// Names in which values differ from run to run have numbers in place of these.
    fileprivate func add(to module: inout LedgerRecord.Module, as test: String) {
      let (runs, waste) = state.withLock { ($0.runs, $0.waste) }
      module.tests[test] = runs.map { run in
        Ledger.Run(Ledger.Event(name: stable(run.statement), counts: run.counts), count: run.count)
      }
      // The cases may run in any order.
      if combinesCases { module.tests[test]?.sort { $0.event.name < $1.event.name } }
      module.waste += waste.map { LedgerRecord.Waste(test: test, event: stable($0.statement), type: $0.type) }
    }

    private func stable(_ statement: EventStatement) -> String {
      ViewTreeTesting.stable(LedgerObserver.name(of: statement.words))
    }
  }

  private let sections = Locked<[LedgerTest: Section]>([:])

  /// Returns the section of a test, which runs and has a screen.
  func section(of test: LedgerTest) -> Section {
    sections.withLock { sections in
      let section = sections[test] ?? Section(of: test)
      sections[test] = section
      return section
    }
  }

  /// The recorded events by test target.
  var modules: [String: LedgerRecord.Module] {
    sections.withLock { $0 }.reduce(into: [:]) { modules, section in
      section.value.add(to: &modules[section.key.module, default: .init()], as: section.key.name)
    }
  }
}
