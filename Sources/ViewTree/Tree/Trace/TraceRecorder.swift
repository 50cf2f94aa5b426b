/// Counts evaluations while a trace is taken, one entry for each node, and keeps what led to them.
///
/// What happens often is counted by numbers: words are made when something happens for the first time, or when the trace
/// is read. An entry outlives its node: what a trace says of it are values. Where the node stands is fixed when the entry
/// is made, for a node never moves; its label is read when the node leaves, or at the end.
///
/// What is kept is bounded: entries of nodes that are gone are put together by type beyond ``entryLimit``, of writes the
/// first ``writeLimit`` are kept, of events the first ``eventLimit``; all are counted.
@MainActor final class TraceRecorder {
  static let entryLimit = 20_000
  static let writeLimit = 1_000
  static let eventLimit = 1_000

  struct Entry {
    /// `nil` once it is gone.
    fileprivate(set) var node: Node?
    let type: Int
    fileprivate(set) var place: TracePlace?
    fileprivate(set) var label = ""
    fileprivate(set) var evaluations = 0
    fileprivate(set) var skips = 0
    fileprivate(set) var unneeded = 0
    fileprivate(set) var causes: [Count] = []
    /// How many nodes these are the counts of.
    fileprivate(set) var instances = 1
    /// What alone made the body run the last time, and what that is called.
    fileprivate var lastVertex: Vertex?
    fileprivate var lastCause = 0
  }

  /// How often a cause, by its number, led to an evaluation; or how often a type was evaluated.
  struct Count {
    let number: Int
    fileprivate(set) var evaluations = 0
    fileprivate(set) var unneeded = 0
  }

  struct Cause {
    /// In SwiftUI's words.
    let name: String
    /// What was written, if it is called otherwise: `Model.devices`.
    let source: String
    let inputs: [TraceInput]
    /// The states that led to it; of a new view value, those are known by what evaluated the view around.
    let states: [Int]
    /// Whether the evaluation of the view around led to it.
    var isInherited: Bool { states.isEmpty }
  }

  struct Write {
    let state: Int
    let change: TracedChange
    let writer: (any OriginOwner)?
    let event: Int
  }

  /// A state, or a property of an object.
  struct State {
    let label: String
    fileprivate(set) var writes = 0
    fileprivate(set) var equalWrites = 0
    fileprivate(set) var bodies = 0
    fileprivate(set) var unneeded = 0
  }

  /// From what led to an evaluation, a state or the view around, to the type that was evaluated.
  struct Edge: Hashable {
    /// A type by its number, or a state by its number below -1; -1 for what is not known.
    let from: Int
    let to: Int
    let cause: Int
  }

  struct Event {
    let name: String
    fileprivate(set) var writes = 0
    fileprivate(set) var evaluations = 0
    fileprivate(set) var unneeded = 0
    fileprivate(set) var skips = 0
    /// What led to what, in the order in which it first happened.
    fileprivate(set) var steps: [(edge: Edge, count: Count)] = []
    /// How often which type was evaluated.
    fileprivate(set) var types: [Count] = []
    /// The places of steps, where they are many: to look through a few is faster.
    fileprivate var places: [Edge: Int] = [:]
  }

  private(set) var entries: [Entry] = []
  private(set) var types: [Any.Type] = []
  private(set) var causes: [Cause] = []
  private(set) var states: [State] = []
  private(set) var writes: [Write] = []
  private(set) var events: [Event] = []
  /// Events beyond the limit, and writes.
  private(set) var moreEvents = 0
  private(set) var moreWrites = 0

  private var indices: [ObjectIdentifier: Int] = [:]
  private var typeNumbers: [ObjectIdentifier: Int] = [:]
  private var causeNumbers: [CauseKey: Int] = [:]
  private var stateNumbers: [String: Int] = [:]
  private var vertexStates: [ObjectIdentifier: (vertex: Vertex, state: Int)] = [:]
  private var gone: [Int: Int] = [:]
  private var free: [Int] = []
  /// The states that were written in the event, and since the last frame.
  private var written: Set<Int> = []
  private var told: Set<Int> = []
  private var isInEvent = false
  /// The evaluations that are going on, from the outside in.
  private var running: [Running] = []

