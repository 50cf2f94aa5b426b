import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The children of a node that may be seen in an area.
@MainActor struct ChildRunTests {
  private func nodes(_ count: Int) -> [RenderNode] {
    Screen(width: 8) { ForEach(0..<count, id: \.self) { Text("\($0)") } }.descendants.map(\.node.renderNode)
  }

  /// The places of the children in their list.
  private func places(_ run: ChildRun, in nodes: [RenderNode]) -> [Int?] {
    run.map { node in nodes.firstIndex { $0 === node } }
  }

  @Test func `a run of all children is the children`() {
    let nodes = nodes(4)
    expectEqual(places(ChildRun(nodes), in: nodes), [0, 1, 2, 3])
    expectEqual(ChildRun([]).count, 0)
  }

  @Test(
    arguments: [
      (0, 2..<5, [2, 3, 4]), (1, 3..<5, [0, 3, 4]), (2, 2..<6, [0, 1, 2, 3, 4, 5]), (2, 5..<5, [0, 1]), (0, 3..<3, []),
    ] as [(Int, Range<Int>, [Int])])
  func `a run has the first children, and those of a range`(_ first: Int, _ range: Range<Int>, _ expected: [Int]) {
    let nodes = nodes(6)
    let run = ChildRun(nodes, first: first, range: range)
    expectEqual(places(run, in: nodes), expected)
    expectEqual([run.startIndex, run.endIndex], [0, expected.count])
    var borrowed: [Int?] = []
    run.forEachBorrowed { node in borrowed.append(nodes.firstIndex { $0 === node }) }
    expectEqual(borrowed, expected)
    for (index, place) in expected.enumerated() { #expect(run.borrow(at: index) { $0 === nodes[place] }) }
  }
}
