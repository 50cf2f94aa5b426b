import Testing
import ViewTreeTesting

@testable import ViewTree

/// The values of a slider, and their places on its bar.
@MainActor struct SliderScaleTests {
  private func scale(
    _ value: Double, in bounds: ClosedRange<Double> = 0...10, step: Double? = nil
  ) -> SliderScale {
    SliderScale(.constant(value), in: bounds, step: step)
  }

  @Test func `a level is the part of the range up to the value, and within it`() {
    expectEqual([4, 10, 6, 12, 0, .nan].map { scale($0, in: 4...10).level }, [0, 1, 1 / 3, 1, 0, 0])
    expectEqual(scale(3, in: 3...3).level, 0)
    expectEqual([-1, 0, 0.25, 1, 2].map { scale(0, in: 4...10).value(at: $0) }, [4, 4, 5.5, 10, 10])
    expectEqual([0, 0.29, 0.31, 0.9, 1].map { scale(0, in: 1...8, step: 3).value(at: $0) }, [1, 4, 4, 7, 7])
    let some = scale(0).marked(ticks: [], neutral: Double?.none, enabled: 2...7)
    expectEqual([0, 0.5, 1].map { some.value(at: $0) }, [2, 5, 7])
  }

  @Test func `a move goes to the next step, and never back`() {
    func moved(_ value: Double, _ step: Double?, by steps: Double, in bounds: ClosedRange<Double> = 0...10) -> Double {
      (scale(value, in: bounds, step: step).moved(by: steps) * 1e6).rounded() / 1e6
    }
    expectEqual([moved(5, nil, by: 1), moved(5, nil, by: -1), moved(5, nil, by: 5)], [5.5, 4.5, 7.5])
    expectEqual([moved(2.5, 1, by: 1), moved(2.5, 1, by: -1), moved(9.5, 4, by: 1)], [3, 2, 9.5])
    expectEqual([moved(9.5, 4, by: -1), moved(0, 4, by: -1), moved(10, nil, by: 1)], [8, 0, 10])
    // A tenth more than three tenths is not quite a multiple of a tenth.
    expectEqual([moved(0.3, 0.1, by: 1, in: 0...2), moved(1.1, 0.1, by: -1, in: 0...2)], [0.4, 1])
    expectEqual([moved(3, nil, by: 1, in: 3...3), moved(4, 2, by: 1, in: 1...7)], [3, 5])
  }

  @Test func `marks are those in the range`() {
    let plain = scale(5)
    #expect(plain.marks == nil)
    #expect(plain.marked(ticks: [-1, 11], neutral: Double.nan, enabled: nil).marks == nil)
    expectEqual(
      plain.marked(ticks: [-1, 0, 5, 10, 11], neutral: 12.5, enabled: -3...7).marks,
      LevelMarks(start: 1, ticks: [0, 0.5, 1], enabled: 0...0.7))
    expectEqual(plain.marked(ticks: [], neutral: -2, enabled: nil).marks, LevelMarks(start: 0))
    expectEqual(plain.marked(ticks: [], neutral: Double?.none, enabled: 2...20).marks, LevelMarks(enabled: 0.2...1))
  }

  @Test func `a problem is a value, a range or a step that cannot be used`() {
    #expect(scale(0).problem == nil && scale(10).problem == nil && scale(5, step: 10).problem == nil)
    expectText(scale(5, step: 10.5).problem ?? "", startsWith: "the step 10.5 is longer than the range 0.0...10.0")
    expectText(scale(5, step: -1).problem ?? "", startsWith: "the step -1.0 is not positive and finite")
    expectText(scale(5, step: .infinity).problem ?? "", startsWith: "the step inf is not positive and finite")
    expectText(scale(3, in: 3...3, step: 0).problem ?? "", startsWith: "the range 3.0...3.0 has a single value")
    expectText(scale(0, in: 0...(.infinity)).problem ?? "", startsWith: "the range 0.0...inf is infinite")
    expectText(scale(0, in: (-.infinity)...0).problem ?? "", startsWith: "the range -inf...0.0 is infinite")
    expectText(
      scale(12.5, in: 0...1e16).marked(ticks: [], neutral: Double?.none, enabled: nil).problem ?? "-", equals: "-")
    expectText(
      scale(-0.5, in: 2...9.5).problem ?? "", startsWith: "the value -0.5 is not in 2...9.5; it is shown as 2,")
  }

  @Test func `a range that does not begin at zero has the steps of its length`() {
    expectEqual(scale(0, in: 1...11, step: 4).value(at: 1), 9)
    let moved = [scale(7, in: 4...10).moved(by: 1), scale(6, in: 4...10, step: 1).moved(by: 1)]
    expectEqual(moved.map { ($0 * 10).rounded() }, [73, 70])
    let long = scale(7, in: 5...10, step: 7).problem ?? ""
    expectText(long, startsWith: "the step 7.0 is longer than the range 5.0...10.0, so")
    expectText(
      scale(2e15, in: 0...1e15).problem ?? "", startsWith: "the value \(2e15) is not in 0...\(1e15); it is shown as")
  }
}
