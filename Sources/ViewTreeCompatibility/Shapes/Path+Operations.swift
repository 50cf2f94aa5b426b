// Combinations of two paths. The results consist of straight lines that are too short to be visible in cells.

extension Path {
  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    PathRegion(PathOutline(self), PathOutline(other), evenOdd: eoFill, isInside: isInside).path
  }

  /// Returns the outline of the inside, without lines that cross; the filled area is unchanged.
  ///
  /// Follows [normalized(eoFill:)](https://developer.apple.com/documentation/swiftui/path/normalized(eofill:)).
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill: eoFill) { a, _ in a } }

  /// Returns the outline of a line along the path, with the width of the style.
  ///
  /// Without a positive width the result is empty. Follows
  /// [strokedPath(_:)](https://developer.apple.com/documentation/swiftui/path/strokedpath(_:)).
  public func strokedPath(_ style: StrokeStyle) -> Path { lineOutline(style).normalized(eoFill: false) }

  /// Returns the outline of the area inside either or both paths.
  ///
  /// Follows [union(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/union(_:eofill:)).
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill: eoFill) { $0 || $1 } }

  /// Returns the outline of the area inside both paths.
  ///
  /// Follows
  /// [intersection(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/intersection(_:eofill:)).
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the outline of the area inside this path, but outside the other.
  ///
  /// Follows
  /// [subtracting(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/subtracting(_:eofill:)).
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the outline of the area inside either path, but not both.
  ///
  /// Follows
  /// [symmetricDifference(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/symmetricdifference(_:eofill:)).
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the parts of this line that lie inside the other path.
  ///
  /// Follows
  /// [lineIntersection(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/lineintersection(_:eofill:)).
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOutline(self).cut(by: PathOutline(other), evenOdd: eoFill, keepsInside: true)
  }

  /// Returns the parts of this line that lie outside the other path.
  ///
  /// Follows
  /// [lineSubtraction(_:eoFill:)](https://developer.apple.com/documentation/swiftui/path/linesubtraction(_:eofill:)).
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOutline(self).cut(by: PathOutline(other), evenOdd: eoFill, keepsInside: false)
  }
}

extension PathOutline {
  /// Returns the parts of the lines inside or outside a second outline.
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

  /// Returns the fraction, from 0 to 1, at which the way from `a` to `b` crosses the way from `c` to `d`.
  private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
    let (x, y, toX, toY) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
    // Parallel ways have no area: both fractions are infinite or no numbers.
    let area = x * toY - y * toX
    let place = ((c.x - a.x) * toY - (c.y - a.y) * toX) / area
    let other = ((c.x - a.x) * y - (c.y - a.y) * x) / area
    return (0...1).contains(other) && place > 0 && place < 1 ? place : nil
  }
}
