import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The answers that a node keeps.
@MainActor struct LayoutCacheTests {
  private let defaults = CGSize(width: 3, height: 2)

  private func proposal(_ width: Int) -> PackedProposal {
    PackedProposal(ProposedViewSize(width: CGFloat(width), height: nil))
  }

  private func cache(sizes: Int) -> LayoutCache {
    var cache = LayoutCache()
    for width in 0..<sizes { cache.keep(CGSize(width: width, height: 1), for: proposal(width)) }
    return cache
  }

  @Test func `a new cache knows nothing`() {
    var cache = LayoutCache()
    #expect(cache.priority == nil && cache.spacing(defaults: defaults) == nil && cache.guides.count == 0)
    for axis in Axis.allCases { #expect(cache.isEndless(along: axis) == nil) }
    #expect(cache.size(for: proposal(0)) == nil && cache.sizes.count == 0 && !cache.hasDiscardedAnswers)
  }

  @Test func `the last priority is kept, common or not`() {
    var cache = LayoutCache()
    for priority in [0, -.infinity, 2.5, 0, -1, .infinity, -.infinity] as [Double] {
      cache.keep(priority: priority)
      expectEqual(cache.priority, priority)
    }
  }

  @Test func `distances of zero are kept without their defaults, others as they are`() {
    var (cache, spacing) = (LayoutCache(), ViewSpacing(defaults: defaults))
    spacing[.top] = 0
    cache.keep(spacing, defaults: defaults)
    expectEqual(cache.spacing(defaults: defaults), spacing)
    expectEqual(cache.spacing(defaults: .zero), ViewSpacing(defaults: .zero, zero: .top))
    spacing[.top] = 4
    cache.keep(spacing, defaults: defaults)
    expectEqual(cache.spacing(defaults: .zero), spacing)
  }

  @Test func `each axis is endless or not, or unknown, and unknown again when both are taken`() {
    var cache = LayoutCache()
    cache.keep(isEndless: true, along: .horizontal)
    #expect(cache.isEndless(along: .horizontal) == true && cache.isEndless(along: .vertical) == nil)
    expectEqual(cache.queriedAxes, .horizontal)
    cache.keep(isEndless: false, along: .vertical)
    #expect(cache.isEndless(along: .horizontal) == true && cache.isEndless(along: .vertical) == false)
    let taken = cache.takeAxes()
    #expect(taken.asked == [.horizontal, .vertical] && taken.endless == .horizontal)
    #expect(cache.queriedAxes == [] && cache.isEndless(along: .horizontal) == nil)
    cache.keep(isEndless: false, along: .horizontal)
    expectEqual(cache.isEndless(along: .horizontal), false)
  }

  @Test func `sizes are taken, and put back`() {
    var cache = cache(sizes: 5)
    let sizes = cache.takeSizes()
    #expect(sizes.count == 5 && cache.sizes.count == 0 && cache.size(for: proposal(3)) == nil)
    cache.keep(sizes)
    expectEqual(cache.size(for: proposal(3)), CGSize(width: 3, height: 1))
    expectEqual(cache.size(for: proposal(5)), nil)
  }

  @Test(arguments: [(1, false), (2, true), (3, true)])
  func `in a new pass answers at the limit are forgotten`(_ count: Int, _ isForgotten: Bool) {
    var cache = cache(sizes: count)
    cache.makeRoom(in: 0, keeping: 2)
    #expect(cache.sizes.count == count && !cache.hasDiscardedAnswers)
    cache.makeRoom(in: 1, keeping: 2)
    #expect(cache.sizes.count == (isForgotten ? 0 : count) && cache.hasDiscardedAnswers == isForgotten)
    for width in 0..<4 { cache.keep(.zero, for: proposal(10 + width)) }
    let all = cache.sizes.count
    cache.makeRoom(in: 1, keeping: 2)
    expectEqual(cache.sizes.count, all)
  }

  @Test func `a refused question is noted`() {
    var cache = LayoutCache()
    cache.refuse()
    #expect(cache.hasDiscardedAnswers)
  }

  /// The leading guide of a view of a width.
  private func question(_ width: CGFloat) -> LayoutCache.GuideQuestion {
    let node = Screen(width: 3) { Text("a") }.frames.root
    let dimensions = ViewDimensions(width: width, height: 1, proposal: .unspecified, renderNode: node)
    return LayoutCache.GuideQuestion(key: HorizontalAlignment.leading.key, dimensions: dimensions.question)
  }

  @Test func `guides are taken, even if there is one`() {
    var cache = LayoutCache()
    cache.keep(3, for: question(1))
    expectEqual(cache.guides[question(1)], 3)
    #expect(cache.guides[question(2)] == nil)
    expectEqual(cache.takeGuides().answers.map(\.value), [3])
    expectEqual(cache.guides.count, 0)
    expectEqual(cache.takeGuides().count, 0)
  }

  @Test func `guides alone at the limit are forgotten in a new pass, with the sizes`() {
    var cache = cache(sizes: 1)
    for width in 0..<2 { cache.keep(nil, for: question(CGFloat(width))) }
    cache.makeRoom(in: 1, keeping: 3)
    #expect(cache.guides.count == 2 && !cache.hasDiscardedAnswers)
    cache.makeRoom(in: 2, keeping: 2)
    #expect(cache.guides.count == 0 && cache.sizes.count == 0 && cache.hasDiscardedAnswers)
  }
}
