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

  /// The description of a path with coordinates rounded to hundredths.
  private func words(_ path: Path) -> String {
    path.description.split(separator: " ").map { word in
      Double(word).map { "\(($0 * 100).rounded() / 100)".replacing(/\.0$/, with: "").replacing(/^-0$/, with: "0") }
        ?? String(word)
    }.joined(separator: " ")
  }

  @Test(arguments: [
    (
      "0 0 m 6 0 l 6 8 l", "0 -1 m 7 -1 l 7 8 l 5 8 l 5 1 l 0 1 l h",
      "-1 -1 m 6 -1 l 7 0 l 7 9 l 5 9 l 5 1 l -1 1 l h"
    ),
    (
      "0 8 m 6 8 l 6 0 l", "5 0 m 7 0 l 7 9 l 0 9 l 0 7 l 5 7 l h",
      "5 -1 m 7 -1 l 7 8 l 6 9 l -1 9 l -1 7 l 5 7 l h"
    ),
    (
      "0 0 m 6 8 l 12 0 l", "0.8 -0.6 m 6 6.33 l 11.2 -0.6 l 12.8 0.6 l 6 9.67 l -0.8 0.6 l h",
      "0.2 -1.4 m 6 6.33 l 11.8 -1.4 l 13.4 -0.2 l 6.8 8.6 l 5.2 8.6 l -1.4 -0.2 l h"
    ),
  ]) func `a wide line has two sides, corners and ends`(line: String, pointed: String, square: String) {
    let path = Path(line)!
    expectText(words(path.strokedPath(StrokeStyle(lineWidth: 2))), equals: pointed)
    expectText(
      words(path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel))), equals: square)
    let round = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)).boundingRect
    let bounds = path.boundingRect.insetBy(dx: -1, dy: -1)
    #expect(abs(round.minX - bounds.minX) < 1e-9 && abs(round.maxX - bounds.maxX) < 1e-9)
    #expect(abs(round.minY - bounds.minY) < 1e-9 && abs(round.maxY - bounds.maxY) < 1e-9)
  }

  @Test func `a corner is cut off where its tip would be longer than the limit`() {
    let path = Path("0 0 m 6 0 l 6 8 l")!
    let (pointed, cut) = ("0 -1 m 7 -1 l 7 8 l 5 8 l 5 1 l 0 1 l h", "0 -1 m 6 -1 l 7 0 l 7 8 l 5 8 l 5 1 l 0 1 l h")
    for (limit, expected) in [(1.4, cut), (1.42, pointed)] as [(CGFloat, String)] {
      expectText(words(path.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: limit))), equals: expected)
    }
    // The tip of this corner is exactly 1.25 times as long as half the line is wide.
    let tips =
      [(1.25, "50 -1 l 50.75 -1 l 50.96 -0.28 l h"), (1.249, "50 -1 l 50.96 -0.28 l h")] as [(CGFloat, String)]
    for (limit, tip) in tips {
      let outline = Path("0 0 m 50 0 l 57 24 l")!.lineOutline(StrokeStyle(lineWidth: 2, miterLimit: limit))
      #expect(words(outline).hasSuffix("50 0 m \(tip)"), "\(words(outline))")
    }
    expectText(
      words(Path(CGRect(x: 0, y: 0, width: 6, height: 4)).strokedPath(StrokeStyle(lineWidth: 2))),
      equals: "-1 -1 m 7 -1 l 7 5 l -1 5 l h 1 1 m 1 3 l 5 3 l 5 1 l h")
  }

  @Test(
    arguments: [
      ([2, 1], 0, "0-2 3-5 6-8 9-10"), ([3], 0, "0-3 6-9"), ([2, 1, 1], 0, "0-2 3-4 6-7 8-10"),
      ([2, 1], 1, "0-1 2-4 5-7 8-10"), ([2, 1], 2, "1-3 4-6 7-9"), ([2, 1], -1, "1-3 4-6 7-9"),
      ([2, 1], 2.5, "0.5-2.5 3.5-5.5 6.5-8.5 9.5-10"), ([2, 1], 7, "0-1 2-4 5-7 8-10"),
      ([2, 1], 3, "0-2 3-5 6-8 9-10"),
      ([2, 1], -2.5, "0-1.5 2.5-4.5 5.5-7.5 8.5-10"), ([0.5, 2], 0, "0-0.5 2.5-3 5-5.5 7.5-8"), ([0, 2], 0, ""),
      ([2, -1, 1], 0, "0-2 3-5 6-8 9-10"), ([2, .infinity, 1], 0, "0-2 3-5 6-8 9-10"),
      ([1, 2], .nan, "0-1 3-4 6-7 9-10"), ([5, 1], 0, "0-5 6-10"), ([20, 1], 4, "0-10"), ([0, 0], 0, "0-10"),
      ([5, 5], 0, "0-5"), ([1, 2, 3, 1], 5, "0-1 2-3 5-8 9-10"),
      ([0.5, 0.5], 0, "0-0.5 1-1.5 2-2.5 3-3.5 4-4.5 5-5.5 6-6.5 7-7.5 8-8.5 9-9.5"),
    ] as [([CGFloat], CGFloat, String)]) func `dashes and gaps take turns from the phase on`(
      dash: [CGFloat], phase: CGFloat, expected: String
    )
  {
    let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)
    let pieces = Path("0 2 m 10 2 l")!.lineOutline(style).description.split(separator: " h")
    // Each piece is a rectangle, which begins and ends with the dash.
    let dashes = pieces.map { piece in
      let words = piece.split(separator: " ")
      return "\(words[0])-\(words[3])"
    }
    expectText(dashes.joined(separator: " "), equals: expected)
  }

  @Test(
    arguments: [
      (
        0, "0 -1 m 2 -1 l 2 1 l 0 1 l h 3 -1 m 5 -1 l 5 1 l 3 1 l h 3 2 m 5 2 l 5 4 l 3 4 l h 3 5 m 5 5 l 5 6 l 3 6 l h"
      ),
      (
        1,
        "0 -1 m 1 -1 l 1 1 l 0 1 l h 2 -1 m 4 -1 l 4 1 l 5 1 l 5 3 l 3 3 l 3 1 l 2 1 l h 3 4 m 5 4 l 5 6 l 3 6 l h"
      ),
      (2, "1 -1 m 3 -1 l 3 0 l 5 0 l 5 2 l 3 2 l 3 1 l 1 1 l h 3 3 m 5 3 l 5 5 l 3 5 l h"),
    ] as [(CGFloat, String)]) func `dashes go on around a corner`(phase: CGFloat, expected: String)
  {
    let style = StrokeStyle(lineWidth: 2, dash: [2, 1], dashPhase: phase)
    expectText(words(Path("0 0 m 4 0 l 4 6 l")!.strokedPath(style)), equals: expected)
  }

  @Test func `each piece begins with a whole dash, and a line has no more than countable dashes`() {
    let pieces = Path("0 0 m 3 0 l 0 9 m 0 13 l")!.lineOutline(StrokeStyle(lineWidth: 2, dash: [2, 9]))
    expectText(pieces.description, equals: "0 -1 m 2 -1 l 2 1 l 0 1 l h 1 9 m 1 11 l -1 11 l -1 9 l h")
    let endless = Path("0 0 m 1000000 0 l")!.lineOutline(StrokeStyle(lineWidth: 2, dash: [1, 1]))
    expectEqual(endless.description.count { $0 == "h" }, 10_000)
  }

  @Test func `each corner is an area of its own in the direction of the line, and a straight joint has none`() {
    let style = StrokeStyle(lineWidth: 2)
    expectText(
      Path("0 2 m 4 2 l 8 2 l")!.lineOutline(style).description,
      equals: "0 1 m 4 1 l 4 3 l 0 3 l h 4 1 m 8 1 l 8 3 l 4 3 l h")
    expectText(
      Path("0 8 m 6 8 l 6 0 l")!.lineOutline(style).description,
      equals: "0 7 m 6 7 l 6 9 l 0 9 l h 5 8 m 5 0 l 7 0 l 7 8 l h 7 8 m 7 9 l 6 9 l 6 8 l h")
  }

  @Test func `a line that is shorter than its dash is the first part of it`() {
    let style = StrokeStyle(lineWidth: 2, dash: [0.1, 0.2])
    expectText(Path("0 2 m 0.25 2 l")!.lineOutline(style).description, equals: "0 1 m 0.1 1 l 0.1 3 l 0 3 l h")
  }

  @Test func `a gap at the end of a piece leaves no dash behind`() {
    let rows = Path { path in
      for row in 0..<6_000 {
        path.addLines([CGPoint(x: 0, y: CGFloat(row)), CGPoint(x: 3, y: CGFloat(row))])
      }
    }
    let dashes = rows.lineOutline(StrokeStyle(lineWidth: 0.5, dash: [1, 2]))
    expectEqual(dashes.description.count { $0 == "h" }, 6_000)
  }
}