  private struct Running {
    let entry: Int
    let causes: [Int]
    let states: [Int]
  }

  private enum CauseKey: Hashable {
    case named(String, String)
    case inputs(ObjectIdentifier, UInt64)
  }

  // MARK: Events

  /// What happens from now on is of an event.
  func begin(_ name: String) {
    isInEvent = true
    guard events.count < Self.eventLimit else { return moreEvents += 1 }
    events.append(Event(name: name))
  }

  func endEvent() {
    isInEvent = false
    if !written.isEmpty { written = [] }
  }

  /// Begins an event for what happens outside of one.
  private func needEvent() { if !isInEvent { begin("") } }

  private func countInEvent(_ count: (inout Event) -> Void) {
    needEvent()
    if moreEvents == 0 { count(&events[events.count - 1]) }
  }

  /// A frame is made.
  func frameEnded() { if !told.isEmpty { told = [] } }

  // MARK: Evaluations

  func willEvaluate(_ node: any TracedNode, causes raw: [Rule.Cause], isFirst: Bool, in watch: ObjectWatch) {
    let index = index(of: node)
    var causes: [Int]
    if !isFirst, raw.count == 1, case .vertex(let vertex) = raw[0] {
      if entries[index].lastVertex !== vertex {
        entries[index].lastVertex = vertex
        entries[index].lastCause = cause(vertex, of: node)
      }
      causes = [entries[index].lastCause]
    } else if isFirst {
      causes = [named("@identity")]
    } else {
      causes = resolve(raw, of: node, watch)
    }
    var states: [Int] = []
    for cause in causes {
      let own = self.causes[cause].isInherited ? running.last?.states ?? [] : self.causes[cause].states
      for state in own where !states.contains(state) { states.append(state) }
    }
    running.append(Running(entry: index, causes: causes, states: states))
  }

  func evaluated(isUnneeded: Bool) {
    let run = running.removeLast()
    let unneeded = isUnneeded ? 1 : 0
    entries[run.entry].evaluations += 1
    entries[run.entry].unneeded += unneeded
    for cause in run.causes {
      entries[run.entry].causes.count(cause, unneeded: unneeded)
    }
    let type = entries[run.entry].type
    for state in run.states {
      states[state].bodies += 1
      states[state].unneeded += unneeded
    }
    let around = running.last.map { entries[$0.entry].type }
    countInEvent { event in
      event.evaluations += 1
      event.unneeded += unneeded
      event.types.count(type, unneeded: unneeded)
      for cause in run.causes {
        if causes[cause].isInherited {
          event.count(Edge(from: around ?? -1, to: type, cause: cause), unneeded: unneeded)
        }
        for state in causes[cause].states {
          event.count(Edge(from: -2 - state, to: type, cause: cause), unneeded: unneeded)
        }
      }
    }
  }

  /// The types whose bodies ran because of each state.
  var readers: [[Int]] {
    var readers = [[Int]](repeating: [], count: states.count)
    for entry in entries {
      for count in entry.causes {
        for state in causes[count.number].states where !readers[state].contains(entry.type) {
          readers[state].append(entry.type)
        }
      }
    }
    return readers
  }

  func skipped(_ node: any TracedNode) {
    entries[index(of: node)].skips += 1
    countInEvent { $0.skips += 1 }
  }

  /// What of a view's new value is another one; its evaluation comes next.
  func inputsWillChange<V>(of node: any TracedNode, from old: V, to new: V) {
    let parts = StoredParts.of(V.self)
    let key = CauseKey.inputs(ObjectIdentifier(parts), parts.differing(old, new))
    pending = cause(key) {
      let inputs = InputReader(node: node, graph: node.tree.graph).inputs(from: old, to: new)
      return Cause(name: "@self", source: "", inputs: inputs, states: [])
    }
  }

  private var pending: Int?

