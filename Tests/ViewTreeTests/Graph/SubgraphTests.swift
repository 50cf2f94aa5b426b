import Testing

@testable import ViewTree

@Suite struct SubgraphTests {
  private let logged = LoggedGraph()
  private var graph: Graph { logged.graph }

  @Test func `a child that its parent disposes of does not run although it waits`() {
    //       a
    //     ╱   ╲
    //   parent  child   parent disposes of the child's subgraph
    let a = logged.source("a", 0)
    let branch = graph.root.makeChild()
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

  @Test func `disposing of a subgraph takes its children along`() {
    //   root ─ screen ─ row ─ cell     one observer of a in each
    let a = logged.source("a", 0)
    let screen = graph.root.makeChild()
    let row = screen.makeChild()
    let cell = row.makeChild()
    let parts = [graph.root, screen, row, cell]
    let observers = parts.enumerated().map { index, part in logged.observer("\(index)", in: part) { a.value } }
    #expect(logged.step().count == 4)
    row.dispose()
    #expect(logged.step { a.write(1) }.sorted() == ["0", "1"])
    #expect([row, cell].allSatisfy { $0.isDisposed })
    #expect(screen.children.isEmpty)
    screen.dispose()
    #expect(logged.step { a.write(2) } == ["0"])
    #expect(observers.map(\.value) == [2, 1, 0, 0])
  }

  @Test func `siblings stay when one of them goes`() {
    //   root ─ 0, 1, 2, 3
    let children = (0..<4).map { _ in graph.root.makeChild() }
    func remaining() -> [Int?] { graph.root.children.map { child in children.firstIndex { $0 === child } } }
    children[1].dispose()
    #expect(remaining() == [0, 3, 2])
    children[3].dispose()
    #expect(remaining() == [0, 2])
    children[2].dispose()
    children[0].dispose()
    #expect(graph.root.children.isEmpty)
  }

  @Test func `disposing of a subgraph a second time does nothing`() {
    //   root ─ first, second
    let first = graph.root.makeChild()
    let second = graph.root.makeChild()
    first.dispose()
    first.dispose()
    #expect(graph.root.children.count == 1)
    #expect(!second.isDisposed)
  }

  @Test func `a rule may dispose of itself while it runs`() {
    //   a ─┐
    //   b ─┴─ observer: disposes of its subgraph between the two reads
    let a = logged.source("a", 0)
    let b = logged.source("b", 5)
    let branch = graph.root.makeChild()
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
    let branch = graph.root.makeChild()
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
    let branch = graph.root.makeChild()
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
    let branch = graph.root.makeChild()
    branch.dispose()
    let late = logged.observer("late", in: branch.makeChild()) { a.value }
    #expect(logged.step() == [])
    #expect(late.state == .disposed)
    #expect(branch.children.isEmpty)
  }

  @Test func `a rule that was disposed of before its first run still has a value`() {
    //   a → late (disposed)
    let a = logged.source("a", 1)
    let branch = graph.root.makeChild()
    let late = logged.rule("late", in: branch) { a.value }
    branch.dispose()
    #expect(logged.step { _ = late.value } == ["late"])
    #expect(late.value == 1)
    #expect(a.outputs.isEmpty)
  }
}
