import ViewTree

/// A picture in a film: cells, whose glyphs and styles are numbers in the tables of the screen's grid.
struct FilmPicture: Sendable {
  /// The parts of a picture besides its cells.
  struct Marks: Equatable, Sendable {
    let caret: CellPosition?
    let caretColor: Color.Resolved?
    let restRows: Int
  }

  /// The size in cells.
  struct Size: Equatable, Sendable {
    var columns: Int
    var rows: Int

    init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// The size of a picture after a display list is drawn.
    init(of list: DisplayList, cellSize: CGSize) {
      let whole = CellRect(CGRect(origin: .zero, size: list.size), cellSize: cellSize)
      columns = min(whole.columns.count, PictureLimit.columns)
      rows = min(whole.rows.count, PictureLimit.rows(columns: columns))
    }
  }

  private(set) var size: Size
  private(set) var cells: [Cell]
  private(set) var marks: Marks

  init(size: Size, cells: [Cell], marks: Marks) { (self.size, self.cells, self.marks) = (size, cells, marks) }

  /// Applies a change; returns the change that undoes it.
  mutating func apply(_ change: FilmChange) -> FilmChange {
    guard let size = change.size else {
      defer { marks = change.marks ?? marks }
      return FilmChange(runs: change.runs, cells: replace(change), marks: change.marks == nil ? nil : marks)
    }
    let old = self
    cells = Self.cells(cells, of: self.size, at: size)
    self.size = size
    _ = replace(change)
    marks = change.marks ?? marks
    return FilmChange(from: self, to: old)
  }

  /// Replaces the cells of the runs; returns the cells that were there.
  private mutating func replace(_ change: FilmChange) -> [Cell] {
    var old: [Cell] = []
    old.reserveCapacity(change.cells.count)
    change.forEachRun { range, new in
      old += cells[range]
      cells.replaceSubrange(range, with: new)
    }
    return old
  }

  /// Returns the cells of a picture at a different size: those inside both sizes, and blanks elsewhere.
  static func cells(_ cells: [Cell], of old: Size, at size: Size) -> [Cell] {
    if old == size { return cells }
    var result = Array(repeating: Cell.blank, count: size.columns * size.rows)
    let columns = min(old.columns, size.columns)
    for row in 0..<min(old.rows, size.rows) {
      let (from, to) = (row * old.columns, row * size.columns)
      result.replaceSubrange(to..<to + columns, with: cells[from..<from + columns])
    }
    return result
  }
}

/// The difference between two pictures.
struct FilmChange: Sendable {
  /// Neighbouring cells that differ.
  struct Run: Sendable {
    var start: Int32
    var count: Int32
  }

  /// The new size, if it differs.
  var size: FilmPicture.Size?
  /// The cells that differ, in order; their indices belong to the new picture.
  var runs: [Run] = []
  /// The new cells of all runs.
  var cells: [Cell] = []
  /// The new marks, if they differ.
  var marks: FilmPicture.Marks?

  init() {}

  fileprivate init(runs: [Run], cells: [Cell], marks: FilmPicture.Marks?) {
    (self.runs, self.cells, self.marks) = (runs, cells, marks)
  }

  /// Finds the change from one picture to another.
  init(from old: FilmPicture, to new: FilmPicture) {
    let start = FilmPicture.cells(old.cells, of: old.size, at: new.size)
    size = old.size == new.size ? nil : new.size
    marks = old.marks == new.marks ? nil : new.marks
    add(new.cells[...], at: 0, besides: start[...])
  }

  /// Adds the cells from an index on that differ from others.
  mutating func add(_ new: ArraySlice<Cell>, at index: Int, besides old: ArraySlice<Cell>) {
    var run: Range<Int>?
    for offset in 0..<new.count where new[new.startIndex + offset] != old[old.startIndex + offset] {
      // A short gap takes less memory than another run.
      if let open = run, offset - open.upperBound <= 1 {
        run = open.lowerBound..<offset + 1
      } else {
        if let run { add(run, of: new, at: index) }
        run = offset..<offset + 1
      }
    }
    if let run { add(run, of: new, at: index) }
  }

  private mutating func add(_ run: Range<Int>, of new: ArraySlice<Cell>, at index: Int) {
    runs.append(Run(start: Int32(index + run.lowerBound), count: Int32(run.count)))
    cells += new[new.startIndex + run.lowerBound..<new.startIndex + run.upperBound]
  }

  var isEmpty: Bool { size == nil && runs.isEmpty && marks == nil }

  /// The memory of the change in bytes, about.
  var bytes: Int { runs.count * MemoryLayout<Run>.stride + cells.count * MemoryLayout<Cell>.stride }

  /// Calls `body` with the indices and the new cells of each run.
  func forEachRun(_ body: (Range<Int>, ArraySlice<Cell>) -> Void) {
    var place = 0
    for run in runs {
      let (start, count) = (Int(run.start), Int(run.count))
      body(start..<start + count, cells[place..<place + count])
      place += count
    }
  }
}

extension CellGrid {
  var size: FilmPicture.Size { FilmPicture.Size(columns: columns, rows: rows) }

  /// The parts of the grid that a film keeps.
  @inline(__always) var picture: FilmPicture {
    FilmPicture(
      size: size, cells: cells, marks: FilmPicture.Marks(caret: caret, caretColor: caretColor, restRows: restRows))
  }

  /// Makes the grid the next picture of a film, of which `change` is the difference.
  mutating func show(_ picture: FilmPicture, by change: FilmChange) {
    if picture.size == size {
      change.forEachRun { range, new in
        for (index, cell) in zip(range, new) {
          cells[index] = cell
          mark(index)
        }
      }
    } else {
      resize(columns: picture.size.columns, rows: picture.size.rows)
      cells = picture.cells
      for index in cells.indices { mark(index) }
    }
    firstBlankRow = rows
    restRows = picture.marks.restRows
    (caret, caretColor) = (picture.marks.caret, picture.marks.caretColor)
  }

  /// The rows that look different from those shown, or whose caret does.
  var changedRows: [Int] {
    let carets =
      (caret, caretColor) == (shownCaret, shownCaretColor)
      ? [] : [caret, shownCaret].compactMap { $0?.row }
    return Set(changes().map(\.row) + carets).sorted()
  }

  private mutating func mark(_ index: Int) {
    let (row, column) = (index / columns, index % columns)
    markDirty(row: row, columns: column..<column + 1)
    note(cells[index].style, row: row, columns: column..<column + 1)
  }
}
