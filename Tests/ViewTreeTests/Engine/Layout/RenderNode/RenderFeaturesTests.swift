import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The properties in which render nodes differ.
@MainActor struct RenderFeaturesTests {
  private typealias Features = RenderNode.RenderFeatures

  @Test func `each feature has a bit of its own`() {
    let all: [Features] = [
      .isLeaf, .isLayoutRoot, .isPresentation, .isWrapper, .drawsInReverse, .isDrawn, .clipsToBounds, .hasOutline,
      .takesAllWidth, .isLayered, .stacksHorizontally, .stacksVertically, .layoutReadsDrawing,
    ]
    var features = Features()
    for (number, feature) in all.enumerated() {
      #expect(features.isDisjoint(with: feature) && feature.rawValue.nonzeroBitCount == 1, "\(number)")
      features[feature] = true
      #expect(features[feature])
    }
    for feature in all.dropFirst() { features[feature] = false }
    expectEqual(features, .isLeaf)
  }

  @Test func `a node stacks along one axis or none`() {
    var features = Features.isDrawn
    for axis in [Axis.vertical, .horizontal, nil, .horizontal, .vertical, nil] {
      features.stackOrientation = axis
      expectEqual(features.stackOrientation, axis)
      expectEqual(
        [features.contains(.stacksVertically), features.contains(.stacksHorizontally)],
        [axis == .vertical, axis == .horizontal])
    }
    expectEqual(features, .isDrawn)
  }

  @Test func `the node nearest to a place is found, on both sides`() {
    let texts = Screen(width: 4) { ForEach(0..<5) { Text("\($0)") } }.descendants.map(\.node.renderNode)
    expectEqual(texts.count, 5)
    func index(around place: Int, of found: Set<Int>) -> Int? {
      texts.index(around: place) { node in found.contains { texts[$0] === node } }
    }
    expectEqual((0..<7).map { index(around: $0, of: [1, 3]) }, [1, 1, 3, 3, 3, 3, 3])
    expectEqual((0..<7).map { index(around: $0, of: [0]) }, [0, 0, 0, 0, 0, 0, 0])
    expectEqual((0..<7).map { index(around: $0, of: [4]) }, [4, 4, 4, 4, 4, 4, 4])
    expectEqual(index(around: 2, of: []), nil)
  }
}
