/// The inside of outlines as a new outline of straight lines that do not cross.
///
/// The plane is cut into bands between the heights at which lines begin, end or cross: within a band no lines cross, so
/// a scan from left to right finds the inside. The borders between inside and outside are the pieces of the result,
/// which are joined where they meet.
nonisolated struct PathRegion {
  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    /// Whether the line goes down in the original outline, as 1 or -1, and whether it belongs to the second outline.
    let turn: Int
    let isOther: Bool

    func x(at y: CGFloat) -> CGFloat { top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y)) }
  }

  /// Coordinates are rounded to a fine grid, so that pieces meet exactly.
  private static let grid: CGFloat = 65_536

  /// The pieces of the resulting outline by their start, each with its ends, with the inside on the right.
  private var pieces: [CGPoint: [CGPoint]] = [:]

  /// Creates the region for a rule, which gets whether a point lies inside the first and the second outline.
  init(_ first: PathOutline, _ second: PathOutline, evenOdd: Bool, isInside: (Bool, Bool) -> Bool) {
    let edges = (Self.edges(first, isOther: false) + Self.edges(second, isOther: true)).sorted { $0.top.y < $1.top.y }
    let heights = Self.heights(edges)
    var active: [Edge] = []
    var next = 0
    var above: [ClosedRange<CGFloat>] = []
    for (index, top) in heights.enumerated() {
      active.removeAll { $0.bottom.y <= top }
      while next < edges.count, edges[next].top.y <= top {
        active.append(edges[next])
        next += 1
      }
      guard index + 1 < heights.count else {
        addLevel(top, above: above, below: [])
        break
      }
      let bottom = heights[index + 1]
      let spans = Self.spans(active, at: (top + bottom) / 2, evenOdd: evenOdd, isInside: isInside)
      let (tops, bottoms) = (spans.map { Self.span($0, at: top) }, spans.map { Self.span($0, at: bottom) })
      addLevel(top, above: above, below: tops)
      for (upper, lower) in zip(tops, bottoms) {
        add(CGPoint(x: lower.lowerBound, y: bottom), CGPoint(x: upper.lowerBound, y: top))
        add(CGPoint(x: upper.upperBound, y: top), CGPoint(x: lower.upperBound, y: bottom))
      }
      above = bottoms
    }
  }

  private static func snapped(_ value: CGFloat) -> CGFloat { (value * grid).rounded() / grid }

  private static func edges(_ outline: PathOutline, isOther: Bool) -> [Edge] {
    outline.pieces.flatMap { piece in
      let points = piece.map { CGPoint(x: snapped($0.x), y: snapped($0.y)) }
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap { a, b in
        a.y == b.y
          ? nil
          : a.y < b.y
            ? Edge(top: a, bottom: b, turn: 1, isOther: isOther)
            : Edge(top: b, bottom: a, turn: -1, isOther: isOther)
      }
    }
  }

  /// Returns the heights at which lines begin, end and cross; `edges` are sorted by their start.
  private static func heights(_ edges: [Edge]) -> [CGFloat] {
    var heights = Set(edges.flatMap { [$0.top.y, $0.bottom.y] })
    for (index, a) in edges.enumerated() {
      for b in edges[(index + 1)...] {
        guard b.top.y < a.bottom.y else { break }
        let (low, high) = (b.top.y, min(a.bottom.y, b.bottom.y))
        let (before, after) = (a.x(at: low) - b.x(at: low), a.x(at: high) - b.x(at: high))
        guard before * after < 0 else { continue }
        heights.insert(snapped(low + (high - low) * (before / (before - after))))
      }
    }
    return heights.sorted()
  }

  /// Returns the pairs of lines between which it is inside, from left to right.
  private static func spans(
    _ edges: [Edge], at y: CGFloat, evenOdd: Bool, isInside: (Bool, Bool) -> Bool
  ) -> [(left: Edge, right: Edge)] {
    let crossings = edges.map { (x: $0.x(at: y), edge: $0) }.sorted { $0.x < $1.x }
    var (winding, other) = (0, 0)
    var spans: [(Edge, Edge)] = []
    var left: Edge?
    for (index, (x, edge)) in crossings.enumerated() {
      if edge.isOther { other += edge.turn } else { winding += edge.turn }
      // Lines at the same place count together.
      if index + 1 < crossings.count, crossings[index + 1].x - x < 1 / grid { continue }
      func isOdd(_ winding: Int) -> Bool { evenOdd ? !winding.isMultiple(of: 2) : winding != 0 }
      let isIn = isInside(isOdd(winding), isOdd(other))
      if isIn, left == nil { left = edge }
      if !isIn, let start = left {
        spans.append((start, edge))
        left = nil
      }
    }
    return spans
  }

  private static func span(_ span: (left: Edge, right: Edge), at y: CGFloat) -> ClosedRange<CGFloat> {
    let (left, right) = (snapped(span.left.x(at: y)), snapped(span.right.x(at: y)))
    return left...max(left, right)
  }

  private mutating func add(_ start: CGPoint, _ end: CGPoint) {
    if start != end { pieces[start, default: []].append(end) }
  }

  /// Adds the horizontal lines at a height: where only one side is inside.
  private mutating func addLevel(_ y: CGFloat, above: [ClosedRange<CGFloat>], below: [ClosedRange<CGFloat>]) {
    let ends = Set((above + below).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    for (left, right) in zip(ends, ends.dropFirst()) {
      let middle = (left + right) / 2
      let (isAbove, isBelow) = (above.contains { $0.contains(middle) }, below.contains { $0.contains(middle) })
      guard isAbove != isBelow else { continue }
      let (start, end) = (CGPoint(x: left, y: y), CGPoint(x: right, y: y))
      if isBelow { add(start, end) } else { add(end, start) }
    }
  }

  /// The joined pieces, each one closed.
  var path: Path {
    var rest = pieces
    var path = Path()
    // Sorted by position, so that an outline always has the same path.
    for start in pieces.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while rest[start] != nil {
        var points = [start]
        var point = start
        while let next = rest[point]?.popLast() {
          if rest[point]!.isEmpty { rest[point] = nil }
          if next == start { break }
          points.append(next)
          point = next
        }
        path.addLines(Self.corners(points))
        path.closeSubpath()
      }
    }
    return path
  }

  /// Returns the points without those on the line between their neighbours.
  private static func corners(_ points: [CGPoint]) -> [CGPoint] {
    var corners: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let (before, after) = (corners.last ?? points[points.count - 1], points[(index + 1) % points.count])
      let length = before.distance(to: after)
      let area = (after.x - before.x) * (point.y - before.y) - (after.y - before.y) * (point.x - before.x)
      if length == 0 || abs(area) / length > 2 / grid { corners.append(point) }
    }
    return corners
  }
}
