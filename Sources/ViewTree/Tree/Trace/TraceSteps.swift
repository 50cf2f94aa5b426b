/// What led to what, event by event, in the order in which it first happened; the first ``limit`` are kept.
struct TraceSteps {
  private static let limit = 50_000
  /// To look through so few is faster than a table.
  private static let fewSteps = 16

  /// From what led to an evaluation, a state or the view around, to the type that was evaluated.
  struct Edge: Hashable {
    /// A type by its number, or a state by its number below -1; -1 for what is not known.
    let from: Int
    let to: Int
    let cause: Int
  }

  struct Step {
    let edge: Edge
    fileprivate(set) var count: TraceCount
  }

  private(set) var all: [Step] = []
  /// Where those of the event are, once they are many.
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
    if all.count - start < Self.fewSteps { return all[start...].firstIndex { $0.edge == edge } ?? all.count }
    if places.isEmpty { for place in start..<all.count { places[all[place].edge] = place } }
    if let place = places[edge] { return place }
    if all.count < Self.limit { places[edge] = all.count }
    return all.count
  }
}
