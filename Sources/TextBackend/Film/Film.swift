internal import ViewTree

/// The events of a screen, each with what it changed in the picture, the values it wrote and the bodies it ran.
///
///     let screen = Screen(width: 40) { WiFiScreen() }
///     try screen.find(.toggle, "Wi-Fi").tap()
///     print(screen.film.text)
///
/// A film keeps the last 1,000 events, or fewer if their pictures take more than 4 MB. A failing `expectSnapshot` shows
/// its end, and the page of `swift run snapshots report` shows all of it.
public struct Film: Sendable {
  /// An event of the screen.
  struct Event: Sendable {
    /// The statement that repeats the event; empty for changes between two events.
    let statement: String
    /// The values written, in words.
    let writes: [String]
    /// The views and styles whose bodies ran.
    let bodies: [String]
    /// The time of the screen's clock after the event.
    let time: Duration
    let change: FilmChange

    /// The name for readers.
    var name: String { statement.isEmpty ? "(a change from outside)" : statement }
  }

  let events: [Event]
  /// The picture before the first event.
  let first: FilmPicture
  /// The number of earlier events that are not kept.
  let dropped: Int
  /// The grid of the screen, for its tables of glyphs and styles.
  private let tables: CellGrid
  let title: String

  init(events: [Event], first: FilmPicture, dropped: Int, grid: CellGrid, title: String) {
    (self.events, self.first, self.dropped, tables, self.title) = (events, first, dropped, grid, title)
  }

  /// A film without events.
  init(of grid: CellGrid) {
    self.init(events: [], first: grid.picture, dropped: 0, grid: grid, title: "Screen")
  }

  /// The number of events, without those that are no longer kept.
  public var count: Int { events.count }

  /// Calls `body` with the picture before the first event and `nil`, then with the picture after each event and its
  /// index.
  ///
  /// The cells that ``CellGrid/changes()`` returns are those that the event changed.
  func forEachPicture(_ body: (inout CellGrid, Int?) -> Void) {
    var grid = CellGrid(cellSize: tables.cellSize)
    (grid.glyphs, grid.styles) = (tables.glyphs, tables.styles)
    var picture = first
    grid.show(picture, by: FilmChange())
    body(&grid, nil)
    grid.markShown()
    for (index, event) in events.enumerated() {
      _ = picture.apply(event.change)
      grid.show(picture, by: event.change)
      body(&grid, index)
      grid.markShown()
    }
  }

  /// The time in seconds at which the picture after each event begins: one second after the other, or as much later as
  /// the screen's clock advanced, at most three seconds.
  var times: [Double] {
    var (time, clock) = (0.0, events.first?.time ?? .zero)
    return events.map { event in
      time += min(max((event.time - clock) / .seconds(1), 1), 3)
      clock = event.time
      return time
    }
  }

  /// The time in seconds at which a film that is repeated begins again.
  var length: Double { (times.last ?? 0) + 3 }
}
