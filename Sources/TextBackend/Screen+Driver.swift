package import ViewTree

// The interface for driving a screen in real time: the screen requests frames, and the driver provides the time.
extension Screen {
  /// Calls `driver`, on any thread and once for each frame, when a frame is due; the driver then calls ``tick(now:)``.
  package func onRequest(_ driver: @escaping @Sendable () -> Void) { frames.onRequest(driver) }

  /// Makes the frames that are due at a time.
  ///
  /// Returns the time of the next frame if nothing requests an earlier one; `nil` if none is due.
  package func tick(now: Duration) -> Duration? {
    event(.words("time passes"), isTime: true) {
      recorder?.timePassed(to: now)
      return frames.tick(now: now)
    }
  }

  /// Shows animations from their start, instead of at their end until time passes.
  ///
  /// The film ends.
  package func goLive() {
    stopFilm()
    frames.goLive()
  }

  /// Discards the record of the picture shown: the next call of ``renderChanges()`` returns the whole picture.
  package func forgetShown() { canvas.grid.forgetShown() }

  /// Returns the whole picture as escape sequences that draw it into a part of a terminal, with its first cell at a cell
  /// counted from 0.
  package func renderWhole(column: Int, row: Int) -> String {
    frames.run()
    return ANSIEncoder.encode(canvas.grid, atRow: row, column: column, colors: options.colorDepth)
  }

  /// Returns the role and the label of the innermost element at a cell that has a label, such as `toggle "Wi-Fi"`.
  package func elementName(column: Int, row: Int) -> String? {
    let point = middle(column: column, row: row)
    let node = frames.semantics.all.last { $0.frame.contains(point) && !$0.label.isEmpty }
    return node.map { "\($0.role) \"\($0.label)\"".escapingControls() }
  }

  /// The cell of the caret; `nil` if no text field has the focus.
  package var caret: (column: Int, row: Int)? { canvas.grid.caret.map { ($0.column, $0.row) } }
}

extension Screen {
  /// Calls `events`, and draws what they changed once, at the end.
  package func drawingOnce<T>(_ events: () throws -> T) rethrows -> T { try frames.drawingOnce(events) }

  /// Handles the leading keys of a burst that type into a text; returns their number.
  ///
  /// The effect is that of pressing them one by one. Keys share a frame only if nothing but the picture of the field
  /// depends on them.
  package func typeAhead(_ keys: ArraySlice<Key>) -> Int {
    event(.type(keys.typedText)) {
      let count = frames.typeAhead(keys)
      for key in keys.prefix(count) { recorder?.note(key) }
      return count
    }
  }

  /// Sends a phase of a pointer event to the middle of a cell; `count` is the number of successive presses there.
  package func point(
    _ phase: PointerEvent.Phase, column: Int, row: Int, count: Int = 1, modifiers: Key.Modifiers = []
  ) {
    event(.point(phase, column: column, row: row)) {
      let point = middle(column: column, row: row)
      notePoint(phase, column: column, row: row, count: count)
      let frameCount = frames.frameCount
      defer {
        // A hover is recorded only if it had an effect.
        if phase == .hover, frames.frameCount > frameCount { recorder?.noteHover(column: column, row: row) }
      }
      frames.handle(for: .at("the pointer", point)) {
        frames.events.point(PointerEvent(phase, at: point, count: count, modifiers: modifiers))
      }
    }
  }

  /// Turns the wheel above a cell by notches; negative numbers are upwards, or to the left.
  ///
  /// A notch is three lines. It scrolls the innermost view there that can still move.
  public func turnWheel(column: Int, row: Int, byColumns columns: Int, rows: Int) {
    event(.turnWheel(column: column, row: row, byColumns: columns, rows: rows)) {
      recorder?.noteWheel(column: column, row: row, columns: columns, rows: rows)
      let point = middle(column: column, row: row)
      frames.handle(for: .at("the wheel", point)) { () -> Void in
        frames.events.turnWheel(at: point, by: columns, along: .horizontal)
        frames.events.turnWheel(at: point, by: rows, along: .vertical)
      }
    }
  }

  /// Inserts text at the focus, as one event.
  ///
  /// If the focused view takes no text, nothing changes: a blank activates nothing.
  public func paste(_ text: String) { _ = hasUse(forPasted: text) }

  /// Inserts text; returns whether a view handled it.
  func hasUse(forPasted text: String) -> Bool {
    event(.paste(text)) {
      recorder?.note(.paste(text))
      return frames.handle(for: "a paste") { frames.events.paste(text) }
    }
  }
}

extension ArraySlice<Key> {
  /// The characters of the keys; other keys have none.
  fileprivate var typedText: String {
    String(compactMap { if case .character(let character) = $0.code { character } else { nil } })
  }
}
