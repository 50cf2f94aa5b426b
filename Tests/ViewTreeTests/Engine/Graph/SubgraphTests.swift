import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite struct SubgraphTests {
  private let logged = LoggedGraph()
  private var graph: Graph { logged.graph }

  @Test func `an observer that another one disposes of does not run although it waits`() {
    //       a
    //     ╱   ╲
    //   parent  child   parent disposes of the child's subgraph
    let a = logged.source("a", 0)
    let branch = Subgraph()
    let child = logged.observer("child", in: branch, depth: 1) { a.value }
    let parent = logged.observer("parent") {
      if a.value == 2 { branch.dispose() }
      return a.value
    }
    expectEqual(logged.step(), ["parent", "child"])
    expectEqual(logged.step { a.write(1) }, ["parent", "child"])
    expectEqual(logged.step { a.write(2) }, ["parent"])
    expectEqual(logged.step { a.write(3) }, ["parent"])
    expectEqual(child.value, 1)
    expectEqual(parent.value, 3)
    expectEqual(a.outputs.count, 1)
  }

  @Test func `a rule that joins an abandoned subgraph is disposed of`() {
    let a = logged.source("a", 1)
    let branch = Subgraph()
    branch.abandon()
    let late = logged.observer("late", in: branch) { a.value }
    expectEqual(logged.step(), [])
    expectEqual(late.state, .disposed)
  }

  @Test func `a rule may dispose of itself while it runs`() {
    //   a ─┐
    //   b ─┴─ observer: disposes of its subgraph between the two reads
    let a = logged.source("a", 0)
    let b = logged.source("b", 5)
    let branch = Subgraph()
    let observer = logged.observer("observer", in: branch) {
      let value = a.value
      if value == 1 { branch.dispose() }
      return value + b.value
    }
    logged.step()
    expectEqual(logged.step { a.write(1) }, ["observer"])
    #expect(a.outputs.isEmpty)
    #expect(b.outputs.isEmpty)
    expectEqual(logged.step { b.write(6) }, [])
    expectEqual(observer.value, 6)
  }

  @Test func `a rule may be disposed of while it is checked`() {
    //   a → b → observer     b disposes of the observer's subgraph
    let a = logged.source("a", 0)
    let branch = Subgraph()
    let b = logged.rule("b") {
      if a.value == 1 { branch.dispose() }
      return a.value
    }
    let observer = logged.observer("observer", in: branch) { b.value }
    logged.step()
    expectEqual(logged.step { a.write(1) }, ["b"])
    expectEqual(observer.value, 0)
    #expect(observer.inputs.isEmpty)
  }

  @Test func `readers keep the last value of a disposed rule`() {
    //   a → gone → observer
    let a = logged.source("a", 1)
    let branch = Subgraph()
    let gone = logged.rule("gone", in: branch) { a.value }
    let observer = logged.observer("observer") { gone.value }
    logged.step()
    branch.dispose()
    expectEqual(logged.step { a.write(2) }, [])
    expectEqual(logged.step { observer.invalidate() }, ["observer"])
    expectEqual(observer.value, 1)
    expectEqual(logged.step { gone.invalidate() }, [])
  }

  @Test func `a rule that joins a disposed subgraph is disposed of`() {
    //   root ─ branch (disposed) ─ late
    let a = logged.source("a", 1)
    let branch = Subgraph()
    branch.dispose()
    let late = logged.observer("late", in: branch) { a.value }
    expectEqual(logged.step(), [])
    expectEqual(late.state, .disposed)
  }

  @Test func `a rule that was disposed of before its first run still has a value`() {
    //   a → late (disposed)
    let a = logged.source("a", 1)
    let branch = Subgraph()
    let late = logged.rule("late", in: branch) { a.value }
    branch.dispose()
    expectEqual(logged.step { _ = late.value }, ["late"])
    expectEqual(late.value, 1)
    #expect(a.outputs.isEmpty)
  }

  @Test func `a rule that is disposed of alone leaves its subgraph, and the last one takes its place`() {
    let branch = Subgraph()
    let rules = (0..<4).map { number in logged.rule("\(number)", in: branch) { number } }
    let left = [1, 3, 0, 2].map { number in
      rules[number].dispose()
      return branch.rules.map(\.label)
    }
    expectEqual(left, [["0", "3", "2"], ["0", "2"], ["2"], []])
    #expect(rules.allSatisfy { $0.subgraph == nil })
  }

  @Test func `a subgraph that is disposed of or abandoned retains no rule`() {
    for end in [Subgraph.dispose, Subgraph.abandon] {
      let branch = Subgraph()
      weak var weakRule: Rule?
      do {
        let rule = Computed(in: graph, subgraph: branch, label: "rule") { 1 }
        weakRule = rule
      }
      #expect(weakRule != nil)
      end(branch)()
      #expect(weakRule == nil && branch.rules.isEmpty)
    }
  }
}
