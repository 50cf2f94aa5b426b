import Testing

@testable import ViewTreeTesting

struct ExpectedCountTests {
  @Test func `an expected count allows its values`() {
    let counts = 0...3
    func allowed(_ count: ExpectedCount) -> [Int] { counts.filter(count.allows) }
    expectEqual(allowed(.none), [0])
    expectEqual(allowed(.exactly(2)), [2])
    expectEqual(allowed(.atMost(2)), [0, 1, 2])
    expectEqual(allowed(.atLeast(2)), [2, 3])
    expectEqual(allowed(.within(1...2)), [1, 2])
    expectEqual(
      [ExpectedCount.none, .exactly(2), .atMost(2), .atLeast(2), .within(1...2)].map(\.description),
      ["none", "exactly 2", "at most 2", "at least 2", "1 to 2"])
  }

  @Test func `a range becomes the count that allows its numbers`() {
    expectEqual(ExpectedCount(1...3), .within(1...3))
    expectEqual(ExpectedCount(1..<4), .within(1...3))
    expectEqual(ExpectedCount(2...2), .exactly(2))
    expectEqual(ExpectedCount(2...), .atLeast(2))
    expectEqual(ExpectedCount(...3), .atMost(3))
    expectEqual(ExpectedCount(..<4), .atMost(3))
    expectEqual(ExpectedCount(-5 ... -3), .within(-5 ... -3))
    expectEqual(ExpectedCount(1..<1), nil)
    expectEqual(ExpectedCount(1...Int.max), .atLeast(1))
    expectEqual(ExpectedCount(...Int.max), .atLeast(0))
    expectEqual(ExpectedCount(Int.max...Int.max), .atLeast(.max))
    expectEqual(ExpectedCount(Int.min...Int.max), .atLeast(.min))
    expectEqual(ExpectedCount(Int.min..<0), .atMost(-1))
  }
}
