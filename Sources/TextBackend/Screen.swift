public import ViewTree

/// A mounted, live view tree, and its picture in text.
///
///     let screen = Screen(width: 40) { WiFiScreen() }
///     try screen.find(.toggle, "Wi-Fi").tap()
///     print(screen.text)
///
/// Events go the way of real ones: through hit testing and focus. The screen is up to date whenever it is looked at.
@MainActor public final class Screen {
  let frames: FrameLoop
  package let options: ScreenOptions

  /// The time of the screen; it passes only by ``advance(by:)``.
  ///
  /// Views sleep on it, as on `\.clock` of the environment, unless the options give them a clock of another kind.
  public let clock: VirtualClock
  let canvas: Canvas
  /// Where the screen was made.
  private let place: (fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
  /// Writes down what is done, while that is wanted.
  var recorder: EventRecorder?
  /// The width in columns.
  public private(set) var width: Int
  /// The height in rows; `nil` fits the content.
  public private(set) var height: Int?

  /// Mounts a view.
  ///
  /// `width` is 0 to 16,384 columns; `height` is 0 rows or more, as long as the screen has no more than 16,777,216
  /// cells, and `nil` fits the content. Of any other size the screen is as large as it can, and has an issue.
  public init<V: View>(
    _ view: V, width: Int = 80, height: Int? = nil, options: ScreenOptions = .init(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    place = (fileID, filePath, line, column)
    let size = ScreenSize(width: width, height: height)
    (self.width, self.height) = (size.width, size.height)
    self.options = options
    let clock = options.clock as? VirtualClock ?? VirtualClock()
    self.clock = clock
    let cell = options.unit.cellSize
    let canvas = Canvas(cellSize: cell, colorScheme: options.colorScheme)
    self.canvas = canvas
    let start = options.now
    let undoManager = UndoManager.ofScreen()
    frames = FrameLoop(
      view, proposal: size.proposal(cellSize: cell), metrics: options.metrics.scaled(by: cell),
      text: TextMetrics(cellSize: cell), alignment: options.alignment,
      constants: options.environment(clock: clock, undoManager: undoManager), start: clock.now.offset,
      dateAtZero: start, variables: { EnvironmentValues(now: start.addingTimeInterval($0 / .seconds(1))) })
    frames.show = {
      canvas.work.cells += canvas.grid.cellCount(of: $0)
      canvas.grid.draw($0)
    }
    frames.shownWork = { canvas.work }
    frames.onEvent = { undoManager.endEvent() }
    frames.widened = { canvas.grid.wholeGlyphs(in: $0) }
    if let issue = size.issue { frames.add(issue) }
    clock.onAdvance { [weak frames] now in
      _ = frames?.tick(now: now)
      return frames != nil
    }
    frames.run()
  }

  /// Mounts what the closure builds, on a screen of the same sizes as ``init(_:width:height:options:)``.
  public convenience init<V: View>(
    width: Int = 80, height: Int? = nil, options: ScreenOptions = .init(),
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
  final class Canvas {
    var grid: CellGrid
    /// Whether words were left out of what a terminal shows now.
    var isLayered = false
    var work = ShownWork()

    init(cellSize: CGSize, colorScheme: ColorScheme) {
      grid = CellGrid(cellSize: cellSize, colorScheme: colorScheme)
    }
  }

  // MARK: Output

  /// The picture as text.
  public var text: String { render(.text) }

  /// The screen in a format; never ends with a line break.
  public func render(_ format: SnapshotFormat) -> String {
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
    case .graph: return frames.graphChart()
    }
  }

  private var layeredPicture: LayeredPicture { LayeredPicture(canvas.grid, frames.pictureLayers) }

  private var markedGrid: CellGrid {
    let picture = layeredPicture
    let shaded = Shading.shading(picture.grid, glyphs: options.glyphs, colorScheme: options.colorScheme)
    return StateMarks.marking(picture, shaded: shaded, glyphs: options.glyphs, controls: frames.events.controls)
  }

  /// The picture as text when the screen was closed: afterwards nobody knows what its controls were like.
  private var lastText: String?

  /// Whether its view was taken down.
  var isClosed: Bool { lastText != nil }

  private var htmlSemantics: String { HTMLSemantics(cellSize: options.unit.cellSize).encode(elements) }

  /// The picture as a part of a page whose style ``HTMLEncoder/page(title:language:style:body:)`` has.
  package func htmlFragment() -> String {
    frames.run()
    return HTMLEncoder.fragment(layeredPicture.grid, PictureWords(of: self), semantics: htmlSemantics)
  }

  /// What changed since this was asked last, as escape sequences of a terminal.
  ///
  /// Beside what lies above the screen no half words are shown, as in other pictures.
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
    // What is left out may lie anywhere.
    var grid = LayeredPicture(canvas.grid, layers).grid
    grid.touchAll()
    defer { canvas.grid.markShown(as: grid) }
    canvas.isLayered = !layers.isEmpty
    return ANSIEncoder.encodeChanges(of: grid, colors: options.colorDepth)
  }

  /// The issues that views caused so far: what is wrong, where, and what to do.
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

  /// The frame of the view with an accessibility identifier, unrounded, in the coordinates of the root view.
  ///
  /// `nil` where no view has it, or the one that does has no place.
  public func frame(id: String) -> CGRect? { frames.frame(id: id) }

  // MARK: Events

  /// Presses a key: it goes to the element with the focus and those around it, then to the screen.
  public func press(_ key: Key) { _ = hasUse(for: key) }

  /// Presses a key; says whether a view had a use for it.
  package func hasUse(for key: Key) -> Bool {
    let isUsed = frames.handle(for: "the key \(key.words)") { frames.events.press(key) }
    // A key without a receiver is left out: a test that replays it would have an issue.
    if isUsed || !key.isTyped || frames.events.hasKeyElement { recorder?.note(key) }
    return isUsed
  }

  /// Types text, a key for each character.
  ///
  /// An issue is reported where nothing has the focus and no view has a use for any of the keys.
  public func type(_ text: String) {
    guard !hasUse(forTyped: text), !text.isEmpty, !isClosed, !frames.events.hasKeyElement else { return }
    let text = text.swiftLiteral
    frames.add(
      "type(\(text)) had no effect: nothing has the focus; type into an element, as by "
        + "try screen.find(.textField, \"Name\").type(\(text)), or give one the focus before, by tap() or press(.tab)")
  }

  /// Types text; says whether a view had a use for any of it.
  func hasUse(forTyped text: String) -> Bool {
    var isUsed = false
    for character in text where hasUse(for: character.isNewline ? .return : .character(character)) { isUsed = true }
    return isUsed
  }

  /// Clicks the middle of a cell, counted from 0 at the top leading corner; beside the screen nothing is hit.
  ///
  /// `count`: how many times in a row, so that 2 is a double click; less than one counts as one, and more than 1,000 as
  /// 1,000, with an issue. Clicks of several calls are clicks of their own. Where a view may be clicked once or twice, the action of a single click is called when
  /// 0.4 seconds have passed: `advance(by: .milliseconds(400))`.
  public func click(column: Int, row: Int, count: Int = 1) { click(middle(column: column, row: row), count: count) }

  /// Clicks the middle of a cell with the secondary button, the right one of a mouse: it asks for the context menu of what
  /// is there.
  public func secondaryClick(column: Int, row: Int) {
    recorder?.noteSecondaryClick(column: column, row: row)
    let point = middle(column: column, row: row)
    frames.handle(for: .at("a secondary click", point)) { frames.events.secondaryClick(at: point) }
  }

  /// Moves the pointer over cells, counted from 0, while no button is down: for `onHover`.
  public func hover(column: Int, row: Int) { point(.hover, column: column, row: row) }

  /// Presses the button on one cell, moves to another one, and lets it go there: for a `DragGesture`.
  ///
  /// On the way it is in each of `steps` places once, evenly apart; each is an event of its own. More than 1,000 steps
  /// count as 1,000, with an issue.
  public func drag(
    fromColumn column: Int, row: Int, toColumn endColumn: Int, row endRow: Int, steps: Int = 1
  ) {
    point(.down, column: column, row: row)
    let count = bounded(steps, "steps of a drag")
    for step in 1...count {
      // In the numbers of a CGFloat: the way to a cell that is far out may be no Int.
      func between(_ start: Int, _ end: Int) -> Int {
        let way = CGFloat(end) - CGFloat(start)
        return Int(cell: CGFloat(start) + way * CGFloat(step) / CGFloat(count))
      }
      point(.drag, column: between(column, endColumn), row: between(row, endRow))
    }
    point(.up, column: endColumn, row: endRow)
  }

  /// Presses the button on a cell, until it is released: for a `LongPressGesture`, with ``advance(by:)`` in between.
  ///
  ///     screen.press(column: 2, row: 0)
  ///     screen.drag(toColumn: 5, row: 0)     // the middle of a drag: @GestureState, previews, isTargeted
  ///     screen.release(column: 5, row: 0)
  public func press(column: Int, row: Int) { point(.down, column: column, row: row) }

  /// Moves the pointer to a cell while the button is down, in one step; where it was not pressed before, nothing is
  /// dragged.
  public func drag(toColumn column: Int, row: Int) { point(.drag, column: column, row: row) }

  /// Lets the button go on a cell: what is dragged is dropped, and a press without a move becomes a click.
  public func release(column: Int, row: Int) { point(.up, column: column, row: row) }

  func middle(column: Int, row: Int) -> CGPoint {
    let cell = options.unit.cellSize
    return CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
  }

  func cell(at point: CGPoint) -> (column: Int, row: Int) {
    let cell = options.unit.cellSize
    return (Int(cell: point.x / cell.width), Int(cell: point.y / cell.height))
  }

  /// Clicks so often, and lets the time pass that tells that no other click follows, if somebody waits for one.
  func tap(_ point: CGPoint, count: Int) {
    click(point, count: count)
    if frames.events.awaitsTap { clock.advance(by: PointerEvent.clickInterval) }
  }

  func click(_ point: CGPoint, count: Int = 1) {
    noteClick(at: point, count: count)
    for number in 1...bounded(count, "clicks in a row") {
      frames.handle(for: .at("a click", point)) { frames.events.click(at: point, count: number) }
    }
  }

  /// The number of events of one call: at least one, at most 1,000, with an issue where more are asked for.
  private func bounded(_ count: Int, _ events: String) -> Int {
    let most = 1_000
    guard count > most else { return max(count, 1) }
    frames.add(
      "\(count) \(events) are too many, and only the first \(most) are sent; look at the count of the gesture, or give "
        + "the event at most \(most)")
    return most
  }

  /// Gives the screen another size, within the same bounds as when it is made.
  public func resize(width: Int, height: Int? = nil) {
    recorder?.noteResize(width: width, height: height)
    let size = ScreenSize(width: width, height: height)
    if let issue = size.issue { frames.add(issue) }
    guard frames.resize(size.proposal(cellSize: options.unit.cellSize)) else { return }
    (self.width, self.height) = (size.width, size.height)
  }

  /// Takes the view down: its `onDisappear` actions run.
  ///
  /// The screen keeps its last picture; an event, a new size or a search for an element is an issue from then on.
  public func close() {
    let text = lastText ?? self.text
    if frames.unmount() { lastText = text }
  }

  // MARK: Measuring

  /// How many vertices the state graph has: a screen that only changes has as many as before.
  package func countVertices() -> Int { frames.countVertices() }

  /// Counts what `body` makes the screen do, and why.
  ///
  /// Traces may be taken within each other: each has all that happens from its start to its end. Of a body that throws
  /// there is no trace.
  public func trace(_ body: () throws -> Void) rethrows -> InvalidationTrace { try frames.trace(body) }

  /// Calls `body`, and returns what all screens did in the events that it made.
  package static func traceAll(_ body: () throws -> Void) rethrows -> [InvalidationTrace] {
    try FrameLoop.traceAll(body)
  }

  /// What the bindings and states of the screen's views are, and what each led to while `events` happen: see
  /// ``BindingReport``.
  public func bindingReport(_ events: () throws -> Void) rethrows -> BindingReport {
    try frames.bindingReport(events)
  }

  /// What the bindings and states of the screen's views are as it is, before anything happens.
  public func bindingReport() -> BindingReport { frames.bindingReport {} }

  /// Counts what the screen does until `body` is done, and why: what `body` makes it do, and what tasks and other code
  /// do while `body` waits.
  public func trace(_ body: @MainActor () async throws -> Void) async rethrows -> InvalidationTrace {
    try await frames.trace(body)
  }
}

extension Int {
  /// The cell in which a position lies; what is beyond every screen, or is no number, is far out.
  fileprivate init(cell position: CGFloat) {
    let limit: CGFloat = 1_000_000_000
    self.init(clamping: position.isNaN ? -limit : Swift.min(Swift.max(position.rounded(.down), -limit), limit))
  }
}
