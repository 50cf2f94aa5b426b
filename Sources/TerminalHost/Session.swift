internal import TextBackend
internal import ViewTree

/// A screen in a terminal: bytes go in, changed cells come out.
///
/// A session uses no file and no clock; `HostLoop` provides the input and the time.
@MainActor final class Session {
  let screen: Screen
  private let terminal: any Terminal
  private var parser = InputParser()
  private var clicks = ClickCounter()
  /// The events that have arrived and are not handled yet.
  private var waiting = EventQueue()
  /// Whether the last call of ``tick(now:isLate:)`` left events for the next one.
  private var hasBacklog = false
  /// The time at which incomplete input counts as complete.
  private var flushTime: Duration?
  /// Whether the last event was Control-C.
  private var wasInterrupted = false
  /// The live meter, while it is shown.
  private var meter: Meter?
  /// Whether the mouse was pressed on the meter, which then also gets the rest of the gesture.
  private var isMeterPressed = false
  /// Whether the user wants to quit.
  private(set) var isFinished = false

  /// The time that an escape byte waits for the rest of a sequence.
  ///
  /// A terminal sends a sequence in one piece; on a slow line the pieces arrive some 10 ms apart.
  private static let escapeTimeout = Duration.milliseconds(50)

  /// The time that a paste waits for its next piece or its end; without a limit it would take every key.
  private static let pasteTimeout = Duration.seconds(2)

  init<V: View>(_ view: V, in terminal: any Terminal, options: ScreenOptions) {
    self.terminal = terminal
    let size = terminal.size
    screen = Screen(view, width: size.columns, height: size.rows, options: options)
    screen.goLive()
  }

  /// Calls `driver`, on any thread and once until the call, when ``tick(now:isLate:)`` is due.
  func onRequest(_ driver: @escaping @Sendable () -> Void) { screen.onRequest(driver) }

  /// Receives the terminal's input; ``tick(now:isLate:)`` handles it.
  func receive(_ bytes: some Sequence<UInt8>, now: Duration) {
    for event in parser.parse(bytes) { waiting.add(event, now: now) }
    flushTime = parser.waits.map { now + ($0 == .forSequence ? Self.escapeTimeout : Self.pasteTimeout) }
  }

  /// Handles the input, makes the due frames and shows the changes.
  ///
  /// Returns the time of the next call if nothing happens before. If `isLate` returns true after an event, the rest is
  /// left for the next call, which is due at once.
  func tick(now: Duration, isLate: () -> Bool = { false }) -> Duration? {
    // The rest of a sequence may have arrived and not been read yet.
    if let time = flushTime, time <= now, !terminal.hasInput {
      flushTime = nil
      for event in parser.flush() { waiting.add(event, now: now) }
    }
    handleWaiting(now: now, isLate: isLate)
    fitSize()
    let frameTime = measuredLater { screen.tick(now: now) }
    showChanges()
    return hasBacklog ? now : [flushTime, frameTime].compactMap { $0 }.min()
  }

  /// Starts recording the user's actions.
  func startRecording() { screen.startRecording() }

  /// Returns the user's actions as a test of a view, without quitting the program.
  func recordedTest(of view: RecordedView) -> String {
    screen.stopRecording().dropping(EventQueue.interruption).test(of: view.expression, in: view.module)
  }

  /// Closes the screen: the view's `onDisappear` actions run.
  func close() { screen.close() }

  private func fitSize() {
    let size = terminal.size
    if size != TerminalSize(columns: screen.width, rows: screen.height ?? 0) {
      screen.resize(width: size.columns, height: size.rows)
      meter?.fit(to: size)
    }
  }

  private func showChanges() {
    if terminal.takeCleared() { screen.forgetShown() }
    var changes = screen.renderChanges()
    if let meter { changes += meter.changes(isCovered: !changes.isEmpty, caret: screen.caret) }
    if changes.isEmpty { return }
    terminal.write(TerminalSequence.updateStart + changes + TerminalSequence.updateEnd)
  }

