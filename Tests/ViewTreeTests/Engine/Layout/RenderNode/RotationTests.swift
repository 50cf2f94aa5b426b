import Testing
import ViewTreeTesting

@testable import ViewTree

/// Rotations on cells that are twice as high as wide.
struct RotationTests {
  private func rotated(_ degrees: Double, _ x: CGFloat, _ y: CGFloat, aspect: CGFloat = 2) -> [CGFloat]? {
    Rotation(.degrees(degrees), aspect: aspect).map {
      let point = $0(CGPoint(x: x, y: y))
      return [point.x, point.y].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test func `quarter turns are exact`() {
    expectEqual(rotated(90, 3, 5), [-10, 1.5])
    expectEqual(rotated(180, 3, 5), [-3, -5])
    expectEqual(rotated(270, 3, 5), [10, -1.5])
    expectEqual(rotated(-90, 3, 5), [10, -1.5])
    expectEqual(rotated(450, 3, 5), [-10, 1.5])
    expectEqual(rotated(90, 3, 5, aspect: 1), [-5, 3])
  }

  @Test func `other turns keep the shape of what is seen`() {
    expectEqual(rotated(30, 4, 0), [3.464, 1])
    expectEqual(rotated(30, 0, 4), [-4, 3.464])
    expectEqual(rotated(-30, 4, 0), [3.464, -1])
    expectEqual(rotated(390, 4, 2), [1.464, 2.732])
  }

  @Test func `an angle of very many turns is what is left of them`() {
    expectEqual(rotated(36e12 + 45, 1000, 0, aspect: 1), [707.107, 707.107])
  }

  @Test(arguments: [0, 360, -720, 1e-7, 0.00036.nextDown, .nan, .infinity])
  func `whole turns are no rotation`(_ degrees: Double) {
    #expect(Rotation(.degrees(degrees), aspect: 2) == nil)
  }

  @Test func `the box of a turned area lies around its middle`() throws {
    let size = CGSize(width: 8, height: 2)
    let quarter = try #require(Rotation(.degrees(90), aspect: 2)).box(of: size)
    expectEqual(quarter, CGRect(x: 2, y: -1, width: 4, height: 4))
    let half = try #require(Rotation(.degrees(180), aspect: 2)).box(of: size)
    expectEqual(half, CGRect(x: 0, y: 0, width: 8, height: 2))
    for degrees in [45.0, 135] {
      let box = try #require(Rotation(.degrees(degrees), aspect: 2)).box(of: size)
      let parts = [box.minX, box.minY, box.width, box.height].map { ($0 * 1000).rounded() / 1000 }
      expectEqual(parts, [-0.243, -1.121, 8.485, 4.243])
    }
  }

  @Test func `no rotation reaches beyond a circle around the area`() {
    expectEqual(
      Rotation.reach(of: CGSize(width: 6, height: 4), aspect: 2), CGRect(x: -2, y: -0.5, width: 10, height: 5))
    expectEqual(
      Rotation.reach(of: CGSize(width: 6, height: 8), aspect: 1), CGRect(x: -2, y: -1, width: 10, height: 10))
  }
}
