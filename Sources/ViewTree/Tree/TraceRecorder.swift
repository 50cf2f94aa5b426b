/// Counts evaluations while a trace is taken, one entry for each node.
@MainActor final class TraceRecorder {
  struct Entry {
    let node: Node
    let type: Any.Type
    var evaluations = 0
    var skips = 0
    var unneeded = 0
    var causes: [String] = []
  }

  struct Write {
    let label: String
    let old: String
    let new: String
  }

  private(set) var entries: [Entry] = []
  private(set) var writes: [Write] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Keeps the place of a node before those of the views below it.
  func willEvaluate(_ node: Node, _ type: Any.Type) { _ = index(of: node, type) }

  func evaluated(_ node: Node, _ type: Any.Type, causes: [String], isUnneeded: Bool) {
    let index = index(of: node, type)
    entries[index].evaluations += 1
    if isUnneeded { entries[index].unneeded += 1 }
    for cause in causes where !entries[index].causes.contains(cause) { entries[index].causes.append(cause) }
  }

  func skipped(_ node: Node, _ type: Any.Type) { entries[index(of: node, type)].skips += 1 }

  func wrote(_ label: String, from old: Any, to new: Any) {
    writes.append(Write(label: label, old: shortDescription(of: old), new: shortDescription(of: new)))
  }

  private func index(of node: Node, _ type: Any.Type) -> Int {
    if let index = indices[ObjectIdentifier(node)] { return index }
    indices[ObjectIdentifier(node)] = entries.count
    entries.append(Entry(node: node, type: type))
    return entries.count - 1
  }
}
