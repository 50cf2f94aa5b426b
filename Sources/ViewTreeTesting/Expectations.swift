public import ViewTree

/// How often a view may be evaluated.
public enum ExpectedCount: Equatable, Sendable {
  /// This many times.
  case exactly(Int)
  /// This many times or less.
  case atMost(Int)
  /// Not at all.
  case none
}

/// Expects how often the bodies of a type were evaluated while a trace was taken.
///
/// All instances of the type count together, the first mount does not. A failure shows the table of causes.
///
/// - Parameter type: A view, or a style, whose `makeBody` is counted.
public func expectInvalidations<T>(
  _ trace: InvalidationTrace, of type: T.Type, _ expected: ExpectedCount,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let count = trace.evaluations(of: type)
  guard !expected.allows(count) else { return }
  recordFailure(
    failure("Evaluations of \(type): \(count), expected \(expected)", trace),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension ExpectedCount: CustomStringConvertible {
  /// The count in words, such as `at most 2`.
  public var description: String {
    switch self {
    case .exactly(let count): "exactly \(count)"
    case .atMost(let count): "at most \(count)"
    case .none: "none"
    }
  }

  func allows(_ count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atMost(let limit): count <= limit
    case .none: count == 0
    }
  }
}
