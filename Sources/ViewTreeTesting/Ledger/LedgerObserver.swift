internal import SnapshotReview
internal import TextBackend
internal import ViewTree

/// Records the cost of each event of one screen, for the test that created it.
@MainActor final class LedgerObserver: ScreenObserver {
  private let counter: EventCounter
  private let recorder: LedgerRecorder
  private let test: LedgerTest

  /// Observes all screens that tests create from now on while their events are recorded.
  nonisolated static let observesScreens: Void = Screen.onEach { screen in
    guard let recorder = LedgerRecorder.current ?? LedgerRecorder.run.withLock({ $0 }), let test = LedgerTest.current
    else { return }
    recorder.begin(test)
    screen.observe(with: LedgerObserver(screen, recorder, test))
  }

  private init(_ screen: Screen, _ recorder: LedgerRecorder, _ test: LedgerTest) {
    counter = EventCounter(screen)
    (self.recorder, self.test) = (recorder, test)
  }

  func willHandle(_ event: String, on screen: Screen) { record("") }

  func handled(_ event: String, on screen: Screen) { record(event) }

  private func record(_ statement: String) {
    let (counts, waste) = counter.take()
    if statement.isEmpty, counts.isZero { return }
    recorder.add(Ledger.Event(name: Self.name(of: statement), counts: counts), waste, to: test)
  }

  /// The name of an event: its statement from the screen on, `find(.toggle, "Wi-Fi").tap()`.
  nonisolated static func name(of statement: String) -> String {
    if statement.isEmpty { return "between events" }
    var words = statement[...]
    for start in ["try ", "await ", "screen."] where words.hasPrefix(start) { words = words.dropFirst(start.count) }
    return String(words).escapingControls()
  }
}
