public import ViewTree

// Pointer events on an element, at the point that a tap would hit, or else in its middle.

extension Element {
  /// Clicks the element twice in a row.
  ///
  /// If the element also reacts to triple taps, virtual time advances until the tap counts as a double one. Throws as
  /// ``tap(fileID:line:)`` does.
  public func doubleTap(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try requireEnabled("tapped", byClick: true, fileID: fileID, line: line)
    let point = try reachablePoint("tapped", fileID: fileID, line: line)
    try expectUse(
      "tapped", of: "a double tap", "onTapGesture(count: 2) or a Button", as: "doubleTap()", fileID: fileID,
      line: line
    ) { screen.tap(point, count: 2) }
  }

  /// Presses the button on the element, advances virtual time by a duration, and releases the button.
  ///
  /// Throws if the element is disabled, hidden, outside of the screen or covered, or nothing there reacts.
  public func longPress(
    for duration: Duration = .seconds(1), fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try requireEnabled("pressed", byClick: true, fileID: fileID, line: line)
    let (column, row) = screen.cell(at: try reachablePoint("pressed", fileID: fileID, line: line))
    try expectUse(
      "pressed", of: "a press of \(duration)", "onLongPressGesture with a shorter minimumDuration, or contextMenu",
      as: "longPress(for: \(duration.swiftLiteral))", fileID: fileID, line: line
    ) {
      screen.press(column: column, row: row)
      screen.advance(by: duration)
      screen.release(column: column, row: row)
    }
  }

  /// Moves the pointer over the element, while no button is down.
  ///
  /// Throws if the element is hidden, outside of the screen or covered, or if no view at the old or the new position of
  /// the pointer observes it.
  public func hover(fileID: StaticString = #fileID, line: UInt = #line) throws {
    let (column, row) = screen.cell(at: try reachablePoint("pointed at", fileID: fileID, line: line))
    try expectUse(
      "pointed at", of: "the pointer", "onHover or onContinuousHover", as: "hover()", fileID: fileID, line: line
    ) { screen.hover(column: column, row: row) }
  }

  /// Drags the element onto a different one in one step, for `draggable`, `dropDestination` and rows that can be moved.
  ///
  /// Throws if either element is hidden, outside of the screen or covered, the element is disabled, nothing there
  /// reacts, or the elements are on different screens.
  public func drag(to other: Element, fileID: StaticString = #fileID, line: UInt = #line) throws {
    try requireEnabled("dragged", byClick: true, fileID: fileID, line: line)
    guard other.screen === screen else {
      throw ElementError(
        "\(name) cannot be dragged to \(other.name): they are on different screens; find both on one screen",
        fileID: fileID, line: line)
    }
    let start = screen.cell(at: try reachablePoint("dragged", fileID: fileID, line: line))
    let end = screen.cell(at: try other.reachablePoint("dragged to", fileID: fileID, line: line))
    try expectUse(
      "dragged", of: "a drag", Self.draggable, as: "drag(to: \(screen.receiver(for: other.node).words))",
      fileID: fileID, line: line
    ) {
      screen.drag(fromColumn: start.column, row: start.row, toColumn: end.column, row: end.row)
    }
  }

  /// Drags the element by a number of columns and rows; negative numbers are to the left, or upwards.
  ///
  /// Throws if the element is disabled, hidden, outside of the screen or covered, or nothing there reacts.
  public func drag(
    byColumns columns: Int, rows: Int = 0, steps: Int = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let words = "drag(byColumns: \(columns), rows: \(rows), steps: \(steps))"
    try drag(
      columns, rows, steps: steps, "dragged", of: "a drag by \(columns) columns and \(rows) rows", Self.draggable,
      as: words, fileID: fileID, line: line)
  }

  private static let draggable = "gesture(DragGesture()) with a shorter minimumDistance, or draggable"

