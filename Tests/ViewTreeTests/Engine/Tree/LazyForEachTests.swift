import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The rows of a collection that are made on demand.
@MainActor struct LazyForEachTests {
  private func screen<ID: Hashable>(_ ids: [ID]) -> Screen {
    Screen(width: 10, height: 3) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Text(String(describing: $0)) } } }
    }
  }

  /// The collection with rows of text.
  private func source(_ screen: Screen) throws -> any RowSource {
    var found: [any RowSource] = []
    func find(_ node: Node) {
      if let source = node as? any RowSource { found.append(source) }
      node.forEachChild(find)
    }
    find(screen.frames.root)
    return try #require(found.last)
  }

  private func count(_ source: any RowSource) -> Int {
    var count = 0
    source.forEachChild { _ in count += 1 }
    return count
  }

  @Test func `a row is found by its id, wherever its element is`() throws {
    func indices<ID: Hashable>(of ids: [AnyHashable], in all: [ID]) throws -> [Int?] {
      let screen = screen(all)
      let source = try source(screen)
      expectEqual(source.rowCount, all.count)
      defer { expectEqual(screen.issues, []) }
      return ids.map { source.index(ofID: $0) }
    }
    try expectEqual(
      indices(of: [-1, 0, 1, 2, 3, 4, 5, 6], in: [5, 4, 3, 2, 1, 0]), [nil, 5, 4, 3, 2, 1, 0, nil])
    try expectEqual(indices(of: [-1, 0, 4, 8, 9], in: Array(0..<9)), [nil, 0, 4, 8, nil])
    try expectEqual(indices(of: ["a", "c", "d", 1], in: ["a", "b", "c"]), [0, 2, nil, nil])
  }

  @Test func `rows are built once, found again, and released`() throws {
    let screen = screen(Array(0..<40))
    let source = try source(screen)
    let other = self.screen([1])
    let foreign = try self.source(other).row(at: 0)
    let built = count(source)
    #expect((1..<9).contains(built))
    screen.frames.handle { () -> Void in
      let far = [30, 20, 25, 39].map { ($0, source.row(at: $0)) }
      expectEqual(count(source), built + 4)
      for (index, row) in far {
        #expect(source.row(at: index) === row)
        expectEqual(source.index(of: row), index)
      }
      expectEqual(count(source), built + 4)
      var indices: [Int] = []
      source.forEachChild { indices.append(source.index(of: $0) ?? -1) }
      expectEqual(indices, Array(0..<built) + [20, 25, 30, 39])
      source.release { index, row in index < built || row === far[1].1 }
      expectEqual(count(source), built + 1)
      expectEqual(far.map { source.index(of: $0.1) }, [nil, 20, nil, nil])
      expectEqual(source.index(of: foreign), nil)
    }
    expectEqual(screen.frames.check() + other.frames.check(), [])
  }
}
