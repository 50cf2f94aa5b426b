import Testing
import ViewTreeTesting

struct AngleTests {
  @Test func `an angle is read and written in radians and degrees`() {
    var angle = Angle.degrees(180)
    expectEqual(angle.radians, .pi)
    angle.degrees = 90
    expectEqual([angle.radians, angle.degrees, Angle(radians: .pi / 4).degrees], [.pi / 2, 90, 45])
    expectEqual(Angle().radians, 0)
    #expect(Angle() == .zero && Angle.radians(2) == Angle(radians: 2) && Angle(degrees: 180) == .degrees(180))
  }

  @Test func `angles are compared, added and multiplied`() {
    let (three, one) = (Angle.radians(3), Angle.radians(1))
    expectEqual([three + one, three - one, -three, three * 2, three / 2].map(\.radians), [4, 2, -3, 6, 1.5])
    expectEqual([one < three, three < one, one < one, one <= one], [true, false, false, true])
  }
}
