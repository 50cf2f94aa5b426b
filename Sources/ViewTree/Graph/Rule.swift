// The graph's variables are not checked for exclusive access at run time: one thread uses them, and none is lent to code
// that runs rules. The checks were a tenth of all work.

/// A vertex that computes: a value, or what a view consists of.
package class Rule: Vertex {
  enum State: UInt8, Comparable {
    case clean, check, dirty, disposed

    static func < (a: State, b: State) -> Bool { a.rawValue < b.rawValue }
  }

  struct Input {
    let vertex: Vertex
    var outputIndex: Int
    /// The vertex's `lastRead` before this rule read it.
    var earlierRead: Int
  }

  @exclusivity(unchecked) final var state = State.dirty
  @exclusivity(unchecked) final var inputs = ShortList<Input>()
  /// What made the rule dirty since its last run; kept only while causes are recorded.
  @exclusivity(unchecked) final var causes: [Cause] = []

  enum Cause {
    case vertex(Vertex)
    /// Something from outside the graph, by its name.
    case name(String)
    /// What a change is called that Observation announced.
    case observed(() -> String)
  }

  /// Distance from the root: the order in which observers run.
  final var depth: Int { Int(storedDepth) }
  private final let storedDepth: Int32
  final let isObserver: Bool
  @exclusivity(unchecked) final var isWaiting = false
  /// Whether the rule, an observer, is not run when it is marked, until it wakes up.
  @exclusivity(unchecked) final var isAsleep = false {
    didSet { if !isAsleep, state == .check || state == .dirty { graph.wait(self) } }
  }
  /// The number of the run that is going on or was the last.
  @exclusivity(unchecked) final private(set) var run = 0
  /// How many inputs the run has read.
  ///
  /// Those behind are of the run before, and go when this one ends.
  @exclusivity(unchecked) private final var readCount: Int32 = 0
  @exclusivity(unchecked) final private(set) var isRunning = false
  /// The rule that was evaluated when this one's turn came.
  @exclusivity(unchecked) private final var caller: Unowned<Rule>?

  init(graph: Graph, subgraph: Subgraph?, depth: Int = 0, isObserver: Bool = false) {
    storedDepth = Int32(depth)
    self.isObserver = isObserver
    super.init(graph: graph)
    subgraph?.add(self)
  }

  /// Where the rule is kept, and its place there.
  @exclusivity(unchecked) final var subgraph: Unowned<Subgraph>?
  @exclusivity(unchecked) final var indexInSubgraph: Int32 = 0

  deinit { removeInputs(from: 0) }

  /// Computes anew; says whether the outcome differs from the last.
  func compute() -> Bool { preconditionFailure("BUG: a rule must override compute()") }

  package final override func update() {
    guard !isRunning else { return sendReaderAround() }
    guard state == .check || state == .dirty else { return }
    let graph = graph
    let changed = running(in: graph) { evaluate(in: graph) }
    if state == .disposed {
      removeInputs(from: 0)
    } else if changed {
      graph.invalidateOutputs(of: self)
    } else {
      graph.counters.cutOff += 1
    }
  }

  /// Marks the rule so that it runs at the next update, whatever its inputs say.
  final func invalidate(cause: Vertex? = nil) { graph.invalidate(self, cause: cause) }

  final func dispose() {
    guard state != .disposed else { return }
    state = .disposed
    removeInputs(from: 0)
    causes = []
    subgraph?.object.remove(self)
  }

  /// Called once for each vertex that the run reads.
  final func addInput(_ vertex: Vertex) {
    defer { readCount += 1 }
    let index = Int(readCount)
    if index < inputs.count {
      if inputs[index].vertex === vertex {
        inputs[index].earlierRead = vertex.lastRead
        return
      }
      removeInputs(from: index)
    }
    inputs.append(Input(vertex: vertex, outputIndex: vertex.outputs.count, earlierRead: vertex.lastRead))
    vertex.outputs.append(Output(rule: self, inputIndex: inputs.count - 1))
  }

  /// Whether an input is one of the run that is going on, or no run is.
  final func hasRead(inputAt index: Int) -> Bool { index < readCount }

  /// Checks the inputs and runs if one of them changed.
  ///
  /// Says whether the outcome differs from the last.
  private func evaluate(in graph: Graph) -> Bool {
    checkInputs()
    if state == .check { state = .clean }
    guard state == .dirty else { return false }
    return recording(in: graph) { compute() }
  }

  /// Makes this rule the one that reads, for as long as `body` runs.
  @inline(__always) private func running<T>(in graph: Graph, _ body: () -> T) -> T {
    caller = graph.currentLink
    graph.current = self
    isRunning = true
    defer {
      isRunning = false
      graph.currentLink = caller
      caller = nil
    }
    return body()
  }

  /// What `body` reads becomes the rule's inputs, in place of those of the run before.
  @inline(__always) private func recording<T>(in graph: Graph, _ body: () -> T) -> T {
    graph.counters.computed += 1
    run = graph.counters.computed
    readCount = 0
    state = .clean
    defer {
      if !causes.isEmpty { causes = [] }
      removeInputs(from: Int(readCount))
      forgetReads()
    }
    return body()
  }

  /// Runs `body` as the rule's own computation.
  @inline(__always) final func record<T>(_ body: () -> T) -> T {
    let graph = graph
    return running(in: graph) { recording(in: graph, body) }
  }

  /// Runs `body` as one more part of what the rule depends on: what it reads joins the inputs that are there.
  final func recordMore<T>(_ body: () -> T) -> T {
    guard state != .disposed, !isRunning else { return body() }
    if run == 0 { startRun() }
    let known = inputs.count
    defer {
      forgetReads()
      removeRepeated(from: known)
    }
    return running(in: graph, body)
  }

  private func startRun() {
    graph.counters.computed += 1
    run = graph.counters.computed
    state = .clean
  }

  /// Lets go of the inputs behind `start` that stand before it as well.
  private func removeRepeated(from start: Int) {
    let new = inputs[start...].map(\.vertex).filter { vertex in !inputs[..<start].contains { $0.vertex === vertex } }
    guard new.count < inputs.count - start else { return }
    removeInputs(from: start)
    readCount = Int32(start)
    new.forEach(addInput)
  }

  /// Takes over the inputs of a rule that ran in this one's place.
  ///
  /// Before the first run of its own they join those that are there: an evaluation may read in several parts. Where an
  /// input invalidated this rule meanwhile, it runs.
  final func takeInputs(of other: Rule) {
    if run > 0 { removeInputs(from: 0) }
    let known = inputs.count
    if known == 0 {
      (inputs, other.inputs) = (other.inputs, ShortList())
    } else {
      for input in other.inputs { inputs.append(input) }
      other.inputs = ShortList()
    }
    readCount = Int32(inputs.count)
    for index in known..<inputs.count {
      let input = inputs[index]
      input.vertex.outputs[input.outputIndex] = Output(rule: self, inputIndex: index)
    }
    if known > 0 { removeRepeated(from: known) }
  }

  private func checkInputs() {
    var index = 0
    while state == .check, index < inputs.count {
      inputs[index].vertex.update()
      index += 1
    }
  }

  /// A run inside another one may have read the same vertices: for the outer run they must be as they were.
  private func forgetReads() {
    for index in inputs.indices {
      let input = inputs[index]
      if input.vertex.lastRead == run { input.vertex.lastRead = input.earlierRead }
    }
  }

  /// Makes a rule run that checks this one, which waits for it: the read will report the cycle.
  private func sendReaderAround() {
    if let reader = graph.current, reader.state == .check { reader.state = .dirty }
  }

  /// The rules between this one and the read that closed the circle, each reading the next: `a → b → a`.
  final func reportCycle() {
    var path = [label]
    var reader = graph.current
    while let rule = reader, rule !== self {
      path.insert(rule.label, at: 0)
      reader = rule.caller?.object
    }
    path.insert(label, at: 0)
    graph.onCycle("the value of \(label) depends on itself: \(path.joined(separator: " → "))")
  }

  private func removeInputs(from start: Int) {
    while inputs.count > start {
      let input = inputs.removeLast()
      input.vertex.removeOutput(at: input.outputIndex)
    }
  }
}

