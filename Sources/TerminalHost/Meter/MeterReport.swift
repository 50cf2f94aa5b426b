internal import TextBackend
internal import ViewTree

/// The numbers of the live meter: those of the last event, and the evaluations of each type since the meter was opened.
struct MeterReport: Equatable {
  /// The evaluations of the views of one type.
  struct Count: Equatable {
    let type: String
    var evaluations = 0
    var unneeded = 0
  }

  /// The name of the last event; empty before the first one.
  private(set) var event = ""
  /// The number of values that the event wrote.
  private(set) var writeCount = 0
  /// The first writes, with the values before and after.
  private(set) var writes: [String] = []
  /// The number of bodies that the event ran.
  private(set) var evaluations = 0
  /// The number of bodies that ran without a different result.
  private(set) var unneeded = 0
  /// The number of views that were compared and found unchanged.
  private(set) var skips = 0
  /// The advice for unneeded evaluations, each with the type of the views.
  private(set) var advice: [String] = []
  /// The number of bodies that ran after the event: for animations, timers and moves of the mouse.
  private(set) var later = 0
  /// The types in the order of their evaluations, the most first.
  private(set) var heat: [Count] = []

  private static let longestList = 5

  /// Adds the work of one event; without a name it has that of the trace.
  mutating func add(event trace: InvalidationTrace, named name: String? = nil) {
    event = name ?? trace.events.last { !$0.name.isEmpty || $0.writes > 0 }?.title ?? "an event without effect"
    writeCount = trace.writes.count + trace.moreWrites
    writes = trace.writes.prefix(Self.longestList).map(\.description)
    (evaluations, unneeded, later) = (trace.totalEvaluations, trace.totalUnneeded, 0)
    skips = trace.entries.reduce(0) { $0 + $1.skips }
    advice = Self.advice(of: trace)
    addHeat(of: trace)
  }

  /// Adds work outside of the events that the meter shows.
  mutating func add(later trace: InvalidationTrace) {
    later += trace.totalEvaluations
    addHeat(of: trace)
  }

  /// The advice in a trace, for the types with the most unneeded evaluations first; each advice has one type.
  private static func advice(of trace: InvalidationTrace) -> [String] {
    let groups = trace.groups.enumerated().sorted {
      ($1.element.unneeded, $0.offset) < ($0.element.unneeded, $1.offset)
    }
    var (known, advice) = (Set<String>(), [String]())
    for group in groups.map(\.element) {
      for cause in group.causes where !cause.advice.isEmpty && known.insert(cause.advice).inserted {
        advice.append("\(group.typeName): \(cause.advice)")
      }
    }
    return Array(advice.prefix(longestList))
  }

  private mutating func addHeat(of trace: InvalidationTrace) {
    for group in trace.groups where group.evaluations > 0 {
      let index = heat.firstIndex { $0.type == group.typeName } ?? heat.endIndex
      if index == heat.endIndex { heat.append(Count(type: group.typeName)) }
      heat[index].evaluations += group.evaluations
      heat[index].unneeded += group.unneeded
    }
    heat.sort { ($1.evaluations, $0.type) < ($0.evaluations, $1.type) }
  }
}
