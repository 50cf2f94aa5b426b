/// The entries of a trace, one for each node that is counted.
///
/// Memory is bounded: beyond ``limit`` the entries of removed nodes are merged by type.
package struct TraceEntries {
  static let limit = 20_000

  package private(set) var all: [TraceEntry] = []
  package private(set) var types: [Any.Type] = []
  private var typeNumbers: [ObjectIdentifier: Int] = [:]
  /// The entry of each node; a part of a view maps to the entry of that view.
  private var byNode: [ObjectIdentifier: TraceEntry] = [:]
  /// The entries that hold the merged counts of removed nodes, by type.
  private var mergedByType: [Int: TraceEntry] = [:]
  /// The number of merged entries that are still in `all`.
  private var mergedCount = 0

  @MainActor mutating func entry(of node: Node) -> TraceEntry {
    if let entry = byNode[ObjectIdentifier(node)] { return entry }
    let counted = node.counted
    let entry = byNode[ObjectIdentifier(counted)] ?? add(counted)
    byNode[ObjectIdentifier(node)] = entry
    return entry
  }

  @MainActor private mutating func add(_ node: Node) -> TraceEntry {
    let entry = TraceEntry(node, type: number(of: node.traced.evaluatedType), place: place(of: node))
    all.append(entry)
    byNode[ObjectIdentifier(node)] = entry
    return entry
  }

  private mutating func number(of type: Any.Type) -> Int {
    if let known = typeNumbers[ObjectIdentifier(type)] { return known }
    typeNumbers[ObjectIdentifier(type)] = types.count
    types.append(type)
    return types.count - 1
  }

  /// The place of a node, below the nearest ancestor that has an entry.
  @MainActor private func place(of node: Node) -> TracePlace? {
    var place: TracePlace?
    var names: [TracePlace.Name] = []
    var next: Node? = node
    while let current = next {
      if let entry = byNode[ObjectIdentifier(current)], entry.node === current {
        place = entry.place
        break
      }
      if let traced = current as? any TracedNode {
        if traced.countsEvaluations, current.counted === current { names.append(.type(traced.evaluatedType)) }
      } else if let name = current.name {
        names.append(.text(name))
      }
      next = current.parent
    }
    for name in names.reversed() { place = TracePlace(name, in: place) }
    return place
  }

  /// Called when a node leaves the tree: its label is read for the last time.
  @MainActor mutating func willLeave(_ node: Node, _ label: (Node) -> String) {
    guard let entry = byNode.removeValue(forKey: ObjectIdentifier(node)), entry.node === node else { return }
    entry.close(label: label(node))
    if all.count >= Self.limit { merge(entry) }
  }

  /// Merges an entry into the one for all removed nodes of its type.
  private mutating func merge(_ entry: TraceEntry) {
    guard let others = mergedByType[entry.type] else { return mergedByType[entry.type] = entry }
    others.take(entry)
    mergedCount += 1
    // Removes in batches: each removal from the middle moves all later elements.
    if mergedCount >= Self.limit / 2 {
      all.removeAll(where: \.isMerged)
      mergedCount = 0
    }
  }

  /// Reads the labels of all remaining nodes and releases the screen; called once, before the trace is read.
  @MainActor mutating func finish(_ label: (Node) -> String) {
    for entry in all { if let node = entry.node { entry.finish(label: label(node)) } }
    all.removeAll { $0.isMerged || $0.isEmpty }
    byNode = [:]
    mergedByType = [:]
  }
}

extension Node {
  /// The node as a counted node.
  ///
  /// The cast to a protocol is slow for a generic class, so it is made only on first lookups.
  var traced: any TracedNode {
    guard let traced = self as? any TracedNode else { preconditionFailure("BUG: \(shortPath) is counted and is none") }
    return traced
  }
}
