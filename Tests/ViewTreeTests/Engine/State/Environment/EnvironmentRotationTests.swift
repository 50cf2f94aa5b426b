import Testing
import ViewTreeTesting

@testable import ViewTree

struct EnvironmentRotationTests {
  @Test func `an angle has the nearest number of quarter turns`() {
    let degrees: [Double] = [0, 44, 46, 90, 180, 270, 314, 316, 360, 450, -44, -46, -90, -270, -360, 36_090]
    expectEqual(
      degrees.map { Angle(degrees: $0).quarterTurns }, [0, 0, 1, 1, 2, 3, 3, 0, 0, 1, 0, 3, 3, 1, 0, 1])
    for degrees in [Double.infinity, -.infinity, .nan] { expectEqual(Angle(degrees: degrees).quarterTurns, 0) }
  }
}
