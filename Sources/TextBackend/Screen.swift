public import ViewTree

/// A mounted, live view tree, and its picture in text.
///
///     let screen = Screen(width: 40) { WiFiScreen() }
///     try screen.find(.toggle, "Wi-Fi").tap()
///     print(screen.text)
///
/// Events use hit testing and focus like real ones. The screen updates before each access.
@MainActor public final class Screen {
  package let frames: FrameLoop
  /// The view, to be mounted again; `nil` once the screen is closed.
  package private(set) var view: (any View)?
  package let options: ScreenOptions

  /// The screen's clock, which moves only by ``advance(by:)``.
  ///
  /// Views sleep on it through `\.clock` of the environment, unless the options provide a different kind of clock.
  public let clock: VirtualClock
  let canvas: Canvas
  /// The location at which the screen was created.
  package let place: (fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
  /// The recorder of events, while a recording is in progress.
  var recorder: EventRecorder?
  /// The observers of events; see ``event(_:_:)``.
  var observers: [any ScreenObserver] = []
  /// Whether an event is being handled for the observers.
  var isInEvent = false
  /// The number of frames at the end of the last event that the observers saw.
  var seenFrames = 0
  /// The width in columns.
  public private(set) var width: Int
  /// The height in rows; `nil` fits the content.
  public private(set) var height: Int?

  /// Creates a screen with a view.
  ///
  /// `width` is 0 to 16,384 columns; `height` is 0 rows or more, up to 16,777,216 cells in all, and `nil` fits the
  /// content. A size outside these ranges is clamped, with an issue.
  public init<V: View>(
    _ view: V, width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    place = (fileID, filePath, line, column)
    self.view = view
    let size = ScreenSize(width: width, height: height)
    (self.width, self.height) = (size.width, size.height)
    self.options = options
    let clock = options.clock as? VirtualClock ?? VirtualClock()
    self.clock = clock
    let cell = options.unit.cellSize
    let canvas = Canvas(cellSize: cell, colorScheme: options.colorScheme)
    self.canvas = canvas
    let start = options.now
    frames = FrameLoop(
      view, proposal: size.proposal(cellSize: cell), metrics: options.metrics.scaled(by: cell),
      text: TextMetrics(cellSize: cell), alignment: options.alignment,
      constants: options.environment(clock: clock), settings: options.settings, start: clock.now.offset,
      dateAtZero: start, states: options.states,
      variables: { EnvironmentValues(now: start.addingTimeInterval($0 / .seconds(1))) })
    frames.show = {
      canvas.work.cells += canvas.grid.cellCount(of: $0)
      canvas.film?.willDraw($0, on: canvas)
      canvas.grid.draw($0)
    }
    frames.shownWork = { canvas.work }
    frames.widened = { canvas.grid.wholeGlyphs(in: $0) }
    if let issue = size.issue { frames.add(issue) }
    clock.observe(with: frames) { [weak self] now in self?.timePassed(to: now) }
    frames.run()
    startFilm()
    reportCreation()
  }

  /// Creates a screen with the views of a closure, of the same sizes as the initializer with a view.
  public convenience init<V: View>(
    width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> V
  ) {
    self.init(
      content(), width: width, height: height, options: options, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  deinit {
    if options.allowsIssues { return }
    let (fileID, filePath, line, column) = place
    UnreadIssues(issues: frames.issueLog.unread, fileID: fileID, filePath: filePath, line: line, column: column)
      .report()
  }

  /// The grid, shared with the frame loop that draws into it.
  @MainActor final class Canvas {
    var grid: CellGrid
    /// Whether words were removed from the picture that a terminal shows.
    var isLayered = false
    var work = ShownWork()
    /// The film, if the screen records one.
    var film: FilmRecorder?

    init(cellSize: CGSize, colorScheme: ColorScheme) {
      grid = CellGrid(cellSize: cellSize, colorScheme: colorScheme)
    }
  }

  // MARK: Output

  /// The screen whose picture was read last, to which a failure about a text may belong.
  package private(set) static weak var lastRead: Screen?

  /// The picture as text.
  public var text: String { render(.text) }

  /// Returns the screen in a format, without a final line break.
  public func render(_ format: SnapshotFormat) -> String {
    Self.lastRead = self
    frames.run()
    let text = encode(format)
    canvas.work.bytes += text.utf8.count
    return text
  }

  private func encode(_ format: SnapshotFormat) -> String {
    switch format {
    case .text: return lastText ?? PlainTextEncoder.encode(markedGrid)
    case .ansi: return ANSIEncoder.encode(canvas.grid, colors: options.colorDepth)
    case .cells: return CellsEncoder.encode(canvas.grid)
    case .svg: return SVGEncoder.encode(layeredPicture.grid, PictureWords(of: self))
    case .html:
      return HTMLEncoder.encode(
        layeredPicture.grid, PictureWords(of: self), language: options.locale.identifier(.bcp47),
        semantics: htmlSemantics)
    case .tree: return frames.renderDump()
    case .semantics: return SemanticsEncoder.encode(elements)
    case .json: return JSONSemantics.encode(elements)
    case .graph: return frames.graphChart()
    }
  }

  var layeredPicture: LayeredPicture { LayeredPicture(canvas.grid, layers: frames.pictureLayers) }

  private var markedGrid: CellGrid { markedGrids.marked }

  /// The picture with its fills shown by characters, without and with marks.
  var markedGrids: (shaded: CellGrid, marked: CellGrid) {
    let picture = layeredPicture
    let shaded = Shading.shading(picture.grid, glyphs: options.glyphs, colorScheme: options.colorScheme)
    return (
      shaded,
      StateMarks.marking(picture, shaded: shaded, glyphs: options.glyphs, controls: frames.events.controls)
    )
  }

  /// The picture as text when the screen was closed, because its controls no longer exist.
  private var lastText: String?

  /// Whether the screen was closed.
  var isClosed: Bool { lastText != nil }

  private var htmlSemantics: String { HTMLSemantics(cellSize: options.unit.cellSize).encode(elements) }

  /// Returns the picture as a part of a page with the style of ``HTMLEncoder/page(title:language:style:body:)``.
  package func htmlFragment() -> String {
    frames.run()
    return HTMLEncoder.fragment(layeredPicture.grid, PictureWords(of: self), semantics: htmlSemantics)
  }

  /// Returns the changes since the previous call as escape sequences of a terminal.
  ///
  /// As in other pictures, words that something above the screen partly covers are removed.
  package func renderChanges() -> String {
    frames.run()
    let text = encodeChanges()
    canvas.work.bytes += text.utf8.count
    return text
  }

  private func encodeChanges() -> String {
    guard canvas.grid.hasChanges else { return "" }
    let layers = frames.pictureLayers
    if layers.isEmpty, !canvas.isLayered {
      defer { canvas.grid.markShown() }
      return ANSIEncoder.encodeChanges(of: canvas.grid, colors: options.colorDepth)
    }
    // The removed words may lie anywhere.
    var grid = LayeredPicture(canvas.grid, layers: layers).grid
    grid.markAllDirty()
    defer { canvas.grid.markShown(as: grid) }
    canvas.isLayered = !layers.isEmpty
    return ANSIEncoder.encodeChanges(of: grid, colors: options.colorDepth)
  }

  /// The issues that views caused so far, each with a fault, a place and a remedy.
  ///
  /// An issue that a test does not read fails the test when the screen is released, unless
  /// ``ScreenOptions/allowsIssues`` is true.
  public var issues: [String] {
    frames.run()
    return frames.issues
  }

  /// Returns the issues that contain some words; only they count as read.
  package func readIssues(containing words: String) -> [String] {
    frames.run()
    return frames.issueLog.read(containing: words)
  }

  // MARK: Geometry

  /// The size of the root view, in the screen's unit.
  public var size: CGSize {
    frames.run()
    return frames.contentSize
  }

  /// Returns the frame of the view with an accessibility identifier, unrounded, in the coordinates of the root view.
  ///
  /// `nil` if no view has the identifier, or if the view has no frame.
  public func frame(id: String) -> CGRect? { frames.frame(id: id) }

  // MARK: Events

  /// Presses a key: the event goes to the focused element and those around it, then to the screen.
  public func press(_ key: Key) { _ = hasUse(for: key) }

  /// Presses a key; returns whether a view handled it.
  package func hasUse(for key: Key) -> Bool {
    event(.press(key)) {
      let isUsed = frames.handle(for: "the key \(key.words)") { frames.events.press(key) }
      // A key without a receiver is not recorded: replaying it would cause an issue.
      if isUsed || !key.isTyped || frames.events.hasKeyNode { recorder?.note(key) }
      return isUsed
    }
  }

  /// Types text, one key for each character.
  ///
  /// Reports an issue if nothing has the focus and no view handles any of the keys.
  public func type(_ text: String) {
    guard !hasUse(forTyped: text), !text.isEmpty, !isClosed, !frames.events.hasKeyNode else { return }
    let text = text.swiftLiteral
    frames.add(
      "type(\(text)) had no effect: no element has the focus; type into an element, as "
        + "try screen.find(.textField, \"Name\").type(\(text)), or focus one first with tap() or press(.tab)")
  }

  /// Types text; returns whether a view handled any of it.
  func hasUse(forTyped text: String) -> Bool {
    event(.type(text)) {
      var isUsed = false
      for character in text where hasUse(for: character.isNewline ? .return : .character(character)) { isUsed = true }
      return isUsed
    }
  }

  /// Clicks the middle of a cell, counted from 0 at the top leading corner; a click outside the screen hits nothing.
  ///
  /// `count` is the number of successive clicks, such as 2 for a double click; it is clamped to 1 to 1,000, with an
  /// issue above. Clicks of separate calls are separate clicks. If a view distinguishes single from double clicks, the
  /// action of a single click is called after 0.4 seconds: `advance(by: .milliseconds(400))`.
  public func click(column: Int, row: Int, count: Int = 1) { click(middle(column: column, row: row), count: count) }

  /// Clicks the middle of a cell with the secondary button, the right one of a mouse, which opens the context menu
  /// there.
  public func secondaryClick(column: Int, row: Int) {
    event(.secondaryClick(column: column, row: row)) {
      recorder?.note(.secondaryClick(column: column, row: row))
      let point = middle(column: column, row: row)
      frames.handle(for: .at("a secondary click", point)) { frames.events.secondaryClick(at: point) }
    }
  }

  /// Moves the pointer to a cell, counted from 0, without a button down, for `onHover`.
  public func hover(column: Int, row: Int) { point(.hover, column: column, row: row) }

  /// Presses the button on one cell, moves to a second cell, and releases it there, for a `DragGesture`.
  ///
  /// The way has `steps` positions at equal distances; each is an event of its own. `steps` is clamped to 1,000, with
  /// an issue.
  public func drag(
    fromColumn column: Int, row: Int, toColumn endColumn: Int, row endRow: Int, steps: Int = 1
  ) {
    event(.drag(fromColumn: column, row: row, toColumn: endColumn, endRow: endRow, steps: steps)) {
      point(.down, column: column, row: row)
      let count = bounded(steps, "steps of a drag")
      for step in 1...count {
        // Computed as CGFloat, because the distance to a remote cell may exceed Int.
        func between(_ start: Int, _ end: Int) -> Int {
          let way = CGFloat(end) - CGFloat(start)
          return Int(cell: CGFloat(start) + way * CGFloat(step) / CGFloat(count))
        }
        point(.drag, column: between(column, endColumn), row: between(row, endRow))
      }
      point(.up, column: endColumn, row: endRow)
    }
  }

  /// Presses the button on a cell until it is released; with ``advance(by:)`` in between, a `LongPressGesture`.
  ///
  ///     screen.press(column: 2, row: 0)
  ///     screen.drag(toColumn: 5, row: 0)     // the middle of a drag: @GestureState, previews, isTargeted
  ///     screen.release(column: 5, row: 0)
  public func press(column: Int, row: Int) { point(.down, column: column, row: row) }

  /// Moves the pointer to a cell while the button is down, in one step; without a press before, nothing is dragged.
  public func drag(toColumn column: Int, row: Int) { point(.drag, column: column, row: row) }

  /// Releases the button on a cell: dragged content is dropped, and a press without movement becomes a click.
  public func release(column: Int, row: Int) { point(.up, column: column, row: row) }

  func middle(column: Int, row: Int) -> CGPoint {
    let cell = options.unit.cellSize
    return CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
  }

  package func cell(at point: CGPoint) -> (column: Int, row: Int) {
    let cell = options.unit.cellSize
    return (Int(cell: point.x / cell.width), Int(cell: point.y / cell.height))
  }

  /// Clicks `count` times, and advances the time until no further click can follow, if a view waits for one.
  func tap(_ point: CGPoint, count: Int) {
    click(point, count: count)
    if frames.events.awaitsTap { clock.advance(by: PointerEvent.clickInterval) }
  }

  func click(_ point: CGPoint, count: Int = 1) {
    event(statement(forClick: point, count: count)) {
      noteClick(at: point, count: count)
      for number in 1...bounded(count, "clicks in a row") {
        frames.handle(for: .at("a click", point)) { frames.events.click(at: point, count: number) }
      }
    }
  }

  private func statement(forClick point: CGPoint, count: Int) -> EventStatement {
    let (column, row) = cell(at: point)
    return .click(column: column, row: row, count: count)
  }

  /// Returns the number of events of one call, clamped to 1 to 1,000, with an issue above.
  private func bounded(_ count: Int, _ events: String) -> Int {
    let most = 1_000
    guard count > most else { return max(count, 1) }
    frames.add(
      "\(count) \(events) are too many, and only the first \(most) are sent; pass at most \(most)")
    return most
  }

  /// Changes the size of the screen, within the same ranges as at its creation.
  public func resize(width: Int, height: Int? = nil) {
    event(.resize(width: width, height: height)) {
      recorder?.note(.resize(width: width, height: height))
      let size = ScreenSize(width: width, height: height)
      if let issue = size.issue { frames.add(issue) }
      guard frames.resize(size.proposal(cellSize: options.unit.cellSize)) else { return }
      (self.width, self.height) = (size.width, size.height)
    }
  }

  /// Takes the view down: its `onDisappear` actions run.
  ///
  /// The screen keeps its last picture; events, changes of size and searches for elements cause issues from then on.
  public func close() {
    event(.words("screen.close()")) {
      let text = lastText ?? self.text
      guard frames.unmount() else { return }
      lastText = text
      view = nil
    }
  }

  // MARK: Measuring

  /// Stops the program if an invariant of the picture is violated.
  package func checkPicture() { canvas.grid.check() }

  /// Returns the number of vertices in the state graph, which stays the same while the screen only changes.
  package func countVertices() -> Int { frames.countVertices() }

  /// Returns a trace of what `body` makes the screen do, with the causes.
  ///
  /// Traces may be nested: each contains everything from its start to its end. There is no trace if `body` throws.
  public func trace(_ body: () throws -> Void) rethrows -> InvalidationTrace {
    InvalidationTrace(try frames.trace(body))
  }

  /// Calls `body`, and returns what all screens did in the events that it caused.
  package static func traceAll(_ body: () throws -> Void) rethrows -> [InvalidationTrace] {
    try FrameLoop.traceAll(body).map { InvalidationTrace($0) }
  }

  /// Returns the bindings and states of the screen's views, with the effects of each while `events` happen: see
  /// `BindingReport`.
  public func bindingReport(_ events: () throws -> Void) rethrows -> BindingReport {
    BindingReport(try trace(events), properties: frames.tracedProperties)
  }

  /// Returns the bindings and states of the screen's views at present, before any events.
  public func bindingReport() -> BindingReport { bindingReport {} }

  /// Returns a trace of what the screen does until `body` returns, with the causes: the effects of `body`, and those of
  /// tasks and other code while `body` waits.
  public func trace(_ body: @MainActor () async throws -> Void) async rethrows -> InvalidationTrace {
    InvalidationTrace(try await frames.trace(body))
  }
}

extension Int {
  /// The cell of a position; positions beyond any screen, and those that are not a number, are clamped.
  fileprivate init(cell position: CGFloat) {
    let limit: CGFloat = 1_000_000_000
    self.init(clamping: position.isNaN ? -limit : Swift.min(Swift.max(position.rounded(.down), -limit), limit))
  }
}
