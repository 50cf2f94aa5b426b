import Testing
import ViewTreeTesting

@testable import ViewTree

struct StoredCodingTests {
  private func decoded<Value>(_ coding: _StoredCoding<Value>, _ values: [AnyHashable]) -> [Value?] {
    values.map(coding.decode)
  }

  @Test func `a Boolean value may be stored as a number, and a number as a Boolean value`() {
    let values: [AnyHashable] = [true, false, 0, 1, 2, 0.5, 0.0, "1"]
    expectEqual(decoded(Bool._coding, values), [true, false, false, true, true, true, false, nil])
    expectEqual(decoded(Int._coding, values), [1, 0, 0, 1, 2, nil, 0, nil])
    expectEqual(decoded(Double._coding, values), [1, 0, 0, 1, 2, 0.5, 0, nil])
  }
}
