/// A path flattened to straight lines, for drawing and for questions about its geometry.
nonisolated package struct PathOutline {
  /// The points of each subpath; a closed one ends where it began.
  package private(set) var pieces: [[CGPoint]] = []

  /// How many lines stand for a curve: 24 on a screen of 200 columns, so that no dot is off, and up to 1,024 for a curve
  /// that reaches far beyond it.
  private static func steps(_ points: CGPoint...) -> Int {
    let reach = points.reduce(0) { max($0, abs($1.x - points[0].x), abs($1.y - points[0].y)) }
    return min(max(Int(clamping: reach.squareRoot()), 24), 1024)
  }

  package init(_ path: Path) {
    path.forEach { add($0) }
    pieces.removeAll { $0.count < 2 }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let end): pieces.append(Self.isDrawable(end) ? [end.bounded] : [])
    case .line(let end): add(end)
    case .quadCurve(let end, let control):
      let start = last
      curve(Self.steps(start, control, end)) {
        start.mixed(with: control, $0).mixed(with: control.mixed(with: end, $0), $0)
      }
    case .curve(let end, let control1, let control2):
      let start = last
      curve(Self.steps(start, control1, control2, end)) { amount in
        let middle = control1.mixed(with: control2, amount)
        let (a, b) = (start.mixed(with: control1, amount), control2.mixed(with: end, amount))
        return a.mixed(with: middle, amount).mixed(with: middle.mixed(with: b, amount), amount)
      }
    case .closeSubpath:
      guard let first = pieces.last?.first else { return }
      add(first)
      pieces.append([first])
    }
  }

  private var last: CGPoint { pieces.last?.last ?? .zero }

  /// Points that are infinite, or no numbers, are left out; coordinates beyond 1e9 count as 1e9, as all lengths do.
  private mutating func add(_ point: CGPoint) {
    guard !pieces.isEmpty, Self.isDrawable(point) else { return }
    pieces[pieces.count - 1].append(point.bounded)
  }

  private static func isDrawable(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }

  private mutating func curve(_ steps: Int, _ point: (CGFloat) -> CGPoint) {
    for step in 1...steps { add(point(CGFloat(step) / CGFloat(steps))) }
  }

  /// The smallest rectangle that contains all points; `nil` if there are none.
  var bounds: CGRect? {
    let points = pieces.joined()
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
      (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the ranges of a horizontal line that lie inside, in order.
  package func spans(y: CGFloat, evenOdd: Bool) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, turn: Int)] = []
    for piece in pieces {
      // For the inside, every subpath counts as closed.
      for (a, b) in zip(piece, piece.dropFirst() + piece.prefix(1)) where (a.y <= y) != (b.y <= y) {
        crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<CGFloat>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.turn
      if evenOdd ? !winding.isMultiple(of: 2) : winding != 0 { spans.append(crossing.x...next.x) }
    }
    return spans
  }

  /// Returns the part between two fractions of the length, from 0 to 1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let lines = pieces.flatMap { zip($0, $0.dropFirst()) }
    let total = lines.reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let (low, high) = (min(max(start, 0), 1) * total, min(max(end, 0), 1) * total)
    var path = Path()
    var position: CGFloat = 0
    for (a, b) in lines {
      let length = a.distance(to: b)
      defer { position += length }
      let (from, to) = (max(low - position, 0), min(high - position, length))
      guard from < to else { continue }
      let first = a.mixed(with: b, from / length)
      if path.currentPoint.map({ $0.distance(to: first) > total * 1e-9 }) ?? true { path.move(to: first) }
      path.addLine(to: a.mixed(with: b, to / length))
    }
    return path
  }
}

extension CGPoint {
  package func mixed(with other: CGPoint, _ amount: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
  }

  package func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension Path {
  /// The smallest rectangle that contains the path with its curves; null if the path is empty.
  public var boundingRect: CGRect { PathOutline(self).bounds ?? .null }

  /// Returns whether a point lies inside the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    PathOutline(self).spans(y: point.y, evenOdd: eoFill).contains { $0.contains(point.x) }
  }

  /// Returns the part of the path between two fractions of its length, clamped to 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { PathOutline(self).trimmed(from: from, to: to) }
}
