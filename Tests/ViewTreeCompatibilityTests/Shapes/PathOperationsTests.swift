import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct PathOperationsTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  /// How large the filled area is, counted at points that lie on no line.
  private func area(_ path: Path, eoFill: Bool = false) -> Int {
    var count = 0
    for y in 0..<40 {
      for x in 0..<40 where path.contains(CGPoint(x: CGFloat(x) / 2 + 0.21, y: CGFloat(y) / 2 + 0.23), eoFill: eoFill) {
        count += 1
      }
    }
    return count / 4
  }

  @Test func `two squares that overlap`() {
    let (a, b) = (square(0, 0, 8), square(4, 4, 8))
    expectEqual(a.union(b).description, "0 0 m 8 0 l 8 4 l 12 4 l 12 12 l 4 12 l 4 8 l 0 8 l h")
    expectEqual(a.intersection(b).description, "4 4 m 8 4 l 8 8 l 4 8 l h")
    expectEqual(a.subtracting(b).description, "0 0 m 8 0 l 8 4 l 4 4 l 4 8 l 0 8 l h")
    expectEqual(area(a.symmetricDifference(b)), 96)
    #expect(a.subtracting(a).isEmpty)
    expectEqual(a.union(a).description, "0 0 m 8 0 l 8 8 l 0 8 l h")
    #expect(a.intersection(square(20, 20, 3)).isEmpty)
  }

  @Test func `squares that touch become one, and one inside of another one is a hole`() {
    expectEqual(square(0, 0, 4).union(square(4, 0, 4)).description, "0 0 m 8 0 l 8 4 l 0 4 l h")
    let ring = square(0, 0, 12).subtracting(square(4, 4, 4))
    expectEqual(area(ring), 128)
    expectEqual(area(ring, eoFill: true), 128)
    #expect(!ring.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func `curves and lines that cross each other`() {
    let (a, b) = (Path(ellipseIn: CGRect(x: 0, y: 0, width: 12, height: 12)), square(6, 0, 12))
    expectEqual(area(a.union(b)), area(a) + area(b) - area(a.intersection(b)))
    expectEqual(area(a.subtracting(b)), area(a) - area(a.intersection(b)))
    #expect((56...57).contains(area(a.intersection(b))))
    // Seven points of a star: by the even-odd rule its middle is a hole.
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 / 5 * .pi
          return CGPoint(x: 10 + 10 * sin(angle), y: 10 - 10 * cos(angle))
        })
      path.closeSubpath()
    }
    expectEqual(area(star.normalized(eoFill: false)), area(star))
    expectEqual(area(star.normalized()), area(star, eoFill: true))
    #expect(area(star.normalized()) < area(star) - 10)
    #expect(star.normalized(eoFill: false).contains(CGPoint(x: 10, y: 10)))
  }

  @Test(arguments: [CGVector(dx: 0, dy: 30), CGVector(dx: 30, dy: 0), CGVector(dx: -30, dy: 7)])
  func `lines cross each other wherever they are`(_ place: CGVector) {
    func triangle(_ x: CGFloat, turned: Bool) -> Path {
      let (base, tip): (CGFloat, CGFloat) = turned ? (8, 0) : (0, 8)
      return Path { path in
        path.addLines([CGPoint(x: x, y: base), CGPoint(x: x + 8, y: base), CGPoint(x: x + 5, y: tip)])
        path.closeSubpath()
      }
    }
    let move = CGAffineTransform(translationX: place.dx, y: place.dy)
    let (a, b) = (triangle(0, turned: false), triangle(3, turned: true))
    let (c, d) = (a.applying(move), b.applying(move))
    for (here, there) in [
      (a.union(b), c.union(d)), (a.intersection(b), c.intersection(d)), (a.subtracting(b), c.subtracting(d)),
      (a.symmetricDifference(b), c.symmetricDifference(d)),
    ] {
      #expect(area(here) > 0)
      expectEqual(area(there.applying(move.inverted())), area(here))
    }
    expectEqual(area(c.union(d).applying(move.inverted())), area(a) + area(b) - area(a.intersection(b)))
  }

  @Test func `parts of a line inside and outside`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 2))
      path.addLine(to: CGPoint(x: 12, y: 2))
    }
    let square = square(4, 0, 4)
    expectEqual(line.lineIntersection(square).description, "4 2 m 8 2 l")
    expectEqual(line.lineSubtraction(square).description, "0 2 m 4 2 l 8 2 m 12 2 l")
    #expect(line.lineIntersection(Path()).isEmpty)
    expectEqual(line.lineSubtraction(Path()).description, "0 2 m 12 2 l")
  }

  @Test func `empty paths and invalid points are left out`() {
    let broken = Path(CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 3))
    #expect(Path().union(Path()).isEmpty)
    expectEqual(square(0, 0, 4).union(broken).boundingRect, CGRect(x: 0, y: 0, width: 4, height: 4))
    expectEqual(square(0, 0, 4).subtracting(Path()).description, "0 0 m 4 0 l 4 4 l 0 4 l h")
  }

  @Test func `a line that runs in any direction is cut where it crosses the edges`() {
    let line = Path { $0.addLines([CGPoint(x: 1, y: 0), CGPoint(x: 9, y: 8), CGPoint(x: 9, y: 20)]) }
    let square = square(4, 1, 4)
    expectEqual(line.lineIntersection(square).description, "4 3 m 6 5 l")
    expectEqual(line.lineSubtraction(square).description, "1 0 m 4 3 l 6 5 m 9 8 l 9 20 l")
    let slope = Path { $0.addLines([CGPoint(x: 3, y: -1), CGPoint(x: 13, y: 9), CGPoint(x: 3, y: 9)]) }
    let back = Path { $0.addLines([CGPoint(x: 12, y: 5), CGPoint(x: 4, y: 9)]) }
    expectEqual(back.lineIntersection(slope).description, "10 6 m 4 9 l")
    let steps = Path {
      $0.addLines([CGPoint(x: 5, y: 2), CGPoint(x: 7, y: 2), CGPoint(x: 7, y: 4), CGPoint(x: 12, y: 4)])
    }
    expectEqual(steps.lineIntersection(square).description, "5 2 m 7 2 l 7 4 l 8 4 l")
  }

  @Test func `a line is inside or outside by the rule for the fill`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 6), CGPoint(x: 12, y: 6)]) }
    var ring = square(0, 0, 12)
    ring.addPath(square(4, 4, 4))
    expectEqual(line.lineIntersection(ring).description, "0 6 m 4 6 l 8 6 l 12 6 l")
    expectEqual(line.lineIntersection(ring, eoFill: true).description, "0 6 m 4 6 l 8 6 m 12 6 l")
    expectEqual(line.lineSubtraction(ring, eoFill: true).description, "4 6 m 8 6 l")
    #expect(line.lineSubtraction(ring).isEmpty)
  }

  @Test func `a combination is filled by the rule that is asked for`() {
    var ring = square(0, 0, 12)
    ring.addPath(square(4, 4, 4))
    let none = Path()
    expectEqual(area(ring.union(none)), 144)
    expectEqual(area(ring.union(none, eoFill: true)), 128)
    expectEqual([ring.intersection(ring), ring.intersection(ring, eoFill: true)].map { area($0) }, [144, 128])
    let all = square(0, 0, 14)
    expectEqual([all.subtracting(ring), all.subtracting(ring, eoFill: true)].map { area($0) }, [52, 68])
    expectEqual(
      [all.symmetricDifference(ring), all.symmetricDifference(ring, eoFill: true)].map { area($0) }, [52, 68])
  }

  private func polyline(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  @Test func `a line is cut by the side that is missing in an outline, and by a side a unit away`() {
    let slope = polyline((3, -1), (13, 9), (3, 9))
    expectEqual(polyline((1, 3), (5, 3)).lineIntersection(slope).description, "3 3 m 5 3 l")
    expectEqual(polyline((6, 1), (6, 12)).lineIntersection(slope).description, "6 2 m 6 9 l")
    expectEqual(polyline((4.5, 4.5), (5.5, 4.5)).lineSubtraction(square(4, 4, 1)).description, "5 4.5 m 5.5 4.5 l")
  }

  @Test func `a line through corners of an outline is cut there once`() {
    let diamond = polyline((4, 0), (8, 4), (4, 8), (0, 4))
    let across = polyline((-2, 4), (12, 4))
    expectEqual(across.lineIntersection(diamond).description, "0 4 m 8 4 l")
    expectEqual(across.lineSubtraction(diamond).description, "-2 4 m 0 4 l 8 4 m 12 4 l")
    expectEqual(polyline((9, 2), (1, 4)).lineIntersection(diamond).description, "6.6 2.6 m 1 4 l")
    let repeated = polyline((2, 2), (6, 2), (6, 2), (6, 6))
    expectEqual(repeated.lineIntersection(diamond).description, "2 2 m 6 2 l 6 6 l")
  }
}
