import ViewTree

/// The costs of one step, line by line, and their exponent.
@MainActor struct GrowthTable {
  let step: any GrowthStep.Type
  private var costs: [Double] = []

  init(step: any GrowthStep.Type) { self.step = step }

  func head(unit: String) -> String {
    "\(step.name): \(step.title)\n" + "size".leading(to: 10) + unit.leading(to: 16) + "each".leading(to: 14)
      + "exponent".leading(to: 10)
  }

  /// Adds the cost for a size and returns its line.
  mutating func add(size: Int, cost: Double) -> String {
    let line =
      "\(size)".leading(to: 10) + String(format: "%16.0f%14.1f", cost, cost / Double(size))
      + (costs.last.map { Self.number(log2(cost / $0)).leading(to: 10) } ?? "")
    costs.append(cost)
    return line
  }

  /// The exponent with which the cost grew in the last two doublings.
  var exponent: Double {
    let last = costs.suffix(3)
    guard let first = last.first, let final = last.last, last.count > 1 else { return 0 }
    return log2(final / first) / Double(last.count - 1)
  }

  var summary: String { Self.number(exponent).leading(to: 8) + "  \(step.name)" }

  /// Returns a number with two decimals, and no minus sign before zero.
  private static func number(_ value: Double) -> String { String(format: "%.2f", (value * 100).rounded() / 100 + 0) }
}

extension String {
  /// Returns the text with blanks before it.
  fileprivate func leading(to width: Int) -> String { String(repeating: " ", count: max(width - count, 0)) + self }
}
