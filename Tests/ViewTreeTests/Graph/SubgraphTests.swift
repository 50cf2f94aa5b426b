import Testing

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
    #expect(logged.step() == ["parent", "child"])
    #expect(logged.step { a.write(1) } == ["parent", "child"])
    #expect(logged.step { a.write(2) } == ["parent"])
    #expect(logged.step { a.write(3) } == ["parent"])
    #expect(child.value == 1)
    #expect(parent.value == 3)
    #expect(a.outputs.count == 1)
  }

  @Test func `what joins an abandoned subgraph is disposed of`() {
    let a = logged.source("a", 1)
    let branch = Subgraph()
    branch.abandon()
    let late = logged.observer("late", in: branch) { a.value }
    #expect(logged.step() == [])
    #expect(late.state == .disposed)
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
    #expect(logged.step { a.write(1) } == ["observer"])
    #expect(a.outputs.isEmpty)
    #expect(b.outputs.isEmpty)
    #expect(logged.step { b.write(6) } == [])
    #expect(observer.value == 6)
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
    #expect(logged.step { a.write(1) } == ["b"])
    #expect(observer.value == 0)
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
    #expect(logged.step { a.write(2) } == [])
    #expect(logged.step { observer.invalidate() } == ["observer"])
    #expect(observer.value == 1)
    #expect(logged.step { gone.invalidate() } == [])
  }

  @Test func `what joins a disposed subgraph is disposed of`() {
    //   root ─ branch (disposed) ─ late
    let a = logged.source("a", 1)
    let branch = Subgraph()
    branch.dispose()
    let late = logged.observer("late", in: branch) { a.value }
    #expect(logged.step() == [])
    #expect(late.state == .disposed)
  }

  @Test func `a rule that was disposed of before its first run still has a value`() {
    //   a → late (disposed)
    let a = logged.source("a", 1)
    let branch = Subgraph()
    let late = logged.rule("late", in: branch) { a.value }
    branch.dispose()
    #expect(logged.step { _ = late.value } == ["late"])
    #expect(late.value == 1)
    #expect(a.outputs.isEmpty)
  }
}
