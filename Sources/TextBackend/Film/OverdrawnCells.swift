import ViewTree

/// The cells over which an event draws, as they were before it.
///
/// They are kept before each drawing, so that the cost depends on the area drawn and not on the size of the picture.
struct OverdrawnCells {
  /// The columns of each row that are kept, and the place of the first in `cells`.
  private var rows: [Int: (columns: Range<Int>, start: Int)] = [:]
  private var cells: [Cell] = []
  private var marks: FilmPicture.Marks?
  /// The picture before the event, if the event changed its size.
  private var whole: FilmPicture?

  /// Keeps the cells that a display list may change in a grid.
  mutating func willDraw(_ list: DisplayList, on grid: CellGrid) {
    if whole != nil { return }
    if marks == nil { marks = FilmPicture.Marks(grid) }
    guard grid.size(after: list) == grid.size else {
      whole = before(grid)
      (rows, cells) = ([:], [])
      return
    }
    for rect in list.damage {
      let area = CellRect(rect, cellSize: grid.cellSize)
      // A wide glyph at the edge is drawn as a whole.
      let wide = CellRect(columns: area.columns.lowerBound - 1..<area.columns.upperBound + 1, rows: area.rows)
      let drawn = wide.intersection(grid.bounds)
      if drawn.columns.isEmpty { continue }
      for row in drawn.rows { keep(drawn.columns, ofRow: row, of: grid) }
    }
  }

  private mutating func keep(_ columns: Range<Int>, ofRow row: Int, of grid: CellGrid) {
    let base = row * grid.columns
    guard let known = rows[row] else {
      rows[row] = (columns, cells.count)
      cells += grid.cells[base + columns.lowerBound..<base + columns.upperBound]
      return
    }
    let start = min(known.columns.lowerBound, columns.lowerBound)
    let end = max(known.columns.upperBound, columns.upperBound)
    if start..<end == known.columns { return }
    // Cells that were not kept so far have not been drawn over.
    let place = cells.count
    cells.reserveCapacity(place + end - start)
    cells += grid.cells[base + start..<base + known.columns.lowerBound]
    for index in known.start..<known.start + known.columns.count { cells.append(cells[index]) }
    cells += grid.cells[base + known.columns.upperBound..<base + end]
    rows[row] = (start..<end, place)
  }

  /// The picture before the event.
  private func before(_ grid: CellGrid) -> FilmPicture {
    var before = grid.cells
    for (row, kept) in rows {
      let start = row * grid.columns + kept.columns.lowerBound
      before.replaceSubrange(
        start..<start + kept.columns.count, with: cells[kept.start..<kept.start + kept.columns.count])
    }
    return FilmPicture(size: grid.size, cells: before, marks: marks ?? FilmPicture.Marks(grid))
  }

  /// The change that turns the picture of a grid into the one before the event.
  func change(since grid: CellGrid) -> FilmChange {
    if let whole { return FilmChange(from: FilmPicture(grid), to: whole) }
    var change = FilmChange()
    guard let marks else { return change }
    if marks != FilmPicture.Marks(grid) { change.marks = marks }
    for (row, kept) in rows.sorted(by: { $0.key < $1.key }) {
      let start = row * grid.columns + kept.columns.lowerBound
      change.add(
        cells[kept.start..<kept.start + kept.columns.count], at: start,
        besides: grid.cells[start..<start + kept.columns.count])
    }
    return change
  }

  /// Forgets the cells: the next event begins.
  mutating func reset() {
    if marks == nil { return }
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    (marks, whole) = (nil, nil)
  }
}
