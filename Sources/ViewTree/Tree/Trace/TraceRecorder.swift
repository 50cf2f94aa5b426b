/// Counts evaluations while a trace is taken, one entry for each node, and keeps what led to them.
///
/// What happens often is counted by numbers, in tables that are there already: nothing is allocated for an evaluation, and
/// words are made when the trace is read. An entry outlives its node: what a trace says of it are values. Where the node
/// stands is fixed when the entry is made, for a node never moves; its label is read when the node leaves, or at the end.
///
/// What is kept is bounded: entries of nodes that are gone are put together by type beyond ``entryLimit``, of writes the
/// first ``writeLimit`` are kept, of events the first ``eventLimit``, of what led to what in an event the first
/// ``stepLimit``; all are counted.
///
/// Sendable: it is used on the main thread alone, and never changes once ``finish(_:)`` was called.
final class TraceRecorder: @unchecked Sendable {
  static let entryLimit = 20_000
  static let writeLimit = 1_000
  static let eventLimit = 1_000
  static let stepLimit = 50_000

  /// The counts of one node.
  ///
  /// Sendable: as the recorder that made it.
  final class Entry: @unchecked Sendable {
    /// `nil` once it is gone, and when the trace is read.
    @exclusivity(unchecked) fileprivate(set) var node: Node?
    /// The node, if it was still there when the trace was read.
    @exclusivity(unchecked) fileprivate(set) var lastNode: ObjectIdentifier?
    let type: Int
    let place: TracePlace?
    @exclusivity(unchecked) fileprivate(set) var label = ""
    @exclusivity(unchecked) fileprivate(set) var evaluations = 0
    @exclusivity(unchecked) fileprivate(set) var skips = 0
    @exclusivity(unchecked) fileprivate(set) var unneeded = 0
    @exclusivity(unchecked) fileprivate(set) var causes: [Count] = []
    /// How many nodes these are the counts of.
    @exclusivity(unchecked) fileprivate(set) var instances = 1
    /// What alone made the body run the last time, and what that is called.
    @exclusivity(unchecked) fileprivate var lastVertex: Vertex?
    @exclusivity(unchecked) fileprivate var lastCause = 0

    fileprivate init(_ node: Node, type: Int, place: TracePlace?) {
      self.node = node
      self.type = type
      self.place = place
    }
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
    /// Whether it is a new view value of which nothing is known to be another one: what differs cannot be compared.
    let isUnproved: Bool

    init(name: String, source: String = "", inputs: [TraceInput] = [], states: [Int] = []) {
      self.name = name
      self.source = source
      self.inputs = inputs
      self.states = states
      isUnproved = !inputs.isEmpty && inputs.allSatisfy { !$0.isProved }
    }
  }

  struct Write {
    let state: Int
    let change: TracedChange
    /// By which binding.
    let writer: (any OriginOwner)?
    let event: Int
  }

  /// A state, a property of an object, or a value of the environment.
  struct State {
    let label: String
    fileprivate(set) var writes = 0
    fileprivate(set) var equalWrites = 0
    fileprivate(set) var bodies = 0
    fileprivate(set) var unneeded = 0
    /// Whether it is an array.
    fileprivate(set) var isCollection = false
    /// The event and the frame in which it was written last, by their numbers.
    fileprivate var event = 0
    fileprivate var frame = 0
    /// The type whose evaluation wrote it, of a value of the environment.
    fileprivate var setter = -1
  }

  /// From what led to an evaluation, a state or the view around, to the type that was evaluated.
  struct Edge: Hashable {
    /// A type by its number, or a state by its number below -1; -1 for what is not known.
    let from: Int
    let to: Int
    let cause: Int
  }

  struct Step {
    let edge: Edge
    fileprivate(set) var count: Count
  }

  /// What was counted in one event; its steps and types are the recorder's, from these numbers to those of the next.
  struct Event {
    let name: EventName
    fileprivate(set) var writes = 0
    fileprivate(set) var evaluations = 0
    fileprivate(set) var unneeded = 0
    fileprivate(set) var skips = 0
    fileprivate(set) var steps: Range<Int>
    fileprivate(set) var types: Range<Int>
  }

  @exclusivity(unchecked) private(set) var entries: [Entry] = []
  @exclusivity(unchecked) private(set) var types: [Any.Type] = []
  @exclusivity(unchecked) private(set) var causes: [Cause] = []
  @exclusivity(unchecked) private(set) var states: [State] = []
  @exclusivity(unchecked) private(set) var writes: [Write] = []
  /// By which binding which state was written to what it was already.
  @exclusivity(unchecked) private(set) var equalWrites: [(state: Int, writer: any OriginOwner)] = []
  @exclusivity(unchecked) private(set) var events: [Event] = []
  /// What led to what, event by event, in the order in which it first happened.
  @exclusivity(unchecked) private(set) var steps: [Step] = []
  /// How often which type was evaluated, event by event.
  @exclusivity(unchecked) private(set) var typeCounts: [Count] = []
  /// Events beyond the limit, and writes.
  @exclusivity(unchecked) private(set) var moreEvents = 0
  @exclusivity(unchecked) private(set) var moreWrites = 0

