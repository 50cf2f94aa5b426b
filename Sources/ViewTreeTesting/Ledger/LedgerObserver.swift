internal import SnapshotReview
internal import TextBackend
internal import ViewTree

/// Records the cost of each event of one screen, for the test that created it.
@MainActor final class LedgerObserver: ScreenObserver {
  private let counter: EventCounter
  private let section: LedgerRecorder.Section

  /// Observes all screens that tests create from now on while their events are recorded.
  nonisolated static let observesScreens: Void = Screen.onEach { screen in
    guard let recorder = LedgerRecorder.current ?? LedgerRecorder.run.withLock({ $0 }), let test = LedgerTest.current
    else { return }
    screen.observe(with: LedgerObserver(screen, recorder.section(of: test)))
  }

  private init(_ screen: Screen, _ section: LedgerRecorder.Section) {
    counter = EventCounter(screen)
    self.section = section
  }

  func willHandle(_ event: EventStatement, on screen: Screen) { record(.outside) }

  func handled(_ event: EventStatement, on screen: Screen) { record(event) }

  private func record(_ statement: EventStatement) {
    let (counts, waste) = counter.take()
    if statement == .outside, counts.isZero { return }
    section.add(statement, counts, waste)
  }

  /// The name of an event: its statement from the screen on, `find(.toggle, "Wi-Fi").tap()`.
  nonisolated static func name(of statement: String) -> String {
    if statement.isEmpty { return "between events" }
    var words = statement[...]
    for start in ["try ", "await ", "screen."] where words.hasPrefix(start) { words = words.dropFirst(start.count) }
    return String(words).escapingControls()
  }
}
