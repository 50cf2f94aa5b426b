/// Where the rows of a lazy container stand along its axis: those that are built exactly, the others by an estimate.
struct LazyLine {
  /// Rows that follow each other: one that is built, or any number of which all are estimated the same.
  private struct Stretch {
    let rows: Range<Int>
    let start: CGFloat
    let length: CGFloat
    /// From the start of a row to that of the next.
    let pitch: CGFloat
    /// How many rows stand side by side, as in a grid.
    var breadth = 1

    var end: CGFloat { start + length }

    func start(of row: Int) -> CGFloat { start + CGFloat((row - rows.lowerBound) / breadth) * pitch }

    /// Whether a row is among the last that stand side by side.
    func isLast(_ row: Int) -> Bool {
      (row - rows.lowerBound) / breadth == (rows.count - 1) / breadth
    }

    /// The row at a distance from the start.
    func row(at distance: CGFloat, rounding: FloatingPointRoundingRule) -> Int {
      guard pitch > 0 else { return rounding == .down ? rows.lowerBound : rows.upperBound }
      let count = (distance / pitch).rounded(rounding) * CGFloat(breadth)
      return rows.lowerBound + Int(clamping: max(min(count, CGFloat(rows.count)), 0))
    }
  }

  /// What is expected of rows that are not built.
  struct Estimate: Equatable {
    let length: CGFloat
    /// The distance between two of them.
    let gap: CGFloat
  }

  private var stretches: [Stretch] = []
  private(set) var length: CGFloat = 0
  /// How many rows there are.
  private(set) var count = 0

  /// Adds one row, or several that stand side by side.
  mutating func append(length newLength: CGFloat, gap: CGFloat, rows: Int = 1) {
    append(
      Stretch(rows: count..<count + rows, start: length + gap, length: newLength, pitch: newLength, breadth: rows))
  }

  /// Estimates the rows before one, as far as they are not there: `breadth` of them stand side by side.
  mutating func skip(to row: Int, like estimate: Estimate, breadth: Int = 1) {
    guard row > count else { return }
    let pitch = estimate.length + estimate.gap
    let lines = (row - count + breadth - 1) / breadth
    append(
      Stretch(
        rows: count..<row, start: count == 0 ? 0 : length + estimate.gap,
        length: CGFloat(lines) * pitch - estimate.gap, pitch: pitch, breadth: breadth))
  }

  private mutating func append(_ stretch: Stretch) {
    stretches.append(stretch)
    count = stretch.rows.upperBound
    length = stretch.end
  }

  func start(of row: Int) -> CGFloat { stretch(of: row)?.start(of: row) ?? length }

  func end(of row: Int) -> CGFloat {
    guard let stretch = stretch(of: row) else { return length }
    return stretch.isLast(row) ? stretch.end : stretch.start(of: row) + stretch.pitch
  }

  /// The stretch in which a row is, searched by halves.
  private func stretch(of row: Int) -> Stretch? {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].rows.upperBound > row { high = middle } else { low = middle + 1 }
    }
    return low < stretches.count ? stretches[low] : nil
  }

  /// The rows that reach into an interval.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    var first = count
    if start <= 0 {
      first = 0
    } else if let stretch = stretches.first(where: { $0.end > start }) {
      first = stretch.row(at: start - stretch.start, rounding: .down)
    }
    var last = 0
    if end >= length {
      last = count
    } else if let stretch = stretches.last(where: { $0.start < end }) {
      last = stretch.row(at: end - stretch.start, rounding: .up)
    }
    return min(first, last)..<last
  }
}
