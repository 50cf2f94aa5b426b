import ViewTree

/// The cells over which an event draws, as they were before it.
///
/// They are kept before each drawing, so that the cost depends on the area drawn and not on the size of the picture.
struct OverdrawnCells {
  /// The kept cells of a row, from the place `start` on in `cells`.
  private struct Strip {
    let row: Int
    var columns: Range<Int>
    var start: Int

    var places: Range<Int> { start..<start + columns.count }
  }

  /// The strips of different rows, from top to bottom.
  private var strips: [Strip] = []
  private var cells: [Cell] = []
  private var marks: FilmPicture.Marks?
  /// The picture before the event, if the event changed its size.
  private var whole: FilmPicture?

  /// Keeps the cells that a display list may change in a picture.
  mutating func willDraw(_ list: DisplayList, on picture: FilmPicture, cellSize: CGSize) {
    if whole != nil { return }
    if marks == nil { marks = picture.marks }
    guard FilmPicture.Size(of: list, cellSize: cellSize) == picture.size else {
      whole = before(picture)
      (strips, cells) = ([], [])
      return
    }
    let bounds = CellRect(columns: 0..<picture.size.columns, rows: 0..<picture.size.rows)
    for rect in list.damage {
      let area = CellRect(rect, cellSize: cellSize)
      // A wide glyph at the edge is drawn as a whole.
      let wide = CellRect(columns: area.columns.lowerBound - 1..<area.columns.upperBound + 1, rows: area.rows)
      let drawn = wide.intersection(bounds)
      if drawn.columns.isEmpty { continue }
      for row in drawn.rows { keep(drawn.columns, ofRow: row, of: picture) }
    }
  }

  private mutating func keep(_ columns: Range<Int>, ofRow row: Int, of picture: FilmPicture) {
    let base = row * picture.size.columns
    // Most pictures are drawn from top to bottom.
    let isNext = strips.last.map { $0.row < row } ?? true
    let index = isNext ? strips.count : strips.partitionPoint { $0.row >= row }
    guard index < strips.count, strips[index].row == row else {
      strips.insert(Strip(row: row, columns: columns, start: cells.count), at: index)
      cells += picture.cells[base + columns.lowerBound..<base + columns.upperBound]
      return
    }
    let known = strips[index]
    let start = min(known.columns.lowerBound, columns.lowerBound)
    let end = max(known.columns.upperBound, columns.upperBound)
    if start..<end == known.columns { return }
    // Cells that were not kept so far have not been drawn over.
    let place = cells.count
    cells.reserveCapacity(place + end - start)
    cells += picture.cells[base + start..<base + known.columns.lowerBound]
    for index in known.places { cells.append(cells[index]) }
    cells += picture.cells[base + known.columns.upperBound..<base + end]
    strips[index] = Strip(row: row, columns: start..<end, start: place)
  }

  /// The picture before the event.
  private func before(_ picture: FilmPicture) -> FilmPicture {
    var before = picture.cells
    for strip in strips {
      let start = strip.row * picture.size.columns + strip.columns.lowerBound
      before.replaceSubrange(start..<start + strip.columns.count, with: cells[strip.places])
    }
    return FilmPicture(size: picture.size, cells: before, marks: marks ?? picture.marks)
  }

  /// The change that turns a picture into the one before the event.
  func change(since picture: FilmPicture) -> FilmChange {
    if let whole { return FilmChange(from: picture, to: whole) }
    var change = FilmChange()
    guard let marks else { return change }
    if marks != picture.marks { change.marks = marks }
    for strip in strips {
      let start = strip.row * picture.size.columns + strip.columns.lowerBound
      change.add(cells[strip.places], at: start, besides: picture.cells[start..<start + strip.columns.count])
    }
    return change
  }

  /// Returns the change that turns a picture into the one before the event, and forgets the cells: the next event
  /// begins.
  mutating func takeChange(since picture: FilmPicture) -> FilmChange {
    let change = change(since: picture)
    if marks == nil { return change }
    strips.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    (marks, whole) = (nil, nil)
    return change
  }
}
