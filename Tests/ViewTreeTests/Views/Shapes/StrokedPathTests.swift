import Testing
import ViewTreeCompatibility
import ViewTreeTesting

struct StrokedPathTests {
  private func line(_ points: CGPoint..., closed: Bool = false) -> Path {
    Path { path in
      path.addLines(points)
      if closed { path.closeSubpath() }
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `a line and its ends have the width of the style`() {
    let path = line(point(2, 2), point(8, 2))
    expectEqual(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect, CGRect(x: 2, y: 1, width: 6, height: 2))
    expectEqual(
      path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect,
      CGRect(x: 1, y: 1, width: 8, height: 2))
    let round = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    expectEqual(round.boundingRect, CGRect(x: 1, y: 1, width: 8, height: 2))
    #expect(!round.contains(point(1.1, 1.1)))
  }

  @Test func `corners are pointed, round or cut off`() {
    let path = line(point(2, 8), point(2, 2), point(8, 2))
    func contains(_ join: CGLineJoin, _ x: CGFloat, _ y: CGFloat) -> Bool {
      path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join)).contains(point(x, y))
    }
    #expect(contains(.miter, 1.1, 1.1))
    #expect(!contains(.round, 1.1, 1.1) && contains(.round, 1.4, 1.4))
    #expect(!contains(.bevel, 1.4, 1.4) && contains(.bevel, 1.6, 1.6))
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 1)).contains(point(1.1, 1.1)))
  }

  @Test func `a closed line is a ring, and dashes are pieces`() {
    let ring = line(point(1, 1), point(9, 1), point(9, 9), point(1, 9), closed: true)
      .strokedPath(StrokeStyle(lineWidth: 2))
    expectEqual(ring.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(ring.contains(point(0.5, 0.5)) && !ring.contains(point(5, 5)))
    let dashes = line(point(0, 1), point(10, 1)).strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
    #expect(dashes.contains(point(1, 1)) && !dashes.contains(point(4, 1)) && dashes.contains(point(7, 1)))
    let moved = line(point(0, 1), point(10, 1)).strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 3))
    #expect(!moved.contains(point(1, 1)) && moved.contains(point(4, 1)))
  }

  @Test func `a line without a width is empty`() {
    let path = line(point(2, 2), point(8, 2))
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
    #expect(line(point(2, 2), point(2, 2)).strokedPath(StrokeStyle()).isEmpty)
  }

  @Test func `a line that ends between dashes has each dash once`() {
    let path = line(point(0, 2), point(8, 2)).lineOutline(StrokeStyle(lineWidth: 2, dash: [4, 16]))
    expectEqual(path.description, "0 1 m 4 1 l 4 3 l 0 3 l h")
  }
}
