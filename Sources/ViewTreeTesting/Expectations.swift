import ViewTree

/// The permitted number of evaluations.
public enum ExpectedCount: Equatable, Sendable {
  /// Exactly this number of evaluations.
  case exactly(Int)
  /// At most this number of evaluations.
  case atMost(Int)
  /// No evaluation at all.
  case none
}

/// Expects a number of evaluations of the bodies of a type in a trace.
///
/// All instances of the type count together; the first mount does not count. A failure shows the table of causes.
///
/// - Parameters:
///   - trace: The trace of the events, from `screen.trace { … }`.
///   - type: A view whose `body`, or a style whose `makeBody` is counted.
///   - expected: The permitted number of evaluations.
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
