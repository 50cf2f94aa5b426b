/// Counts evaluations while a trace is taken, one entry for each node.
///
/// An entry outlives its node: what a trace says of it are values. Where the node stands is fixed when the entry is made,
/// for a node never moves; its label is read after each frame, as long as the node is there.
@MainActor final class TraceRecorder {
  struct Entry {
    fileprivate(set) weak var node: Node?
    let type: Any.Type
    let place: TracePlace?
    var label = ""
    var evaluations = 0
    var skips = 0
    var unneeded = 0
    var causes = TraceCauses()
  }

  struct Write {
    let label: String
    let old: TracedValue
    let new: TracedValue
  }

  private(set) var entries: [Entry] = []
  private(set) var writes: [Write] = []

  /// By node.
  ///
  /// The address of one that is gone may be another's by now.
  private var indices: [ObjectIdentifier: Int] = [:]
  private var places: [ObjectIdentifier: KnownPlace] = [:]
  /// Entries that were used since their labels were read.
  private var touched: Set<Int> = []

  private struct KnownPlace {
    weak var node: Node?
    let place: TracePlace
  }

  /// Keeps the place of a node before those of the views below it.
  func willEvaluate(_ node: Node, _ type: Any.Type) { _ = index(of: node, type) }

  func evaluated(_ node: Node, _ type: Any.Type, causes: [String], isUnneeded: Bool) {
    let index = index(of: node, type)
    entries[index].evaluations += 1
    if isUnneeded { entries[index].unneeded += 1 }
    entries[index].causes.add(causes)
  }

  func skipped(_ node: Node, _ type: Any.Type) { entries[index(of: node, type)].skips += 1 }

  /// The values are described when their text is first asked for.
  func wrote(_ label: String, from old: Any, to new: Any) {
    writes.append(Write(label: label, old: TracedValue(old), new: TracedValue(new)))
  }

  /// Reads the labels of the nodes that were evaluated or skipped since the last call.
  ///
  /// The tree is at rest.
  func readLabels(_ label: (Node) -> String) {
    for index in touched { readLabel(at: index, label) }
    touched = []
  }

  /// Reads the labels of all nodes that are still there.
  func readAllLabels(_ label: (Node) -> String) {
    for index in entries.indices { readLabel(at: index, label) }
    touched = []
  }

  private func readLabel(at index: Int, _ label: (Node) -> String) {
    guard let node = entries[index].node, !node.isUnmounted else { return }
    entries[index].label = label(node)
  }

  private func index(of node: Node, _ type: Any.Type) -> Int {
    if let index = indices[ObjectIdentifier(node)], entries[index].node === node {
      touched.insert(index)
      return index
    }
    let index = entries.count
    indices[ObjectIdentifier(node)] = index
    touched.insert(index)
    entries.append(Entry(node: node, type: type, place: place(of: node)))
    return index
  }

  /// Where a node stands.
  ///
  /// The places of the nodes around are kept: a path of thousands of nodes is walked once.
  private func place(of node: Node) -> TracePlace? {
    var place: TracePlace?
    var inner: [(node: Node, name: String)] = []
    var next: Node? = node
    while let current = next, place == nil {
      if let known = places[ObjectIdentifier(current)], known.node === current {
        place = known.place
      } else if let name = current.name {
        inner.append((current, name))
      }
      next = current.parent
    }
    for (node, name) in inner.reversed() {
      let new = TracePlace(name, in: place)
      places[ObjectIdentifier(node)] = KnownPlace(node: node, place: new)
      place = new
    }
    return place
  }
}

/// The names of a node and of those around it, each kept once for all nodes below.
final class TracePlace: Sendable {
  private let name: String
  private let outer: TracePlace?

  fileprivate init(_ name: String, in outer: TracePlace?) {
    self.name = name
    self.outer = outer
  }

  /// `Form/Section/Toggle`.
  var path: String {
    var names: [String] = []
    var place: TracePlace? = self
    while let current = place {
      names.append(current.name)
      place = current.outer
    }
    return names.reversed().joined(separator: "/")
  }
}

/// What made a view's body run: each cause once, in the order in which they came.
struct TraceCauses {
  private(set) var names: [String] = []
  private var known: Set<String> = []

  mutating func add(_ causes: [String]) {
    for cause in causes where known.insert(cause).inserted { names.append(cause) }
  }
}

/// A value that was written, described once, when its text is first asked for.
///
/// A value type is shown as it was written. An object would be shown as it is by then: it is named by its type. A trace
/// may be printed anywhere: the thread that asks first describes, and others wait.
///
/// Sendable: only behind the lock.
final class TracedValue: @unchecked Sendable {
  private enum Content {
    case value(Any)
    case text(String)
  }

  private let lock = NSLock()
  private var content: Content

  init(_ value: Any) { content = .value(value) }

  var text: String { lock.withLock(describe) }

  private func describe() -> String {
    switch content {
    case .text(let text): return text
    case .value(let value):
      let text = shortDescription(of: value)
      content = .text(text)
      return text
    }
  }
}
