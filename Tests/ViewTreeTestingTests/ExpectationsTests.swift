import Testing

@testable import ViewTreeTesting

struct ExpectationsTests {
  @Test func `an expected count allows what it says`() {
    let counts = 0...3
    #expect(counts.filter(ExpectedCount.none.allows) == [0])
    #expect(counts.filter(ExpectedCount.exactly(2).allows) == [2])
    #expect(counts.filter(ExpectedCount.atMost(2).allows) == [0, 1, 2])
    #expect([ExpectedCount.none, .exactly(2), .atMost(2)].map(\.description) == ["none", "exactly 2", "at most 2"])
  }
}