  private func resolve(_ raw: [Rule.Cause], of node: any TracedNode, _ watch: ObjectWatch) -> [Int] {
    let changed = pending
    pending = nil
    if raw.isEmpty { return [changed ?? named("@self")] }
    var found: [Int] = []
    func add(_ cause: Int) { if !found.contains(cause) { found.append(cause) } }
    let observed: [String] = raw.compactMap { if case .observed(let label) = $0 { label() } else { nil } }
    for cause in raw {
      switch cause {
      case .vertex(let vertex): add(self.cause(vertex, of: node))
      case .observed: break
      case .name("@self"): add(changed ?? named("@self"))
      case .name(NodeRule.observation) where !observed.isEmpty:
        for label in observed { add(named(node.nameOfCause(label), source: label)) }
      case .name(let name): add(named(name, sources: watch.labels(of: node)))
      }
    }
    return found
  }

  private func named(_ name: String, source: String = "") -> Int {
    named(name, sources: source.isEmpty ? [] : [source])
  }

  private func named(_ name: String, sources: [String]) -> Int {
    let source = sources.joined(separator: ", ")
    return cause(.named(name, source)) {
      Cause(name: name, source: source == name ? "" : source, inputs: [], states: sources.map { state($0) })
    }
  }

  private func cause(_ vertex: Vertex, of node: any TracedNode) -> Int {
    let (name, label) = (node.nameOfCause(vertex), vertex.label)
    let isOwn = label == name || label == "\(typeName(node.evaluatedType)).\(name)"
    return cause(.named(name, label)) {
      Cause(name: name, source: isOwn ? "" : label, inputs: [], states: states(behind: vertex))
    }
  }

  private func cause(_ key: CauseKey, _ make: () -> Cause) -> Int {
    if let known = causeNumbers[key] { return known }
    // Views with labels of their own without end would have causes without end.
    if causes.count >= Self.entryLimit { return causes.count - 1 }
    let new = make()
    causeNumbers[key] = causes.count
    causes.append(new)
    return causes.count - 1
  }

  /// The states from which the value of a vertex comes: those that were written, if some were, otherwise the outermost.
  private func states(behind vertex: Vertex) -> [Int] {
    var labels: [String] = []
    var ends: [String] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ vertex: Vertex) {
      guard seen.insert(ObjectIdentifier(vertex)).inserted, seen.count < 64 else { return }
      if !vertex.label.isEmpty { labels.append(vertex.label) }
      let inputs = ((vertex as? Rule)?.inputs.map(\.vertex) ?? []) + (vertex.writer.map { [$0] } ?? [])
      if inputs.isEmpty { ends.append(vertex.label) }
      inputs.forEach(visit)
    }
    visit(vertex)
    let known = written.filter { state in labels.contains { $0.isPart(of: states[state].label) } }
    if !known.isEmpty { return known.sorted() }
    return ends.map { state($0) }
  }

  // MARK: Writes

  func wrote(
    _ label: () -> String, _ vertex: Vertex?, from old: Any, to new: Any, by writer: (any OriginOwner)?
  ) {
    let state = vertex.map { self.state(of: $0) } ?? self.state(label())
    states[state].writes += 1
    written.insert(state)
    told.insert(state)
    countInEvent { $0.writes += 1 }
    guard writes.count < Self.writeLimit else { return moreWrites += 1 }
    let event = events.count - 1
    writes.append(Write(state: state, change: TracedChange(from: old, to: new), writer: writer, event: event))
  }

  func wroteEqual(_ label: String) { states[state(label)].equalWrites += 1 }

  /// Whether a write is known that was told otherwise.
  func knowsWrite(of label: String) -> Bool { stateNumbers[label].map { told.contains($0) } ?? false }

  private func state(of vertex: Vertex) -> Int {
    if let known = vertexStates[ObjectIdentifier(vertex)] { return known.state }
    let state = state(vertex.label)
    if vertexStates.count >= Self.writeLimit { vertexStates = [:] }
    vertexStates[ObjectIdentifier(vertex)] = (vertex, state)
    return state
  }

  private func state(_ label: String) -> Int {
    if let known = stateNumbers[label] { return known }
    if states.count >= Self.entryLimit { return states.count - 1 }
    stateNumbers[label] = states.count
    states.append(State(label: label))
    return states.count - 1
  }

  // MARK: Nodes

  /// A node leaves the tree: its label is read for the last time.
  func willLeave(_ node: Node, _ label: (Node) -> String) {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(node)) else { return }
    entries[index].label = label(node)
    entries[index].node = nil
    entries[index].lastVertex = nil
    if entries.count >= Self.entryLimit { putAway(index) }
  }

  /// Adds an entry to the one that stands for all of its type that are gone.
  private func putAway(_ index: Int) {
    guard let all = gone[entries[index].type] else { return gone[entries[index].type] = index }
    guard all != index else { return }
    let entry = entries[index]
    entries[all].add(entry)
    entries[index].instances = 0
    free.append(index)
  }

  /// Reads the labels of all nodes that are still there.
  func readLabels(_ label: (Node) -> String) {
    for index in entries.indices { if let node = entries[index].node { entries[index].label = label(node) } }
  }

  private func index(of node: any TracedNode) -> Int {
    if let index = indices[ObjectIdentifier(node)] { return index }
    let entry = Entry(node: node, type: number(of: node.evaluatedType), place: place(of: node))
    let index = free.popLast() ?? entries.count
    if index < entries.count { entries[index] = entry } else { entries.append(entry) }
    indices[ObjectIdentifier(node)] = index
    return index
  }

  private func number(of type: Any.Type) -> Int {
    if let known = typeNumbers[ObjectIdentifier(type)] { return known }
    typeNumbers[ObjectIdentifier(type)] = types.count
    types.append(type)
    return types.count - 1
  }

  /// Where a node stands: below the nearest node around that has an entry.
  private func place(of node: Node) -> TracePlace? {
    var place: TracePlace?
    var names: [TracePlace.Name] = []
    var next: Node? = node
    while let current = next {
      if let index = indices[ObjectIdentifier(current)] {
        place = entries[index].place
        break
      }
      if let traced = current as? any TracedNode {
        if traced.isCounted { names.append(.type(traced.evaluatedType)) }
      } else if let name = current.name {
        names.append(.text(name))
      }
      next = current.parent
    }
    for name in names.reversed() { place = TracePlace(name, in: place) }
    return place
  }
}

