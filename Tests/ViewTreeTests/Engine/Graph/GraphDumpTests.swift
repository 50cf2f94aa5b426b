import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite struct GraphDumpTests {
  private struct Screen {}

  private let logged = LoggedGraph()
  private var graph: Graph { logged.graph }

  @Test func `a dump has a line for each rule`() {
    //   a → b → c ← "n"
    let a = logged.source("a", 1)
    let name = Source("two\nlines", in: graph, label: VertexLabel(Screen.self, "_name"), isEqual: ==)
    let b = Computed(in: graph, label: "b") { a.value + 1 }
    let c = logged.observer("c") { b.value + name.value.count }
    let d = logged.rule("d") { 0 }
    expectEqual(graph.dump(), "c dirty\nd dirty")
    logged.step()
    expectEqual(
      graph.dump(),
      """
      c clean ← b = 2, Screen._name = two lines
      d dirty
      b clean ← a = 1
      """)
    a.write(2)
    expectEqual(
      graph.dump(),
      """
      c check ← b = 2, Screen._name = two lines
      d dirty
      b dirty ← a = 2
      """)
    expectEqual(c.value, 12)
    expectEqual(d.value, 0)
  }

  @Test func `mermaid shows sources rounded and rules as boxes`() {
    //       a
    //     ╱   ╲
    //    b     c
    //     ╲   ╱
    //       d
    let a = logged.source("a", 1)
    let b = Computed(in: graph, label: "b") { a.value }
    let c = logged.rule("the \"c\"") { a.value }
    let d = logged.observer("d") { b.value + c.value }
    logged.step()
    expectEqual(
      graph.mermaid(),
      """
      graph TD
        v0["the #34;c#34;"]
        v1(["a"])
        v1 --> v0
        v2["d"]
        v3["b"]
        v3 --> v2
        v0 --> v2
        v1 --> v3
      """)
    expectEqual(d.value, 2)
  }

  @Test func `check finds broken edges`() {
    //   a → b → c  observer
    let a = logged.source("a", 1)
    let b = logged.rule("b") { a.value }
    let c = logged.observer("c") { b.value }
    logged.step()

    for index in [1, 7] {
      b.inputs[0].outputIndex = index
      expectEqual(graph.check(), ["b reads a, but is not one of its outputs"])
    }
    b.inputs[0].outputIndex = 0

    a.outputs.append(Vertex.Output(rule: c, inputIndex: 0))
    expectEqual(graph.check(), ["c is an output of a, but does not read it"])
    a.outputs.removeLast()

    b.state = .dirty
    expectEqual(graph.check(), ["c is clean although b is dirty"])
    c.state = .check
    expectEqual(graph.check(), ["c is check, but does not wait for an update"])
    c.state = .clean
    b.state = .clean

    c.inputs.append(c.inputs[0])
    expectEqual(graph.check(), ["c reads b, but is not one of its outputs", "c has two edges to the same input"])
    c.inputs.removeLast()
    expectEqual(graph.check(), [])
  }

  @Test func `check finds a broken edge once, however many rules read the same value`() {
    //     a
    //   ╱   ╲
    //  b     c     d
    let a = logged.source("a", 1)
    let rules = ["b", "c"].map { logged.rule($0) { a.value } } + [logged.rule("d") { 0 }]
    logged.step { rules.forEach { _ = $0.value } }
    a.outputs.append(Vertex.Output(rule: rules[2], inputIndex: 0))
    expectEqual(graph.check(), ["d is an output of a, but does not read it"])
    a.outputs.removeLast()
  }

  @Test func `check finds a rule that is still running`() {
    //   a → b ⇢ check
    let a = logged.source("a", 1)
    var faults: [String] = []
    let b = logged.rule("b") { [unowned graph] in
      faults = graph.check()
      return a.value
    }
    logged.step { _ = b.value }
    expectEqual(faults, ["b is still running"])
  }
}
