internal import ViewTree

/// Records events as the statements that repeat them: an element is named by its role and label if these find it again,
/// and by its position otherwise.
@MainActor final class EventRecorder {
  private var statements: [EventStatement] = []
  /// The recording that was already in progress when this one began.
  let outer: EventRecorder?
  /// The size of the screen at the start.
  let size: (width: Int, height: Int?)
  /// The text typed since the last other event.
  private var typed = ""
  private var press: Press?
  private var time: Duration
  /// The last click, if no other event followed: a second click makes it a double click.
  private var lastClick: (column: Int, row: Int, index: Int)?
  private var lastWheel: (column: Int, row: Int, columns: Int, rows: Int)?

  private struct Press {
    var column: Int
    var row: Int
    var time: Duration
    /// The query for the element at the position, evaluated before anything changed.
    var element: EventStatement.Receiver?
    var hasMoved = false
  }

  /// The duration from which a press is recorded as a long press.
  private static let longPress = Duration.milliseconds(500)

  init(within outer: EventRecorder? = nil, size: (width: Int, height: Int?), time: Duration) {
    (self.outer, self.size, self.time) = (outer, size, time)
  }

  /// Completes and returns the statements recorded so far.
  func finish() -> [String] {
    flush()
    return statements.map(\.words)
  }

  /// Records the time of a screen that is driven in real time.
  func timePassed(to now: Duration) { time = now }

  /// Records that a test advanced the time; while the button is down, the duration belongs to the press.
  func timePassed(by duration: Duration, to now: Duration) {
    time = now
    if press == nil { note(.advance(duration)) }
  }

  // MARK: Keys

  func note(_ key: Key) {
    if key.modifiers.isEmpty {
      if case .character(let character) = key.code {
        flush(keepingText: true)
        typed.append(character)
        return
      }
      // A blank within words belongs to them; a single blank activates a control.
      if key == .space, !typed.isEmpty {
        typed.append(" ")
        return
      }
    }
    note(.press(key))
  }

  // MARK: Pointer

  func notePress(column: Int, row: Int, element: EventStatement.Receiver?) {
    flush(keepingClick: true)
    press = Press(column: column, row: row, time: time, element: element)
  }

  func noteDrag(column: Int, row: Int) {
    guard let press, (column, row) != (press.column, press.row) else { return }
    self.press?.hasMoved = true
  }

  func noteRelease(column: Int, row: Int, count: Int) {
    guard let press else { return }
    self.press = nil
    let tenths = Int(clamping: (time - press.time) / .milliseconds(100))
    let duration = Duration.milliseconds(tenths * 100)
    if press.hasMoved {
      note(.drag(fromColumn: press.column, row: press.row, toColumn: column, endRow: row, steps: 1))
    } else if time - press.time < Self.longPress {
      noteClick(column: column, row: row, element: press.element, count: count)
    } else if let element = press.element {
      note(.call("longPress(for: \(duration.swiftLiteral))", of: element))
    } else {
      note(.point(.down, column: press.column, row: press.row))
      note(.advance(duration))
      note(.point(.up, column: press.column, row: press.row))
    }
  }

  func noteClick(column: Int, row: Int, element: EventStatement.Receiver?, count: Int) {
    flush(keepingClick: true)
    if count > 1, let last = lastClick, (last.column, last.row) == (column, row) {
      statements.removeLast(statements.count - last.index)
    }
    lastClick = (column, row, statements.count)
    if let element, count < 3 {
      statements.append(.call(count == 2 ? "doubleTap()" : "tap()", of: element))
    } else {
      statements.append(.click(column: column, row: row, count: count))
    }
  }

  func noteHover(column: Int, row: Int) {
    flush()
    if case .point(.hover, _, _) = statements.last { statements.removeLast() }
    statements.append(.point(.hover, column: column, row: row))
  }

  func noteWheel(column: Int, row: Int, columns: Int, rows: Int) {
    let before = lastWheel.map { ($0.column, $0.row) == (column, row) ? ($0.columns, $0.rows) : nil } ?? nil
    if before == nil { flush() }
    lastWheel = (column, row, columns + (before?.0 ?? 0), rows + (before?.1 ?? 0))
  }

  /// Records an event that has a statement of its own.
  func note(_ statement: EventStatement) {
    flush()
    statements.append(statement)
  }

  private func flush(keepingText: Bool = false, keepingClick: Bool = false) {
    if !keepingText, !typed.isEmpty {
      statements.append(.type(typed))
      typed = ""
      lastClick = nil
    }
    if let wheel = lastWheel {
      statements.append(
        .turnWheel(column: wheel.column, row: wheel.row, byColumns: wheel.columns, rows: wheel.rows))
      lastWheel = nil
      lastClick = nil
    }
    if !keepingClick { lastClick = nil }
  }
}
