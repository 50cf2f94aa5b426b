import Testing
import ViewTreeTesting

@MainActor struct PathTests {
  private func picture<V: View>(_ glyphs: GlyphSet, _ width: Int, _ height: Int, @ViewBuilder _ content: () -> V)
    -> String
  {
    let view = content().frame(width: CGFloat(width), height: CGFloat(height))
    return Screen(view, width: width, height: height, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `lines along the axes are pieces of boxes that join`() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 8, height: 4))
      path.move(to: point(4, 0))
      path.addLine(to: point(4, 4))
    }
    expectText(
      picture(.unicode, 8, 4) { path.stroke() },
      equals: """
        ┌───┬──┐
        │   │  │
        │   │  │
        └───┴──┘
        """)
    expectText(picture(.ascii, 8, 4) { path.stroke() }, equals: "+---+--+\n|   |  |\n|   |  |\n+---+--+")
  }

  @Test func `other lines are dots, or in ASCII strokes`() {
    let path = Path { path in
      path.move(to: point(0, 4))
      path.addLine(to: point(4, 0))
      path.addLine(to: point(8, 4))
    }
    expectText(picture(.unicode, 8, 4) { path.stroke() }, equals: "   ⡜⢣\n  ⡜  ⢣\n ⡜    ⢣\n⡜      ⢣")
    expectText(picture(.ascii, 8, 4) { path.stroke() }, equals: "   /\\\n  /  \\\n /    \\\n/      \\")
  }

  @Test func `invalid and distant points are left out`() {
    let path = Path { path in
      path.move(to: point(0, 0.5))
      path.addLine(to: point(.nan, 3))
      path.addLine(to: point(1e9, .infinity))
      path.addLine(to: point(4, 0.5))
    }
    expectText(picture(.unicode, 4, 2) { path.stroke() }, equals: "────\n")
    expectEqual(path.boundingRect, CGRect(x: 0, y: 0.5, width: 4, height: 0))
    #expect(Path().boundingRect.isNull && Path().isEmpty && !path.isEmpty)
  }

  @Test func `a path is filled by the winding rule, or by the even-odd rule`() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 6, height: 3))
      path.addRect(CGRect(x: 2, y: 1, width: 2, height: 1))
    }
    expectText(picture(.ascii, 6, 3) { path }, equals: "######\n######\n######")
    expectText(picture(.ascii, 6, 3) { path.fill(style: FillStyle(eoFill: true)) }, equals: "######\n##  ##\n######")
    #expect(path.contains(point(3, 1.5)) && !path.contains(point(3, 1.5), eoFill: true))
    #expect(path.contains(point(1, 1.5), eoFill: true) && !path.contains(point(7, 1)))
  }

  @Test func `dashes and gaps follow the outline`() {
    let path = Path { $0.addLines([point(0, 0.5), point(9, 0.5)]) }
    let dashed = path.stroke(.red, style: StrokeStyle(dash: [2, 1]))
    expectText(picture(.ascii, 9, 1) { dashed }, equals: "-- -- --")
  }

  @Test func `arcs turn as on a screen`() {
    var arc = Path()
    arc.addArc(
      center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(arc.contains(point(0.5, 0.8)) && !arc.contains(point(-0.5, 0.5)))
    #expect(abs(arc.currentPoint!.x) < 1e-9 && abs(arc.currentPoint!.y - 1) < 1e-9)
    var other = Path()
    other.addArc(center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(!other.contains(point(0.8, 0.5)) && other.contains(point(-0.5, -0.5)))
    var whole = Path()
    whole.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    #expect([(-0.6, -0.6), (0.6, -0.6), (0.6, 0.6)].allSatisfy { whole.contains(point($0.0, $0.1)) })
  }

  @Test func `a corner between two lines is round`() {
    var path = Path()
    path.move(to: point(0, 0))
    path.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
    path.addLine(to: point(10, 10))
    path.addLine(to: point(0, 10))
    #expect(!path.contains(point(9.5, 0.5)) && path.contains(point(8, 1.5)) && path.contains(point(9.9, 5)))
    var straight = Path()
    straight.addArc(tangent1End: point(1, 1), tangent2End: point(2, 2), radius: 1)
    straight.addArc(tangent1End: point(2, 2), tangent2End: point(3, 3), radius: 1)
    #expect(abs(straight.currentPoint!.x - 2) < 1e-6 && abs(straight.currentPoint!.y - 2) < 1e-6)
  }

  @Test func `curves bend, and paths are moved and put together`() {
    var path = Path()
    path.addQuadCurve(to: .zero, control: .zero)
    path.addQuadCurve(to: point(10, 0), control: point(5, 10))
    #expect(abs(path.boundingRect.maxY - 5) < 0.01)
    let moved = path.offsetBy(dx: 2, dy: 1).applying(CGAffineTransform(scaleX: 2, y: 2))
    #expect(moved.currentPoint == point(24, 2) && abs(moved.boundingRect.minX - 4) < 1e-9)
    var closed = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    expectEqual(closed.currentPoint, point(1, 1))
    closed.addPath(moved)
    var steps = 0
    closed.forEach { _ in steps += 1 }
    #expect(steps == 7 && closed.currentPoint == point(24, 2))
    var nothing = Path()
    nothing.closeSubpath()
    nothing.addLines([])
    #expect(nothing.isEmpty)
  }

  @Test func `an empty part is left out, and the rest stays`() {
    var path = Path()
    path.move(to: point(.nan, 0))
    path.addLine(to: point(0, 0))
    path.addLine(to: point(4, 0))
    path.addQuadCurve(to: point(4, 2), control: point(.nan, .infinity))
    path.addLine(to: point(4, 4))
    path.addLine(to: point(0, 4))
    path.closeSubpath()
    expectEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.contains(point(2, 2)) && !path.contains(point(5, 2)))
    expectText(Screen(path.fill(Color.red), width: 4, height: 4).text, equals: "####\n####\n####\n####")
    var nowhere = Path()
    nowhere.move(to: point(.infinity, .nan))
    nowhere.closeSubpath()
    #expect(nowhere.boundingRect.isNull && !nowhere.contains(.zero))
  }

  @Test(arguments: [1e300, -1e300, 1e19, .infinity, .nan]) func `an arc of countless turns is a circle at most`(
    delta: Double
  ) {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .radians(delta))
    expectEqual(path.isEmpty, !delta.isFinite)
    path.addArc(center: .zero, radius: 4, startAngle: .zero, endAngle: .radians(delta), clockwise: false)
    var steps = 0
    path.forEach { _ in steps += 1 }
    #expect(steps < 80)
  }

  /// The description of a path with coordinates rounded to hundredths.
  private func words(_ path: Path) -> String {
    path.description.split(separator: " ").map { word in
      Double(word).map { number in
        let hundredths = Int((number * 100).rounded())
        return hundredths.isMultiple(of: 100) ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
      } ?? String(word)
    }.joined(separator: " ")
  }

  @Test func `rectangles and ellipses begin at a fixed point and go round clockwise`() {
    let rect = CGRect(x: 1, y: 2, width: 8, height: 4)
    expectText(words(Path(rect)), equals: "1 2 m 9 2 l 9 6 l 1 6 l h")
    let ellipse =
      "9 4 m 9 4 l 9 5.1 7.21 6 5 6 c 5 6 l 2.79 6 1 5.1 1 4 c "
      + "1 4 l 1 2.9 2.79 2 5 2 c 5 2 l 7.21 2 9 2.9 9 4 c h"
    expectText(words(Path(ellipseIn: rect)), equals: ellipse)
    expectText(words(Path(roundedRect: rect, cornerSize: CGSize(width: 99, height: 99))), equals: ellipse)
    var rects = Path()
    rects.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), rect], transform: CGAffineTransform(scaleX: 2, y: 3))
    expectText(words(rects), equals: "0 0 m 2 0 l 2 3 l 0 3 l h 2 6 m 18 6 l 18 18 l 2 18 l h")
    var moved = Path()
    moved.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2), transform: CGAffineTransform(translationX: 5, y: 7))
    expectEqual(moved.boundingRect, CGRect(x: 4, y: 6, width: 2, height: 2))
    expectEqual(moved.currentPoint, point(6, 7))
  }

  @Test(
    arguments: [
      (
        2, 1,
        "9 3 m 9 5 l 9 5.55 8.1 6 7 6 c 3 6 l 1.9 6 1 5.55 1 5 c 1 3 l 1 2.45 1.9 2 3 2 c 7 2 l 8.1 2 9 2.45 9 3 c h"
      ),
      (
        99, 1,
        "9 3 m 9 5 l 9 5.55 7.21 6 5 6 c 5 6 l 2.79 6 1 5.55 1 5 c 1 3 l 1 2.45 2.79 2 5 2 c 5 2 l 7.21 2 9 2.45 9 3 c h"
      ),
      (
        2, 99, "9 4 m 9 4 l 9 5.1 8.1 6 7 6 c 3 6 l 1.9 6 1 5.1 1 4 c 1 4 l 1 2.9 1.9 2 3 2 c 7 2 l 8.1 2 9 2.9 9 4 c h"
      ),
      (
        1, 1,
        "9 3 m 9 5 l 9 5.55 8.55 6 8 6 c 2 6 l 1.45 6 1 5.55 1 5 c 1 3 l 1 2.45 1.45 2 2 2 c 8 2 l 8.55 2 9 2.45 9 3 c h"
      ),
      (2, -1, "1 2 m 9 2 l 9 6 l 1 6 l h"), (0, 1, "1 2 m 9 2 l 9 6 l 1 6 l h"),
    ] as [(CGFloat, CGFloat, String)]) func `round corners are at most half a side`(
      width: CGFloat, height: CGFloat, expected: String
    )
  {
    let rect = CGRect(x: 1, y: 2, width: 8, height: 4)
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height))
    expectText(words(path), equals: expected)
    var moved = Path()
    moved.addRoundedRect(
      in: rect.offsetBy(dx: -3, dy: 5), cornerSize: CGSize(width: width, height: height),
      transform: CGAffineTransform(translationX: 3, y: -5))
    expectText(words(moved), equals: expected)
    if width == height { expectEqual(Path(roundedRect: rect, cornerRadius: width), path) }
  }

  @Test(
    arguments: [
      (0, 90, "5 5 m 5 6.1 4.1 7 3 7 c", "5 5 m 5 3.9 4.1 3 3 3 c 1.9 3 1 3.9 1 5 c 1 6.1 1.9 7 3 7 c"),
      (90, 0, "3 7 m 1.9 7 1 6.1 1 5 c 1 3.9 1.9 3 3 3 c 4.1 3 5 3.9 5 5 c", "3 7 m 4.1 7 5 6.1 5 5 c"),
      (
        350, 370, "4.97 4.65 m 5.01 4.88 5.01 5.12 4.97 5.35 c",
        "4.97 4.65 m 4.79 3.63 3.86 2.92 2.83 3.01 c 1.79 3.1 1 3.96 1 5 c "
          + "1 6.04 1.79 6.9 2.83 6.99 c 3.86 7.08 4.79 6.37 4.97 5.35 c"
      ),
      (
        10, 10, "4.97 5.35 m 4.97 5.35 4.97 5.35 4.97 5.35 c", "4.97 5.35 m 4.97 5.35 4.97 5.35 4.97 5.35 c"
      ),
      (
        0, 360, "5 5 m 5 6.1 4.1 7 3 7 c 1.9 7 1 6.1 1 5 c 1 3.9 1.9 3 3 3 c 4.1 3 5 3.9 5 5 c",
        "5 5 m 5 3.9 4.1 3 3 3 c 1.9 3 1 3.9 1 5 c 1 6.1 1.9 7 3 7 c 4.1 7 5 6.1 5 5 c"
      ),
      (
        0, -360, "5 5 m 5 6.1 4.1 7 3 7 c 1.9 7 1 6.1 1 5 c 1 3.9 1.9 3 3 3 c 4.1 3 5 3.9 5 5 c",
        "5 5 m 5 3.9 4.1 3 3 3 c 1.9 3 1 3.9 1 5 c 1 6.1 1.9 7 3 7 c 4.1 7 5 6.1 5 5 c"
      ),
      (180, 270, "1 5 m 1 3.9 1.9 3 3 3 c", "1 5 m 1 6.1 1.9 7 3 7 c 4.1 7 5 6.1 5 5 c 5 3.9 4.1 3 3 3 c"),
      (
        200, 240, "1.12 4.32 m 1.28 3.87 1.59 3.5 2 3.27 c",
        "1.12 4.32 m 0.79 5.23 1.16 6.25 2 6.73 c 2.84 7.22 3.91 7.03 4.53 6.29 c "
          + "5.16 5.54 5.16 4.46 4.53 3.71 c 3.91 2.97 2.84 2.78 2 3.27 c"
      ),
    ] as [(Double, Double, String, String)]) func `an arc goes from one angle to the other, the way it is asked to`(
      start: Double, end: Double, screenwise: String, otherwise: String
    )
  {
    for (clockwise, expected) in [(false, screenwise), (true, otherwise)] {
      var path = Path()
      path.addArc(
        center: point(3, 5), radius: 2, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
      expectText(words(path), equals: expected)
    }
  }

  @Test(
    arguments: [
      (45, "0 0 m 14.73 26 l 14.47 26.46 14.03 26.79 13.52 26.93 c"),
      (90, "0 0 m 14.73 26 l 14.18 26.96 12.96 27.28 12 26.73 c"),
      (91, "0 0 m 14.73 26 l 14.46 26.46 14.02 26.8 13.5 26.94 c 12.98 27.07 12.43 26.99 11.97 26.71 c"),
      (180, "0 0 m 14.73 26 l 14.18 26.96 12.96 27.28 12 26.73 c 11.04 26.18 10.72 24.96 11.27 24 c"),
      (-135, "0 0 m 14.73 26 l 15.14 25.3 15.08 24.42 14.59 23.78 c 14.09 23.14 13.26 22.86 12.48 23.07 c"),
    ] as [(Double, String)]) func `an arc by an angle has a curve for each quarter that it begins`(
      delta: Double, expected: String
    )
  {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: point(3, 5), radius: 2, startAngle: .degrees(30), delta: .degrees(delta),
      transform: CGAffineTransform(translationX: 10, y: 20))
    expectText(words(path), equals: expected)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(100_000))
    expectEqual(words(path).split(separator: " c").count, expected.split(separator: " c").count + 64)
  }

  @Test(
    arguments: [
      (point(10, 0), point(10, 10), 4, "0 0 m 6 0 l 8.21 0 10 1.79 10 4 c"),
      (point(10, 0), point(0, 10), 2, "0 0 m 5.17 0 l 6.95 0 7.85 2.15 6.59 3.41 c"),
      (point(4, 3), point(8, 0), 1, "0 0 m 3.4 2.55 l 3.76 2.82 4.24 2.82 4.6 2.55 c"),
      (point(10, 0), point(20, 0), 2, "0 0 m 10 0 l"), (point(10, 0), point(4, 0), 2, "0 0 m 10 0 l"),
      (.zero, point(10, 3), 2, "0 0 m 0 0 l"), (point(10, 0), point(10, 0), 2, "0 0 m 10 0 l"),
      (point(10, 0), point(10, 10), 0, "0 0 m 10 0 l"), (point(10, 0), point(10, 10), -1, "0 0 m 10 0 l"),
    ] as [(CGPoint, CGPoint, CGFloat, String)]) func `a corner is rounded where its lines touch a circle`(
      corner: CGPoint, end: CGPoint, radius: CGFloat, expected: String
    )
  {
    var path = Path()
    path.addArc(tangent1End: .zero, tangent2End: corner, radius: radius)
    path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    expectText(words(path), equals: expected)
  }

  @Test func `a path goes on where another one that was added ends`() {
    var path = Path("9 9 m 5 5 l")!
    path.addPath(Path())
    expectEqual(path.currentPoint, point(5, 5))
    path.addPath(Path("1 2 m 3 4 l")!, transform: CGAffineTransform(scaleX: 2, y: 10))
    expectEqual(path.currentPoint, point(6, 40))
    path.closeSubpath()
    expectEqual(path.currentPoint, point(2, 20))
    expectText(path.description, equals: "9 9 m 5 5 l 2 20 m 6 40 l h")
    let curves = Path("0 0 m 1 2 3 4 q 1 2 3 4 5 6 c h")!
    expectText(
      curves.applying(CGAffineTransform(scaleX: 2, y: 3)).description, equals: "0 0 m 2 6 6 12 q 2 6 6 12 10 18 c h")
    expectText(curves.offsetBy(dx: 1, dy: -1).description, equals: "1 -1 m 2 1 4 3 q 2 1 4 3 6 5 c h")
    expectText(curves.offsetBy(dx: 0, dy: 0).description, equals: curves.description)
    expectText(Path("inf 2 m 3 4 l")!.offsetBy(dx: 0, dy: 0).description, equals: "inf 2 m 3 4 l")
  }
}

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
