// Paths of two paths. The results are made of straight lines, so fine that no cell shows it.

extension Path {
  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    PathRegion(PathOutline(self), PathOutline(other), evenOdd: eoFill, isInside: isInside).path
  }

  /// The outline of what lies inside, without lines that cross; what is filled stays the same.
  ///
  /// Follows [normalized(eoFill:)](https://developer.apple.com/documentation/swiftui/path/normalized(eofill:)).
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill: eoFill) { a, _ in a } }

  /// The outline of what lies inside of one of both.
  ///
  /// Follows [union(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/union(_:eofill:)).
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill: eoFill) { $0 || $1 } }

  /// The outline of what lies inside of both.
  ///
  /// Follows
  /// [intersection(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/intersection(_:eofill:)).
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The outline of what lies inside of this one and not of the other one.
  ///
  /// Follows
  /// [subtracting(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/subtracting(_:eofill:)).
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The outline of what lies inside of one, and not of both.
  ///
  /// Follows
  /// [symmetricDifference(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/symmetricdifference(_:eofill:)).
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The parts of this line that lie inside of the other path.
  ///
  /// Follows
  /// [lineIntersection(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/lineintersection(_:eofill:)).
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOutline(self).cut(by: PathOutline(other), evenOdd: eoFill, keepsInside: true)
  }

  /// The parts of this line that lie outside of the other path.
  ///
  /// Follows
  /// [lineSubtraction(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/linesubtraction(_:eofill:)).
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOutline(self).cut(by: PathOutline(other), evenOdd: eoFill, keepsInside: false)
  }
}

extension PathOutline {
  /// The parts of the lines that lie inside of another outline, or outside.
  fileprivate func cut(by other: PathOutline, evenOdd: Bool, keepsInside: Bool) -> Path {
    let edges = other.pieces.flatMap { zip($0, $0.dropFirst() + $0.prefix(1)) }
    var path = Path()
    for piece in pieces {
      for (a, b) in zip(piece, piece.dropFirst()) where a != b {
        let places = [0] + edges.compactMap { Self.crossing(a, b, $0.0, $0.1) }.sorted() + [1]
        for (from, to) in zip(places, places.dropFirst()) where from < to {
          let middle = a.mixed(with: b, (from + to) / 2)
          let isInside = other.spans(y: middle.y, evenOdd: evenOdd).contains { $0.contains(middle.x) }
          guard isInside == keepsInside else { continue }
          let (start, end) = (a.mixed(with: b, from), a.mixed(with: b, to))
          if path.currentPoint != start { path.move(to: start) }
          path.addLine(to: end)
        }
      }
    }
    return path
  }

  /// Where on the way from `a` to `b` it crosses the way from `c` to `d`, from 0 to 1.
  private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
    let (x, y, toX, toY) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
    let area = x * toY - y * toX
    guard area != 0 else { return nil }
    let place = ((c.x - a.x) * toY - (c.y - a.y) * toX) / area
    let other = ((c.x - a.x) * y - (c.y - a.y) * x) / area
    return (0...1).contains(other) && place > 0 && place < 1 ? place : nil
  }
}
