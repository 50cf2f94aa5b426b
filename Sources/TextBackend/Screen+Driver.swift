package import ViewTree

// What drives a screen in real time: it says when a frame is due, and is told what time it is.
extension Screen {
  /// Calls `driver`, on any thread, when a frame is due, once until it was made: then ``tick(now:)`` is to be called.
  package func onRequest(_ driver: @escaping @Sendable () -> Void) { frames.onRequest(driver) }

  /// Makes the frames that are due when so much time has passed.
  ///
  /// Returns when the next is due if nothing asks for one before; `nil` if none is.
  package func tick(now: Duration) -> Duration? {
    recorder?.timePassed(to: now)
    return frames.tick(now: now)
  }

  /// Shows what is animated from its start on, and not at its end until time passes.
  package func goLive() { frames.goLive() }

  /// Says that what ``renderChanges()`` returned is not to be seen any more: the next call returns the whole picture.
  package func forgetShown() { canvas.grid.forgetShown() }
}

extension Screen {
  /// Hands the first of some keys that came together to the text that is edited, where that is the same as to press them
  /// one after the other; returns how many.
  ///
  /// One frame follows for all of them.
  package func typeAhead(_ keys: ArraySlice<Key>) -> Int {
    let count = frames.typeAhead(keys)
    for key in keys.prefix(count) { recorder?.note(key) }
    return count
  }

  /// A step of the pointer, in the middle of a cell; `count`: how many times in a row the button went down there.
  package func point(
    _ phase: PointerEvent.Phase, column: Int, row: Int, count: Int = 1, modifiers: Key.Modifiers = []
  ) {
    let point = middle(column: column, row: row)
    notePoint(phase, column: column, row: row, count: count)
    let frameCount = frames.frameCount
    defer {
      // Only where something came of it.
      if phase == .hover, frames.frameCount > frameCount { recorder?.noteHover(column: column, row: row) }
    }
    frames.handle(for: .at("the pointer", point)) {
      frames.events.point(PointerEvent(phase, at: point, count: count, modifiers: modifiers))
    }
  }

  /// Turns the wheel by notches above a cell; below zero is upwards, or to the left.
  ///
  /// A notch is three lines, of the innermost view there that scrolls and can still be moved.
  public func turnWheel(column: Int, row: Int, byColumns columns: Int, rows: Int) {
    recorder?.noteWheel(column: column, row: row, columns: columns, rows: rows)
    let point = middle(column: column, row: row)
    frames.handle(for: .at("the wheel", point)) { () -> Void in
      frames.events.turnWheel(at: point, by: columns, along: .horizontal)
      frames.events.turnWheel(at: point, by: rows, along: .vertical)
    }
  }

  /// Inserts text where the focus is, as one event.
  ///
  /// What takes no text is left as it is: a blank taps nothing.
  public func paste(_ text: String) { _ = hasUse(forPasted: text) }

  /// Inserts text; says whether a view had a use for it.
  func hasUse(forPasted text: String) -> Bool {
    recorder?.notePaste(text)
    return frames.handle(for: "a paste") { frames.events.paste(text) }
  }
}
