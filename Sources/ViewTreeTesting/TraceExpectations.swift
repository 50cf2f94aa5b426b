import Foundation

/// Expects how often the bodies of a control were evaluated while a trace was taken: its own, its style's, and those of
/// views in its label.
///
/// The first mount does not count. A failure shows the table of causes.
///
/// Fails where the control is not on the screen any more, and where the trace is of another screen.
///
/// - Parameter control: An element that is still on the screen: `try screen.find(.toggle, "Wi-Fi")`.
@MainActor public func expectInvalidations(
  _ trace: InvalidationTrace, of control: Element, _ expected: ExpectedCount,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if let problem = control.problem(in: trace) {
    return recordFailure("The evaluations of \(control.nameInWords) are not known: \(problem).", at: callSite)
  }
  let part = control.part(of: trace)
  let count = part.totalEvaluations
  guard !expected.allows(count) else { return }
  recordFailure(
    failure("Evaluations of \(control.nameInWords): \(count), expected \(expected)", part), at: callSite)
}

/// Expects how often any body was evaluated while a trace was taken.
///
/// The first mount does not count. A failure shows the table of causes.
public func expectInvalidations(
  _ trace: InvalidationTrace, _ expected: ExpectedCount,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let count = trace.totalEvaluations
  guard !expected.allows(count) else { return }
  recordFailure(
    failure("Evaluations: \(count), expected \(expected)", trace),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a trace has at most so many evaluations, and, where `unneeded` is given, so many that were unneeded.
///
///     expectBudget(try screen.trace { try screen.find(.toggle, "Wi-Fi").tap() }, evaluations: 5, unneeded: 0)
///
/// A failure shows the table of causes.
public func expectBudget(
  _ trace: InvalidationTrace, evaluations: Int, unneeded: Int? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  var excesses: [String] = []
  if trace.totalEvaluations > evaluations {
    excesses.append("\(trace.totalEvaluations) evaluations, the budget is \(evaluations)")
  }
  if let unneeded, trace.totalUnneeded > unneeded {
    excesses.append("\(trace.totalUnneeded) unneeded evaluations, the budget is \(unneeded)")
  }
  guard !excesses.isEmpty else { return }
  recordFailure(
    failure("Over budget: " + excesses.joined(separator: "; "), trace),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that what happens evaluates nothing: events that change nothing, as a second tap on the chosen option.
///
///     try expectStable { try screen.find(.button, "Reset").tap() }
///
/// All screens count that handle an event in `events`. A change from outside of an event, as of a model, counts if its
/// screen is named: `expectStable(screen) { model.reload() }`. A failure shows the table of causes.
@MainActor public func expectStable(
  _ screen: Screen? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ events: () throws -> Void
) rethrows {
  let traces = try screen.map { [try $0.trace(events)] } ?? Screen.traceAll(events)
  guard let trace = traces.first(where: { $0.totalEvaluations > 0 }) else { return }
  recordFailure(
    failure("Not stable: \(trace.totalEvaluations) evaluations, expected none", trace),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects the table of a trace to be as in its reference file: a changed count shows in a review.
///
/// The file is `Snapshots/<test module>/<file stem>/<test>[.<name>].trace`. Its text is ``InvalidationTrace/table(_:)``,
/// the same in every run: addresses, UUIDs and dates that are no full second, as `Date()` is, are numbered. Everything
/// else is as for a `Screen`.
@MainActor public func expectSnapshot(
  of trace: InvalidationTrace, _ detail: InvalidationTrace.Detail = .types, named name: String? = nil,
  record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let check = SnapshotCheck(
    test: .current(function: function, at: callSite), callSite: callSite, name: name, fileExtension: "trace",
    record: record)
  check.expect(stable(trace.table(detail)))
}

/// Expects a report of bindings to be as in its reference file: how a binding is made, and what it costs, shows in a review.
///
/// The file is `Snapshots/<test module>/<file stem>/<test>[.<name>].bindings`. Everything else is as for a trace.
@MainActor public func expectSnapshot(
  of report: BindingReport, named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let check = SnapshotCheck(
    test: .current(function: function, at: callSite), callSite: callSite, name: name, fileExtension: "bindings",
    record: record)
  check.expect(stable(report.description))
}

/// A failure with the table of causes: at most 40 lines.
func failure(_ words: String, _ trace: InvalidationTrace) -> String { "\(words)\n\n\(trace.table(limit: 38))" }

/// The text with numbers in the place of what is another in every run: `UUID#1`, `address#2`, `Date#3`.
func stable(_ text: String) -> String {
  var known: [String: Int] = [:]
  func number(_ word: Substring, _ name: String) -> String {
    let number = known[String(word)] ?? known.count + 1
    known[String(word)] = number
    return "\(name)#\(number)"
  }
  let uuid = #/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/#
  // A colour has eight digits at most.
  let address = #/0x[0-9A-Fa-f]{9,16}/#
  // With milliseconds, or cut off.
  let date = #/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8}\.[0-9]{3} \+0000|[0-9]{4}-[-0-9 :.+]*\.\.\./#
  let named = text.replacing(uuid) { number(text[$0.range], "UUID") }
  let placed = named.replacing(address) { number(named[$0.range], "address") }
  return placed.replacing(date) { number(placed[$0.range], "Date") }
}
