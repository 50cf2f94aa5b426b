/// The counts of one node while a trace is taken.
///
/// It outlives its node: what a trace says of it are values. Where the node stands is fixed when the entry is made, for a
/// node never moves; its label is read when the node leaves, or at the end.
///
/// Sendable: as the recorder that made it.
final class TraceEntry: @unchecked Sendable {
  /// `nil` once it is gone, and when the trace is read.
  @exclusivity(unchecked) private(set) var node: Node?
  /// The node, if it was still there when the trace was read.
  @exclusivity(unchecked) private(set) var lastNode: ObjectIdentifier?
  /// Its number.
  let type: Int
  let place: TracePlace?
  @exclusivity(unchecked) private(set) var label = ""
  @exclusivity(unchecked) private(set) var evaluations = 0
  @exclusivity(unchecked) private(set) var skips = 0
  @exclusivity(unchecked) private(set) var unneeded = 0
  @exclusivity(unchecked) private(set) var causes: [TraceCount] = []
  /// How many nodes these are the counts of.
  @exclusivity(unchecked) private(set) var instances = 1
  /// The frame in which it was evaluated last: what a part of it does then is no evaluation more.
  @exclusivity(unchecked) var frame = 0
  /// What alone made the body run the last time, and what that is called.
  @exclusivity(unchecked) private(set) var lastVertex: Vertex?
  @exclusivity(unchecked) private var lastCause = 0

  init(_ node: Node, type: Int, place: TracePlace?) {
    self.node = node
    self.type = type
    self.place = place
  }

  /// Whether nothing was counted: only parts of the node were looked at.
  var isEmpty: Bool { evaluations == 0 && skips == 0 }
  /// Whether it is counted in another entry.
  var isPutAway: Bool { instances == 0 }

  func skipped() { skips += 1 }

  func evaluated(unneeded count: Int) {
    evaluations += 1
    unneeded += count
  }

  func count(cause: Int, unneeded: Int) { causes.count(cause, unneeded: unneeded) }

  /// The number of the cause that a vertex is, looked up where it was not the last one, or one that is not kept.
  func cause(_ vertex: Vertex, find: () -> (cause: Int, isKept: Bool)) -> Int {
    if lastVertex !== vertex {
      let found = find()
      lastCause = found.cause
      lastVertex = found.isKept ? vertex : nil
    }
    return lastCause
  }

  /// The node leaves the tree.
  func close(label: String) {
    self.label = label
    node = nil
    lastVertex = nil
  }

  /// The trace is read from now on.
  func finish(label: String) {
    lastNode = node.map { ObjectIdentifier($0) }
    close(label: label)
  }

  /// Adds the counts of another entry of the type, which is of no use from then on.
  func take(_ other: TraceEntry) {
    evaluations += other.evaluations
    skips += other.skips
    unneeded += other.unneeded
    instances += other.instances
    label = ""
    for count in other.causes { causes.add(count) }
    other.instances = 0
  }
}

/// How often a cause, by its number, led to an evaluation; or how often a type was evaluated.
struct TraceCount {
  let number: Int
  private(set) var evaluations = 0
  private(set) var unneeded = 0

  init(_ number: Int, evaluations: Int = 0, unneeded: Int = 0) {
    (self.number, self.evaluations, self.unneeded) = (number, evaluations, unneeded)
  }

  mutating func add(evaluations: Int = 1, unneeded: Int) {
    self.evaluations += evaluations
    self.unneeded += unneeded
  }
}

extension [TraceCount] {
  /// Counts one more of a number, among those from `start` on.
  mutating func count(_ number: Int, unneeded: Int, from start: Int = 0) {
    add(TraceCount(number, evaluations: 1, unneeded: unneeded), from: start)
  }

  /// Adds to the count of the same number, of those from `start` on.
  mutating func add(_ count: TraceCount, from start: Int = 0) {
    for index in start..<self.count where self[index].number == count.number {
      return self[index].add(evaluations: count.evaluations, unneeded: count.unneeded)
    }
    append(count)
  }
}
