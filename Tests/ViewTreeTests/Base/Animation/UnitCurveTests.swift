import Testing
import ViewTreeTesting

struct UnitCurveTests {
  private static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.6, y: 1.5)),
  ]

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

  @Test(arguments: all) func `a curve begins at 0 and ends at 1, and is clamped beyond`(curve: UnitCurve) {
    for time in [-1, 0, .nan] { expectEqual(curve.value(at: time), 0) }
    for time in [1.0, 2] { expectEqual(curve.value(at: time), 1) }
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

  @Test func `the velocity is the slope`() {
    #expect(isNear(UnitCurve.linear.velocity(at: 0.3), 1))
    #expect(isNear(UnitCurve.easeIn.velocity(at: 0), 0, 1e-3))
    #expect(isNear(UnitCurve.easeInOut.velocity(at: 0.2), UnitCurve.easeInOut.velocity(at: 0.8), 1e-4))
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.5), 0.75.squareRoot()))
    #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.25), (1 - 0.75.squareRoot()) / 2))
  }
}
