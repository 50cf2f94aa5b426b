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
    let (first, blocks) = blocks(rows: .max)
    return (first + blocks.joined()).joined(separator: "\n")
  }

  /// Returns the end of the film in a number of lines, at least 12: older events by their statements, and those before
  /// by their number.
  package func text(lines limit: Int) -> String {
    let blocks = blocks(rows: 6).events
    var shown: [String] = []
    var rest = blocks[...]
    // A quarter of the lines is left for the statements of earlier events.
    while let block = rest.last, shown.count + block.count <= (rest.count == 1 ? limit : limit * 3 / 4) {
      shown = block + shown
      rest.removeLast()
    }
    let hidden = dropped + rest.count
    let names = rest.count <= limit - shown.count && dropped == 0 ? rest.count : max(limit - shown.count - 1, 0)
    shown = rest.suffix(names).map { $0[0] } + shown
    let more = hidden - min(names, rest.count)
    return ((more == 0 ? [] : ["… \(more) earlier event\(more == 1 ? "" : "s")"]) + shown).joined(separator: "\n")
  }

  /// Returns the lines of the first picture, and those of each event; more changed rows than `rows` are counted.
  private func blocks(rows limit: Int) -> (first: [String], events: [[String]]) {
    var lastRows: [String] = []
    var size = first.size
    var start: [String] = []
    var blocks: [[String]] = []
    let width = "\(dropped + events.count)".count
    forEachPicture { grid, index in
      let texts = grid.rowTexts
      defer { (lastRows, size) = (texts, grid.size) }
      guard let index else {
        start = ["before \(dropped == 0 ? "the events" : "event \(dropped + 1)")"] + texts.enumerated().map(Self.row)
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
      lines += Self.limited(changedRows(of: grid, texts, lastRows, isResized: grid.size != size), limit)
      if lines.count == 1 { lines[0] += " · no change" }
      blocks.append(lines)
    }
    return (start, blocks)
  }

  /// The rows whose text changed; for one in which only styles changed, also the styles.
  private func changedRows(
    of grid: CellGrid, _ texts: [String], _ before: [String], isResized: Bool
  ) -> [String] {
    var rows: [String] = []
    // After a change of size, all cells count as changed.
    for row in isResized ? Array(texts.indices) : grid.changedRows {
      let isNew = row >= before.count ? !texts[row].isEmpty : before[row] != texts[row]
      if isResized, !isNew { continue }
      let notes = CellsEncoder.notes(ofRow: row, in: grid)
      rows.append(
        Self.row(row, texts[row]) + (isNew ? "" : "    " + (notes.isEmpty ? "plain" : notes.joined(separator: ", "))))
    }
    return rows
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
  /// The text of each row without trailing blanks.
  fileprivate var rowTexts: [String] {
    (0..<rows).map { characters(inRow: $0, 0..<PlainTextEncoder.end(ofRow: $0, self)) }
  }
}
