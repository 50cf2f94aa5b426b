import Testing
import ViewTreeTesting

@testable import ViewTree

struct ViewSpacingTests {
  private static let edges: [Edge] = [.top, .leading, .bottom, .trailing]
  private let defaults = CGSize(width: 3, height: 2)

  /// A spacing with another preference on each edge: 4, 5, 6 and 7.
  private var each: ViewSpacing {
    var spacing = ViewSpacing(defaults: defaults)
    for (number, edge) in Self.edges.enumerated() { spacing[edge] = CGFloat(number + 4) }
    return spacing
  }

  private func lengths(_ spacing: ViewSpacing) -> [CGFloat?] { Self.edges.map { spacing[$0] } }

  @Test func `each edge has its own preference, or none`() {
    expectEqual(lengths(ViewSpacing()), [nil, nil, nil, nil])
    expectEqual(lengths(.zero), [0, 0, 0, 0])
    expectEqual(lengths(each), [4, 5, 6, 7])
    for (number, edge) in Self.edges.enumerated() {
      var some = each
      some[edge] = nil
      var expected: [CGFloat?] = [4, 5, 6, 7]
      expected[number] = nil
      expectEqual(lengths(some), expected)
    }
  }

  @Test(arguments: edges) func `spacings are the same if all edges are, and the defaults`(edge: Edge) {
    var other = each
    #expect(other == each)
    other[edge] = 8
    #expect(other != each && each != other)
    other[edge] = nil
    #expect(other != each && each != other)
    #expect(other == other)
    #expect(ViewSpacing(defaults: defaults) == ViewSpacing(defaults: defaults))
    #expect(ViewSpacing(defaults: defaults) != ViewSpacing(defaults: CGSize(width: 3, height: 1)))
    // A preference that is another edge's is another one.
    for source in Self.edges where source != edge {
      var moved = each
      moved[edge] = each[source]
      #expect(moved != each)
    }
  }

  @Test(arguments: edges) func `a union takes the larger preferences, on the named edges alone`(edge: Edge) {
    let small = ViewSpacing.zero
    var expected: [CGFloat?] = [0, 0, 0, 0]
    let index = Self.edges.firstIndex(of: edge)!
    expected[index] = each[edge]
    expectEqual(lengths(small.union(each, edges: Edge.Set(edge))), expected)
    expectEqual(lengths(small.union(each)), [4, 5, 6, 7])
    expectEqual(lengths(each.union(small)), [4, 5, 6, 7])
    expectEqual(lengths(each.union(ViewSpacing())), [4, 5, 6, 7])
    expectEqual(lengths(ViewSpacing().union(each, edges: [.top, .trailing])), [4, nil, nil, 7])
    expectEqual(lengths(ViewSpacing().union(each, edges: [.leading, .bottom])), [nil, 5, 6, nil])
    #expect(ViewSpacing().union(each, edges: []) == ViewSpacing(defaults: defaults))
  }

  @Test func `the distance is that of the edges that meet, the larger, or the default`() {
    var none = ViewSpacing(defaults: defaults)
    expectEqual([Axis.horizontal, .vertical].map { none.distance(to: none, along: $0) }, [3, 2])
    // The trailing edge meets the leading one, the bottom the top.
    expectEqual([Axis.horizontal, .vertical].map { each.distance(to: none, along: $0) }, [7, 6])
    expectEqual([Axis.horizontal, .vertical].map { none.distance(to: each, along: $0) }, [5, 4])
    expectEqual([Axis.horizontal, .vertical].map { each.distance(to: each, along: $0) }, [7, 6])
    none[.trailing] = 1
    none[.bottom] = 9
    expectEqual([Axis.horizontal, .vertical].map { none.distance(to: each, along: $0) }, [5, 9])
  }

  @Test(arguments: edges) func `edges of 0 are known, and only if there are no other preferences`(edge: Edge) {
    let zero = ViewSpacing(defaults: defaults, zero: Edge.Set(edge))
    var expected: [CGFloat?] = [nil, nil, nil, nil]
    expected[Self.edges.firstIndex(of: edge)!] = 0
    expectEqual(lengths(zero), expected)
    expectEqual(zero.zeroEdges(defaults: defaults), Edge.Set(edge))
    #expect(zero.zeroEdges(defaults: .zero) == nil)
    var other = ViewSpacing(defaults: defaults)
    expectEqual(other.zeroEdges(defaults: defaults), [])
    other[edge] = 1
    #expect(other.zeroEdges(defaults: defaults) == nil)
    expectEqual(ViewSpacing(defaults: defaults, zero: .all).zeroEdges(defaults: defaults), .all)
  }
}
