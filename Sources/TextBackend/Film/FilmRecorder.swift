internal import Foundation
internal import ViewTree

/// Records the film of a screen: for each event its name, the cells before it, its writes and the bodies it ran.
///
/// The last picture is the screen's own, and each event keeps only the cells that it changed, as they were before it. So
/// an event costs what it draws, and the oldest events can be dropped at any time.
@MainActor final class FilmRecorder: ScreenObserver {
  /// An event of the screen, with the change that undoes it.
  private struct Step {
    let statement: EventStatement
    let updates: UpdateLog.Updates
    /// The time of the screen's clock after the event.
    let time: Duration
    /// The change from the picture after the event to the one before it.
    let change: FilmChange

    /// The memory of the step in bytes, about.
    var bytes: Int { change.bytes + statement.textLength + 100 * updates.writes.count + 400 }
  }

  /// The most events that a film keeps.
  static let limit = 1_000
  /// The most memory in bytes that the events of a film take.
  static let byteLimit = 4 << 20

  private var steps: [Step] = []
  /// The index of the first step that is kept.
  private var first = 0
  private var bytes = 0
  private var dropped = 0
  private var overdrawn = OverdrawnCells()
  private let log = UpdateLog()
  /// The event that is being handled.
  private var current: EventStatement?

  /// Begins to record.
  init(_ screen: Screen) {
    screen.frames.log = log
    screen.observe(with: self)
  }

  /// Ends the recording.
  func stop(_ screen: Screen) {
    screen.frames.log = nil
    screen.remove(self)
  }

  /// Called before a display list is drawn.
  func willDraw(_ list: DisplayList, on canvas: Screen.Canvas) {
    overdrawn.willDraw(list, on: canvas.grid.picture, cellSize: canvas.grid.cellSize)
  }

  func willHandle(_ event: EventStatement, on screen: Screen) { current = event }

  func handled(_ event: EventStatement, on screen: Screen) {
    current = nil
    let change = overdrawn.takeChange(since: screen.canvas.grid.picture)
    let updates = log.take()
    if event == .outside, change.isEmpty, updates.isEmpty { return }
    add(Step(statement: event, updates: updates, time: screen.clock.now.offset, change: change))
  }

  private func add(_ step: consuming Step) {
    let size = step.bytes
    guard size <= Self.byteLimit else {
      // The pictures before this one cannot be restored.
      dropped += steps.count - first + 1
      (steps, first, bytes) = ([], 0, 0)
      return
    }
    steps.append(step)
    bytes += size
    while steps.count - first > Self.limit || bytes > Self.byteLimit { dropFirst() }
  }

  private func dropFirst() {
    bytes -= steps[first].bytes
    steps[first] = Step(statement: .outside, updates: .init(), time: .zero, change: .init())
    first += 1
    dropped += 1
    guard first > Self.limit else { return }
    steps.removeFirst(first)
    first = 0
  }

  /// The memory of the kept events in bytes, about.
  var memory: Int { bytes }

  /// Returns the film up to now, with the event that is being handled.
  func film(of screen: Screen) -> Film {
    var past = Array(steps[first...])
    let change = overdrawn.change(since: screen.canvas.grid.picture)
    if let current {
      past.append(Step(statement: current, updates: .init(), time: screen.clock.now.offset, change: change))
    }
    var picture = screen.canvas.grid.picture
    if current == nil { _ = picture.apply(change) }
    var events: [Film.Event] = []
    for step in past.reversed() {
      events.append(
        Film.Event(
          statement: step.statement.words.escapingControls(), writes: step.updates.wordsOfWrites,
          bodies: step.updates.bodies.compactMap { $0.words?.escapingControls() }, time: step.time,
          change: picture.apply(step.change)))
    }
    return Film(
      events: events.reversed(), first: picture, dropped: dropped, grid: screen.canvas.grid,
      title: screen.isClosed ? "Screen" : PictureWords(of: screen).title)
  }

  /// Whether screens record films unless their options say otherwise: where a test runs.
  ///
  /// The variable `VIEWTREE_FILM` decides otherwise: `1` is on, `0` is off.
  static let isOnByDefault: Bool = {
    switch environmentVariable("VIEWTREE_FILM") {
    case "1": true
    case "0": false
    default: isTest(CommandLine.arguments, environmentVariable)
    }
  }()

  /// Whether a process with these arguments and variables runs tests.
  nonisolated static func isTest(_ arguments: [String], _ variable: (String) -> String?) -> Bool {
    let program = arguments.first ?? ""
    return arguments.contains("--testing-library") || program.hasSuffix(".xctest") || program.hasSuffix("/xctest")
      || program == "xctest" || variable("XCTestConfigurationFilePath") != nil
  }
}

extension UpdateLog.Updates {
  /// The writes in words; an object that is reported as a whole is left out if its properties are there.
  fileprivate var wordsOfWrites: [String] {
    let known = writes.filter { write in
      !writes.contains { $0.name.hasPrefix(write.name + ".") }
    }
    let more = moreWrites == 0 ? [] : ["\(moreWrites) more"]
    return known.map { $0.words.escapingControls() } + more
  }
}

extension Screen {
  /// The film of the events so far.
  ///
  /// It is recorded where a test runs, or as ``ScreenOptions/recordsFilm`` requests. Otherwise it has no events.
  ///
  ///     print(screen.film.text)
  ///     try Data(screen.film.svg.utf8).write(to: URL(filePath: "settings.svg"))
  public var film: Film {
    reportOutsideChanges()
    return canvas.film?.film(of: self) ?? Film(of: canvas.grid)
  }

  /// Starts the film if the options, or a running test, request it.
  func startFilm() {
    guard options.clock == nil || options.clock is VirtualClock, options.recordsFilm ?? FilmRecorder.isOnByDefault
    else {
      return
    }
    canvas.film = FilmRecorder(self)
  }

  /// Ends the film: a live session may last for days.
  func stopFilm() {
    canvas.film?.stop(self)
    canvas.film = nil
  }
}
