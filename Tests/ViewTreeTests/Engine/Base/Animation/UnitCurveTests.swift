import Testing
import ViewTreeTesting

struct UnitCurveTests {
  private static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.6, y: 1.5)),
  ]

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

  @Test(arguments: all) func `a curve begins at 0 and ends at 1, and is clamped beyond`(curve: UnitCurve) {
    for curve in [curve, curve.inverse] {
      for time in [-1, 0, .nan] { expectEqual(curve.value(at: time), 0) }
      for time in [1.0, 2] { expectEqual(curve.value(at: time), 1) }
    }
  }

  @Test(arguments: [0.25, 0.5, 0.75]) func `curves are where CSS has them`(time: Double) {
    let values: [(UnitCurve, [Double])] = [
      (.linear, [0.25, 0.5, 0.75]), (.easeIn, [0.093465, 0.315357, 0.621861]),
      (.easeOut, [0.378139, 0.684643, 0.906535]), (.easeInOut, [0.129162, 0.5, 0.870838]),
    ]
    for (curve, expected) in values { #expect(isNear(curve.value(at: time), expected[Int(time * 4) - 1], 1e-5)) }
  }

  @Test(arguments: all.dropLast()) func `the inverse of a curve undoes it`(curve: UnitCurve) {
    for step in 0...10 {
      #expect(isNear(curve.inverse.value(at: curve.value(at: Double(step) / 10)), Double(step) / 10))
    }
    expectEqual(curve.inverse.inverse, curve)
  }

  @Test(arguments: all + all.dropLast().map(\.inverse)) func `the velocity is the limit of the difference quotient`(
    curve: UnitCurve
  ) {
    for step in 1...9 where step != 5 {
      let time = Double(step) / 10
      let quotient = (curve.value(at: time + 1e-4) - curve.value(at: time - 1e-4)) / 2e-4
      #expect(isNear(curve.velocity(at: time), quotient, 1e-3 * max(1, abs(quotient))), "at \(time)")
    }
  }

  @Test func `the velocity at a control point on an end is the slope of the line to the other one`() {
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    expectEqual([curve.velocity(at: 0), curve.velocity(at: 1)], [1, 1])
    let steep = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.5, y: 0.25))
    expectEqual(steep.velocity(at: 0), 0.5)
    let late = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.5, y: 0.75), endControlPoint: UnitPoint(x: 1, y: 1))
    expectEqual(late.velocity(at: 1), 0.5)
    // The other end is a control point of the end as well: the line goes from one end to the other.
    let straight = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0, y: 0))
    expectEqual(straight.velocity(at: 0), 1)
    let flat = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 0))
    expectEqual(flat.velocity(at: 0), 0)
  }

  @Test func `the velocity is the slope`() {
    #expect(isNear(UnitCurve.linear.velocity(at: 0.3), 1))
    #expect(isNear(UnitCurve.easeIn.velocity(at: 0), 0, 1e-3))
    #expect(isNear(UnitCurve.easeInOut.velocity(at: 0.2), UnitCurve.easeInOut.velocity(at: 0.8), 1e-4))
    expectEqual([UnitCurve.easeIn, .easeInOut].map { $0.velocity(at: 0) }, [0, 0])
    expectEqual([UnitCurve.easeOut, .easeInOut].map { $0.velocity(at: 1) }, [0, 0])
    #expect(isNear(UnitCurve.easeIn.velocity(at: 1), 1 / 0.58, 1e-15))
    #expect(isNear(UnitCurve.easeOut.velocity(at: 0), 1 / 0.58, 1e-15))
    expectEqual([UnitCurve.circularEaseIn.velocity(at: 0), UnitCurve.circularEaseIn.velocity(at: 1)], [0, .infinity])
    expectEqual(
      [UnitCurve.circularEaseOut.velocity(at: 0), UnitCurve.circularEaseOut.velocity(at: 1)], [.infinity, 0])
    expectEqual(UnitCurve.easeIn.inverse.velocity(at: 0), .infinity)
    expectEqual([-0.1, 1.1, .nan].map { UnitCurve.linear.velocity(at: $0) }, [0, 0, 0])
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.5), 0.75.squareRoot()))
    #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.25), (1 - 0.75.squareRoot()) / 2))
  }

  @Test func `the inverse is exact to twelve places, and control points lie within the time`() {
    for value in [1.0 / 7, 0.2, 0.3] {
      #expect(isNear(UnitCurve.linear.inverse.value(at: value), value, 0x1p-41), "\(value)")
    }
    #expect(UnitCurve.linear.value(at: -0.0).sign == .plus)
    func curve(_ start: Double, _ end: Double) -> UnitCurve {
      .bezier(startControlPoint: UnitPoint(x: start, y: 0.2), endControlPoint: UnitPoint(x: end, y: 0.7))
    }
    #expect(curve(-0.5, 1.5) == curve(0, 1) && curve(.nan, 0.5) == curve(0, 0.5) && curve(0.25, 1) != curve(0, 1))
    expectEqual("\(curve(-0.0, 1))", "\(curve(0, 1))")
  }
}
