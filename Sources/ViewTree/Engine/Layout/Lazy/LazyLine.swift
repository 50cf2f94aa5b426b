/// The positions of a lazy container's rows along its axis: exact for built rows, estimated for the others.
struct LazyLine: Equatable {
  /// Consecutive rows: one that is built, or any number with the same estimate.
  private struct Stretch: Equatable {
    let rows: Range<Int>
    let start: CGFloat
    let length: CGFloat
    /// The distance from the start of a row to that of the next.
    let pitch: CGFloat
    /// The number of rows side by side, as in a grid.
    let breadth: Int

    var end: CGFloat { start + length }

    func start(of row: Int) -> CGFloat { start + CGFloat((row - rows.lowerBound) / breadth) * pitch }

    /// Whether a row is in the last line of the stretch.
    func isLast(_ row: Int) -> Bool { (row - rows.lowerBound) / breadth == (rows.count - 1) / breadth }

    /// The row at a distance from the start.
    func row(at distance: CGFloat, rounding: FloatingPointRoundingRule) -> Int {
      guard pitch > 0 else { return rounding == .down ? rows.lowerBound : rows.upperBound }
      let count = (distance / pitch).rounded(rounding) * CGFloat(breadth)
      return rows.lowerBound + Int(clamping: max(min(count, CGFloat(rows.count)), 0))
    }
  }

  /// The expected length and gap of rows that are not built.
  struct Estimate: Equatable {
    let length: CGFloat
    /// The distance between two rows.
    let gap: CGFloat
  }

  private var stretches: [Stretch] = []
  private(set) var length: CGFloat = 0
  /// The number of rows.
  private(set) var count = 0

  /// Adds one row, or several that stand side by side.
  mutating func append(length newLength: CGFloat, gap: CGFloat, rows: Int = 1) {
    append(
      Stretch(rows: count..<count + rows, start: length + gap, length: newLength, pitch: newLength, breadth: rows))
  }

  /// Adds estimates for the missing rows before `row`; `breadth` of them stand side by side.
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

  /// Finds the stretch of a row by binary search.
  private func stretch(of row: Int) -> Stretch? {
    let index = stretches.partitionPoint { $0.rows.upperBound > row }
    return index < stretches.count ? stretches[index] : nil
  }

  /// Returns the rows that overlap an interval by more than ``rounding``.
  ///
  /// A smaller overlap may be an error of rounded sums: building that row changes the estimate, the sums are rounded
  /// differently, and the row is removed again, without end.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    var first = count
    if start <= 0 {
      first = 0
    } else if let stretch = stretches.first(where: { $0.end > start + Self.rounding }) {
      first = stretch.row(at: start + Self.rounding - stretch.start, rounding: .down)
    }
    var last = 0
    if end >= length {
      last = count
    } else if let stretch = stretches.last(where: { $0.start < end - Self.rounding }) {
      last = stretch.row(at: end - Self.rounding - stretch.start, rounding: .up)
    }
    return min(first, last)..<last
  }

  /// The largest error of a sum of lengths, in the unit of the screen.
  static let rounding: CGFloat = 1e-6
}
