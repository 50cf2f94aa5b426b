package import ViewTree

/// Records events as the statements that repeat them: an element is named by its role and label if these find it again,
/// and by its position otherwise.
@MainActor package final class EventRecorder {
  private(set) var lines: [String] = []
  /// The recording that was already in progress when this one began.
  let outer: EventRecorder?
  /// The size of the screen at the start.
  let size: (width: Int, height: Int?)
  /// The text typed since the last other event.
  private var typed = ""
  private var press: Press?
  private var time = Duration.zero
  /// The last click, if no other event followed: a second click makes it a double click.
  private var lastClick: (column: Int, row: Int, line: Int)?
  private var lastWheel: (column: Int, row: Int, columns: Int, rows: Int)?

  private struct Press {
    var column: Int
    var row: Int
    var time: Duration
    /// The query for the element at the position, evaluated before anything changed.
    var element: String?
    var hasMoved = false
  }

  /// The duration from which a press is recorded as a long press.
  private static let longPress = Duration.milliseconds(500)

  init(within outer: EventRecorder? = nil, size: (width: Int, height: Int?)) {
    (self.outer, self.size) = (outer, size)
  }

  /// Completes and returns the statements recorded so far.
  func finish() -> [String] {
    flush()
    return lines
  }

  /// Records the time of a screen that is driven in real time.
  func timePassed(to now: Duration) { time = now }

  /// Records that a test advanced the time; while the button is down, the duration belongs to the press.
  func timePassed(by duration: Duration, to now: Duration) {
    time = now
    guard press == nil else { return }
    flush()
    lines.append(Self.statement(forTime: duration))
  }

  nonisolated static func statement(forTime duration: Duration) -> String {
    "screen.advance(by: .milliseconds(\(milliseconds(in: duration))))"
  }

  /// The whole milliseconds of a duration, clamped to the range of `Int`.
  nonisolated static func milliseconds(in duration: Duration) -> Int {
    Int(exactly: (duration / .milliseconds(1)).rounded(.towardZero)) ?? (duration < .zero ? .min : .max)
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
    flush()
    lines.append(Self.statement(for: key))
  }

  func notePaste(_ text: String) {
    flush()
    lines.append("screen.paste(\(text.swiftLiteral))")
  }

  nonisolated package static func statement(for key: Key) -> String { "screen.press(\(code(of: key)))" }

  nonisolated static func code(of key: Key) -> String {
    if key == .backTab { return ".backTab" }
    let name: String
    if case .character(let character) = key.code {
      name = ".character(\(String(character).swiftLiteral))"
    } else {
      name = ".\(key.code)"
    }
    let all: [(Key.Modifiers, String)] = [
      (.shift, ".shift"), (.control, ".control"), (.option, ".option"), (.command, ".command"),
    ]
    let held = all.filter { key.modifiers.contains($0.0) }.map(\.1)
    if held.isEmpty { return name }
    return name + ".with(\(held.count == 1 ? held[0] : "[\(held.joined(separator: ", "))]"))"
  }

  // MARK: Pointer

  func notePress(column: Int, row: Int, element: String?) {
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
    if press.hasMoved {
      lastClick = nil
      lines.append(Self.statement(forDrag: (press.column, press.row), to: (column, row)))
    } else if time - press.time >= Self.longPress {
      lastClick = nil
      let tenths = Int(clamping: (time - press.time) / .milliseconds(100))
      if let element = press.element {
        lines.append("try \(element).longPress(for: .milliseconds(\(tenths * 100)))")
      } else {
        let place = "(column: \(press.column), row: \(press.row))"
        lines += [
          "screen.press\(place)", "screen.advance(by: .milliseconds(\(tenths * 100)))", "screen.release\(place)",
        ]
      }
    } else {
      noteClick(column: column, row: row, element: press.element, count: count)
    }
  }

  func noteClick(column: Int, row: Int, element: String?, count: Int) {
    flush(keepingClick: true)
    if count > 1, let last = lastClick, (last.column, last.row) == (column, row) {
      lines.removeLast(lines.count - last.line)
    }
    lastClick = (column, row, lines.count)
    if let element, count < 3 {
      lines.append("try \(element).\(count == 2 ? "doubleTap" : "tap")()")
    } else {
      lines.append(Self.statement(forClickAt: column, row, count: count))
    }
  }

  nonisolated static func statement(forClickAt column: Int, _ row: Int, count: Int) -> String {
    "screen.click(column: \(column), row: \(row)\(count > 1 ? ", count: \(count)" : ""))"
  }

  nonisolated static func statement(
    forDrag start: (column: Int, row: Int), to end: (column: Int, row: Int), steps: Int = 1
  ) -> String {
    "screen.drag(fromColumn: \(start.column), row: \(start.row), toColumn: \(end.column), row: \(end.row)"
      + (steps == 1 ? ")" : ", steps: \(steps))")
  }

  /// The statement for a phase of a pointer event at a cell.
  nonisolated static func statement(for phase: PointerEvent.Phase, column: Int, row: Int) -> String {
    switch phase {
    case .down: "screen.press(column: \(column), row: \(row))"
    case .drag: "screen.drag(toColumn: \(column), row: \(row))"
    case .up: "screen.release(column: \(column), row: \(row))"
    case .hover: "screen.hover(column: \(column), row: \(row))"
    }
  }

  nonisolated static func statement(
    forWheelAt column: Int, _ row: Int, byColumns columns: Int, rows: Int
  ) -> String { "screen.turnWheel(column: \(column), row: \(row), byColumns: \(columns), rows: \(rows))" }

  nonisolated static func statement(forWidth width: Int, height: Int?) -> String {
    "screen.resize(width: \(width)\(height.map { ", height: \($0)" } ?? ""))"
  }

  func noteSecondaryClick(column: Int, row: Int) {
    flush()
    lines.append("screen.secondaryClick(column: \(column), row: \(row))")
  }

  func noteHover(column: Int, row: Int) {
    flush()
    if lines.last?.hasPrefix("screen.hover(") == true { lines.removeLast() }
    lines.append(Self.statement(for: .hover, column: column, row: row))
  }

  func noteWheel(column: Int, row: Int, columns: Int, rows: Int) {
    flush(keepingWheel: true)
    let before = lastWheel.map { ($0.column, $0.row) == (column, row) ? ($0.columns, $0.rows) : nil } ?? nil
    if before == nil { flush() }
    lastWheel = (column, row, columns + (before?.0 ?? 0), rows + (before?.1 ?? 0))
  }

  func noteResize(width: Int, height: Int?) {
    flush()
    lines.append(Self.statement(forWidth: width, height: height))
  }

  /// Records an action that has a statement of its own.
  func note(statement: String) {
    flush()
    lines.append(statement)
  }

  private func flush(keepingText: Bool = false, keepingClick: Bool = false, keepingWheel: Bool = false) {
    if !keepingText, !typed.isEmpty {
      lines.append("screen.type(\(typed.swiftLiteral))")
      typed = ""
      lastClick = nil
    }
    if !keepingWheel, let wheel = lastWheel {
      lines.append(
        Self.statement(forWheelAt: wheel.column, wheel.row, byColumns: wheel.columns, rows: wheel.rows))
      lastWheel = nil
      lastClick = nil
    }
    if !keepingClick { lastClick = nil }
  }
}
