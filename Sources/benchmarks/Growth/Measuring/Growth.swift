import ViewTree

/// The `growth` command, which measures the cost of each operation while its size is doubled.
@MainActor enum Growth {
  static let steps: [any GrowthStep.Type] = [
    LongTextGrowth.self, SideBySideGrowth.self,
    TypingAboveFormGrowth.self, TypingAboveScrollViewsGrowth.self, TypingAboveGroupsGrowth.self,
    ListIdsGrowth.self, ListValueGrowth.self,
    CustomLayoutGrowth.self, GeometryReaderGrowth.self,
    PreferenceMountGrowth.self, PreferenceChangeGrowth.self, GridColumnsGrowth.self,
    TabGrowth.self, FindGrowth.self, FindEachGrowth.self, FindNearestGrowth.self, TraceTextGrowth.self,
    LazyScrollGrowth.self, DeparturesGrowth.self, NavigationGrowth.self,
  ]

  /// The tolerance of the exponent, because a count has a constant part and noise; steps beyond it are reported.
  private static let tolerance = 0.15

  /// Prints the costs and the exponent of every step; returns whether all are within their limits.
  static func measure(_ steps: [any GrowthStep.Type]) throws -> Bool {
    let meter = GrowthMeter()
    print("Cost by \(meter.unit).\n")
    var summary: [String] = []
    var isWithinLimits = true
    for step in steps {
      var table = GrowthTable(step: step)
      print(table.head(unit: meter.unit))
      for size in step.sizes {
        print(table.add(size: size, cost: try meter.cost(of: step, size: size)))
      }
      print()
      let isAbove = table.exponent > step.limit + tolerance
      summary.append(table.summary + (isAbove ? "  above its limit of \(step.limit)" : ""))
      isWithinLimits = isWithinLimits && !isAbove
    }
    print("exponent  step\n" + summary.joined(separator: "\n"))
    return isWithinLimits
  }

  /// Prepares the work and performs it `count` times, for callgrind.
  static func iterate(_ step: any GrowthStep.Type, size: Int, count: Int) throws {
    let work = try step.prepare(size: size)
    for _ in 0..<count { try work() }
  }
}
