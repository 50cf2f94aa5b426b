internal import SnapshotReview
internal import TextBackend

#if canImport(Testing)
  import Testing
#endif

/// Records the cost of each event of one screen.
@MainActor final class LedgerObserver: ScreenObserver {
  private let counter: EventCounter
  private let recorder: LedgerRecorder
  private var test: LedgerTest?

  /// Observes all screens that are created from now on while their events are recorded.
  nonisolated static let observesScreens: Void = Screen.onEach { screen in
    guard let recorder = LedgerRecorder.current ?? LedgerRecorder.run.withLock({ $0 }) else { return }
    screen.observe(with: LedgerObserver(screen, recorder))
  }

  private init(_ screen: Screen, _ recorder: LedgerRecorder) {
    counter = EventCounter(screen)
    self.recorder = recorder
    test = LedgerTest.current
    #if canImport(Testing)
      testID = Test.current?.id
    #endif
    if let test { recorder.begin(test) }
  }

  func willHandle(_ event: String, on screen: Screen) { record("") }

  func handled(_ event: String, on screen: Screen) { record(event) }

  private func record(_ statement: String) {
    let (counts, waste) = counter.take()
    if statement.isEmpty, counts.isZero { return }
    updateTest()
    guard let test else { return }
    recorder.add(Ledger.Event(name: Self.name(of: statement), counts: counts), waste, to: test)
  }

  /// The name of an event: its statement from the screen on, `find(.toggle, "Wi-Fi").tap()`.
  nonisolated static func name(of statement: String) -> String {
    if statement.isEmpty { return "between events" }
    var words = statement[...]
    for start in ["try ", "await ", "screen."] where words.hasPrefix(start) { words = words.dropFirst(start.count) }
    return String(words).escapingControls()
  }

  // The name of a test takes longer than counting an event, and most screens belong to one test.
  #if canImport(Testing)
    private var testID: Test.ID?

    private func updateTest() {
      let id = Test.current?.id
      if id == testID, id != nil { return }
      testID = id
      test = LedgerTest.current
    }
  #else
    private func updateTest() { test = LedgerTest.current }
  #endif
}
