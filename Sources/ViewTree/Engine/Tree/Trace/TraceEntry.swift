/// The counts of one node while a trace is taken.
///
/// It outlives its node, so it stores only values for the trace. The node's place is fixed when the entry is made,
/// because a node never moves. Its label is read when the node leaves, or at the end.
///
/// Sendable: for the same reason as ``TraceRecorder``.
package final class TraceEntry: @unchecked Sendable {
  /// `nil` once the node has left the tree, or the trace is being read.
  @safe @exclusivity(unchecked) private(set) var node: Node?
  /// The node's identity, if it was still in the tree when the trace ended.
  @safe @exclusivity(unchecked) package private(set) var lastNode: ObjectIdentifier?
  /// The number of the evaluated type in ``TraceEntries/types``.
  package let type: Int
  package let place: TracePlace?
  @safe @exclusivity(unchecked) package private(set) var label = ""
  @safe @exclusivity(unchecked) package private(set) var evaluations = 0
  @safe @exclusivity(unchecked) package private(set) var skips = 0
  @safe @exclusivity(unchecked) package private(set) var unneeded = 0
  @safe @exclusivity(unchecked) package private(set) var causes: [TraceCount] = []
  /// The number of nodes whose counts are merged in this entry; 0 once another entry has taken them.
  @safe @exclusivity(unchecked) package private(set) var instances = 1
  /// The frame of the last evaluation; evaluations of the node's parts in that frame are not counted again.
  @safe @exclusivity(unchecked) var frame = 0
  /// The vertex that alone caused the last evaluation, kept with the number of its cause to skip the lookup.
  @safe @exclusivity(unchecked) private(set) var lastVertex: Vertex?
  @safe @exclusivity(unchecked) private var lastCause = 0

  init(_ node: Node, type: Int, place: TracePlace?) {
    self.node = node
    self.type = type
    self.place = place
  }

  /// Whether nothing was counted; such an entry exists because only parts of the node were evaluated.
  var isEmpty: Bool { evaluations == 0 && skips == 0 }
  /// Whether its counts were merged into another entry.
  var isMerged: Bool { instances == 0 }

  func skipped() { skips += 1 }

  func evaluated(unneeded count: Int) {
    evaluations += 1
    unneeded += count
  }

  func count(cause: Int, unneeded: Int) { causes.count(cause, unneeded: unneeded) }

  /// Returns the number of the cause for a vertex, and calls `find` only if the last lookup does not answer.
  func cause(_ vertex: Vertex, find: () -> (cause: Int, isKept: Bool)) -> Int {
    if lastVertex !== vertex {
      let found = find()
      lastCause = found.cause
      lastVertex = found.isKept ? vertex : nil
    }
    return lastCause
  }

  /// Called when the node leaves the tree.
  func close(label: String) {
    self.label = label
    node = nil
    lastVertex = nil
  }

  /// Called before the trace is read.
  func finish(label: String) {
    lastNode = node.map { ObjectIdentifier($0) }
    close(label: label)
  }

  /// Merges the counts of another entry of the type, which must not be used afterwards.
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

/// The number of evaluations that had one cause, or that one type had.
///
/// `number` identifies the cause or the type.
package struct TraceCount {
  package let number: Int
  package private(set) var evaluations: Int
  package private(set) var unneeded: Int

  init(_ number: Int, evaluations: Int = 0, unneeded: Int = 0) {
    (self.number, self.evaluations, self.unneeded) = (number, evaluations, unneeded)
  }

  mutating func add(evaluations: Int = 1, unneeded: Int) {
    self.evaluations += evaluations
    self.unneeded += unneeded
  }
}

extension [TraceCount] {
  /// Adds one evaluation to the count of a number, among the counts from `start` on.
  mutating func count(_ number: Int, unneeded: Int, from start: Int = 0) {
    add(TraceCount(number, evaluations: 1, unneeded: unneeded), from: start)
  }

  /// Adds to the count of the same number, among the counts from `start` on.
  mutating func add(_ count: TraceCount, from start: Int = 0) {
    for index in start..<self.count where self[index].number == count.number {
      return self[index].add(evaluations: count.evaluations, unneeded: count.unneeded)
    }
    append(count)
  }
}
