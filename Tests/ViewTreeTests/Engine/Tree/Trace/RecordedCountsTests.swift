import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The tables of a recorder that a test drives by hand.
@MainActor struct RecordedCountsTests {
  private struct Outer: View {
    var body: some View { Inner() }
  }

  private struct Inner: View {
    var body: some View { TextField("Name", text: .constant("")) }
  }

  private struct NumberKey: EnvironmentKey {
    static let defaultValue = 0
  }

  @MainActor private struct Recording {
    let screen = Screen(width: 20) { Outer() }
    let recorder: TraceRecorder
    let graph = Graph()
    private let watch = ObjectWatch()
    /// The views, the style of the field, and a part of the style, which counts as the style.
    let (outer, inner, style, part): (Node, Node, Node, Node)

    init(isBrief: Bool = false) throws {
      recorder = TraceRecorder(TreeIdentity(), isBrief: isBrief)
      var counted: [Node] = []
      func find(_ node: Node) {
        if node.countsEvaluations { counted.append(node) }
        node.forEachChild(find)
      }
      find(screen.frames.root)
      (outer, inner) = (counted[0], counted[1])
      part = try #require(counted.first { $0.counted !== $0 })
      style = part.counted
    }

    func source(_ label: VertexLabel) -> Source<Int> { Source(1, in: graph, label: label, isEqual: ==) }
    func source(_ label: String) -> Source<Int> { source(.plain(label)) }

    func write(_ vertex: Vertex) {
      recorder.recordWrite({ vertex.label }, vertex, from: 1, to: 2, by: nil, at: .unknown)
    }

    func evaluate(_ node: Node, _ causes: Rule.Cause..., isFirst: Bool = false, _ body: () -> Void = {}) {
      recorder.willEvaluate(node, causes: causes, isFirst: isFirst, in: watch)
      body()
      recorder.evaluated(isNew: isFirst, hasNewActions: false)
    }

    func evaluateContent(_ causes: Rule.Cause..., body: () -> Void) {
      recorder.willEvaluateContent(of: outer, causes: causes, in: watch)
      body()
      recorder.evaluatedContent()
    }

    func event(_ name: String, _ body: () -> Void) {
      recorder.begin(.words(name))
      body()
      recorder.endEvent()
    }

    /// For each event its writes, evaluations, unneeded evaluations, skips, and its ranges of steps and types.
    var events: [String] {
      recorder.events.map {
        "\($0.name.text): \($0.writes) \($0.evaluations) \($0.unneeded) \($0.skips) \($0.steps) \($0.types)"
      }
    }

    /// For each step where it comes from, the type it leads to, its cause and its counts.
    var steps: [String] {
      recorder.steps.all.map {
        let cause = recorder.causes[$0.edge.cause].name
        return "\($0.edge.from) → \($0.edge.to) \(cause) \($0.count.evaluations) \($0.count.unneeded)"
      }
    }

    var types: [[Int]] { recorder.typeCounts.map { [$0.number, $0.evaluations, $0.unneeded] } }

    var states: [String] {
      recorder.states.all.map { "\($0.label) \($0.writes) \($0.equalWrites) \($0.bodies) \($0.unneeded)" }
    }

    var entries: [String] {
      recorder.entries.all.map { entry in
        let causes = entry.causes.map { "\(recorder.causes[$0.number].name) \($0.evaluations)" }
        return "\(entry.type): \(entry.evaluations) \(entry.unneeded) \(entry.skips) \(causes)"
      }
    }
  }