  @exclusivity(unchecked) private var indices: [ObjectIdentifier: Entry] = [:]
  @exclusivity(unchecked) private var typeNumbers: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) private var causeNumbers: [CauseKey: Int] = [:]
  @exclusivity(unchecked) private var stateNumbers: [String: Int] = [:]
  @exclusivity(unchecked) private var vertexStates: [ObjectIdentifier: (vertex: Vertex, state: Int)] = [:]
  @exclusivity(unchecked) private var lastWritten: (vertex: Vertex, state: Int)?
  /// Those of nodes that are gone, by type.
  @exclusivity(unchecked) private var gone: [Int: Entry] = [:]
  /// The places of the event's steps, where they are many: to look through a few is faster.
  @exclusivity(unchecked) private var stepPlaces: [Edge: Int] = [:]
  /// The states that were written in the event.
  @exclusivity(unchecked) private var written: [Int] = []
  @exclusivity(unchecked) private var eventNumber = 1
  @exclusivity(unchecked) private var frameNumber = 1
  @exclusivity(unchecked) private var isInEvent = false
  /// The evaluations that are going on, from the outside in.
  @exclusivity(unchecked) private var running: [Running] = []
  @exclusivity(unchecked) private var identity: Int?
  @exclusivity(unchecked) private var newValue: Int?
  /// What of the value of the view whose evaluation comes next is another one.
  @exclusivity(unchecked) private var pending: Int?

  private struct Running {
    let entry: Entry
    let causes: Causes
    let states: [Int]
  }

  /// The causes of one evaluation, by their numbers: most have one.
  private struct Causes {
    let first: Int
    var more: [Int] = []

    init(_ first: Int) { self.first = first }

    mutating func add(_ cause: Int) { if cause != first, !more.contains(cause) { more.append(cause) } }
  }

  private enum CauseKey: Hashable {
    case named(String, String)
    case inputs(ObjectIdentifier, UInt64)
  }

  // MARK: Events

  /// What happens from now on is of an event.
  func begin(_ name: EventName) {
    isInEvent = true
    eventNumber += 1
    if !stepPlaces.isEmpty { stepPlaces = [:] }
    guard events.count < Self.eventLimit else { return moreEvents += 1 }
    events.append(
      Event(name: name, steps: steps.count..<steps.count, types: typeCounts.count..<typeCounts.count))
  }

  func endEvent() {
    isInEvent = false
    if !written.isEmpty { written.removeAll(keepingCapacity: true) }
  }

  /// The number of the event, which begins for what happens outside of one; `nil` where it is one too many to be kept.
  private func currentEvent() -> Int? {
    if !isInEvent { begin("") }
    return moreEvents == 0 ? events.count - 1 : nil
  }

  /// A frame is made.
  func frameEnded() { frameNumber += 1 }

  // MARK: Evaluations

  /// Says whether nothing is known to be another one for the view: what is new of its value cannot be compared.
  @MainActor func willEvaluate(
    _ node: Node, causes raw: [Rule.Cause], isFirst: Bool, in watch: ObjectWatch
  ) -> Bool {
    let entry = entry(of: node)
    let found: Causes
    if isFirst {
      found = Causes(named("@identity", in: &identity))
    } else if raw.count == 1, case .vertex(let vertex) = raw[0] {
      if entry.lastVertex !== vertex {
        entry.lastVertex = vertex
        entry.lastCause = cause(vertex, of: node)
      }
      found = Causes(entry.lastCause)
    } else {
      found = resolve(raw, of: node, watch)
    }
    var states = states(of: found.first)
    for cause in found.more {
      for state in self.states(of: cause) where !states.contains(state) { states.append(state) }
    }
    running.append(Running(entry: entry, causes: found, states: states))
    return causes[found.first].isUnproved || found.more.contains { causes[$0].isUnproved }
  }

  /// The states that led to a cause.
  private func states(of cause: Int) -> [Int] {
    causes[cause].isInherited ? running.last?.states ?? [] : causes[cause].states
  }

  func evaluated(isUnneeded: Bool) {
    let run = running.removeLast()
    let unneeded = isUnneeded ? 1 : 0
    let entry = run.entry
    entry.evaluations += 1
    entry.unneeded += unneeded
    entry.causes.count(run.causes.first, unneeded: unneeded)
    for cause in run.causes.more { entry.causes.count(cause, unneeded: unneeded) }
    for state in run.states {
      states[state].bodies += 1
      states[state].unneeded += unneeded
    }
    guard let event = currentEvent() else { return }
    events[event].evaluations += 1
    events[event].unneeded += unneeded
    typeCounts.count(entry.type, unneeded: unneeded, from: events[event].types.lowerBound)
    let around = running.last.map(\.entry.type) ?? -1
    countSteps(
      run.causes.first, to: entry.type, around: around, unneeded: unneeded, from: events[event].steps.lowerBound)
    for cause in run.causes.more {
      countSteps(cause, to: entry.type, around: around, unneeded: unneeded, from: events[event].steps.lowerBound)
    }
    events[event].steps = events[event].steps.lowerBound..<steps.count
    events[event].types = events[event].types.lowerBound..<typeCounts.count
  }

  private func countSteps(_ cause: Int, to type: Int, around: Int, unneeded: Int, from start: Int) {
    if causes[cause].isInherited {
      countStep(Edge(from: around, to: type, cause: cause), unneeded: unneeded, from: start)
    }
    for state in causes[cause].states {
      // What is in the environment was put there by a view that was evaluated in the event.
      let isSet = states[state].event == eventNumber && states[state].setter >= 0
      let from = isSet ? states[state].setter : -2 - state
      countStep(Edge(from: from, to: type, cause: cause), unneeded: unneeded, from: start)
    }
  }

  private func countStep(_ edge: Edge, unneeded: Int, from start: Int) {
    let place = place(of: edge, from: start)
    if place == steps.count {
      guard steps.count < Self.stepLimit else { return }
      steps.append(Step(edge: edge, count: Count(number: edge.cause)))
    }
    steps[place].count.evaluations += 1
    steps[place].count.unneeded += unneeded
  }

  private func place(of edge: Edge, from start: Int) -> Int {
    if steps.count - start < 16 { return steps[start...].firstIndex { $0.edge == edge } ?? steps.count }
    if stepPlaces.isEmpty { for place in start..<steps.count { stepPlaces[steps[place].edge] = place } }
    if let place = stepPlaces[edge] { return place }
    if steps.count < Self.stepLimit { stepPlaces[edge] = steps.count }
    return steps.count
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

  @MainActor func skipped(_ node: Node) {
    entry(of: node).skips += 1
    if let event = currentEvent() { events[event].skips += 1 }
  }

  /// What of a view's new value is another one; its evaluation comes next.
  @MainActor func inputsWillChange<V>(of node: any TracedNode, from old: V, to new: V) {
    let parts = StoredParts.of(V.self)
    let key = CauseKey.inputs(ObjectIdentifier(parts), parts.differing(old, new))
    pending = cause(key) {
      Cause(name: "@self", inputs: InputReader(node: node, graph: node.tree.graph).inputs(from: old, to: new))
    }
  }

  @MainActor private func resolve(_ raw: [Rule.Cause], of node: Node, _ watch: ObjectWatch) -> Causes {
    let changed = pending ?? named("@self", in: &newValue)
    pending = nil
    var found: Causes?
    func add(_ cause: Int) { if found == nil { found = Causes(cause) } else { found!.add(cause) } }
    let observed: [String] = raw.compactMap { if case .observed(let label) = $0 { label() } else { nil } }
    for cause in raw {
      switch cause {
      case .vertex(let vertex): add(self.cause(vertex, of: node))
      case .observed: break
      case .name("@self"): add(changed)
      case .name(NodeRule.observation) where !observed.isEmpty:
        for label in observed { add(named(node.traced.nameOfCause(label), sources: [label])) }
      case .name(let name): add(named(name, sources: watch.labels(of: node)))
      }
    }
    return found ?? Causes(changed)
  }

  /// The number of a cause that has a name alone, looked up once.
  private func named(_ name: String, in number: inout Int?) -> Int {
    if let number { return number }
    let new = named(name, sources: [])
    number = new
    return new
  }

  private func named(_ name: String, sources: [String]) -> Int {
    let source = sources.joined(separator: ", ")
    return cause(.named(name, source)) {
      Cause(name: name, source: source == name ? "" : source, states: sources.map { state($0) })
    }
  }

  @MainActor private func cause(_ vertex: Vertex, of node: Node) -> Int {
    let node = node.traced
    let (name, label) = (node.nameOfCause(vertex), vertex.label)
    let isOwn = label == name || label == "\(typeName(node.evaluatedType)).\(name)"
    return cause(.named(name, label)) {
      Cause(name: name, source: isOwn ? "" : label, states: states(behind: vertex))
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
    if states[state].writes == 0 { states[state].isCollection = isArray(old) || isArray(new) }
    states[state].writes += 1
    let event = currentEvent()
    if states[state].event != eventNumber {
      states[state].event = eventNumber
      written.append(state)
    }
    states[state].frame = frameNumber
    states[state].setter = running.last?.entry.type ?? -1
    if let event { events[event].writes += 1 }
    guard writes.count < Self.writeLimit else { return moreWrites += 1 }
    writes.append(
      Write(state: state, change: TracedChange(from: old, to: new), writer: writer, event: events.count - 1))
  }

  func wroteEqual(_ label: String, by writer: (any OriginOwner)?) {
    let state = state(label)
    states[state].equalWrites += 1
    if let writer, equalWrites.count < Self.writeLimit { equalWrites.append((state, writer)) }
  }

  /// Whether a write is known that was told otherwise.
  func knowsWrite(of label: String) -> Bool { stateNumbers[label].map { states[$0].frame == frameNumber } ?? false }

  private func state(of vertex: Vertex) -> Int {
    if let lastWritten, lastWritten.vertex === vertex { return lastWritten.state }
    let known = vertexStates[ObjectIdentifier(vertex)]?.state
    let state = known ?? state(vertex.label)
    if known == nil {
      if vertexStates.count >= Self.writeLimit { vertexStates = [:] }
      vertexStates[ObjectIdentifier(vertex)] = (vertex, state)
    }
    lastWritten = (vertex, state)
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
  @MainActor func willLeave(_ node: Node, _ label: (Node) -> String) {
    guard let entry = indices.removeValue(forKey: ObjectIdentifier(node)) else { return }
    entry.label = label(node)
    entry.node = nil
    entry.lastVertex = nil
    if entries.count >= Self.entryLimit { putAway(entry) }
  }

  /// Adds an entry to the one that stands for all of its type that are gone.
  private func putAway(_ entry: Entry) {
    guard let all = gone[entry.type] else { return gone[entry.type] = entry }
    all.add(entry)
    entry.instances = 0
    putAwayCount += 1
    // All at once: to take one from the middle would move all behind it.
    if putAwayCount >= Self.entryLimit / 2 {
      entries.removeAll { $0.instances == 0 }
      putAwayCount = 0
    }
  }

  /// How many entries are counted in others, and still in the list.
  @exclusivity(unchecked) private var putAwayCount = 0

  /// Reads the labels of all nodes that are still there, and lets go of the screen: the trace is read from now on.
  @MainActor func finish(_ label: (Node) -> String) {
    for entry in entries {
      guard let node = entry.node else { continue }
      entry.label = label(node)
      entry.lastNode = ObjectIdentifier(node)
      entry.node = nil
      entry.lastVertex = nil
    }
    if putAwayCount > 0 { entries.removeAll { $0.instances == 0 } }
    indices = [:]
    vertexStates = [:]
    lastWritten = nil
    gone = [:]
  }

  /// Lets go of the bindings by which something was written, whose origins are known.
  func forgetWriters() {
    writes = []
    equalWrites = []
  }

  @MainActor private func entry(of node: Node) -> Entry {
    if let entry = indices[ObjectIdentifier(node)] { return entry }
    let entry = Entry(node, type: number(of: node.traced.evaluatedType), place: place(of: node))
    entries.append(entry)
    indices[ObjectIdentifier(node)] = entry
    return entry
  }

  private func number(of type: Any.Type) -> Int {
    if let known = typeNumbers[ObjectIdentifier(type)] { return known }
    typeNumbers[ObjectIdentifier(type)] = types.count
    types.append(type)
    return types.count - 1
  }

  /// Where a node stands: below the nearest node around that has an entry.
  @MainActor private func place(of node: Node) -> TracePlace? {
    var place: TracePlace?
    var names: [TracePlace.Name] = []
    var next: Node? = node
    while let current = next {
      if let entry = indices[ObjectIdentifier(current)] {
        place = entry.place
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

extension Node {
  /// The node as one that is counted: asked only for what is not known yet, because of a generic class it takes long.
  fileprivate var traced: any TracedNode {
    guard let traced = self as? any TracedNode else { preconditionFailure("BUG: \(shortPath) is counted and is none") }
    return traced
  }
}

extension TraceRecorder.Entry {
  /// Adds the counts of another entry of the type.
  fileprivate func add(_ other: TraceRecorder.Entry) {
    evaluations += other.evaluations
    skips += other.skips
    unneeded += other.unneeded
    instances += other.instances
    label = ""
    for count in other.causes { causes.add(count) }
  }
}

extension [TraceRecorder.Count] {
  fileprivate mutating func count(_ number: Int, unneeded: Int, from start: Int = 0) {
    add(TraceRecorder.Count(number: number, evaluations: 1, unneeded: unneeded), from: start)
  }

  /// Adds to the count of the same number, of those from `start` on.
  fileprivate mutating func add(_ count: TraceRecorder.Count, from start: Int = 0) {
    for index in start..<self.count where self[index].number == count.number {
      self[index].evaluations += count.evaluations
      self[index].unneeded += count.unneeded
      return
    }
    append(count)
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
