import ViewTree

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
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let count = trace.evaluations(of: type)
  guard !expected.allows(count, at: callSite) else { return }
  recordFailure(failure("Evaluations of \(type): \(count), expected \(expected)", trace), at: callSite)
}

/// Expects a number of evaluations of the bodies of a type in a trace that lies in a range.
///
///     expectInvalidations(trace, of: DeviceRow.self, 1...3)
///     expectInvalidations(trace, of: DeviceRow.self, 2...)
///
/// All instances of the type count together; the first mount does not count. A failure shows the table of causes.
public func expectInvalidations<T>(
  _ trace: InvalidationTrace, of type: T.Type, _ expected: some RangeExpression<Int>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let expected = ExpectedCount.range(expected, at: callSite) else { return }
  expectInvalidations(
    trace, of: type, expected, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects numbers of evaluations of the bodies of several types in a trace.
///
///     expectInvalidations(trace, of: [DeviceRow.self: .none, CheckboxToggleStyle.self: .atMost(2)], others: .none)
///
/// All instances of a type count together; the first mount does not count. One failure names every type whose number is
/// not permitted, and shows the table of causes.
///
/// - Parameters:
///   - trace: The trace of the events, from `screen.trace { … }`.
///   - types: Views whose `body`, and styles whose `makeBody` is counted, each with its permitted number.
///   - others: The permitted number for all other types together; any number by default.
public func expectInvalidations(
  _ trace: InvalidationTrace, of types: KeyValuePairs<Any.Type, ExpectedCount>, others: ExpectedCount = .atLeast(0),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if types.isEmpty, others == .atLeast(0) {
    return recordFailure(
      "The expectation names no type. Pass at least one, such as [DeviceRow.self: .none], or others: .none.",
      at: callSite)
  }
  var words: [String] = []
  func check(_ name: String, _ count: Int, _ expected: ExpectedCount) {
    if !expected.allows(count, at: callSite) { words.append("of \(name): \(count), expected \(expected)") }
  }
  var rest = trace.totalEvaluations
  var known: Set<ObjectIdentifier> = []
  for (type, expected) in types {
    let count = trace.evaluations(of: type)
    check("\(type)", count, expected)
    if known.insert(ObjectIdentifier(type)).inserted { rest -= count }
  }
  check("other types", rest, others)
  guard !words.isEmpty else { return }
  recordFailure(failure("Evaluations " + words.joined(separator: "; "), trace), at: callSite)
}
