import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite struct RuleTests {
  private let logged = LoggedGraph()
  private var graph: Graph { logged.graph }

  @Test func `an edge goes away with the read`() {
    //   useA ─┐
    //      a ─┼─ observer: useA ? a : b
    //      b ─┘
    let useA = logged.source("useA", 1)
    let a = logged.source("a", 10)
    let b = logged.source("b", 20)
    let observer = logged.observer("observer") { useA.value == 1 ? a.value : b.value }
    logged.step()
    expectEqual(logged.step { b.write(21) }, [])
    expectEqual(logged.step { useA.write(0) }, ["observer"])
    expectEqual(observer.value, 21)
    expectEqual(logged.step { a.write(11) }, [])
    expectEqual(logged.step { b.write(22) }, ["observer"])
    #expect(a.outputs.isEmpty)
  }

  @Test func `a rule may throw away all its inputs`() {
    //   a ─┐
    //   b ─┼─ observer: reads nothing when it is over
    //   c ─┘
    let sources = ["a", "b", "c"].map { logged.source($0, 1) }
    var isOver = false
    let observer = logged.observer("observer") { isOver ? 0 : sources.reduce(0) { $0 + $1.value } }
    logged.step()
    isOver = true
    expectEqual(logged.step { sources[1].write(2) }, ["observer"])
    #expect(observer.inputs.isEmpty)
    #expect(sources.allSatisfy { $0.outputs.isEmpty })
    expectEqual(logged.step { sources.forEach { $0.write(9) } }, [])
  }

  @Test func `the order of the reads may change`() {
    //   a, b, c → observer, rotated by each run
    let sources = ["a", "b", "c"].map { logged.source($0, 1) }
    var start = 0
    let observer = logged.observer("observer") { (0..<3).reduce(0) { $0 * 10 + sources[($1 + start) % 3].value } }
    logged.step()
    for round in 2..<8 {
      start += 1
      expectEqual(logged.step { sources[round % 3].write(round) }, ["observer"])
      expectEqual(observer.inputs.map(\.vertex.label), (0..<3).map { sources[($0 + start) % 3].label })
    }
  }

  @Test func `an input that is not read any more is not brought up to date`() {
    //   a → isOn ──┐
    //   a → costly ┴─ observer: isOn ? costly : 0
    let a = logged.source("a", 1)
    let isOn = logged.rule("isOn") { a.value < 3 ? 1 : 0 }
    let costly = logged.rule("costly") { a.value * 100 }
    let observer = logged.observer("observer") { isOn.value == 1 ? costly.value : 0 }
    logged.step()
    expectEqual(logged.step { a.write(2) }, ["isOn", "costly", "observer"])
    expectEqual(logged.step { a.write(3) }, ["isOn", "observer"])
    expectEqual(observer.value, 0)
    expectEqual(costly.state, .dirty)
    #expect(costly.outputs.isEmpty)
  }

  @Test func `reading twice in one run adds one edge`() {
    //   a ⇉ observer
    let a = logged.source("a", 1)
    let observer = logged.observer("observer") { a.value + a.value + a.value }
    logged.step()
    expectEqual(logged.step { a.write(2) }, ["observer"])
    expectEqual(observer.inputs.count, 1)
    expectEqual(a.outputs.count, 1)
  }

  @Test func `reading again after a run inside, which read the same, adds no edge`() {
    //   a → inner → middle
    //    ╲___________│
    //     ╲          │
    //      outer ⇠ update: reads a before and after the others
    let a = logged.source("a", 1)
    let inner = logged.observer("inner", depth: 2) { a.value }
    let middle = logged.observer("middle", depth: 1) {
      let before = a.value
      inner.update()
      return before + a.value
    }
    let outer = logged.observer("outer") {
      let before = a.value
      middle.update()
      return before + a.value
    }
    for value in 2...4 {
      expectEqual(logged.step { a.write(value) }, ["outer", "middle", "inner"])
      #expect([outer, middle, inner].allSatisfy { $0.inputs.count == 1 })
      expectEqual(a.outputs.count, 3)
    }
  }

  @Test func `a read belongs to the rule that runs`() {
    //   a → inner → outer ← b, c
    let a = logged.source("a", 1)
    let b = logged.source("b", 10)
    let c = logged.source("c", 100)
    let inner = logged.rule("inner") { a.value }
    let outer = logged.observer("outer") { b.value + inner.value + c.value }
    logged.step()
    expectEqual(outer.inputs.map(\.vertex.label), ["b", "inner", "c"])
    expectEqual(inner.inputs.map(\.vertex.label), ["a"])
    expectEqual(logged.step { c.write(200) }, ["outer"])
    expectEqual(logged.step { a.write(2) }, ["inner", "outer"])
    expectEqual(outer.value, 212)
  }

  @Test func `an edge leaves the middle of a fan by one swap`() {
    //          a
    //   ╱ ╱ ╱ … ╲ ╲ ╲
    //   0 1 2 … 7 8 9
    let a = logged.source("a", 1)
    let rules = (0..<10).map { logged.rule("\($0)") { a.value } }
    logged.step { rules.forEach { _ = $0.value } }
    rules[3].dispose()
    expectEqual(a.outputs.map(\.rule.label), ["0", "1", "2", "9", "4", "5", "6", "7", "8"])
    rules[8].dispose()
    expectEqual(a.outputs.map(\.rule.label), ["0", "1", "2", "9", "4", "5", "6", "7"])
    expectEqual(graph.check(), [])
  }

  @Test func `a released rule removes its edges`() {
    //   a → b → c  released
    let a = logged.source("a", 1)
    do {
      let b = Computed(in: graph, label: "b") { a.value }
      let c = Computed(in: graph, label: "c") { b.value + a.value }
      logged.step { expectEqual(c.value, 2) }
      expectEqual(a.outputs.count, 2)
    }
    #expect(a.outputs.isEmpty)
    expectEqual(logged.step { a.write(2) }, [])
  }

  @Test func `an invalidated rule runs although its inputs are as before`() {
    //   a → b → observer
    let a = logged.source("a", 1)
    var factor = 1
    let b = logged.rule("b") { a.value * factor }
    let observer = logged.observer("observer") { b.value }
    logged.step()
    expectEqual(logged.step { b.invalidate() }, ["b"])
    factor = 2
    expectEqual(logged.step { b.invalidate() }, ["b", "observer"])
    expectEqual(observer.value, 2)
  }

  @Test func `a cycle is reported and goes on with the last value`() {
    //   isOn → b ⇄ a
    let isOn = logged.source("isOn", 0)
    var cycles: [String] = []
    graph.onCycle = { cycles.append($0) }
    weak var weakA: Computed<Int>?
    let b = logged.rule("b") { isOn.value == 1 ? weakA!.value : 1 }
    let a = logged.rule("a") { b.value + 1 }
    weakA = a
    expectEqual(logged.step { _ = a.value }, ["a", "b"])
    expectEqual(a.value, 2)
    expectEqual(cycles, [])
    let ran = logged.step {
      isOn.write(1)
      expectEqual(a.value, 3)
    }
    expectEqual(ran, ["b", "a"])
    expectEqual(cycles, ["the value of a depends on itself: a → b → a; remove one of these reads"])
    logged.step {
      isOn.write(0)
      expectEqual(a.value, 2)
    }
    expectEqual(cycles.count, 1)
  }

  @Test func `a cycle is reported from the first rule read`() {
    //   isOn → b ⇄ a; asked for b by an observer
    let isOn = logged.source("isOn", 0)
    var cycles: [String] = []
    graph.onCycle = { cycles.append($0) }
    weak var weakA: Computed<Int>?
    let b = logged.rule("b") { isOn.value == 1 ? weakA!.value : 1 }
    let a = logged.rule("a") { b.value + 1 }
    weakA = a
    let observer = logged.observer("observer") { b.value }
    logged.step { _ = a.value }
    expectEqual(logged.step { isOn.write(1) }, ["b", "a", "observer"])
    expectEqual(cycles, ["the value of b depends on itself: b → a → b; remove one of these reads"])
    expectEqual(observer.value, 2)
    logged.step { isOn.write(0) }
    expectEqual(observer.value, 1)
  }

  @Test func `a rule that writes a value that it reads stops after a limit, and is reported`() {
    let (a, b) = (logged.source("a", 0), logged.source("b", 0))
    var issues: [String] = []
    graph.onEndless = { issues.append($0) }
    let settles = logged.observer("settles") {
      if a.value < 5 { a.write(a.value + 1) }
      return a.value
    }
    #expect(logged.step { a.write(1) }.count < 10)
    #expect(settles.value == 5 && issues == [])
    let observer = logged.observer("endless") {
      b.write(b.value + 1)
      return b.value
    }
    let runs = logged.step { _ = observer.value }
    // Once it was asked for its value.
    #expect(runs.count == 101 && issues.count == 1)
    expectText(
      issues[0], startsWith: "endless: evaluated 100 times in one update, and not again in it,")
    expectText(issues[0], contains: "a write of a value that it reads (b)")
    #expect(logged.step { b.write(-7) }.count == 100 && issues.count == 2)
  }

  @Test func `an endless observer that reads its value through a rule runs again at the next write`() {
    //   a → b → endless
    let a = logged.source("a", -1)
    let b = logged.rule("b") { a.value }
    let endless = logged.observer("endless") {
      let value = b.value
      if (0..<1_000).contains(value) { a.write(value + 1) }
      return value
    }
    var issues: [String] = []
    graph.onEndless = { issues.append($0) }
    logged.step()
    logged.step { a.write(0) }
    expectEqual(issues.count, 1)
    expectEqual(graph.check(), [])
    logged.step { a.write(5_000) }
    expectEqual(endless.value, 5_000)
  }

  @Test func `an observer that is checked very often, and does not run, is no endless one`() {
    //   a → calm → x     depth 0
    //   b ──╯
    //   a → d ⇢ a        depth 1
    //   b → e ⇢ b        depth 1
    let (a, b) = (logged.source("a", 0), logged.source("b", 0))
    var issues: [String] = []
    graph.onEndless = { issues.append($0) }
    let calm = logged.rule("calm") { min(a.value, 0) + min(b.value, 0) }
    let x = logged.observer("x") { calm.value }
    let writers = [a, b].map { source in
      logged.observer("writer", depth: 1) {
        if source.value < 60 { source.write(source.value + 1) }
        return source.value
      }
    }
    let ran = logged.step()
    expectEqual(["x", "calm", "writer"].map { name in ran.count { $0 == name } }, [1, 121, 122])
    expectEqual([x.value] + writers.map(\.value), [0, 60, 60])
    expectEqual(issues, [])
  }

  @Test func `an endless rule is reported although only its input reads the value, unless it is disposed of`() {
    //   b → isOver → parent ⇢ disposes of the first
    //   b → first ⇢ b      depth 1
    //   c → d → second ⇢ c
    let (b, c) = (logged.source("b", -1), logged.source("c", -1))
    var issues: [String] = []
    graph.onEndless = { issues.append($0) }
    let branch = Subgraph()
    let isOver = logged.rule("isOver") { b.value >= 100 ? 1 : 0 }
    let parent = logged.observer("parent") {
      if isOver.value == 1 { branch.dispose() }
      return isOver.value
    }
    let first = logged.observer("first", in: branch, depth: 1) {
      if b.value >= 0 { b.write(b.value + 1) }
      return 0
    }
    logged.step()
    expectEqual(logged.step { b.write(0) }.count { $0 == "first" }, 100)
    #expect(issues == [] && first.state == .disposed && parent.value == 1)
    let d = logged.rule("d") { c.value }
    let second = logged.observer("second") {
      if d.value >= 0 { c.write(d.value + 1) }
      return 0
    }
    logged.step()
    c.write(0)
    graph.updateObservers()
    expectEqual(issues.count, 1)
    expectText(issues.first ?? "", startsWith: "second: evaluated 100 times in one update")
    expectText(issues.first ?? "", contains: "a write of a value that it reads. Write")
    expectEqual(second.value, 0)
  }

  @Test func `two rules that each write a value that the other reads stop after a limit`() {
    let (a, b) = (logged.source("a", 0), logged.source("b", 0))
    var issues: [String] = []
    graph.onEndless = { issues.append($0) }
    _ =
      logged.observer("first") {
        b.write(a.value + 1)
        return 0
      }.value
    _ =
      logged.observer("second") {
        a.write(b.value + 1)
        return 0
      }.value
    #expect(logged.step().count < 500 && !issues.isEmpty)
  }

  @Test func `a long cycle names the rules that are only checked`() {
    //   isOn → c → b → a → observer
    //          ↑_______│
    let isOn = logged.source("isOn", 0)
    var cycles: [String] = []
    graph.onCycle = { cycles.append($0) }
    weak var weakA: Computed<Int>?
    let c = logged.rule("c") { isOn.value == 1 ? weakA!.value : 1 }
    let b = logged.rule("b") { c.value + 1 }
    let a = logged.rule("a") { b.value + 1 }
    weakA = a
    let observer = logged.observer("observer") { a.value }
    logged.step()
    expectEqual(logged.step { isOn.write(1) }, ["c", "b", "a", "observer"])
    expectEqual(cycles, ["the value of a depends on itself: a → b → c → a; remove one of these reads"])
    expectEqual(observer.value, 5)
  }

  @Test func `a cycle ends the process unless it is handled`() async {
    //   a → a
    await #expect(processExitsWith: .failure) {
      let graph = Graph()
      weak var weakA: Computed<Int>?
      let a = Computed(in: graph, label: "a") { weakA!.value }
      weakA = a
      _ = a.value
    }
  }

  @Test func `a rule that takes the inputs of several runs has the edges of all, each once`() {
    let sources = (0..<3).map { logged.source("\($0)", $0) }
    let rule = Computed(in: graph, subgraph: graph.root, label: "rule") { 0 }
    let collector = ReadCollector(graph: graph)
    for parts in [[0], [0, 1], [1, 2], [0]] {
      collector.record { for part in parts { _ = sources[part].value } }
      rule.takeInputs(of: collector)
      expectEqual(graph.check(), [])
    }
    expectEqual(rule.inputs.map(\.vertex.label).sorted(), ["0", "1", "2"])
    expectEqual(sources.map { $0.outputs.count }, [1, 1, 1])
  }

  @Test func `a rule that has run takes the inputs of another run instead of its own`() {
    //   0 → rule       before
    //   1, 2 → rule    after
    let sources = (0..<3).map { logged.source("\($0)", $0) }
    let rule = Computed(in: graph, subgraph: graph.root, label: "rule") { sources[0].value }
    expectEqual([rule.value, rule.run], [0, 1])
    let collector = ReadCollector(graph: graph)
    collector.record { _ = sources[1].value + sources[2].value }
    rule.takeInputs(of: collector)
    expectEqual(rule.inputs.map(\.vertex.label), ["1", "2"])
    expectEqual(sources.map { $0.outputs.count }, [0, 1, 1])
    #expect(!collector.hasInputs && graph.check() == [])
    sources[2].write(9)
    expectEqual(rule.state, .dirty)
  }

  @Test func `a write of a value that the run has yet to read starts no other run`() {
    //   a ─┐
    //   b ─┴─ observer ⇢ writes b before it reads it
    let (a, b) = (logged.source("a", 1), logged.source("b", 0))
    let observer = logged.observer("observer") {
      b.write(a.value * 10)
      return b.value
    }
    expectEqual(logged.step(), ["observer"])
    expectEqual(logged.step { a.write(2) }, ["observer"])
    expectEqual(observer.value, 20)
  }

  @Test func `what is read beside the run is added to the inputs, each once, until the next run`() {
    //   a, b → rule    read by the run
    //   b, c → rule    read later
    let sources = ["a", "b", "c"].map { logged.source($0, 1) }
    let rule = logged.rule("rule") { sources[0].value + sources[1].value }
    logged.step { _ = rule.value }
    expectEqual(rule.recordMore { sources[1].value + sources[2].value }, 2)
    expectEqual(rule.inputs.map(\.vertex.label), ["a", "b", "c"])
    expectEqual(rule.recordMore { sources[0].value }, 1)
    expectEqual(rule.inputs.map(\.vertex.label), ["a", "b", "c"])
    expectEqual(logged.step { sources[2].write(5) }, [])
    expectEqual(rule.state, .dirty)
    expectEqual(rule.value, 2)
    expectEqual(sources.map { $0.outputs.count }, [1, 1, 0])
  }

  @Test func `a rule that has not run starts with what is read beside it`() {
    //   a → rule ⇠ outer
    //    ╲___________│
    let a = logged.source("a", 1)
    let rule = logged.rule("rule") { 0 }
    let outer = logged.observer("outer") { a.value + rule.recordMore { a.value } + a.value }
    expectEqual(logged.step(), ["outer"])
    expectEqual([rule, outer].map { $0.inputs.map(\.vertex.label) }, [["a"], ["a"]])
    expectEqual([rule.run, outer.run, graph.counters.computed], [2, 1, 2])
    expectEqual(rule.state, .clean)
    rule.dispose()
    expectEqual(rule.recordMore { a.value }, 1)
    #expect(rule.inputs.isEmpty && a.outputs.count == 1)
  }

  @Test func `what a rule reads beside its run does not make the rule around it forget what it has read`() {
    //   a → rule ⇠ outer
    //    ╲___________│
    let a = logged.source("a", 1)
    let rule = logged.rule("rule") { a.value }
    logged.step { _ = rule.value }
    let outer = logged.observer("outer") { a.value + rule.recordMore { a.value } + a.value }
    logged.step()
    expectEqual([rule, outer].map { $0.inputs.map(\.vertex.label) }, [["a"], ["a"]])
    expectEqual(graph.check(), [])
  }

  @Test func `what a rule reads beside its run, while it runs, belongs to the run`() {
    //   a, b → rule → observer ← c
    let (a, b, c) = (logged.source("a", 1), logged.source("b", 1), logged.source("c", 1))
    weak var weakRule: Rule?
    let rule = logged.rule("rule") { (weakRule?.recordMore { a.value } ?? 0) + b.value }
    weakRule = rule
    let observer = logged.observer("observer") { rule.value + c.value }
    logged.step()
    expectEqual(rule.inputs.map(\.vertex.label), ["a", "b"])
    expectEqual(observer.inputs.map(\.vertex.label), ["rule", "c"])
    expectEqual(logged.step { c.write(2) }, ["observer"])
    expectEqual(observer.value, 4)
  }

  @Test func `a rule is no observer, and as near the root as can be, unless it is made so`() {
    let rules = [
      Computed(in: graph, label: VertexLabel(nil, "a"), isEqual: ==) { 1 }, Computed(in: graph, label: "b") { 1 },
    ]
    #expect(rules.allSatisfy { !$0.isObserver && $0.depth == 0 } && !graph.needsUpdate)
  }
}
