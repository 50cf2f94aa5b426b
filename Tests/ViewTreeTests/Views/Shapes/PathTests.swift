import Testing
import ViewTreeTesting

@MainActor struct PathTests {
  private func picture<V: View>(_ glyphs: GlyphSet, _ width: Int, _ height: Int, @ViewBuilder _ content: () -> V)
    -> String
  {
    let view = content().frame(width: CGFloat(width), height: CGFloat(height))
    return Screen(view, width: width, height: height, options: ScreenOptions(glyphs: glyphs)).text
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

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
}
