import ViewTree

/// The position of a cell, counted from the top leading one.
package struct CellPosition: Hashable, Sendable {
  package let column: Int
  package let row: Int
}

/// A rectangle of whole cells.
struct CellRect: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Rounds the edges instead of the size: rectangles that meet still meet, and whole widths stay whole.
  init(_ rect: CGRect, cellSize: CGSize) {
    columns = Self.range(rect.origin.x, rect.size.width, cell: cellSize.width)
    rows = Self.range(rect.origin.y, rect.size.height, cell: cellSize.height)
  }

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns the cell whose leading edge is nearest.
  ///
  /// Coordinates beyond any screen, and those that are not a number, are clamped.
  @inline(__always) static func cell(_ coordinate: CGFloat, cell: CGFloat) -> Int {
    let position = coordinate / cell + 0.5
    // Truncating and comparing is faster than rounding down.
    let whole = Int(clamping: position)
    return CGFloat(whole) > position ? whole - 1 : whole
  }

  private static func range(_ origin: CGFloat, _ length: CGFloat, cell size: CGFloat) -> Range<Int> {
    // From minus infinity, an infinite length reaches plus infinity.
    let other = length == .infinity ? length : origin + length
    let start = cell(min(origin, other), cell: size)
    return start..<max(start, cell(max(origin, other), cell: size))
  }
}
