/// A cost of events that a trace counts.
public enum EventCost: String, CaseIterable, Sendable {
  /// The number of bodies that ran.
  case evaluations
  /// The number of bodies that ran without a different result.
  case unneeded
  /// The number of elements that computed a size.
  case measured
  /// The number of elements that placed their children.
  case placed
  /// The number of elements that were drawn.
  case drawn
  /// The number of cells that were drawn.
  case cells

  /// Returns the cost of the events in a trace.
  func count(in trace: InvalidationTrace) -> Int {
    switch self {
    case .evaluations: trace.totalEvaluations
    case .unneeded: trace.totalUnneeded
    case .measured: trace.measured
    case .placed: trace.placed
    case .drawn: trace.drawn
    case .cells: trace.cells
    }
  }

  /// Returns a number of this cost in words, such as `1 evaluation` or `2 elements placed`.
  func words(_ count: Int) -> String {
    let s = count == 1 ? "" : "s"
    return switch self {
    case .evaluations: "\(count) evaluation\(s)"
    case .unneeded: "\(count) unneeded evaluation\(s)"
    case .measured: "\(count) element\(s) measured"
    case .placed: "\(count) element\(s) placed"
    case .drawn: "\(count) element\(s) drawn"
    case .cells: "\(count) cell\(s) drawn"
    }
  }
}

/// Expects the events of a trace to cost at most these numbers; a cost without a number is not limited.
///
///     let trace = try screen.trace { try screen.find(.toggle, "Wi-Fi").tap() }
///     expectBudget(trace, evaluations: 5, unneeded: 0)
///     expectBudget(trace, measured: 10, placed: 4, cells: 80)
///
/// A failure shows the table of causes.
///
/// - Parameters:
///   - trace: The trace of the events, from `screen.trace { … }`.
///   - evaluations: The permitted number of bodies that run.
///   - unneeded: The permitted number of bodies that run without a different result.
///   - measured: The permitted number of elements that compute a size.
///   - placed: The permitted number of elements that place their children.
///   - drawn: The permitted number of elements that are drawn.
///   - cells: The permitted number of cells that are drawn.
public func expectBudget(
  _ trace: InvalidationTrace, evaluations: Int? = nil, unneeded: Int? = nil, measured: Int? = nil, placed: Int? = nil,
  drawn: Int? = nil, cells: Int? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let given: KeyValuePairs<EventCost, Int?> = [
    .evaluations: evaluations, .unneeded: unneeded, .measured: measured, .placed: placed, .drawn: drawn, .cells: cells,
  ]
  let limits = given.compactMap { cost, limit in limit.map { (cost, $0) } }
  if limits.isEmpty {
    return recordFailure("The budget has no limit. Pass at least one, such as evaluations: 5.", at: callSite)
  }
  if let (cost, limit) = limits.first(where: { $0.1 < 0 }) {
    return recordFailure("The budget of \(cost) is negative: \(limit). Pass a limit of at least 0.", at: callSite)
  }
  let excesses = limits.compactMap { cost, limit in
    let count = cost.count(in: trace)
    return count > limit ? "\(cost.words(count)), but the budget is \(limit)" : nil
  }
  guard !excesses.isEmpty else { return }
  recordFailure(failure("Over budget: " + excesses.joined(separator: "; "), trace), at: callSite)
}