  // MARK: Live meter

  /// Shows the meter; if it is shown, moves it to the opposite edge.
  private func showMeter() {
    if let meter { meter.move(in: terminal.size) } else { meter = Meter(in: terminal.size, like: screen.options) }
    // The cells below the former place are drawn again.
    screen.forgetShown()
  }

  private func hideMeter() {
    meter = nil
    screen.forgetShown()
  }

  /// Calls the work of an event, and shows its measures in the meter, if there is one.
  private func measured<T>(_ name: String? = nil, _ work: () -> T) -> T {
    guard let meter else { return work() }
    var result: T?
    meter.add(event: screen.trace { result = work() }, named: name)
    return result!
  }

  /// Calls work that is no event of its own, such as a timer's.
  private func measuredLater<T>(_ work: () -> T) -> T {
    guard let meter else { return work() }
    var result: T?
    meter.add(later: screen.trace { result = work() })
    return result!
  }

  /// The name of a mouse event in the meter, by the element there; `nil` without a meter.
  private func name(of event: MouseEvent) -> String? {
    guard meter != nil else { return nil }
    let place = screen.elementName(column: event.column, row: event.row)
    return "\(event.kind.words) \(place ?? "at column \(event.column), row \(event.row)")"
  }

  /// Returns whether the meter handles a mouse event: it lies above the screen.
  private func isForMeter(_ event: MouseEvent) -> Bool {
    let isOnMeter = meter?.contains(column: event.column, row: event.row) ?? false
    switch event.kind {
    case .press:
      isMeterPressed = isOnMeter
      return isOnMeter
    case .drag, .release: return isMeterPressed
    case .wheel(_, let rows):
      if isOnMeter { meter?.turnWheel(byRows: rows) }
      return isOnMeter
    case .hover: return isOnMeter
    }
  }

  // MARK: Events

  private func handleWaiting(now: Duration, isLate: () -> Bool) {
    if waiting.first == nil || isFinished { return }
    // Work that the events start begins at the current time, and not at the time of the last frame.
    _ = measuredLater { screen.tick(now: now) }
    // Control-C does not wait for slow work: it discards the events before it, as in every terminal.
    if hasBacklog { waiting.skipToInterruption() }
    screen.drawingOnce {
      repeat { handleNext() } while waiting.first != nil && !isFinished && !isLate()
    }
    hasBacklog = waiting.first != nil && !isFinished
  }

  /// Handles keys that type together, or one other event with its frame.
  private func handleNext() {
    switch waiting.first {
    case .keys(let keys) where keys.first == .escape && meter != nil:
      hideMeter()
      waiting.removeFirst()
      wasInterrupted = false
    case .keys(let keys):
      let count = measured {
        let count = screen.typeAhead(keys)
        if count == 0, let key = keys.first { screen.press(key) }
        return count
      }
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
    case .key(let key): measured { screen.press(key) }
    case .paste(let text): measured { screen.paste(text) }
    case .mouse(let mouse) where isForMeter(mouse): break
    case .mouse(let mouse) where event.isHover: measuredLater { handle(mouse, now: now) }
    case .mouse(let mouse): measured(name(of: mouse)) { handle(mouse, now: now) }
    case .meter: showMeter()
    }
  }

  /// In a field, Control-C copies the selection, and a view may handle every key; a second Control-C in a row always
  /// quits.
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

/// Counts successive quick presses of a button on one cell.
private struct ClickCounter {
  private struct Press {
    let column: Int
    let row: Int
    let time: Duration
  }

  private var last: Press?
  /// The number of successive presses.
  private(set) var count = 0

  /// Records a press; returns its number in the row.
  mutating func press(column: Int, row: Int, now: Duration) -> Int {
    let goesOn =
      last.map { ($0.column, $0.row) == (column, row) && now - $0.time <= PointerEvent.clickInterval } ?? false
    count = goesOn ? count + 1 : 1
    last = Press(column: column, row: row, time: now)
    return count
  }
}