  private func drag(
    _ columns: Int, _ rows: Int, steps: Int, _ done: String, of what: String, _ remedy: String, as statement: String,
    fileID: StaticString, line: UInt
  ) throws {
    try requireEnabled(done, byClick: true, fileID: fileID, line: line)
    let start = screen.cell(at: try reachablePoint(done, fileID: fileID, line: line))
    func end(_ start: Int, _ way: Int) -> Int {
      let (end, isTooFar) = start.addingReportingOverflow(way)
      return isTooFar ? way : end
    }
    try expectUse(done, of: what, remedy, as: statement, fileID: fileID, line: line) {
      screen.drag(
        fromColumn: start.column, row: start.row, toColumn: end(start.column, columns), row: end(start.row, rows),
        steps: steps)
    }
  }

  /// Swipes across the element towards an edge, by a quarter of its width.
  ///
  /// A row then shows its swipe actions, or `Delete` if its collection has `onDelete(perform:)`.
  ///
  ///     try screen.find(.staticText, "Apple").swipe(to: .leading)
  ///     try screen.find(.menuItem, "Delete").tap()
  ///
  /// With `fully`, the swipe is as long as the screen is wide, and performs the first action if the row allows that.
  ///
  /// Throws if the element is disabled, hidden, outside of the screen or covered, or nothing there reacts.
  public func swipe(
    to edge: HorizontalEdge, fully: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let cell = screen.options.unit.cellSize.width
    let columns = fully ? screen.width : max(Int(clamping: frame.width / cell) / 4, 6)
    try drag(
      (edge == .leading) != node.isMirrored ? -columns : columns, 0, steps: 2, "swiped",
      of: "a swipe to the \(edge) edge",
      "swipeActions on a row of a List or Form, onDelete on its ForEach for the leading edge, or gesture(DragGesture()) "
        + "elsewhere",
      as: "swipe(to: .\(edge)\(fully ? ", fully: true" : ""))", fileID: fileID, line: line)
  }

  /// Turns the wheel above the element by notches of three lines; negative numbers are upwards, or to the left.
  ///
  /// Throws if the element is hidden or outside of the screen, or nothing scrolls there.
  public func turnWheel(
    byRows rows: Int, columns: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try requireShown("scrolled", fileID: fileID, line: line)
    let (column, row) = screen.cell(at: CGPoint(x: frame.midX, y: frame.midY))
    func turn() { screen.turnWheel(column: column, row: row, byColumns: columns, rows: rows) }
    let statement = "turnWheel(byRows: \(rows), columns: \(columns))"
    if rows == 0, columns == 0 { return screen.noting(statement, of: self, turn) }
    do {
      try expectUse(
        "scrolled", of: "the wheel in this direction", "a ScrollView, List or Form with more content than it shows",
        as: statement,
        fileID: fileID, line: line, turn)
    } catch {
      guard let reason = obstacle(of: node.ownTarget, by: screen.frames.events) else { throw error }
      throw refusal("scrolled", reason, fileID: fileID, line: line)
    }
  }

