import Testing
import ViewTreeTesting

@testable import ViewTree

struct SteppedRangeTests {
  @Test func `a step is possible up to the bounds`() {
    let range = SteppedRange(bounds: 2...7, step: 2)
    expectEqual([1, 2, 6, 7, 8].map { range.isPossible(from: $0, forward: true) }, [true, true, true, false, false])
    expectEqual([1, 2, 3, 7, 8].map { range.isPossible(from: $0, forward: false) }, [false, false, true, true, true])
    let free = SteppedRange<Int>(bounds: nil, step: 2)
    #expect(free.isPossible(from: .max, forward: true) && free.isPossible(from: .min, forward: false))
    let numbers = SteppedRange(bounds: 0...1.0, step: 0.5)
    #expect(numbers.isPossible(from: .nan, forward: true) && numbers.isPossible(from: .nan, forward: false))
    expectEqual(
      [range.moved(6, forward: true), range.moved(3, forward: false), range.moved(20, forward: true)], [7, 2, 7])
    expectEqual([numbers.moved(0.25, forward: true), numbers.moved(0.25, forward: false)], [0.75, 0])
    expectEqual([numbers.moved(.nan, forward: true), numbers.moved(.nan, forward: false)], [0, 0])
  }

  @Test func `an integer stops at the end of its type`() {
    func moved<Number: FixedWidthInteger>(_ value: Number, by step: Number.Stride, forward: Bool) -> Number {
      SteppedRange(bounds: nil, step: step).moved(value, forward: forward)
    }
    expectEqual([moved(Int8(120), by: 5, forward: true), moved(120, by: 8, forward: true)], [125, 127])
    expectEqual([moved(Int8(-120), by: 5, forward: false), moved(-120, by: 9, forward: false)], [-125, -128])
    expectEqual([moved(Int8(-5), by: 100, forward: true), moved(5, by: 100, forward: false)], [95, -95])
    expectEqual([moved(Int8(0), by: 300, forward: true), moved(0, by: 300, forward: false)], [127, -128])
    expectEqual([moved(UInt8(3), by: 5, forward: false), moved(250, by: 9, forward: true)], [0, 255])
    expectEqual([moved(3, by: -2, forward: true), moved(3, by: -2, forward: false)], [1, 5])
    expectEqual([moved(Int.max - 1, by: 5, forward: true), moved(Int.min + 1, by: 5, forward: false)], [.max, .min])
  }

  @Test func `a problem is a step that goes nowhere, or a value out of the bounds`() {
    func problem(_ value: Int, step: Int, _ bounds: ClosedRange<Int>? = 2...7) -> String {
      SteppedRange(bounds: bounds, step: step).problem(of: value) ?? "none"
    }
    expectEqual([problem(2, step: 1), problem(7, step: 1), problem(9, step: 1, nil)], ["none", "none", "none"])
    expectText(problem(3, step: 0), equals: "the step 0 is not positive; give it a step above 0")
    expectText(problem(3, step: -1, nil), startsWith: "the step -1 is not positive")
    expectText(problem(8, step: 1), startsWith: "the value 8 is not in 2...7; it is kept until a step leads back.")
  }
}
