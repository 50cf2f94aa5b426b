/// A film in the form in which it is stored beside a snapshot: rows in the format `cells`.
package struct FilmScript: Codable, Equatable, Sendable {
  /// An event of the screen.
  package struct Event: Codable, Equatable, Sendable {
    /// The statement that repeats the event.
    package var name: String
    /// The values written, and the bodies that ran, in words.
    package var notes: [String]
    /// The number of rows of the picture.
    package var height: Int
    /// The numbers of the rows that changed.
    package var rows: [Int]
    /// The rows that changed, each in the format `cells`.
    package var lines: [String]
  }

  /// The picture before the first event.
  package var start: [String]
  package var events: [Event]
  /// The number of earlier events that were not kept.
  package var dropped: Int
}

extension Film {
  /// The film for a file; `nil` if nothing happened.
  package var script: FilmScript? {
    if events.isEmpty, dropped == 0 { return nil }
    var script = FilmScript(start: [], events: [], dropped: dropped)
    var size = first.size
    forEachPicture { grid, index in
      func line(_ row: Int) -> String { CellsEncoder.lines(ofRow: row, in: grid).joined(separator: "\n") }
      defer { size = grid.size }
      guard let index else { return script.start = (0..<grid.rows).map(line) }
      let rows = grid.size == size ? grid.changedRows : Array(0..<grid.rows)
      let event = events[index]
      script.events.append(
        FilmScript.Event(
          name: event.name,
          notes: event.writes.map { "wrote \($0)" }
            + (event.bodies.isEmpty ? [] : ["ran " + event.bodies.joined(separator: ", ")]),
          height: grid.rows, rows: rows, lines: rows.map(line)))
    }
    return script
  }
}
