/// The steps from cause to evaluation, event by event, in the order of their first occurrence.
///
/// The first ``limit`` are kept.
package struct TraceSteps {
  private static let limit = 50_000
  /// The number of steps up to which a linear search is faster than a table.
  private static let linearSearchLimit = 16

  /// A step from a state or an enclosing view to the type that it caused to be evaluated.
  package struct Edge: Hashable {
    /// The number of a type, -2 minus the number of a state, or -1 for an unknown cause.
    package let from: Int
    package let to: Int
    package let cause: Int
  }

  package struct Step {
    package let edge: Edge
    package fileprivate(set) var count: TraceCount
  }

  package private(set) var all: [Step] = []
  /// The positions of the current event's steps, once there are more than ``linearSearchLimit``.
  private var places: [Edge: Int] = [:]

  mutating func beginEvent() { if !places.isEmpty { places = [:] } }

  /// Counts a step of the event whose steps begin at `start`.
  mutating func count(_ edge: Edge, unneeded: Int, from start: Int) {
    let place = place(of: edge, from: start)
    if place == all.count {
      guard all.count < Self.limit else { return }
      all.append(Step(edge: edge, count: TraceCount(edge.cause)))
    }
    all[place].count.add(unneeded: unneeded)
  }

  private mutating func place(of edge: Edge, from start: Int) -> Int {
    if all.count - start < Self.linearSearchLimit { return all[start...].firstIndex { $0.edge == edge } ?? all.count }
    if places.isEmpty { for place in start..<all.count { places[all[place].edge] = place } }
    if let place = places[edge] { return place }
    if all.count < Self.limit { places[edge] = all.count }
    return all.count
  }
}
