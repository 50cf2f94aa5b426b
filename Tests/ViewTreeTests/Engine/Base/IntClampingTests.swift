import Testing
import ViewTreeTesting

@testable import ViewTree

struct IntClampingTests {
  @Test func `a number loses its fraction`() {
    for (number, whole) in [(0.0, 0), (2.9, 2), (-2.9, -2), (-0.0, 0), (1e15, 1_000_000_000_000_000)] {
      expectEqual(Int(clamping: number), whole)
    }
    expectEqual(UInt8(clamping: 254.9), 254)
  }

  @Test func `a number that is too large, infinite or none becomes one that can be added`() {
    let most = 1 << 53
    for number in [1e16, 1e300, .infinity, .greatestFiniteMagnitude, 9_007_199_254_740_992] {
      expectEqual(Int(clamping: number), most)
      expectEqual(Int(clamping: -number), -most)
      expectEqual(UInt(clamping: -number), 0)
      expectEqual(UInt8(clamping: number), .max)
      expectEqual(Int32(clamping: -number), .min)
    }
    expectEqual(Int(clamping: .nan), 0)
    expectEqual(Int(clamping: -.nan), 0)
    expectEqual(Int(clamping: CGFloat.leastNonzeroMagnitude), 0)
  }
}
