internal import TextBackend
internal import ViewTree

/// A screen in a terminal: bytes go in, changed cells come out.
///
/// It knows no file and no clock; `HostLoop` says what has come and how much time has passed.
@MainActor final class Session {
  private let screen: Screen
  private let terminal: any Terminal
  private var parser = InputParser()
  private var clicks = ClickCounter()
  /// The bytes that have arrived and are not handled yet.
  private var waiting = EventQueue()
  /// Whether there was too much of it for one call of ``tick(now:isLate:)``.
  private var isBehind = false
  /// When what has come so far is taken for all there is.
  private var flushTime: Duration?
  /// Whether the last event was Control-C.
  private var wasInterrupted = false
  /// Whether the user wants it to end.
  private(set) var isFinished = false

  /// How long an escape byte waits for the rest of a sequence.
  ///
  /// A terminal sends one in one piece; on a slow line the pieces come some ten milliseconds apart.
  private static let escapeTimeout = Duration.milliseconds(50)

  /// How long a paste waits for its next piece, or its end: without one it would take every key.
  private static let pasteTimeout = Duration.seconds(2)

  init<V: View>(_ view: V, in terminal: any Terminal, options: ScreenOptions) {
    self.terminal = terminal
    let size = terminal.size
    screen = Screen(view, width: size.columns, height: size.rows, options: options)
    screen.goLive()
  }

  /// Calls `driver`, on any thread, when ``tick(now:isLate:)`` is to be called, once until it was.
  func onRequest(_ driver: @escaping @Sendable () -> Void) { screen.onRequest(driver) }

  /// Takes in what the terminal sent; ``tick(now:isLate:)`` handles it.
  func receive(_ bytes: some Sequence<UInt8>, now: Duration) {
    for event in parser.parse(bytes) { waiting.add(event, now: now) }
    flushTime = parser.waits.map { now + ($0 == .forSequence ? Self.escapeTimeout : Self.pasteTimeout) }
  }

  /// Handles what has come, makes the frames that are due and shows what changed.
  ///
  /// Returns when it is to be called again if nothing happens before. Where `isLate` says after an event that there is no
  /// time for more, the rest is handled in the next call, which is due at once.
  func tick(now: Duration, isLate: () -> Bool = { false }) -> Duration? {
    // The rest of a sequence may be there and not be read yet.
    if let time = flushTime, time <= now, !terminal.hasInput {
      flushTime = nil
      for event in parser.flush() { waiting.add(event, now: now) }
    }
    handleWaiting(now: now, isLate: isLate)
    fitSize()
    let frameTime = screen.tick(now: now)
    showChanges()
    return isBehind ? now : [flushTime, frameTime].compactMap { $0 }.min()
  }

  /// Writes down what the user does from now on.
  func startRecording() { screen.startRecording() }

  /// What the user did, as a test of a view; not that the program was ended.
  func recordedTest(of view: RecordedView) -> String {
    screen.stopRecording().dropping(EventQueue.interruption).test(of: view.expression, in: view.module)
  }

  /// Ends it: the view's `onDisappear` actions run.
  func close() { screen.close() }

  private func fitSize() {
    let size = terminal.size
    if size != TerminalSize(columns: screen.width, rows: screen.height ?? 0) {
      screen.resize(width: size.columns, height: size.rows)
    }
  }

  private func showChanges() {
    if terminal.takeCleared() { screen.forgetShown() }
    let changes = screen.renderChanges()
    if changes.isEmpty { return }
    terminal.write(TerminalSequence.updateStart + changes + TerminalSequence.updateEnd)
  }

  // MARK: Events

  private func handleWaiting(now: Duration, isLate: () -> Bool) {
    if waiting.first == nil || isFinished { return }
    // What the events start begins now, and not when the last frame was made.
    _ = screen.tick(now: now)
    // Control-C does not wait behind what takes long: it drops that, as it does in every terminal.
    if isBehind { waiting.skipToInterruption() }
    repeat { handleNext() } while waiting.first != nil && !isFinished && !isLate()
    isBehind = waiting.first != nil && !isFinished
  }

  /// Handles keys that type together, or one other event with its frame.
  private func handleNext() {
    switch waiting.first {
    case .keys(let keys):
      let count = screen.typeAhead(keys)
      if count == 0, let key = keys.first { screen.press(key) }
      waiting.removeFirst(max(count, 1))
      wasInterrupted = false
    case .event(let event, let time):
      waiting.removeFirst()
      handle(event, now: time)
    case nil: break
    }
  }

  private func handle(_ event: InputEvent, now: Duration) {
    defer { if event != .key(EventQueue.interruption) { wasInterrupted = false } }
    switch event {
    case .key(EventQueue.interruption): interrupt(by: EventQueue.interruption)
    case .key(let key): screen.press(key)
    case .paste(let text): screen.paste(text)
    case .mouse(let event): handle(event, now: now)
    }
  }

  /// A field copies by Control-C what is selected, and a view may take every key: a second one in a row always ends it.
  private func interrupt(by key: Key) {
    isFinished = wasInterrupted || !screen.hasUse(for: key)
    wasInterrupted = true
  }

  private func handle(_ event: MouseEvent, now: Duration) {
    switch event.kind {
    case .press(.left):
      point(.down, event, count: clicks.press(column: event.column, row: event.row, now: now))
    case .drag(.left): point(.drag, event, count: clicks.count)
    case .release(.left): point(.up, event, count: clicks.count)
    case .press(.right): screen.secondaryClick(column: event.column, row: event.row)
    case .hover: point(.hover, event, count: 0)
    case .wheel(let columns, let rows):
      screen.turnWheel(column: event.column, row: event.row, byColumns: columns, rows: rows)
    default: break
    }
  }

  private func point(_ phase: PointerEvent.Phase, _ event: MouseEvent, count: Int) {
    screen.point(phase, column: event.column, row: event.row, count: count, modifiers: event.modifiers)
  }
}

/// Counts the presses of a button that follow each other quickly on one cell.
private struct ClickCounter {
  private struct Press {
    let column: Int
    let row: Int
    let time: Duration
  }

  private var last: Press?
  /// How many there were in a row.
  private(set) var count = 0

  /// Takes in a press; returns which of the row it is.
  mutating func press(column: Int, row: Int, now: Duration) -> Int {
    let goesOn =
      last.map { ($0.column, $0.row) == (column, row) && now - $0.time <= PointerEvent.clickInterval } ?? false
    count = goesOn ? count + 1 : 1
    last = Press(column: column, row: row, time: now)
    return count
  }
}
