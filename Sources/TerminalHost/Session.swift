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
  /// When what has come so far is taken for all there is.
  private var flushTime: Duration?
  /// Whether the user wants it to end.
  private(set) var isFinished = false

  /// How long an escape byte waits for the rest of a sequence.
  ///
  /// A terminal sends one in one piece; on a slow line the pieces come some ten milliseconds apart.
  private static let escapeTimeout = Duration.milliseconds(50)

  init<V: View>(_ view: V, in terminal: any Terminal, options: ScreenOptions) {
    self.terminal = terminal
    let size = terminal.size
    screen = Screen(view, width: size.columns, height: size.rows, options: options)
  }

  /// Calls `driver`, on any thread, when ``tick(now:)`` is to be called, once until it was.
  func onRequest(_ driver: @escaping @Sendable () -> Void) { screen.onRequest(driver) }

  /// Takes in what the terminal sent.
  func receive(_ bytes: some Sequence<UInt8>, now: Duration) {
    for event in parser.parse(bytes) { handle(event, now: now) }
    flushTime = parser.isAmbiguous ? now + Self.escapeTimeout : nil
  }

  /// Makes the frames that are due and shows what changed.
  ///
  /// Returns when it is to be called again if nothing happens before.
  func tick(now: Duration) -> Duration? {
    if let time = flushTime, time <= now {
      flushTime = nil
      for event in parser.flush() { handle(event, now: now) }
    }
    fitSize()
    let frameTime = screen.tick(now: now)
    showChanges()
    return [flushTime, frameTime].compactMap { $0 }.min()
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
    let changes = screen.renderChanges()
    if changes.isEmpty { return }
    terminal.write(TerminalSequence.updateStart + changes + TerminalSequence.updateEnd)
  }

  private func handle(_ event: InputEvent, now: Duration) {
    switch event {
    case .key(.character("c").with(.control)): isFinished = true
    case .key(let key): screen.press(key)
    case .paste(let text): screen.paste(text)
    case .mouse(let event): handle(event, now: now)
    }
  }

  private func handle(_ event: MouseEvent, now: Duration) {
    switch event.kind {
    case .press(.left): clicks.press(column: event.column, row: event.row, now: now)
    case .release(.left):
      guard let count = clicks.release(column: event.column, row: event.row) else { return }
      screen.click(column: event.column, row: event.row, count: count)
    case .wheel(let columns, let rows):
      screen.turnWheel(column: event.column, row: event.row, byColumns: columns, rows: rows)
    default: break
    }
  }
}

/// Makes clicks of a button that goes down and up on one cell, and counts those that follow each other quickly.
private struct ClickCounter {
  private struct Press {
    let column: Int
    let row: Int
    let time: Duration
    let count: Int
  }

  private var last: Press?
  private var isDown = false
  private static let interval = Duration.milliseconds(400)

  mutating func press(column: Int, row: Int, now: Duration) {
    var count = 1
    if let last, (last.column, last.row) == (column, row), now - last.time <= Self.interval { count = last.count + 1 }
    last = Press(column: column, row: row, time: now, count: count)
    isDown = true
  }

  /// Which click of a row it is; `nil` if the button went down elsewhere.
  mutating func release(column: Int, row: Int) -> Int? {
    defer { isDown = false }
    guard isDown, let last, (last.column, last.row) == (column, row) else { return nil }
    return last.count
  }
}