  @Test func `a part counts once in a frame, and a derived value is due to the states of the event`() throws {
    let recording = try Recording()
    let (a, b) = (recording.source("a"), recording.source("b"))
    let sum = Computed(in: recording.graph, label: .plain("sum"), isEqual: ==) { a.value + b.value }
    _ = sum.value
    recording.event("first") {
      recording.write(a)
      for _ in 0..<2 { recording.evaluate(recording.part, .vertex(sum)) }
      for _ in 0..<2 { recording.evaluate(recording.outer, .vertex(sum)) }
      for node in [recording.part, recording.outer] { recording.recorder.skipped(node) }
    }
    recording.recorder.frameEnded()
    recording.event("second") {
      recording.write(b)
      for node in [recording.part, recording.outer] { recording.evaluate(node, .vertex(sum)) }
      recording.evaluate(recording.inner, .vertex(b))
    }
    recording.recorder.frameEnded()
    recording.write(a)
    recording.evaluate(recording.part, .vertex(sum))
    expectEqual(
      recording.events,
      ["first: 1 3 3 1 0..<2 0..<2", "second: 1 3 3 0 2..<5 2..<5", ": 1 1 1 0 5..<6 5..<6"])
    expectEqual(
      recording.steps,
      [
        "-2 → 0 sum 1 1", "-2 → 1 sum 2 2", "-3 → 0 sum 1 1", "-3 → 1 sum 1 1", "-3 → 2 b 1 1", "-2 → 0 sum 1 1",
      ])
    expectEqual(recording.types, [[0, 1, 1], [1, 2, 2], [0, 1, 1], [1, 1, 1], [2, 1, 1], [0, 1, 1]])
    expectEqual(recording.states, ["a 2 0 4 4", "b 1 0 3 3"])
    expectEqual(
      recording.entries,
      [#"0: 3 3 0 ["sum 2", "sum 1"]"#, #"1: 3 3 1 ["sum 2", "sum 1"]"#, #"2: 1 1 0 ["b 1"]"#])
    expectEqual(recording.recorder.readers, [[0, 1], [0, 1, 2]])
  }

  @Test func `a part that is first evaluated in a later frame counts as well`() throws {
    let recording = try Recording()
    recording.recorder.frameEnded()
    recording.evaluate(recording.part, .name("x"))
    recording.recorder.frameEnded()
    recording.evaluate(recording.part, .name("x"))
    expectEqual(recording.entries, [#"0: 2 2 0 ["x 2"]"#])
  }

  @Test func `a brief recorder keeps numbers and causes only`() throws {
    let recording = try Recording(isBrief: true)
    let a = recording.source("a")
    recording.event("brief") {
      recording.write(a)
      recording.evaluate(recording.outer, .vertex(a))
      recording.recorder.skipped(recording.outer)
    }
    expectEqual(recording.events, ["brief: 1 1 1 0 0..<0 0..<0"])
    #expect(recording.steps.isEmpty && recording.types.isEmpty && recording.recorder.writes.isEmpty)
    expectEqual(recording.recorder.moreWrites, 1)
    expectEqual(recording.entries, [#"0: 1 1 0 ["a 1"]"#])
    expectEqual(recording.recorder.readers, [[0]])
  }

  @Test func `an inherited cause is that of the innermost evaluation or content around`() throws {
    let recording = try Recording()
    let (a, b, c) = (recording.source("a"), recording.source("b"), recording.source("c"))
    recording.event("nested") {
      recording.evaluate(recording.outer, .vertex(a)) {
        recording.evaluate(recording.inner, .vertex(b)) {
          for _ in 0..<2 { recording.recorder.found([.vertex(c), .vertex(b)], of: recording.inner) }
          recording.evaluate(recording.style, .name("@self"))
          recording.evaluateContent { recording.evaluate(recording.style, .name("@self")) }
        }
      }
      recording.evaluate(recording.inner, .name("@self"))
      recording.evaluateContent(.vertex(a), .vertex(b), .vertex(a), .observed { "Model.x" }, .name("other")) {
        recording.evaluate(recording.inner, .name("@self"))
      }
      recording.evaluateContent { recording.evaluate(recording.inner, .name("@self")) }
    }
    expectEqual(
      recording.steps,
      [
        "1 → 2 @self 1 1", "-3 → 2 @self 1 1", "-4 → 2 @self 1 1", "-3 → 1 b 1 1", "-4 → 1 c 1 1", "-2 → 0 a 1 1",
        "-1 → 1 @self 2 2", "-2 → 1 @self 1 1", "-3 → 1 @self 1 1", "-5 → 1 @self 1 1",
      ])
    expectEqual(recording.states, ["a 0 0 2 2", "b 0 0 4 4", "c 0 0 3 3", "Model.x 0 0 1 1"])
    expectEqual(
      recording.entries, [#"0: 1 1 0 ["a 1"]"#, #"1: 4 4 0 ["b 1", "c 1", "@self 3"]"#, #"2: 2 2 0 ["@self 2"]"#])
  }

  @Test func `an environment value comes from the view that set it in the event`() throws {
    let recording = try Recording()
    let (number, own) = (recording.source(.environment(NumberKey.self)), recording.source(.property(Text.self, "_own")))
    let a = recording.source("a")
    recording.event("set") {
      recording.evaluate(recording.outer, .vertex(a)) {
        recording.write(number)
        recording.evaluate(recording.inner, .vertex(number))
      }
    }
    recording.event("later") {
      recording.evaluate(recording.inner, .vertex(number), .vertex(own))
      recording.write(own)
      recording.evaluate(recording.style, .vertex(own))
    }
    expectEqual(recording.events, ["set: 1 2 2 0 0..<2 0..<2", "later: 0 2 2 0 2..<5 2..<4"])
    expectEqual(
      recording.steps,
      [
        "0 → 1 @Environment(NumberKey) 1 1", "-2 → 0 a 1 1", "-3 → 1 @Environment(NumberKey) 1 1",
        "-1 → 1 its own own 1 1", "-1 → 2 its own own 1 1",
      ])
  }

  @Test func `values that views of this module set for themselves are not listed`() throws {
    let recording = try Recording()
    let number = recording.source(.environment(NumberKey.self))
    let inherited = recording.source(.environment(EnvironmentValues.self))
    recording.event("set") {
      recording.evaluate(recording.style) {
        recording.write(inherited)
        recording.write(number)
      }
      recording.evaluate(recording.outer) { recording.write(inherited) }
      recording.write(inherited)
    }
    let (recorder, name) = (recording.recorder, "@Environment(\\.environmentValues)")
    expectEqual(
      recorder.writes.map { recorder.states[$0.state].label }, ["@Environment(NumberKey)", name, name])
    expectEqual(recorder.events.map(\.writes), [3])
    recorder.forgetWriters()
    #expect(recorder.writes.isEmpty)
  }

  @Test func `rows are new in the frame in which a collection replaced all of them`() throws {
    let recording = try Recording()
    let recorder = recording.recorder
    recording.evaluate(recording.inner, isFirst: true)
    recorder.rowsAreNew(in: recording.outer)
    for node in [recording.inner, recording.outer] { recording.evaluate(node, isFirst: true) }
    recorder.frameEnded()
    recording.evaluate(recording.style, isFirst: true)
    expectEqual(recorder.causes.all.map(\.isInNewRow), [false, true])
    expectEqual(recorder.entries.all.map { $0.causes.map(\.number) }, [[0, 1], [1], [0]])
    #expect(recorder.entries.all.allSatisfy { $0.unneeded == 0 })
  }

  @Test func `changed properties are the cause of the next view only`() throws {
    let recording = try Recording()
    recording.recorder.inputsWillChange(of: recording.inner.traced, from: 1, to: 2)
    recording.evaluate(recording.inner, .name("@self"))
    recording.evaluate(recording.outer, .name("@self"), .name("x"))
    let causes = recording.recorder.causes.all
    expectEqual(causes.map(\.name), ["@self", "@self", "x"])
    expectEqual(causes.map { !$0.inputs.isEmpty }, [true, false, false])
    expectEqual(recording.entries, [#"0: 1 1 0 ["@self 1"]"#, #"1: 1 1 0 ["@self 1", "x 1"]"#])
  }

  @Test func `each event has its own steps, however many`() throws {
    let recording = try Recording()
    let sources = (0..<20).map { recording.source("\($0)") }
    for event in ["a", "b"] {
      recording.event(event) {
        for source in sources + sources { recording.evaluate(recording.outer, .vertex(source)) }
      }
    }
    expectEqual(recording.events, ["a: 0 40 40 0 0..<20 0..<1", "b: 0 40 40 0 20..<40 1..<2"])
    #expect(recording.recorder.steps.all.allSatisfy { $0.count.evaluations == 2 })
  }

  private struct Described: CustomStringConvertible {
    @MainActor static var count = 0
    nonisolated var description: String {
      MainActor.assumeIsolated { Described.count += 1 }
      return "value"
    }
  }

  @Test func `beyond a million elements of arrays, values are described when they are written`() throws {
    let recorder = TraceRecorder(TreeIdentity(), isBrief: false)
    func write(_ count: Int) {
      recorder.recordWrite(
        { "many" }, nil, from: [Described](), to: Array(repeating: Described(), count: count), by: nil, at: .unknown)
    }
    write(1_000_000)
    expectEqual(Described.count, 0)
    write(1)
    #expect(Described.count > 0)
  }

  // MARK: Limits

  @Test func `beyond the limit all causes share one number`() {
    var causes = TraceCauses()
    func add(_ name: String) -> Int { causes.add(TraceCauses.Cause(name: name), as: .named(name, "")) }
    for number in 0..<19_999 { _ = add("\(number)") }
    expectEqual(["a", "b", "c"].map(add), [19_999, 19_999, 19_999])
    expectEqual([causes.all.count, causes.number(of: .named("7", "")) ?? -1], [20_000, 7])
    expectEqual([causes[0].name, causes[19_998].name, causes[19_999].name], ["0", "19998", "others"])
  }

  @Test func `a cause changes actions if it is the environment, a known property or an unknown one`() {
    func flags(_ cause: TraceCauses.Cause) -> [Bool] {
      [cause.changesActions, cause.isInherited, cause.isOfEvent, cause.isInNewRow]
    }
    let known = TraceInput(path: "a", reason: .ownValue)
    let unknown = TraceInput(path: "a", reason: .incomparable("A"))
    expectEqual(flags(.init(name: "a")), [false, true, false, false])
    expectEqual(flags(.init(name: "@self")), [true, true, false, false])
    expectEqual(flags(.init(name: "@self", inputs: [unknown])), [false, true, false, false])
    expectEqual(flags(.init(name: "a", inputs: [unknown, known], states: [1])), [true, false, false, false])
    expectEqual(flags(.init(name: "a", states: [1], isEnvironment: true)), [true, false, false, false])
    expectEqual(flags(.init(name: "a", isOfEvent: true, isInNewRow: true)), [false, true, true, true])
  }

  @Test func `the first 50,000 steps are kept`() {
    var steps = TraceSteps()
    func count(_ number: Int) {
      steps.count(TraceSteps.Edge(from: number, to: 0, cause: 0), unneeded: 0, from: 0)
    }
    for number in 0..<50_002 { count(number) }
    for number in [0, 49_999, 50_000, 50_001, 50_001] { count(number) }
    expectEqual(steps.all.count, 50_000)
    expectEqual([0, 1, 49_999].map { steps.all[$0].count.evaluations }, [2, 1, 2])
  }

  // MARK: Objects that are released

  @Test func `a trace that is read retains no vertex`() {
    var states = TraceStates()
    func read(_ label: String, _ body: (Vertex) -> Void) -> () -> Vertex? {
      let source = Source(1, in: Graph(), label: label)
      body(source)
      return { [weak source] in source }
    }
    let released = [
      read("a") { _ = states.number(of: $0) }, read("b") { _ = states.behind($0) },
      read("c") { _ = states.number(of: $0) },
    ]
    expectEqual(released.map { $0() != nil }, [true, true, true])
    states.finish()
    expectEqual(released.map { $0() != nil }, [false, false, false])
  }

  @Test func `an entry forgets the last vertex with its node`() throws {
    let recording = try Recording()
    let entry = TraceEntry(recording.outer, type: 0, place: nil)
    let vertex = Source(1, in: Graph(), label: "a")
    _ = entry.cause(vertex) { (3, isKept: true) }
    #expect(entry.lastVertex === vertex)
    entry.close(label: "a")
    #expect(entry.lastVertex == nil)
  }

  @Test func `an origin has up to 63 vertices, each once`() {
    let logged = LoggedGraph()
    let source = logged.source("a", 1)
    var chain: [Computed<Int>] = []
    for number in 0..<63 {
      let last = chain.last
      chain.append(logged.rule("\(number)") { last?.value ?? source.value })
      _ = chain[number].value
    }
    var states = TraceStates()
    func origin(_ vertex: Vertex) -> [String] { states.behind(vertex).states.map { states[$0].label } }
    expectEqual(origin(chain[61]), ["a"])
    expectEqual(origin(chain[62]), [])
    let (first, second) = (logged.rule("1") { source.value }, logged.rule("2") { source.value })
    let both = logged.rule("both") { first.value + second.value }
    _ = both.value
    expectEqual(origin(both), ["a"])
    #expect(states.behind(both).isComplete)
  }

  @Test func `a vertex keeps its number and its origin, whatever its label becomes`() {
    var states = TraceStates()
    final class Name { var text = "a" }
    let (name, graph) = (Name(), Graph())
    let vertex = Source(1, in: graph, label: .derived { name.text }, isEqual: ==)
    func labels() -> [String] {
      let origin = states.behind(vertex).states[0]
      return [states[states.number(of: vertex)].label, states[origin].label]
    }
    expectEqual(labels(), ["a", "a"])
    let others = (0..<1_000).map { Source(1, in: graph, label: "\($0)") }
    for other in others.dropLast() { _ = states.number(of: other) }
    name.text = "b"
    expectEqual(labels(), ["a", "a"])
    states.endEvent()
    expectEqual(labels(), ["a", "a"])
    // Up to a thousand vertices are known, and origins until the next write.
    for other in others { _ = states.number(of: other) }
    states.recordWrite(0, kind: .other, event: 1, by: -1)
    expectEqual(labels(), ["b", "b"])
  }

  @Test func `beyond 20,000 entries those of removed nodes are merged, and let go ten thousand at a time`() throws {
    let recording = try Recording()
    let node = recording.outer
    var entries = TraceEntries()
    var counts: [Int: Int] = [:]
    for number in 1...40_010 {
      entries.entry(of: node).evaluated(unneeded: 0)
      entries.willLeave(node) { _ in "label" }
      counts[number] = entries.all.count
    }
    let numbers = [19_999, 20_000, 20_001, 29_999, 30_000, 30_001, 39_999, 40_000, 40_010]
    expectEqual(
      numbers.map { counts[$0] ?? 0 }, [19_999, 20_000, 20_001, 29_999, 20_000, 20_001, 29_999, 20_000, 20_010])
    _ = entries.entry(of: node)
    entries.finish { _ in "" }
    expectEqual(entries.all.count, 20_000)
    expectEqual(entries.all.map(\.instances).reduce(0, +), 40_010)
    expectEqual(entries.all.last?.instances, 20_011)
    #expect(entries.all.first?.label == "label" && entries.all.allSatisfy { $0.evaluations == $0.instances })
    expectEqual(entries.types.count, 1)
    withExtendedLifetime(recording) {}
  }
}