  /// Throws if no view handles the pointer events that `events` makes.
  private func expectUse(
    _ done: String, of what: String, _ remedy: String, as statement: String, fileID: StaticString, line: UInt,
    _ events: () -> Void
  ) throws {
    let isUsed = screen.noting(statement, of: self) {
      screen.frames.whileNamed("\(statement.prefix { $0 != "(" }) \(name)") {
        screen.frames.events.hasUse(for: events)
      }
    }
    guard !isUsed else { return }
    throw refusal(done, "nothing there reacts to \(what); use \(remedy)", fileID: fileID, line: line)
  }

  // MARK: Scrolling

  /// Scrolls the views around the element by the least distance that makes it visible.
  ///
  /// Throws if the element is no longer on the screen.
  public func scrollTo(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try requireShown("scrolled to", fileID: fileID, line: line)
    screen.event("scrollTo()", of: self) {
      screen.frames.whileNamed("scrollTo \(name)") {
        screen.frames.handle { node.scrollIntoView() }
        // A row of a lazy container had an estimated position at first; now it has its exact one.
        screen.frames.handle { node.scrollIntoView() }
      }
    }
  }

  // MARK: Keys

  /// Gives the element the focus, which a plain picture marks as after a key.
  ///
  /// Throws if the element is disabled or does not take the focus.
  public func focus(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try takeFocus("given the focus", isMarked: true, fileID: fileID, line: line)
  }

  /// Gives the element the focus and presses a key, with modifiers as `.character("a").with(.control)`.
  ///
  /// Throws if the element is disabled or does not take the focus.
  public func press(_ key: Key, fileID: StaticString = #fileID, line: UInt = #line) throws {
    try screen.noting("press(\(key.swiftLiteral))", of: self) {
      try takeFocus("given the focus", isMarked: true, fileID: fileID, line: line)
      screen.press(key)
    }
  }

  /// Gives the element the focus and inserts text as a whole, as a paste does.
  ///
  /// Throws if the element is disabled, does not take the focus, or does not handle pasted text.
  public func paste(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) throws {
    let isUsed = try screen.noting("paste(\(text.swiftLiteral))", of: self) {
      try takeFocus("pasted into", fileID: fileID, line: line)
      return screen.hasUse(forPasted: text)
    }
    guard isUsed || text.isEmpty else {
      throw refusal(
        "pasted into", "nothing in it handles \(text.swiftLiteral); use a textField or onPasteCommand", fileID: fileID,
        line: line)
    }
  }

  /// Gives a field the focus and deletes its text.
  ///
  /// Throws if the element is disabled, does not take the focus, is not a field, or keeps some text.
  public func clear(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try screen.noting("clear()", of: self) {
      try takeFocus("cleared", fileID: fileID, line: line)
      guard screen.frames.events.takesPaste else {
        throw refusal("cleared", "it does not take text; use a textField", fileID: fileID, line: line)
      }
      let length = value?.count ?? 0
      screen.press(.end.with(.control))
      for _ in 0..<length { screen.press(.delete) }
    }
    guard value ?? "" == "" else {
      throw refusal("cleared", "its text is still \"\(value ?? "")\"", fileID: fileID, line: line)
    }
  }

  func takeFocus(_ done: String, isMarked: Bool = false, fileID: StaticString, line: UInt) throws {
    // A key may move the focus below an open menu; else the click that gives it would only close the menu.
    try requireEnabled(done, byClick: !isMarked, fileID: fileID, line: line)
    func handle() -> Bool { screen.frames.handle(for: "\(name) (focused)") { node.focus(isMarked: isMarked) } }
    let takesFocus =
      isFocused
      ? screen.event(screen.statement("focus()", of: self), handle)
      : screen.event("focus()", of: self, handle)
    guard takesFocus else {
      throw refusal(done, "it does not take the focus; use a textField or focusable()", fileID: fileID, line: line)
    }
  }

  // MARK: Places

  /// The point at which the pointer reaches the element: the point that a tap hits, or the middle if it takes no taps.
  func reachablePoint(_ done: String, fileID: StaticString, line: UInt) throws -> CGPoint {
    try requireShown(done, fileID: fileID, line: line)
    let events = screen.frames.events
    if let target = node.tapTarget, target.reactsToTap, let point = target.point(by: events) { return point }
    let own = node.ownTarget
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if let reason = obstacle(of: own, by: events) {
      throw refusal(done, reason, fileID: fileID, line: line)
    }
    return middle
  }

  /// A description of the obstacle to a click, with a remedy.
  func obstacle(of target: TapTarget, by events: EventDispatcher) -> String? {
    let cell = screen.options.unit.cellSize
    switch target.hitTestFailure(by: events) {
    case .empty: return "it has no size, \(target.frame.shortDescription); give it a frame or content"
    case .covered(let other):
      let what = other.map { "\($0.role) \"\($0.label)\"" } ?? "something"
      return "\(what) covers it; close or move that first"
    case .outside(let edge, let distance, let window):
      let isVertical = edge == .top || edge == .bottom
      let count = Int(clamping: (distance / (isVertical ? cell.height : cell.width)).rounded(.up))
      let unit = (isVertical ? "row" : "column") + (count == 1 ? "" : "s")
      let side = [.top: "above", .bottom: "below", .leading: "before", .trailing: "after"][edge] ?? "beside"
      let place = "it is \(count) \(unit) \(side) the"
      switch window {
      case .scrollView: return "\(place) visible part; call scrollTo() first"
      case .clip: return "\(place) clipped view around it; change the size of the screen or of that view"
      case .screen: return "\(place) screen; change the size of the screen, or put the content into a ScrollView"
      }
    case .passedThrough: return nil
    }
  }
}