/// A rule whose outcome is a value.
package final class Computed<Value>: Rule {
  @exclusivity(unchecked) private var stored: Value?
  private let isEqual: (Value, Value) -> Bool
  private let name: VertexLabel
  private let body: () -> Value

  /// Makes a rule that runs `body` when its value is asked for and may have changed.
  package init(
    in graph: Graph, subgraph: Subgraph? = nil, depth: Int = 0, isObserver: Bool = false, label: VertexLabel,
    isEqual: @escaping (Value, Value) -> Bool, body: @escaping () -> Value
  ) {
    self.isEqual = isEqual
    self.body = body
    name = label
    super.init(graph: graph, subgraph: subgraph, depth: depth, isObserver: isObserver)
    if isObserver { graph.wait(self) }
  }

  /// The value, up to date; reading it in a rule makes that rule depend on it.
  ///
  /// Within its own computation it is the last value, after the cycle was reported; that read makes no edge.
  package var value: Value {
    if isRunning {
      reportCycle()
    } else {
      update()
      recordRead()
    }
    if let stored { return stored }
    guard state == .disposed else { preconditionFailure("BUG: \(label) was read in its own first computation") }
    return graph.untracked(body)
  }

  package override var label: String { name.text }
  override var valueDescription: String { stored.map { shortDescription(of: $0) } ?? "" }

  override func compute() -> Bool {
    let value = body()
    if let stored, isEqual(stored, value) { return false }
    stored = value
    return true
  }
}

extension Computed where Value: Equatable {
  package convenience init(in graph: Graph, label: VertexLabel, body: @escaping () -> Value) {
    self.init(in: graph, label: label, isEqual: ==, body: body)
  }

  package convenience init(
    in graph: Graph, subgraph: Subgraph? = nil, depth: Int = 0, isObserver: Bool = false, label: String,
    body: @escaping () -> Value
  ) {
    self.init(
      in: graph, subgraph: subgraph, depth: depth, isObserver: isObserver, label: VertexLabel(nil, label), isEqual: ==,
      body: body)
  }
}
