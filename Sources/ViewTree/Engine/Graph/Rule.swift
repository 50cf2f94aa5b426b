// The graph's variables are not checked for exclusive access at run time: only one thread uses them, and none is lent
// to code that runs rules. The checks took a tenth of all time.

/// A vertex that computes a value, or the children of a view.
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

  @safe @exclusivity(unchecked) final var state = State.dirty
  @safe @exclusivity(unchecked) final var inputs = ShortList<Input>()
  /// The causes that made the rule dirty since its last run; recorded only if ``Graph/recordsCauses`` is true.
  @safe @exclusivity(unchecked) final var causes: [Cause] = []

  enum Cause {
    case vertex(Vertex)
    /// A cause outside the graph, by its name.
    case name(String)
    /// A change that Observation announced, by its label.
    case observed(() -> String)
  }

  /// The distance from the root, which orders the observers.
  final var depth: Int { Int(storedDepth) }
  private final let storedDepth: Int32
  final let isObserver: Bool
  @safe @exclusivity(unchecked) final var isWaiting = false
  /// Whether a marked observer does not run until it wakes up.
  @safe @exclusivity(unchecked) final var isAsleep = false {
    didSet { if !isAsleep, state == .check || state == .dirty { graph.wait(self) } }
  }
  /// The number of the current or last run among all runs of the graph, from 1; 0 before the first run.
  @safe @exclusivity(unchecked) final private(set) var run = 0
  /// The number of inputs that the run has read.
  ///
  /// Inputs at or after this index belong to the run before, and are removed when this run ends.
  @safe @exclusivity(unchecked) private final var readCount: Int32 = 0
  @safe @exclusivity(unchecked) final private(set) var isRunning = false
  /// The rule that was being evaluated when this one began.
  @safe @exclusivity(unchecked) private final var caller: Unowned<Rule>?

  init(graph: Graph, subgraph: Subgraph?, depth: Int = 0, isObserver: Bool = false) {
    storedDepth = Int32(depth)
    self.isObserver = isObserver
    super.init(graph: graph)
    subgraph?.add(self)
  }

  /// The subgraph that contains the rule, and the rule's index in it.
  @safe @exclusivity(unchecked) final var subgraph: Unowned<Subgraph>?
  @safe @exclusivity(unchecked) final var indexInSubgraph: Int32 = 0

  deinit { removeInputs(from: 0) }

  /// Computes the outcome; returns whether it differs from the last.
  func compute() -> Bool { preconditionFailure("BUG: a rule must override compute()") }

  package final override func update() {
    guard !isRunning else { return rerunWaitingReader() }
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

  /// Marks the rule so that it runs in the next update, even if no input changed.
  final func invalidate(cause: Vertex? = nil) { graph.invalidate(self, cause: cause) }

  final func dispose() {
    guard state != .disposed else { return }
    state = .disposed
    removeInputs(from: 0)
    causes = []
    subgraph?.object.remove(self)
  }

  /// Adds an input; called once for each vertex that the run reads.
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

  /// Whether the current run has read an input; true for all inputs if no run is in progress.
  final func hasRead(inputAt index: Int) -> Bool { index < readCount }

  /// Checks the inputs and runs if one of them changed; returns whether the outcome differs from the last.
  private func evaluate(in graph: Graph) -> Bool {
    checkInputs()
    if state == .check { state = .clean }
    guard state == .dirty else { return false }
    return recording(in: graph) { compute() }
  }

  /// Makes this rule the one whose reads are recorded while `body` runs.
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

  /// Replaces the rule's inputs with the vertices that `body` reads.
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

  /// Runs `body` as an additional part of the computation: its reads are added to the existing inputs.
  ///
  /// While the rule runs, the reads belong to that run. After it was disposed they are not recorded for it.
  final func recordMore<T>(_ body: () -> T) -> T {
    guard state != .disposed, !isRunning else { return body() }
    if run == 0 { startRun() }
    let known = inputs.count
    defer {
      forgetReads(from: known)
      removeRepeated(from: known)
    }
    return running(in: graph, body)
  }

  private func startRun() {
    graph.counters.computed += 1
    run = graph.counters.computed
    state = .clean
  }

  /// Removes the inputs from `start` on that also stand before it.
  private func removeRepeated(from start: Int) {
    let new = inputs[start...].map(\.vertex).filter { vertex in !inputs[..<start].contains { $0.vertex === vertex } }
    guard new.count < inputs.count - start else { return }
    removeInputs(from: start)
    readCount = Int32(start)
    new.forEach(addInput)
  }

  /// Takes over the inputs of a rule that ran in this rule's place.
  ///
  /// Before this rule's own first run they are added to the existing inputs, because an evaluation may read in several
  /// parts. If an input invalidated this rule meanwhile, it runs.
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

  /// Restores `lastRead` of the inputs from a position on.
  ///
  /// A run inside another one may have read the same vertices, and the outer run still needs its mark.
  private func forgetReads(from start: Int = 0) {
    for index in start..<inputs.count {
      let input = inputs[index]
      if input.vertex.lastRead == run { input.vertex.lastRead = input.earlierRead }
    }
  }

  /// Makes the rule run that is checking its inputs and has reached this one; its read then reports the cycle.
  private func rerunWaitingReader() { if let reader = graph.current, reader.state == .check { reader.state = .dirty } }

  /// Reports the chain of rules from this one to the read that closed the cycle: `a → b → a`.
  final func reportCycle() {
    var path = [label]
    var reader = graph.current
    while let rule = reader, rule !== self {
      path.insert(rule.label, at: 0)
      reader = rule.caller?.object
    }
    path.insert(label, at: 0)
    graph.onCycle(
      "the value of \(label) depends on itself: \(path.joined(separator: " → ")); remove one of these reads")
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
  @safe @exclusivity(unchecked) private var stored: Value?
  private let isEqual: (Value, Value) -> Bool
  private let name: VertexLabel
  private let body: () -> Value

  /// Creates a rule that runs `body` when its value is read and may have changed.
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

  /// The current value; a rule that reads it depends on it.
  ///
  /// A read inside the value's own computation is reported as a cycle, adds no edge, and returns the last value; in the
  /// first computation, which has no last value, the program ends. A disposed rule returns its last value, or computes
  /// it for each read if it never ran.
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
