/// The permitted number of evaluations.
public enum ExpectedCount: Equatable, Sendable {
  /// Exactly this number of evaluations.
  case exactly(Int)
  /// At most this number of evaluations.
  case atMost(Int)
  /// At least this number of evaluations.
  case atLeast(Int)
  /// A number of evaluations in this range.
  case within(ClosedRange<Int>)
  /// No evaluation at all.
  case none
}

extension ExpectedCount: CustomStringConvertible {
  /// The count in words, such as `at most 2`.
  public var description: String {
    switch self {
    case .exactly(let count): "exactly \(count)"
    case .atMost(let count): "at most \(count)"
    case .atLeast(let count): "at least \(count)"
    case .within(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .none: "none"
    }
  }

  func allows(_ count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atMost(let limit): count <= limit
    case .atLeast(let limit): count >= limit
    case .within(let range): range.contains(count)
    case .none: count == 0
    }
  }
}

extension ExpectedCount {
  /// Creates the count that a range permits, such as `1...3` or `2...`; `nil` if the range is empty.
  init?(_ range: some RangeExpression<Int>) {
    let range = range.relative(to: Int.min..<Int.max)
    if range.isEmpty { return nil }
    let last = range.upperBound - 1
    switch (range.lowerBound, range.upperBound) {
    case (let first, .max): self = .atLeast(first)
    case (.min, _): self = .atMost(last)
    case (let first, _): self = first == last ? .exactly(first) : .within(first...last)
    }
  }

  /// Returns the count that a range permits; fails the running test if the range is empty.
  static func range(_ range: some RangeExpression<Int>, at callSite: CallSite) -> ExpectedCount? {
    if let expected = ExpectedCount(range) { return expected }
    recordFailure(
      "The range of expected evaluations is empty: \(range) contains no number. Write .none for no evaluation, or a "
        + "range such as 1...3.", at: callSite)
    return nil
  }
}
