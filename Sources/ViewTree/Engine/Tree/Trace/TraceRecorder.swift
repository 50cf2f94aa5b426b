/// Counts evaluations while a trace is open, and records their causes.
///
/// Frequent events only increase counters in existing tables: an evaluation allocates nothing, and texts are formatted
/// when the trace is read.
///
/// Memory is bounded by the limits of the tables. The first ``writeLimit`` writes and the first ``eventLimit`` events
/// are kept; all are counted.
///
/// Sendable: only the main thread uses it, and it never changes after ``finish(_:)``.
package final class TraceRecorder: @unchecked Sendable {
  static let writeLimit = 1_000
  static let eventLimit = 1_000
  private static let elementLimit = 1_000_000

  package struct Write {
    package let state: Int
    package let change: TracedChange
    /// The number of the binding that wrote the value.
    package let writer: Int?
    package let place: WritePlace
    package let event: Int
  }

  /// The counts of one event; the ranges are the event's part of the recorder's `steps` and `typeCounts`.
  package struct Event {
    package let name: EventName
    package fileprivate(set) var writes = 0
    package fileprivate(set) var evaluations = 0
    package fileprivate(set) var unneeded = 0
    package fileprivate(set) var skips = 0
    package fileprivate(set) var steps: Range<Int>
    package fileprivate(set) var types: Range<Int>

    /// Counts an evaluation and extends the ranges of the event to these ends.
    fileprivate mutating func evaluated(unneeded count: Int, steps stepsEnd: Int, types typesEnd: Int) {
      evaluations += 1
      unneeded += count
      steps = steps.lowerBound..<stepsEnd
      types = types.lowerBound..<typesEnd
    }
  }

  /// The tree whose evaluations are counted.
  package let tree: TreeIdentity
  /// Whether only numbers, and the causes of evaluations, are kept: no written values, no steps and no skips.
  private let isBrief: Bool
  @safe @exclusivity(unchecked) package private(set) var entries = TraceEntries()
  @safe @exclusivity(unchecked) package private(set) var causes = TraceCauses()
  @safe @exclusivity(unchecked) package private(set) var states = TraceStates()
  @safe @exclusivity(unchecked) package private(set) var steps = TraceSteps()
  @safe @exclusivity(unchecked) package private(set) var writes: [Write] = []
  /// Writes of the value that the state already had, with the binding that made them.
  @safe @exclusivity(unchecked) package private(set) var equalWrites: [(state: Int, writer: Int)] = []
  /// The bindings that wrote something.
  @safe @exclusivity(unchecked) package private(set) var writers = TraceWriters()
  @safe @exclusivity(unchecked) package private(set) var events: [Event] = []
  /// The number of evaluations of each type, event by event.
  @safe @exclusivity(unchecked) package private(set) var typeCounts: [TraceCount] = []
  /// The numbers of events and of writes beyond the limits.
  @safe @exclusivity(unchecked) package private(set) var moreEvents = 0
  @safe @exclusivity(unchecked) package private(set) var moreWrites = 0

  @safe @exclusivity(unchecked) private var eventNumber = 1
  @safe @exclusivity(unchecked) private var frameNumber = 1
  @safe @exclusivity(unchecked) private var isInEvent = false
  /// The evaluations in progress, from the outside in.
  @safe @exclusivity(unchecked) private var running: [Running] = []
  @safe @exclusivity(unchecked) private var identity: Int?
  @safe @exclusivity(unchecked) private var newValue: Int?
  /// The cause, with the changed properties, of the view that is evaluated next.
  @safe @exclusivity(unchecked) private var pending: Int?

  /// The number of elements in all recorded new values that are arrays.
  @safe @exclusivity(unchecked) private var keptElements = 0

  /// The collections whose rows were all replaced in this frame.
  @safe @exclusivity(unchecked) private var renewed: Set<ObjectIdentifier> = []

  private struct Running {
    /// `nil` for content that is no view's body, such as a row of a `ForEach`.
    let entry: TraceEntry?
    var causes: Causes?
    var states: [Int]
    /// Whether new actions make the evaluation needed: see ``TraceCauses/Cause/changesActions``.
    let changesActions: Bool
    /// False for a part of a view whose evaluation is already counted in this frame.
    let countsEvaluation: Bool
  }

  /// The numbers of the causes of one evaluation; most evaluations have one cause.
  private struct Causes {
    let first: Int
    var more: [Int] = []

    init(_ first: Int) { self.first = first }

    mutating func add(_ cause: Int) { if cause != first, !more.contains(cause) { more.append(cause) } }
  }

  init(_ tree: TreeIdentity, isBrief: Bool) { (self.tree, self.isBrief) = (tree, isBrief) }

  // MARK: Events

  /// Begins an event: counts belong to it until ``endEvent()``.
  func begin(_ name: EventName) {
    isInEvent = true
    eventNumber += 1
    steps.beginEvent()
    guard events.count < Self.eventLimit else { return moreEvents += 1 }
    events.append(
      Event(name: name, steps: steps.all.count..<steps.all.count, types: typeCounts.count..<typeCounts.count))
  }

  func endEvent() {
    isInEvent = false
    states.endEvent()
  }

  /// The index of the current event, or `nil` beyond the limit; begins an unnamed event if none is open.
  private func currentEvent() -> Int? {
    if !isInEvent { begin("") }
    return moreEvents == 0 ? events.count - 1 : nil
  }

  /// Called when a frame is complete.
  func frameEnded() {
    frameNumber += 1
    if !renewed.isEmpty { renewed = [] }
  }

  // MARK: Evaluations

  @MainActor func willEvaluate(_ node: Node, causes raw: [Rule.Cause], isFirst: Bool, in watch: ObjectWatch) {
    let entry = entries.entry(of: node)
    let found: Causes
    if isFirst {
      found = Causes(isInNewRow(node) ? newRow : named("@identity", in: &identity))
    } else if raw.count == 1, case .vertex(let vertex) = raw[0] {
      found = Causes(
        entry.cause(vertex) {
          let cause = cause(vertex, of: node)
          return (cause, isKept: !causes[cause].isOfEvent)
        })
    } else {
      found = resolve(raw, of: node, watch)
    }
    var states = states(of: found.first)
    for cause in found.more {
      for state in self.states(of: cause) where !states.contains(state) { states.append(state) }
    }
    let countsEvaluation = entry.node === node || entry.frame != frameNumber
    entry.frame = frameNumber
    let changesActions = causes[found.first].changesActions || found.more.contains { causes[$0].changesActions }
    running.append(
      Running(
        entry: entry, causes: found, states: states, changesActions: changesActions, countsEvaluation: countsEvaluation)
    )
  }

  private var newRow: Int { cause(.newRow) { TraceCauses.Cause(name: "@identity", isInNewRow: true) } }

  @MainActor private func isInNewRow(_ node: Node) -> Bool {
    guard !renewed.isEmpty else { return false }
    var next: Node? = node
    while let current = next, !renewed.contains(ObjectIdentifier(current)) { next = current.parent }
    return next != nil
  }

  /// Called when a collection has as many rows as before, all of them new.
  func rowsAreNew(in collection: Node) { renewed.insert(ObjectIdentifier(collection)) }

  /// The states that led to a cause.
  private func states(of cause: Int) -> [Int] {
    causes[cause].isInherited ? running.last?.states ?? [] : causes[cause].states
  }

  /// Adds causes that were found while the body was being evaluated.
  @MainActor func found(_ more: ArraySlice<Rule.Cause>, of node: Node) {
    for case .vertex(let vertex) in more {
      let cause = cause(vertex, of: node)
      running[running.count - 1].causes?.add(cause)
      for state in states(of: cause) where !running[running.count - 1].states.contains(state) {
        running[running.count - 1].states.append(state)
      }
    }
  }

  /// Ends an evaluation.
  ///
  /// `isNew`: whether it changed anything on the screen; `hasNewActions`: whether it created actions.
  func evaluated(isNew: Bool, hasNewActions: Bool) {
    let run = running.removeLast()
    guard run.countsEvaluation, let entry = run.entry, let causes = run.causes else { return }
    let unneeded = isNew || run.changesActions && hasNewActions ? 0 : 1
    entry.evaluated(unneeded: unneeded)
    entry.count(cause: causes.first, unneeded: unneeded)
    for cause in causes.more { entry.count(cause: cause, unneeded: unneeded) }
    for state in run.states { states.evaluated(state, unneeded: unneeded) }
    guard let event = currentEvent() else { return }
    if isBrief { return events[event].evaluated(unneeded: unneeded, steps: 0, types: 0) }
    let (types, start) = (events[event].types.lowerBound, events[event].steps.lowerBound)
    typeCounts.count(entry.type, unneeded: unneeded, from: types)
    countSteps(causes.first, to: entry.type, unneeded: unneeded, from: start)
    for cause in causes.more { countSteps(cause, to: entry.type, unneeded: unneeded, from: start) }
    events[event].evaluated(unneeded: unneeded, steps: steps.all.count, types: typeCounts.count)
  }

  private func countSteps(_ cause: Int, to type: Int, unneeded: Int, from start: Int) {
    func count(from origin: Int) {
      steps.count(TraceSteps.Edge(from: origin, to: type, cause: cause), unneeded: unneeded, from: start)
    }
    guard causes[cause].isInherited else { return causes[cause].states.forEach { count(from: origin(of: $0)) } }
    if let around = running.last, around.entry == nil, !around.states.isEmpty {
      around.states.forEach { count(from: origin(of: $0)) }
    } else {
      count(from: runningType)
    }
  }

  /// The type of the innermost view being evaluated; -1 for none.
  private var runningType: Int { running.last { $0.entry != nil }?.entry?.type ?? -1 }

  /// The start of a step that a state caused: a type, a state, or -1 for a state that ViewTree's own views keep.
  private func origin(of number: Int) -> Int {
    let state = states[number]
    // An environment value was set by a view that was evaluated in this event.
    let isSet = state.event == eventNumber && state.setter >= 0
    return isSet ? state.setter : state.isOfPackageView ? -1 : -2 - number
  }

  /// Begins the evaluation of content apart from its view.
  ///
  /// Its effects are attributed to the states that the content had read.
  @MainActor func willEvaluateContent(of node: Node, causes raw: [Rule.Cause], in watch: ObjectWatch) {
    var states = running.last?.states ?? []
    func add(_ new: [Int]) { for state in new where !states.contains(state) { states.append(state) } }
    // Inside another evaluation the content is a part of that evaluation.
    if running.isEmpty {
      for cause in raw {
        switch cause {
        case .vertex(let vertex): add(self.states.behind(vertex).states)
        case .observed(let label): add([self.states.number(label())])
        case .name(NodeRule.observation): add(watch.labels(of: node).map { self.states.number($0) })
        case .name: break
        }
      }
    }
    running.append(Running(entry: nil, causes: nil, states: states, changesActions: false, countsEvaluation: false))
  }

  func evaluatedContent() { running.removeLast() }

  /// The types whose bodies ran because of each state.
  package var readers: [[Int]] {
    var readers = [[Int]](repeating: [], count: states.all.count)
    for entry in entries.all {
      for count in entry.causes {
        for state in causes[count.number].states where !readers[state].contains(entry.type) {
          readers[state].append(entry.type)
        }
      }
    }
    return readers
  }

  @MainActor func skipped(_ node: Node) {
    if isBrief { return }
    let entry = entries.entry(of: node)
    guard entry.node === node else { return }
    entry.skipped()
    if let event = currentEvent() { events[event].skips += 1 }
  }

  // MARK: Causes

  /// Records the changed properties of a view that is evaluated next.
  ///
  /// Its code exists once and not for each type of views, like all that only traces need.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  @MainActor func inputsWillChange<V>(of node: any TracedNode, from old: V, to new: V) {
    let parts = StoredParts.of(V.self)
    var places: [SourcePlace] = []
    let differing = parts.differing(old, new) { type, value in
      guard typeInOptional(type) is any AnyBinding.Type, let place = (value() as? any AnyBinding)?.place else { return }
      places.append(place)
    }
    pending = cause(.inputs(ObjectIdentifier(parts), differing, places)) {
      TraceCauses.Cause(
        name: "@self", inputs: InputReader(node: node, graph: node.tree.graph).inputs(from: old, to: new))
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

  /// Returns the number of a cause that has only a name; the table is searched only the first time.
  private func named(_ name: String, in number: inout Int?) -> Int {
    if let number { return number }
    let new = named(name, sources: [])
    number = new
    return new
  }

  private func named(_ name: String, sources: [String]) -> Int {
    let source = sources.joined(separator: ", ")
    return cause(.named(name, source)) {
      TraceCauses.Cause(name: name, source: source == name ? "" : source, states: sources.map { states.number($0) })
    }
  }

  /// A view of the program is named by its property that read the vertex.
  ///
  /// A view of this module is named by the written state, because the program does not know its properties.
  @MainActor private func cause(_ vertex: Vertex, of node: Node) -> Int {
    let (node, label) = (node.traced, vertex.label)
    let type = node.evaluatedType
    if vertex.isOfPackageView {
      let name = "its own \(label.split(separator: ".").last.map { String($0).unwrappedName } ?? label)"
      return cause(name, label: label, source: "", vertex)
    }
    let name = isPackageType(type) ? label : node.nameOfCause(vertex)
    let isOwnName = label == name || label == "\(typeName(type)).\(name)"
    return cause(name, label: label, source: isOwnName ? "" : label, vertex)
  }

  /// A derived value may depend on several states; its causes are the ones that this event wrote.
  private func cause(_ name: String, label: String, source: String, _ vertex: Vertex) -> Int {
    let key = TraceCauses.Key.named(name, label)
    if let known = causes.number(of: key) { return known }
    let origin = states.behind(vertex)
    return cause(origin.isComplete ? key : .ofStates(name, label, origin.states)) {
      TraceCauses.Cause(
        name: name, source: source, states: origin.states, isEnvironment: vertex.isEnvironment,
        isOfEvent: !origin.isComplete)
    }
  }

  private func cause(_ key: TraceCauses.Key, _ make: () -> TraceCauses.Cause) -> Int {
    causes.number(of: key) ?? causes.add(make(), as: key)
  }

  // MARK: Writes

  /// `place` takes longer than all else, so it is evaluated only for states that the program owns.
  func recordWrite(
    _ label: () -> String, _ vertex: Vertex?, from old: Any, to new: Any, by writer: (any OriginOwner)?,
    at place: @autoclosure () -> WritePlace
  ) {
    let state = vertex.map { states.number(of: $0) } ?? states.number(label())
    let event = currentEvent()
    states.recordWrite(
      state, kind: TraceStates.Kind(from: old, to: new), event: eventNumber, by: runningType)
    if states[state].isOfPackageView || isPackageEnvironment(vertex, writer) { return }
    if let event { events[event].writes += 1 }
    guard let event, !isBrief, writes.count < Self.writeLimit else { return moreWrites += 1 }
    let change = TracedChange(from: old, to: new)
    if states[state].kind == .array { bound(change, of: new) }
    let number = writer.map { writers.number(of: $0) }
    writes.append(Write(state: state, change: change, writer: number, place: place(), event: event))
  }

  /// Formats long arrays early, beyond ``elementLimit`` elements in total: each recorded value would retain an array.
  private func bound(_ change: TracedChange, of value: Any) {
    keptElements += (value as? any Collection)?.count ?? 0
    if keptElements > Self.elementLimit { _ = change.words }
  }

  /// Whether a view of this module set this environment value.
  ///
  /// A key of the program is set by the program, even in a row of a list.
  private func isPackageEnvironment(_ vertex: Vertex?, _ writer: (any OriginOwner)?) -> Bool {
    guard writer == nil, let key = vertex?.environmentKey,
      isPackageType((key as? any NamedKey.Type)?.declaredType ?? key)
    else {
      return false
    }
    return runningType >= 0 && isPackageType(entries.types[runningType])
  }

  func recordEqualWrite(_ label: String, _ vertex: Vertex?, by writer: (any OriginOwner)?) {
    let state = vertex.map { states.number(of: $0) } ?? states.number(label)
    states.recordEqualWrite(state)
    if let writer, equalWrites.count < Self.writeLimit { equalWrites.append((state, writers.number(of: writer))) }
  }

  // MARK: Nodes

  /// Called when a node leaves the tree: its label is read for the last time.
  @MainActor func willLeave(_ node: Node, _ label: (Node) -> String) { entries.willLeave(node, label) }

  /// Reads the labels of all remaining nodes and releases the screen; called once, before the trace is read.
  @MainActor func finish(_ label: (Node) -> String) {
    entries.finish(label)
    states.finish()
  }

  /// Releases the bindings that wrote something, once their origins have been read.
  package func forgetWriters() {
    writes = []
    equalWrites = []
    writers = TraceWriters()
  }
}
