import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The counts of states and of nodes in a trace.
@MainActor struct TraceStatesTests {
  private let logged = LoggedGraph()

  private func labels(behind vertex: Vertex, in states: inout TraceStates) -> [String] {
    let origin = states.behind(vertex)
    return origin.states.map { states[$0].label } + (origin.isComplete ? ["complete"] : [])
  }

  @Test func `a label has one number, and a vertex that of its label`() {
    var states = TraceStates()
    let (a, b) = (logged.source("a", 1), logged.source("b", 2))
    expectEqual(["a", "b", "a"].map { states.number($0) }, [0, 1, 0])
    expectEqual([a, b, a, b].map { states.number(of: $0) }, [0, 1, 0, 1])
    expectEqual(states.number(of: logged.source("c", 3)), 2)
    expectEqual(states.number(of: logged.source("a", 4)), 0)
    expectEqual(states.all.map(\.label), ["a", "b", "c"])
    #expect(states.all.allSatisfy { !$0.isOfPackageView && $0.writes == 0 && $0.kind == .other })
  }

  @Test func `beyond the limit all labels share one number`() {
    var states = TraceStates()
    for number in 0..<19_999 { _ = states.number("\(number)") }
    expectEqual(["a", "b", "7", "a"].map { states.number($0) }, [19_999, 19_999, 7, 19_999])
    expectEqual(states.all.last?.label, "others")
  }

  @Test func `writes and evaluations are counted, and the first write decides about the kind`() {
    var states = TraceStates()
    let state = states.number("a")
    expectEqual(states[state].setter, -1)
    states.recordWrite(state, kind: .array, event: 1, by: 7)
    states.recordWrite(state, kind: .closure, event: 1, by: 8)
    states.recordEqualWrite(state)
    for unneeded in [0, 1, 1] { states.evaluated(state, unneeded: unneeded) }
    let counted = states[state]
    expectEqual([counted.writes, counted.equalWrites, counted.bodies, counted.unneeded], [2, 1, 3, 2])
    #expect(counted.kind == .array && counted.setter == 8 && counted.event == 1)
  }

  @Test func `a value that becomes nil has the kind of the old one`() {
    let none = Int?.none as Any
    let action: () -> Void = {}
    let kinds = [([1], none), (none, [1]), (action, none), (1, action), ([1], action), (1, 2)] as [(Any, Any)]
    expectEqual(
      kinds.map { TraceStates.Kind(from: $0, to: $1) }, [.array, .array, .closure, .closure, .closure, .other])
  }

  @Test func `behind a value are the states that the event wrote, or else the outermost`() {
    let (items, others) = (logged.source("Model.items", 1), logged.source("Model.itemsBelow", 2))
    let sum = logged.rule("sum") { items.value + others.value }
    let double = logged.observer("double") { 2 * sum.value }
    logged.step()
    var states = TraceStates()
    func write(_ label: String, event: Int) {
      states.recordWrite(states.number(label), kind: .other, event: event, by: -1)
    }
    let all = ["Model.items", "Model.itemsBelow"]
    expectEqual(labels(behind: double, in: &states), all)
    write("Model.itemsBelow", event: 1)
    expectEqual(labels(behind: double, in: &states), ["Model.itemsBelow"])
    states.endEvent()
    expectEqual(labels(behind: double, in: &states), all)
    for label in all.reversed() { write(label, event: 2) }
    expectEqual(labels(behind: double, in: &states), all)
    expectEqual(labels(behind: items, in: &states), ["Model.items", "complete"])
  }

  @Test func `a part of a written state is behind a value like the state`() {
    for (part, isPart) in [
      ("Model.items[2]", true), ("Model.items.count", true), ("Model.items", true), ("Model.itemsBelow", false),
      ("Model", false),
    ] {
      var states = TraceStates()
      states.recordWrite(states.number("Model.items"), kind: .array, event: 1, by: -1)
      expectEqual(
        labels(behind: logged.source(part, 1), in: &states), [isPart ? "Model.items" : part, "complete"])
    }
  }

  @Test func `evaluations are counted by cause, from a place on`() {
    var counts: [TraceCount] = []
    for (cause, unneeded) in [(3, 1), (3, 0), (4, 1)] { counts.count(cause, unneeded: unneeded) }
    counts.count(3, unneeded: 1, from: 1)
    counts.add(TraceCount(4, evaluations: 5, unneeded: 2))
    expectEqual(counts.map { [$0.number, $0.evaluations, $0.unneeded] }, [[3, 2, 1], [4, 6, 3], [3, 1, 1]])
  }

  @Test func `an entry takes over the counts of another one`() {
    let node = Screen(width: 4) { Text("a") }.descendants[0].node.renderNode
    let (entry, other) = (TraceEntry(node, type: 2, place: nil), TraceEntry(node, type: 2, place: nil))
    #expect(entry.isEmpty && !entry.isMerged && entry.instances == 1)
    entry.evaluated(unneeded: 0)
    entry.count(cause: 1, unneeded: 0)
    other.skipped()
    #expect(!entry.isEmpty && !other.isEmpty)
    for unneeded in [1, 0] {
      other.evaluated(unneeded: unneeded)
      other.count(cause: 1, unneeded: unneeded)
    }
    entry.take(other)
    #expect(other.isMerged && !entry.isMerged)
    expectEqual([entry.evaluations, entry.skips, entry.unneeded, entry.instances], [3, 1, 1, 2])
    expectEqual(entry.causes.map { [$0.number, $0.evaluations, $0.unneeded] }, [[1, 3, 1]])
    entry.finish(label: "b")
    #expect(entry.label == "b" && entry.node == nil && entry.lastNode == ObjectIdentifier(node))
    other.close(label: "c")
    #expect(other.label == "c" && other.node == nil && other.lastNode == nil)
  }

  @Test func `the cause of a vertex is looked up once, if it is kept`() {
    let node = Screen(width: 4) { Text("a") }.descendants[0].node.renderNode
    let entry = TraceEntry(node, type: 2, place: nil)
    var lookups = 0
    func cause(_ vertex: Vertex, isKept: Bool) -> Int {
      entry.cause(vertex) {
        lookups += 1
        return (lookups, isKept)
      }
    }
    let (a, b) = (logged.source("a", 1), logged.source("b", 1))
    expectEqual([cause(a, isKept: true), cause(a, isKept: true), cause(b, isKept: false)], [1, 1, 2])
    expectEqual([cause(b, isKept: true), cause(b, isKept: true), cause(a, isKept: true)], [3, 3, 4])
  }
}
