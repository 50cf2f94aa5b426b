/// Where the rows of a lazy container stand along its axis: those that are built exactly, the others by an estimate.
struct LazyLine {
  /// Rows that follow each other: one that is built, or any number of which all are estimated the same.
  private struct Stretch {
    let rows: Range<Int>
    let start: CGFloat
    let length: CGFloat
    /// From the start of a row to that of the next.
    let pitch: CGFloat

    var end: CGFloat { start + length }

    func start(of row: Int) -> CGFloat { start + CGFloat(row - rows.lowerBound) * pitch }

    /// The row at a distance from the start.
    func row(at distance: CGFloat, rounding: FloatingPointRoundingRule) -> Int {
      guard pitch > 0 else { return rounding == .down ? rows.lowerBound : rows.upperBound }
      let count = (distance / pitch).rounded(rounding)
      return rows.lowerBound + Int(max(min(count, CGFloat(rows.count)), 0))
    }
  }

  /// What is expected of rows that are not built.
  struct Estimate {
    let length: CGFloat
    /// The distance between two of them.
    let gap: CGFloat
  }

  private var stretches: [Stretch] = []
  private(set) var length: CGFloat = 0
  /// How many rows there are.
  private(set) var count = 0

  mutating func append(length newLength: CGFloat, gap: CGFloat) {
    append(Stretch(rows: count..<count + 1, start: length + gap, length: newLength, pitch: newLength))
  }

  mutating func append(_ number: Int, like estimate: Estimate, gap: CGFloat) {
    let pitch = estimate.length + estimate.gap
    append(
      Stretch(
        rows: count..<count + number, start: length + gap, length: CGFloat(number) * pitch - estimate.gap, pitch: pitch)
    )
  }

  private mutating func append(_ stretch: Stretch) {
    stretches.append(stretch)
    count = stretch.rows.upperBound
    length = stretch.end
  }

  func start(of row: Int) -> CGFloat {
    guard let index = stretches.firstIndex(where: { row < $0.rows.upperBound }) else { return length }
    return stretches[index].start(of: row)
  }

  func end(of row: Int) -> CGFloat {
    guard let stretch = stretches.first(where: { row < $0.rows.upperBound }) else { return length }
    return row == stretch.rows.upperBound - 1 ? stretch.end : stretch.start(of: row) + stretch.pitch
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
