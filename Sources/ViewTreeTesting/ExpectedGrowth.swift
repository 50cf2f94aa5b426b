import Foundation

/// The permitted growth of an event's cost with the size of its screen.
///
/// A cost that is proportional to a power of the size has this power as its exponent: 0 for a cost that is always the
/// same, 1 for one cost for each row, 2 for a cost for each pair of rows.
public enum ExpectedGrowth: Equatable, Sendable {
  /// No growth: no cost is higher at a larger size.
  case flat
  /// Growth by at most the size: an exponent of at most 1.1.
  case linear
  /// Growth with at most this exponent, compared in hundredths.
  case atMost(exponent: Double)
}

extension ExpectedGrowth: CustomStringConvertible {
  /// The growth in words, such as `an exponent of at most 1.5`.
  public var description: String {
    switch self {
    case .flat: "flat"
    case .linear: "linear, an exponent of at most 1.1"
    case .atMost(let exponent): "an exponent of at most \(exponent)"
    }
  }

  func allows(_ growth: MeasuredGrowth) -> Bool {
    switch self {
    case .flat: !growth.isGrowth
    case .linear: Self.atMost(exponent: 1.1).allows(growth)
    case .atMost(let exponent): (growth.exponent * 100).rounded() <= (exponent * 100).rounded()
    }
  }
}

/// The costs of one event at several sizes, from the smallest size on.
struct MeasuredGrowth {
  let sizes: [Int]
  let counts: [Int]

  /// Whether any cost is higher than at a smaller size.
  var isGrowth: Bool { zip(counts, counts.dropFirst()).contains { $0 < $1 } }

  /// The slope of the line through the logarithms of sizes and counts, by least squares; a count of 0 is taken as 1.
  var exponent: Double {
    let (x, y) = (sizes.map { log(Double($0)) }, counts.map { log(Double(max($0, 1))) })
    let middle = x.reduce(0, +) / Double(x.count)
    // Distances from the middle of the sizes are enough: their sum is 0.
    func product(_ values: [Double]) -> Double { zip(x, values).map { ($0 - middle) * $1 }.reduce(0, +) }
    return product(y) / product(x)
  }

  /// The first and the last count, and between them the highest one if it is higher than the last.
  var countsInWords: String {
    let (first, last, most) = (counts[0], counts[counts.count - 1], counts.max()!)
    return ([first] + (most > max(first, last) ? [most] : []) + [last]).map(String.init).joined(separator: " → ")
  }

  /// The exponent with two digits.
  var exponentInWords: String {
    let words = String(format: "%.2f", exponent)
    return words == "-0.00" ? "0.00" : words
  }
}

/// The traces of one event at several sizes.
struct GrowthTable {
  private var traces: [(size: Int, trace: InvalidationTrace)] = []

  mutating func add(_ trace: InvalidationTrace, of size: Int) { traces.append((size, trace)) }

  /// Returns the failure if there is no event, or if costs grow more than permitted; `nil` if all is as expected.
  func fault(over expected: ExpectedGrowth, of costs: [EventCost]) -> String? {
    // Nothing that costs nothing would grow.
    if let idle = traces.first(where: \.trace.events.isEmpty) {
      return "No event happened at size \(idle.size), so nothing can grow. Send the event within screen.trace { … }."
    }
    return excess(over: expected, of: costs)
  }

  /// Returns the failure for the costs that grow more than permitted, with a table of all costs; `nil` if none does.
  private func excess(over expected: ExpectedGrowth, of costs: [EventCost]) -> String? {
    let excesses = costs.filter { !expected.allows(growth(of: $0)) }
    guard let first = traces.first, let last = traces.last, !excesses.isEmpty else { return nil }
    let words = excesses.map { cost in
      let growth = growth(of: cost)
      return "\(cost) \(growth.countsInWords) (exponent \(growth.exponentInWords))"
    }
    return """
      Growth from size \(first.size) to \(last.size): \(words.joined(separator: ", ")); expected \(expected)

      \(table(of: costs).joined(separator: "\n"))

      At size \(last.size):
      \(last.trace.table(limit: 34 - costs.count))
      """
  }

  private func growth(of cost: EventCost) -> MeasuredGrowth {
    MeasuredGrowth(sizes: traces.map(\.size), counts: traces.map { cost.count(in: $0.trace) })
  }

  /// A line for each cost: its counts below the sizes, and its exponent.
  private func table(of costs: [EventCost]) -> [String] {
    let rows =
      [["size"] + traces.map { "\($0.size)" } + ["exponent"]]
      + costs.map { cost in
        ["\(cost)"] + traces.map { "\(cost.count(in: $0.trace))" } + [growth(of: cost).exponentInWords]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + blanks : blanks + cell.0
      }
      return cells.joined(separator: "  ")
    }
  }
}

/// Expects the cost of an event to grow with the size of its screen at most as permitted.
///
///     try expectBudget(sizes: [50, 200], .flat) { size in
///       let screen = Screen(width: 30) { Devices(count: size) }
///       return try screen.trace { try screen.find(.toggle, "Device 7").tap() }
///     }
///
/// A failure prints the costs at each size with the exponent of their growth, and the table of causes at the largest
/// size.
///
/// - Parameters:
///   - sizes: Two or more different sizes, each at least 1, such as numbers of rows.
///   - growth: The permitted growth of each cost.
///   - costs: The costs that are compared; all of them by default.
///   - event: Makes a screen of a size, and returns the trace of the event.
@MainActor public func expectBudget(
  sizes: [Int], _ growth: ExpectedGrowth, of costs: [EventCost] = EventCost.allCases,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ event: (_ size: Int) throws -> InvalidationTrace
) rethrows {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let sizes = differentSizes(sizes, growth, of: costs, at: callSite) else { return }
  var table = GrowthTable()
  for size in sizes { table.add(try event(size), of: size) }
  if let words = table.fault(over: growth, of: costs) { recordFailure(words, at: callSite) }
}

/// Expects the cost of an event, traced with an `async` closure, to grow with the size of its screen at most as
/// permitted.
@MainActor public func expectBudget(
  sizes: [Int], _ growth: ExpectedGrowth, of costs: [EventCost] = EventCost.allCases,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ event: @MainActor (_ size: Int) async throws -> InvalidationTrace
) async rethrows {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let sizes = differentSizes(sizes, growth, of: costs, at: callSite) else { return }
  var table = GrowthTable()
  for size in sizes { table.add(try await event(size), of: size) }
  if let words = table.fault(over: growth, of: costs) { recordFailure(words, at: callSite) }
}

/// Returns the sizes from the smallest on, each once; fails the running test unless there are two, all at least 1, and
/// costs and an exponent to compare.
private func differentSizes(
  _ sizes: [Int], _ growth: ExpectedGrowth, of costs: [EventCost], at callSite: CallSite
) -> [Int]? {
  if costs.isEmpty {
    recordFailure(
      "The growth of a budget has no cost to compare. Leave out of:, or pass at least one, such as of: [.evaluations].",
      at: callSite)
    return nil
  }
  if case .atMost(let exponent) = growth, !exponent.isFinite {
    recordFailure(
      "The exponent of a budget's growth is \(exponent). Pass a number, such as .atMost(exponent: 1.5).", at: callSite)
    return nil
  }
  let different = Set(sizes).sorted()
  if different.count > 1, different[0] > 0 { return different }
  recordFailure(
    "The growth of a budget is unknown for the sizes \(sizes). Pass two or more different sizes of at least 1, such as "
      + "[50, 200].", at: callSite)
  return nil
}