extension TraceRecorder.Entry {
  /// Adds the counts of another entry of the type.
  fileprivate mutating func add(_ other: Self) {
    evaluations += other.evaluations
    skips += other.skips
    unneeded += other.unneeded
    instances += other.instances
    label = ""
    for count in other.causes { causes.add(count) }
  }
}

extension [TraceRecorder.Count] {
  fileprivate mutating func count(_ number: Int, unneeded: Int) {
    add(TraceRecorder.Count(number: number, evaluations: 1, unneeded: unneeded))
  }

  fileprivate mutating func add(_ count: TraceRecorder.Count) {
    if let index = firstIndex(where: { $0.number == count.number }) {
      self[index].evaluations += count.evaluations
      self[index].unneeded += count.unneeded
    } else {
      append(count)
    }
  }
}

extension TraceRecorder.Event {
  fileprivate mutating func count(_ edge: TraceRecorder.Edge, unneeded: Int) {
    let index = place(of: edge)
    steps[index].count.evaluations += 1
    steps[index].count.unneeded += unneeded
  }

  private mutating func place(of edge: TraceRecorder.Edge) -> Int {
    if steps.count < 16 {
      if let index = steps.firstIndex(where: { $0.edge == edge }) { return index }
    } else {
      if places.isEmpty { for (index, step) in steps.enumerated() { places[step.edge] = index } }
      if let index = places[edge] { return index }
      places[edge] = steps.count
    }
    steps.append((edge, TraceRecorder.Count(number: edge.cause)))
    return steps.count - 1
  }
}

extension ObjectWatch {
  /// The properties that changed of the objects that a node has, or the nearest around that has one which changed.
  func labels(of node: Node) -> [String] {
    if changed.isEmpty { return [] }
    var next: Node? = node
    while let current = next {
      var labels: [String] = []
      (current as? any TracedNode)?.forEachObject { labels += changed[ObjectIdentifier($0)] ?? [] }
      if !labels.isEmpty { return labels }
      next = current.parent
    }
    return []
  }
}

extension String {
  /// Whether the label is that of a place, or of a part of it: `Model.items[2]` is a part of `Model.items`.
  fileprivate func isPart(of place: String) -> Bool {
    hasPrefix(place) && (utf8.count == place.utf8.count || [".", "["].contains(dropFirst(place.count).first!))
  }
}
