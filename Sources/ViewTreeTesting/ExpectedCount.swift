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
    // No index follows `Int.max`, so a range up to it is relative to no collection.
    if range is PartialRangeThrough<Int>, range.contains(.max) {
      self = .atLeast(0)
      return
    }
    if let closed = range as? ClosedRange<Int>, closed.upperBound == .max {
      self = .atLeast(closed.lowerBound)
      return
    }
    let range = range.relative(to: Int.min..<Int.max)
    if range.isEmpty { return nil }
    let last = range.upperBound - 1
    switch (range.lowerBound, range.upperBound) {
    case (let first, .max): self = .atLeast(first)
    case (.min, _): self = .atMost(last)
    case (let first, _): self = first == last ? .exactly(first) : .within(first...last)
    }
  }

  /// Whether each bound is a number that a count can have.
  private var isPossible: Bool {
    switch self {
    case .exactly(let count), .atMost(let count), .atLeast(let count): count >= 0
    case .within(let range): range.lowerBound >= 0
    case .none: true
    }
  }

  /// Returns whether it permits a count; fails the running test if a bound is negative.
  func allows(_ count: Int, at callSite: CallSite) -> Bool {
    if isPossible { return allows(count) }
    recordFailure(
      "The expected number of evaluations is negative: \(self). Write .none for no evaluation, or a number of at least 0.",
      at: callSite)
    return true
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
