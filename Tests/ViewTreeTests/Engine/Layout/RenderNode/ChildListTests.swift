import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The nodes of a container, and what is known of them.
@MainActor struct ChildListTests {
  private func nodes(@ViewBuilder _ content: () -> some View) -> [RenderNode] {
    Screen(width: 8, content: content).descendants.map(\.node.renderNode)
  }

  private func expect(
    _ list: ChildList, _ count: Int, isCollected: Bool = false, isStale: Bool = false, isNoted: Bool = false,
    line: UInt = #line
  ) {
    expectEqual(list.nodes.count, count, line: line)
    expectEqual(
      [list.isCollected, list.isStale, list.isNoted], [isCollected, isStale, isNoted], line: line)
  }

  @Test func `nodes are noted while they are made`() {
    let texts = nodes { ForEach(0..<3) { Text("\($0)") } }
    var list = ChildList()
    list.note(texts[0])
    expect(list, 0)
    list.beginNoting()
    for text in texts { list.note(text) }
    expect(list, 3)
    let changes = list.mayHaveChanged()
    #expect(!changes)
    expect(list, 3)
    list.endNoting()
    expect(list, 3, isNoted: true)
    list.note(texts[0])
    list.beginNoting()
    expect(list, 3, isNoted: true)
    let changesNoted = list.mayHaveChanged()
    #expect(!changesNoted)
    expect(list, 0)
    list.endNoting()
    expect(list, 0)
  }

  @Test func `a node in a group's modifier makes the notes invalid`() {
    let plain = nodes { Text("a") }
    let wrapped = nodes {
      Group {
        Text("b")
        Text("c")
      }
      .padding(0)
    }
    var list = ChildList()
    list.beginNoting()
    list.note(plain[0])
    list.note(wrapped[0])
    expect(list, 0)
    list.note(plain[0])
    list.endNoting()
    expect(list, 0)
  }

  @Test func `collected nodes become stale once, and the stale ones are returned`() {
    let texts = nodes { ForEach(0..<3) { Text("\($0)") } }
    var list = ChildList()
    let none = list.collect(texts)
    #expect(none == nil)
    expect(list, 3, isCollected: true)
    list.forgetNotes()
    list.beginNoting()
    expect(list, 3, isCollected: true)
    let again = list.collect(Array(texts[..<2]))
    #expect(again == nil)
    let changes = [list.mayHaveChanged(), list.mayHaveChanged()]
    expectEqual(changes, [true, false])
    expect(list, 2, isStale: true)
    list.forgetNotes()
    let old = list.collect(texts)
    expectEqual(old?.map(ObjectIdentifier.init), texts[..<2].map(ObjectIdentifier.init))
    expect(list, 3, isCollected: true)
  }
}
