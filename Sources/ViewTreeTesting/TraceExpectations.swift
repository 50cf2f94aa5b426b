import Foundation

/// Expects a number of evaluations of a control's bodies in a trace: its own, its style's, and those of views in its
/// label.
///
/// The first mount does not count. A failure shows the table of causes.
///
/// Fails if the control is no longer on the screen, or if the trace belongs to a different screen.
///
/// - Parameters:
///   - trace: The trace of the events, from `screen.trace { … }`.
///   - control: An element that is still on the screen, such as `try screen.find(.toggle, "Wi-Fi")`.
///   - expected: The permitted number of evaluations.
@MainActor public func expectInvalidations(
  _ trace: InvalidationTrace, of control: Element, _ expected: ExpectedCount,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if let problem = control.problem(in: trace) {
    return recordFailure("The evaluations of \(control.nameInWords) are unknown: \(problem).", at: callSite)
  }
  let part = control.part(of: trace)
  let count = part.totalEvaluations
  guard !expected.allows(count, at: callSite) else { return }
  recordFailure(
    failure("Evaluations of \(control.nameInWords): \(count), expected \(expected)", part), at: callSite)
}

/// Expects a number of evaluations of a control's bodies in a trace that lies in a range, such as `1...3` or `2...`.
///
/// The rules for a number apply: the control's style and the views in its label count too.
@MainActor public func expectInvalidations(
  _ trace: InvalidationTrace, of control: Element, _ expected: some RangeExpression<Int>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let expected = ExpectedCount.range(expected, at: callSite) else { return }
  expectInvalidations(
    trace, of: control, expected, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects a number of evaluations of any bodies in a trace.
///
/// The first mount does not count. A failure shows the table of causes.
public func expectInvalidations(
  _ trace: InvalidationTrace, _ expected: ExpectedCount,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let count = trace.totalEvaluations
  guard !expected.allows(count, at: callSite) else { return }
  recordFailure(failure("Evaluations: \(count), expected \(expected)", trace), at: callSite)
}

/// Expects a number of evaluations of any bodies in a trace that lies in a range, such as `1...3` or `2...`.
///
/// The first mount does not count. A failure shows the table of causes.
public func expectInvalidations(
  _ trace: InvalidationTrace, _ expected: some RangeExpression<Int>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let expected = ExpectedCount.range(expected, at: callSite) else { return }
  expectInvalidations(trace, expected, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects events that change nothing, such as a second tap on the selected option, to cause no evaluation.
///
///     try expectStable { try screen.find(.button, "Reset").tap() }
///
/// All screens that handle an event in `events` count. A change outside of an event, as in a model, counts if its
/// screen is an argument: `expectStable(screen) { model.reload() }`. A failure shows the table of causes.
@MainActor public func expectStable(
  _ screen: Screen? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ events: () throws -> Void
) rethrows {
  let traces = try screen.map { [try $0.trace(events)] } ?? Screen.traceAll(events)
  guard let trace = traces.first(where: { $0.totalEvaluations > 0 }) else { return }
  recordFailure(
    failure("Not stable: \(EventCost.evaluations.words(trace.totalEvaluations)), expected none", trace),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects the table of a trace to match its reference file, so that a review shows changed counts.
///
/// The file is `Snapshots/<test module>/<file stem>/<test>[.<name>].trace`. Its text is `InvalidationTrace.table(_:)`
/// and the same in every run: addresses, UUIDs and dates with fractional seconds, such as `Date()`, are replaced by
/// numbers. Otherwise the rules for a `Screen` apply.
@MainActor public func expectSnapshot(
  of trace: InvalidationTrace, _ detail: InvalidationTrace.Detail = .types, named name: String? = nil,
  record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    ofText: stable(trace.table(detail)), fileExtension: "trace", named: name, record: record, function: function,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a report of bindings to match its reference file, so that a review shows how bindings are made and what they
/// cost.
///
/// The file is `Snapshots/<test module>/<file stem>/<test>[.<name>].bindings`. Otherwise the rules for a trace apply.
@MainActor public func expectSnapshot(
  of report: BindingReport, named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    ofText: stable(report.description), fileExtension: "bindings", named: name, record: record, function: function,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns a failure message with the table of causes, in at most 40 lines.
func failure(_ words: String, _ trace: InvalidationTrace) -> String { "\(words)\n\n\(trace.table(limit: 38))" }

/// Returns the text with numbers in place of values that vary between runs: `UUID#1`, `address#2`, `Date#3`.
func stable(_ text: String) -> String {
  // Each of these values has nine hexadecimal digits in a row, or four before a hyphen; most texts have neither.
  var digits = 0
  let mayVary = text.utf8.contains { byte in
    if Unicode.Scalar(byte).properties.isHexDigit {
      digits += 1
      return digits == 9
    }
    defer { digits = 0 }
    return digits >= 4 && byte == UInt8(ascii: "-")
  }
  if !mayVary { return text }
  var known: [String: Int] = [:]
  func number(_ word: Substring, _ name: String) -> String {
    let number = known[String(word)] ?? known.count + 1
    known[String(word)] = number
    return "\(name)#\(number)"
  }
  let uuid = #/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/#
  // Nine digits at least, because a colour has eight at most.
  let address = #/0x[0-9A-Fa-f]{9,16}/#
  // A date with milliseconds, or truncated.
  let date = #/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8}\.[0-9]{3} \+0000|[0-9]{4}-[-0-9 :.+]*\.\.\./#
  let named = text.replacing(uuid) { number(text[$0.range], "UUID") }
  let placed = named.replacing(address) { number(named[$0.range], "address") }
  return placed.replacing(date) { number(placed[$0.range], "Date") }
}
