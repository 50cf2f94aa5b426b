import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite struct GraphTests {
  private let logged = LoggedGraph()
  private var graph: Graph { logged.graph }

  @Test func `a frame is requested once until it is made`() {
    var requests = 0
    graph.isRequested = false
    graph.onRequest = { requests += 1 }
    for _ in 1...3 { graph.requestFrame() }
    expectEqual(requests, 1)
    graph.isRequested = false
    graph.requestFrame()
    expectEqual(requests, 2)
  }

  @Test func `a diamond runs each rule once`() {
    //      a
    //    ╱   ╲
    //   b     c
    //    ╲   ╱
    //      d  observer
    let a = logged.source("a", 1)
    let b = logged.rule("b") { a.value * 10 }
    let c = logged.rule("c") { a.value * 100 }
    let d = logged.observer("d") { b.value + c.value }
    expectEqual(logged.step(), ["d", "b", "c"])
    expectEqual(logged.step { a.write(2) }, ["b", "d", "c"])
    expectEqual(d.value, 220)
    expectEqual(logged.step(), [])
  }

  @Test func `a rule that reads a source beside a rule of the same source runs once`() {
    //   a
    //   │ ╲
    //   │  b
    //   │ ╱
    //   c  observer: dirty before b is up to date
    let a = logged.source("a", 1)
    let b = logged.rule("b") { a.value * 10 }
    let c = logged.observer("c") { a.value + b.value }
    logged.step()
    expectEqual(logged.step { a.write(2) }, ["c", "b"])
    expectEqual(c.value, 22)
  }

  @Test func `a rule without readers does not run`() {
    //   a → b → c  no observer
    let a = logged.source("a", 1)
    let b = logged.rule("b") { a.value + 1 }
    let c = logged.rule("c") { b.value + 1 }
    expectEqual(logged.step(), [])
    expectEqual(logged.step { _ = c.value }, ["c", "b"])
    expectEqual(c.value, 3)
    expectEqual(logged.step { a.write(2) }, [])
    expectEqual(logged.step { a.write(3) }, [])
    expectEqual(logged.step { _ = c.value }, ["b", "c"])
    expectEqual(c.value, 5)
  }

  @Test func `a chain of 1,000 rules runs each once`() {
    //   a → r0 → r1 → … → r999 → observer
    let a = logged.source("a", 0)
    var last = logged.rule("r0") { a.value + 1 }
    for index in 1..<1_000 { last = logged.rule("r\(index)") { [last] in last.value + 1 } }
    let observer = logged.observer("observer") { [last] in last.value }
    expectEqual(logged.step().count, 1_001)
    expectEqual(logged.step { a.write(1) }.count, 1_001)
    expectEqual(observer.value, 1_001)
  }

  @Test func `a fan of 10,000 runs only the rules whose input changed`() {
    //      a        b
    //   ╱ │ │ ╲     │
    //   10,000 observers; the middle one reads b too
    let a = logged.source("a", 0)
    let b = logged.source("b", 0)
    var fan: [Computed<Int>] = []
    for index in 0..<10_000 {
      fan.append(logged.observer("\(index)") { index == 5_000 ? a.value + b.value : a.value })
    }
    expectEqual(logged.step().count, 10_000)
    expectEqual(logged.step { b.write(1) }, ["5000"])
    expectEqual(logged.step { a.write(1) }.count, 10_000)
    expectEqual(fan[5_000].value, 2)
    expectEqual(a.outputs.count, 10_000)
    graph.root.dispose()
    #expect(a.outputs.isEmpty)
  }

  @Test func `an equal value stops in the middle`() {
    //   a → isOdd → text → observer
    let a = logged.source("a", 1)
    let isOdd = logged.rule("isOdd") { a.value % 2 }
    let text = logged.rule("text") { isOdd.value * 100 }
    let observer = logged.observer("observer") { text.value }
    logged.step()
    expectEqual(logged.step { a.write(3) }, ["isOdd"])
    expectEqual(logged.step { a.write(4) }, ["isOdd", "text", "observer"])
    expectEqual(observer.value, 0)
  }

  @Test func `writing an equal value marks nothing`() {
    //   a → observer
    let a = logged.source("a", 1)
    let observer = logged.observer("observer") { a.value }
    logged.step()
    let before = graph.counters
    expectEqual(logged.step { a.write(1) }, [])
    expectEqual(graph.counters, before)
    expectEqual(observer.state, .clean)
  }

  @Test func `several writes are one run`() {
    //   a   b
    //    ╲ ╱
    //     c  observer
    let a = logged.source("a", 1)
    let b = logged.source("b", 1)
    let c = logged.observer("c") { a.value + b.value }
    logged.step()
    let ran = logged.step {
      a.write(2)
      b.write(2)
      a.write(3)
      #expect(graph.needsUpdate)
    }
    expectEqual(ran, ["c"])
    expectEqual(c.value, 5)
    #expect(!graph.needsUpdate)
  }

  @Test func `observers run from the root down, each once`() {
    //         a
    //   ╱   ╱   ╲   ╲
    //   3   0   2   1   depths
    let a = logged.source("a", 0)
    let observers = [3, 0, 2, 1].map { depth in logged.observer("\(depth)", depth: depth) { a.value } }
    expectEqual(logged.step(), ["0", "1", "2", "3"])
    expectEqual(logged.step { a.write(1) }, ["0", "1", "2", "3"])
    #expect(observers.allSatisfy { !$0.isWaiting })
  }

  @Test func `an observer that another one brought up to date does not run again`() {
    //   a → child   depth 1
    //    ╲    │
    //     parent    depth 0, updates the child
    let a = logged.source("a", 0)
    let child = logged.observer("child", depth: 1) { a.value }
    let parent = logged.observer("parent") {
      child.update()
      return a.value
    }
    expectEqual(logged.step(), ["parent", "child"])
    expectEqual(logged.step { a.write(1) }, ["parent", "child"])
    expectEqual(parent.inputs.count, 1)
  }

  @Test func `a write in an observer marks others for the same update`() {
    //   a → first  depth 1 ⇢ writes b
    //   b → upper  depth 0
    //   b → lower  depth 2
    let a = logged.source("a", 0)
    let b = logged.source("b", 0)
    let first = logged.observer("first", depth: 1) {
      b.write(a.value)
      return 0
    }
    let upper = logged.observer("upper", depth: 0) { b.value }
    let lower = logged.observer("lower", depth: 2) { b.value }
    logged.step()
    expectEqual(logged.step { a.write(7) }, ["first", "upper", "lower"])
    expectEqual([first, upper, lower].map(\.value), [0, 7, 7])
  }

  @Test func `an observer that changes what it has read runs again`() {
    //   a → observer ⇢ writes a, up to 3
    let a = logged.source("a", 3)
    let observer = logged.observer("observer") {
      let value = a.value
      a.write(min(value + 1, 3))
      return value
    }
    logged.step()
    expectEqual(logged.step { a.write(1) }, ["observer", "observer", "observer"])
    expectEqual(observer.value, 3)
  }

  @Test func `an untracked read makes no edge`() {
    //   a → observer ⇠ b
    let a = logged.source("a", 1)
    let b = logged.source("b", 10)
    let observer = logged.observer("observer") { [unowned graph] in
      let untracked = graph.untracked {
        #expect(graph.isComputing)
        return b.value
      }
      #expect(graph.isComputing)
      return a.value + untracked
    }
    logged.step()
    expectEqual(logged.step { b.write(20) }, [])
    expectEqual(logged.step { a.write(2) }, ["observer"])
    expectEqual(observer.value, 22)
    #expect(!graph.isComputing)
  }

  private func label(of cause: Rule.Cause) -> String {
    switch cause {
    case .vertex(let vertex): vertex.label
    case .name(let name): name
    case .observed(let label): label()
    }
  }

  @Test func `the causes of a run are its changed inputs`() {
    //   a   b → c
    //    ╲  │  ╱
    //     observer; c = b / 10 does not change
    let a = logged.source("a", 1)
    let b = logged.source("b", 1)
    let c = logged.rule("c") { b.value / 10 }
    var causes: [[String]] = []
    weak var weakObserver: Rule?
    let observer = logged.observer("observer") {
      causes.append(weakObserver?.causes.map(label(of:)) ?? [])
      return a.value + b.value + c.value
    }
    weakObserver = observer
    logged.step { a.write(2) }
    graph.recordsCauses = true
    logged.step { a.write(3) }
    logged.step {
      b.write(2)
      a.write(4)
    }
    logged.step { observer.invalidate() }
    logged.step { observer.invalidate(cause: c) }
    graph.recordsCauses = false
    logged.step { a.write(5) }
    expectEqual(causes, [[], ["a"], ["b", "a"], [], ["c"], []])
    #expect(observer.causes.isEmpty)
  }

  @Test func `an input that changes only when the run reads it is a cause of the run too`() {
    //      a
    //    ╱   ╲
    //   b     c     c is not checked once b has changed
    //    ╲   ╱
    //   observer
    let a = logged.source("a", 1)
    let (b, c) = (logged.rule("b") { a.value }, logged.rule("c") { a.value * 2 })
    var causes: [String] = []
    weak var weakObserver: Rule?
    let observer = logged.observer("observer") {
      let sum = b.value + c.value
      causes = weakObserver?.causes.map(label(of:)) ?? []
      return sum
    }
    weakObserver = observer
    logged.step()
    graph.recordsCauses = true
    expectEqual(logged.step { a.write(2) }, ["b", "observer", "c"])
    expectEqual(causes, ["b", "c"])
    #expect(observer.value == 6 && observer.causes.isEmpty)
  }

  @Test func `a rule that is disposed of forgets its causes and gets no new ones`() {
    //   a → observer
    let a = logged.source("a", 1)
    let observer = logged.observer("observer") { a.value }
    logged.step()
    graph.recordsCauses = true
    a.write(2)
    expectEqual(observer.causes.map(label(of:)), ["a"])
    observer.dispose()
    #expect(observer.causes.isEmpty)
    observer.invalidate(cause: a)
    #expect(observer.causes.isEmpty)
    expectEqual(logged.step(), [])
  }

  @Test func `a write returns whether the value is another one`() {
    let a = logged.source("a", 1)
    expectEqual([1, 2, 2, 1].map { a.write($0) }, [false, true, false, true])
    a.update { $0 += 5 }
    expectEqual(a.value, 6)
    expectEqual(graph.counters.written, 3)
  }

  @Test func `the counters count the work`() {
    //   a → isOdd → observer
    let a = logged.source("a", 1)
    let isOdd = logged.rule("isOdd") { a.value % 2 }
    let observer = logged.observer("observer") { isOdd.value }
    logged.step()
    expectEqual(graph.counters, Graph.Counters(written: 0, invalidated: 0, computed: 2, cutOff: 0))
    logged.step { a.write(3) }
    expectEqual(graph.counters, Graph.Counters(written: 1, invalidated: 2, computed: 3, cutOff: 2))
    logged.step { a.write(4) }
    expectEqual(graph.counters, Graph.Counters(written: 2, invalidated: 4, computed: 5, cutOff: 2))
    expectEqual(observer.value, 0)
  }

  @Test func `a part that is marked is not walked again`() {
    //   a → r → 100 rules
    let a = logged.source("a", 1)
    let r = logged.rule("r") { a.value }
    let fan = (0..<100).map { index in logged.rule("\(index)") { r.value } }
    logged.step { fan.forEach { _ = $0.value } }
    logged.step { a.write(2) }
    expectEqual(graph.counters.invalidated, 101)
    logged.step { a.write(3) }
    expectEqual(graph.counters.invalidated, 101)
  }

  @Test func `a marked observer requests a frame, and a rule that nothing shows does not`() {
    var requests = 0
    let a = logged.source("a", 1)
    let b = logged.rule("b") { a.value }
    let c = logged.observer("c") { a.value }
    logged.step { _ = b.value }
    graph.isRequested = false
    graph.onRequest = { requests += 1 }
    a.write(2)
    expectEqual(requests, 1)
    a.write(3)
    expectEqual(requests, 1)
    expectEqual(logged.step(), ["c"])
    expectEqual(graph.vertexCount, 3)
    c.dispose()
    expectEqual(graph.vertexCount, 2)
    graph.isRequested = false
    a.write(4)
    expectEqual(requests, 1)
    expectEqual(b.value, 4)
  }

  @Test func `a new graph requests nothing, and records no causes`() {
    let graph = Graph()
    #expect(!graph.isRequested && !graph.recordsCauses && !graph.isComputing && !graph.needsUpdate)
    let counters = graph.counters
    expectEqual([counters.written, counters.invalidated, counters.computed, counters.cutOff], [0, 0, 0, 0])
  }

  @Test func `an observer that sleeps does not run, and runs once it is awake if a value has changed`() {
    let a = logged.source("a", 1)
    let b = logged.rule("b") { a.value * 10 }
    let c = logged.observer("c") { b.value }
    let d = logged.observer("d") { a.value }
    logged.step()
    for observer in [c, d] { observer.isAsleep = true }
    expectEqual(logged.step { a.write(2) }, [])
    expectEqual(logged.step { c.isAsleep = false }, ["b", "c"])
    expectEqual(logged.step { d.isAsleep = false }, ["d"])
    for observer in [c, d] { observer.isAsleep = true }
    expectEqual(logged.step { for observer in [c, d] { observer.isAsleep = false } }, [])
  }

  @Test func `an observer that falls asleep while it waits does not run, and the others do`() {
    let a = logged.source("a", 1)
    let observers = ["b", "c", "d"].map { logged.observer($0) { a.value } }
    logged.step()
    let ran = logged.step {
      a.write(2)
      observers[1].isAsleep = true
    }
    expectEqual(ran.sorted(), ["b", "d"])
    expectEqual(logged.step { observers[1].isAsleep = false }, ["c"])
  }
}
