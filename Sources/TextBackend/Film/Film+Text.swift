internal import ViewTree

extension Film {
  /// The film as text: the first picture, and for each event its statement, its writes, the bodies that ran and the
  /// rows that changed.
  ///
  ///     before the events
  ///        0 |[ ] Wi-Fi
  ///     1 try screen.find(.toggle, "Wi-Fi").tap()
  ///        wrote WiFiScreen._isOn  false → true
  ///        ran WiFiScreen, Toggle
  ///        0 |[x] Wi-Fi
  public var text: String {
    let (first, blocks) = blocks(of: events.count, rows: .max)
    return (first + blocks.joined()).joined(separator: "\n")
  }

  /// Returns the end of the film in a number of lines, at least 12: older events by their statements, and those before
  /// by their number.
  package func text(lines limit: Int) -> String {
    // Each event that is shown takes a line at least.
    let blocks = blocks(of: min(limit, events.count), rows: 6).events
    var shown: [String] = []
    var rest = blocks[...]
    // A quarter of the lines is left for the statements of earlier events.
    while let block = rest.last, shown.count + block.count <= (rest.count == 1 ? limit : limit * 3 / 4) {
      shown = block + shown
      rest.removeLast()
    }
    let left = events.count - blocks.count + rest.count
    let names = left <= limit - shown.count && dropped == 0 ? left : max(limit - shown.count - 1, 0)
    shown = rest.suffix(names).map { $0[0] } + shown
    let more = dropped + left - min(names, left)
    return ((more == 0 ? [] : ["… \(more) earlier event\(more == 1 ? "" : "s")"]) + shown).joined(separator: "\n")
  }

  /// Returns the lines of the picture before the last events, and those of each event; more changed rows than `rows` are
  /// counted.
  private func blocks(of count: Int, rows limit: Int) -> (first: [String], events: [[String]]) {
    let before = events.count - count - 1
    var rows: [String] = []
    var size = first.size
    var start: [String] = []
    var blocks: [[String]] = []
    let width = "\(dropped + events.count)".count
    forEachPicture { grid, index in
      let index = index ?? -1
      if index < before { return }
      defer { size = grid.size }
      if index == before {
        rows = (0..<grid.rows).map(grid.text)
        start =
          ["before \(dropped == 0 ? "the events" : "event \(dropped + 1)")"] + rows.enumerated().map(Self.row)
        return
      }
      let number = "\(dropped + index + 1)"
      let event = events[index]
      var lines = [String(repeating: " ", count: width - number.count) + "\(number) \(event.name)"]
      lines += event.writes.prefix(limit == .max ? .max : 3).map { "   wrote \($0)" }
      if !event.bodies.isEmpty { lines.append("   ran " + Self.list(event.bodies, limit)) }
      if grid.size != size {
        lines.append("   \(size.columns) × \(size.rows) → \(grid.size.columns) × \(grid.size.rows) cells")
      }
      lines += Self.limited(changes(in: grid, since: &rows, isResized: grid.size != size), limit)
      if lines.count == 1 { lines[0] += " · no change" }
      blocks.append(lines)
    }
    return (start, blocks)
  }

  /// Updates the texts of the rows, and returns the rows whose text changed; for a row in which only styles changed, also
  /// the styles.
  private func changes(in grid: CellGrid, since texts: inout [String], isResized: Bool) -> [String] {
    if isResized {
      texts = (0..<grid.rows).map { $0 < texts.count ? texts[$0] : "" }
    }
    // After a change of size, all cells count as changed.
    return (isResized ? Array(texts.indices) : grid.changedRows).compactMap { row in
      let text = grid.text(ofRow: row)
      let isNew = texts[row] != text
      texts[row] = text
      if isNew { return Self.row(row, text) }
      if isResized { return nil }
      let notes = CellsEncoder.notes(ofRow: row, in: grid)
      return Self.row(row, text) + "    " + (notes.isEmpty ? "plain" : notes.joined(separator: ", "))
    }
  }

  private static func row(_ row: Int, _ text: String) -> String {
    let number = "\(row)"
    return String(repeating: " ", count: max(4 - number.count, 0)) + "\(number) |\(text)"
  }

  private static func list(_ bodies: [String], _ limit: Int) -> String {
    let shown = limit == .max ? bodies : Array(bodies.prefix(8))
    return shown.joined(separator: ", ") + (shown.count < bodies.count ? " and \(bodies.count - shown.count) more" : "")
  }

  private static func limited(_ rows: [String], _ limit: Int) -> [String] {
    rows.count <= limit ? rows : rows.prefix(limit - 1) + ["   … \(rows.count - limit + 1) more rows changed"]
  }
}

extension CellGrid {
  /// The text of a row without trailing blanks.
  fileprivate func text(ofRow row: Int) -> String {
    characters(inRow: row, 0..<PlainTextEncoder.end(ofRow: row, self))
  }
}
