// A stack divides its length in four steps.
//
// 1. The gaps are subtracted: the explicit spacing, or the preferred distance of each pair of neighbours. Without a
//    length to divide, every child is offered `nil`, its ideal.
// 2. Children are served by priority, highest first. The minimum lengths of the lower priorities are reserved.
// 3. Within a priority, the least flexible children come first; of two that can grow without end, the one that needs
//    more. Each is offered an equal share of the rest, and the length that it takes, even if it is more, is used up.
// 4. They stand in source order. Across, their guides are lined up, and the stack is as large as they reach. If nothing
//    is offered across, a child without a length of its own, such as a divider, is offered the length of the stack.

/// The one stack algorithm; the axis is a value.
@MainActor struct StackLayout: Equatable, Sendable {
  /// The values that are kept for a child.
  struct Child {
    let priority: Double
    /// The distance to the child after it.
    var gap: CGFloat = 0
    // For the last proposal: the offer along the axis, the length that the child takes, and its guide's position
    // across.
    var offer: CGFloat = 0
    var length: CGFloat = 0
    var guide: CGFloat = 0
  }

  struct Cache {
    var children = ShortList<Child>()
    /// The last proposal to the stack, and its answer.
    var proposal = PackedProposal.none
    var size = CGSize.zero
    /// Whether a child other than a spacer has no length across.
    var hasFlat = false
    /// The line on which the guides of the children meet.
    var line: CGFloat = 0
    /// The space before the last child, if that stands at the end: the minimum, and the space for the last proposal.
    var leastSpace: CGFloat = 0
    var space: CGFloat = 0
  }

  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  /// Whether the last child stands at the end of the offered length, as if after a spacer.
  var fillsLength = false

  func update(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    (cache.proposal, cache.size) = (.none, .zero)
    cache.children.removeAll()
    cache.children.reserveCapacity(subviews.count)
    for index in 0..<subviews.count { cache.children.append(Child(priority: subviews.borrow(index) { $0.priority })) }
    if fillsLength { cache.leastSpace = subviews.metrics.spacerLength[axis] }
    guard subviews.count > 1 else { return }
    if let spacing {
      let gap = subviews.metrics.whole(spacing.boundedOrZero, along: axis)
      for index in 0..<subviews.count - 1 { cache.children[index].gap = gap }
    } else {
      var last = subviews.borrow(0) { $0.spacing }
      for index in 1..<subviews.count {
        let next = subviews.borrow(index) { $0.spacing }
        let isAfterSpace = fillsLength && index == subviews.count - 1
        cache.children[index - 1].gap =
          isAfterSpace
          ? last.distance(to: .zero, along: axis) + ViewSpacing.zero.distance(to: next, along: axis)
          : last.distance(to: next, along: axis)
        last = next
      }
    }
  }

  /// The preferred distances of the stack: those of the first and last child along the axis, and of all of them across.
  func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var spacing = ViewSpacing(defaults: subviews.metrics.spacing)
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for index in 0..<subviews.count {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.formUnion(start) }
      if index == subviews.count - 1 { edges.formUnion(end) }
      spacing.formUnion(subviews.borrow(index) { $0.spacing }, edges: edges)
    }
    return spacing
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
    prepare(PackedProposal(proposal), subviews, &cache)
    return cache.size
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
    let proposal = PackedProposal(proposal)
    prepare(proposal, subviews, &cache)
    if cache.hasFlat, proposal[axis.other] == nil { return placeFlat(in: bounds, proposal, subviews, cache) }
    var position = bounds.origin[axis]
    for index in 0..<min(subviews.count, cache.children.count) {
      let child = cache.children[index]
      if index == subviews.count - 1 { position += cache.space }
      let across = bounds.origin[axis.other] + cache.line - child.guide
      let origin = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      subviews.borrow(index) { $0.setPlace(origin, proposal: proposal.offering(child.offer, along: axis)) }
      position += child.length + child.gap
    }
  }

  /// Places the children, if some of them are offered the length of the stack across.
  private func placeFlat(
    in bounds: CGRect, _ proposal: PackedProposal, _ subviews: LayoutSubviews, _ cache: Cache
  ) {
    var origin = bounds.origin
    for index in 0..<min(subviews.count, cache.children.count) {
      let child = cache.children[index]
      if index == subviews.count - 1 { origin[axis] += cache.space }
      var offer = proposal.offering(child.offer, along: axis)
      let isFlat = subviews.borrow(index) { $0.measure(offer) }[axis.other] == 0
      if isFlat {
        var whole = offer.unpacked
        whole[axis.other] = cache.size[axis.other]
        offer = PackedProposal(whole)
      }
      origin[axis.other] = bounds.origin[axis.other] + (isFlat ? 0 : cache.line - child.guide)
      subviews.borrow(index) { $0.setPlace(origin, proposal: offer) }
      origin[axis] += child.length + child.gap
    }
  }

  /// Computes the offers to the children and the stack's size, unless the proposal is the last one.
  private func prepare(_ proposal: PackedProposal, _ subviews: LayoutSubviews, _ cache: inout Cache) {
    guard cache.proposal != proposal, !subviews.isEmpty else { return }
    let (gaps, count) = (Self.gaps(in: &cache), min(subviews.count, cache.children.count))
    if let length = proposal[axis] { divide(length - gaps, proposal, subviews, &cache.children) }
    let guide = RenderNode.Guide(alignment)
    var (length, span) = (CGFloat.zero, AlignedSpan())
    cache.hasFlat = false
    for index in 0..<count {
      let offer = proposal.offering(Self.offer(toChildAt: index, in: &cache), along: axis)
      let (size, line) = subviews.borrow(index) {
        let size = $0.measure(offer)
        return (size, $0.position(of: guide, size: size, proposal: offer))
      }
      note(size, guide: line, ofChildAt: index, &cache)
      length += size[axis]
      span.add(size[axis.other], guide: line)
    }
    finish(length + gaps, span, proposal, &cache)
  }

  // The steps below are functions of their own, which borrow the cache: debug builds give each variable, and each value
  // that is inspected, space on the stack, for each level of nested views.

  private static func gaps(in cache: inout Cache) -> CGFloat {
    var gaps = cache.leastSpace
    for index in cache.children.indices { gaps += cache.children[index].gap }
    return gaps
  }

  private static func offer(toChildAt index: Int, in cache: inout Cache) -> CGFloat { cache.children[index].offer }

  private func note(_ size: CGSize, guide: CGFloat, ofChildAt index: Int, _ cache: inout Cache) {
    var child = cache.children[index]
    (child.length, child.guide) = (size[axis], guide)
    cache.children[index] = child
    if size[axis.other] == 0, child.priority > -.infinity { cache.hasFlat = true }
  }

  private func finish(_ length: CGFloat, _ span: AlignedSpan, _ proposal: PackedProposal, _ cache: inout Cache) {
    var length = length
    cache.space = cache.leastSpace
    if fillsLength, let offer = proposal[axis], offer > length {
      cache.space += offer - length
      length = offer
    }
    let width = span.length
    cache.size =
      axis == .horizontal ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
    (cache.proposal, cache.line) = (proposal, -span.low)
  }

  /// A child while the length is divided.
  private struct Share {
    let index: Int
    let priority: Double
    var minimum: CGFloat = 0
    var maximum: CGFloat = 0
    /// Whether the child takes its maximum length of an equal share, or of more.
    var isSettled = false

    /// Whether the child is served before another of the same priority.
    func precedes(_ other: Share) -> Bool {
      let (flexibility, others) = (maximum - minimum, other.maximum - other.minimum)
      if flexibility != others { return flexibility < others }
      if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  private typealias Shares = ScratchArray<Share>

  /// Finds the length that each child is offered.
  private func divide(
    _ length: CGFloat, _ proposal: PackedProposal, _ subviews: LayoutSubviews, _ children: inout ShortList<Child>
  ) {
    let count = children.count
    guard length < .infinity, count > 1 else { return Self.offer(length > 0 ? length : 0, to: &children) }
    Self.withShares(count) { shares in
      Self.fill(shares, with: &children)
      var available = length
      keepBack(shares, from: &available, proposal, subviews)
      var start = 0
      while start < shares.count {
        let priority = shares[start].priority
        var (end, keptBack) = (start, CGFloat.zero)
        while end < shares.count, shares[end].priority == priority {
          keptBack += shares[end].minimum
          end += 1
        }
        let group = shares.part(start..<end)
        available += keptBack
        order(group, sharing: available, proposal, subviews)
        offerEqualShares(group, from: &available, proposal, subviews, &children)
        start = end
      }
    }
  }

  private static func offer(_ length: CGFloat, to children: inout ShortList<Child>) {
    for index in children.indices { offer(length, toChildAt: index, &children) }
  }

  private static func offer(_ length: CGFloat, toChildAt index: Int, _ children: inout ShortList<Child>) {
    children[index].offer = length
  }

  private static func fill(_ shares: Shares, with children: inout ShortList<Child>) {
    for index in children.indices { shares[index] = Share(index: index, priority: children[index].priority) }
  }

  // Closures of the main actor are checked at run time when code of another module calls them: loops replace the
  // methods of sequences here, and this function, which passes a closure on, is nonisolated.
  private nonisolated static func withShares(_ count: Int, _ body: (Shares) -> Void) {
    ScratchArray.with(count, Share(index: 0, priority: 0), body)
  }

  private func measure(_ share: Share, _ length: CGFloat, _ proposal: PackedProposal, _ subviews: LayoutSubviews)
    -> CGFloat
  {
    subviews.borrow(share.index) { $0.measure(proposal.offering(length, along: axis)) }[axis]
  }

  /// Sorts by priority, and reserves the minimum lengths of the lower priorities.
  ///
  /// The minimum of a child with the highest priority stays 0.
  private func keepBack(
    _ shares: Shares, from available: inout CGFloat, _ proposal: PackedProposal, _ subviews: LayoutSubviews
  ) {
    var highest = shares[0].priority
    for share in shares { highest = max(highest, share.priority) }
    var isMixed = false
    for index in shares.indices where shares[index].priority < highest {
      isMixed = true
      shares[index].minimum = measure(shares[index], 0, proposal, subviews)
      available -= shares[index].minimum
    }
    if isMixed { shares.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.index < $1.index } }
  }

  /// Sorts the children of one priority by their flexibility.
  ///
  /// Children that are settled with an equal share, as most texts are, get their length in any order: their minimum
  /// need not be known, as long as they come before the endless ones.
  private func order(
    _ group: Shares, sharing available: CGFloat, _ proposal: PackedProposal, _ subviews: LayoutSubviews
  ) {
    guard group.count > 1 else { return }
    var (growing, areOthersSettled) = (0, true)
    for index in group.indices {
      let isEndless = subviews.borrow(group[index].index) { $0.takesAll(along: axis) }
      let maximum = isEndless ? .infinity : measure(group[index], .infinity, proposal, subviews)
      group[index].maximum = maximum
      if maximum == .infinity {
        growing += 1
      } else {
        let isSettled = subviews.borrow(group[index].index) { $0.isSettled }
        group[index].isSettled = isSettled && maximum <= available / CGFloat(group.count)
        if !group[index].isSettled { areOthersSettled = false }
      }
    }
    for index in group.indices where !areOthersSettled || growing > 1 && group[index].maximum == .infinity {
      group[index].minimum = measure(group[index], 0, proposal, subviews)
    }
    group.sort { $0.precedes($1) }
  }

  /// Offers each child of one priority an equal share of the remaining length.
  private func offerEqualShares(
    _ group: Shares, from available: inout CGFloat, _ proposal: PackedProposal, _ subviews: LayoutSubviews,
    _ children: inout ShortList<Child>
  ) {
    for served in group.indices {
      let share = group[served]
      let offer = max(available / CGFloat(group.count - served), 0)
      // A settled child takes the same length of this offer as of the endless one: it is not measured again.
      let isKnown = share.isSettled && share.maximum <= offer
      Self.offer(isKnown ? .infinity : offer, toChildAt: share.index, &children)
      available -= isKnown ? share.maximum : measure(share, offer, proposal, subviews)
    }
  }
}

/// A layout that stacks along one axis: the base of both stack layouts.
protocol AxisLayout: EngineLayout where Cache == _StackLayoutCache {
  var stack: StackLayout { get }
}

/// The values that a stack layout keeps between calls.
public struct _StackLayoutCache {
  var stack: StackLayout.Cache
}

extension AxisLayout {
  static func properties(along axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties(stackOrientation: axis)
    properties.sumsLengths = true
    return properties
  }

  /// Makes a cache of the subviews' priorities and the gaps between them.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    var cache = _StackLayoutCache(stack: StackLayout.Cache())
    updateCache(&cache, subviews: subviews)
    return cache
  }

  /// Updates the subviews' priorities and the gaps between them.
  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    subviews.checkActor()
    onMainActor(&cache.stack, stack, subviews) { $1.update(&$0, $2) }
  }

  /// Returns the preferences of the first and the last subview along the axis, and the largest ones of all across it.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    subviews.checkActor()
    return onMainActor((stack, subviews)) { $0.outerSpacing($1) }
  }

  /// Returns the sum of the lengths along the axis with the gaps, and across it the extent of the subviews with their
  /// guides aligned.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    subviews.checkActor()
    return onMainActor(&cache.stack, (stack, proposal), subviews) { $1.0.size($1.1, $2, &$0) }
  }

  /// Places the subviews one after another, in source order, with their guides on one line.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    subviews.checkActor()
    onMainActor(&cache.stack, (stack, bounds, proposal), subviews) { $1.0.place(in: $1.1, $1.2, $2, &$0) }
  }
}

/// A layout that stacks its subviews side by side.
///
/// Follows [HStackLayout](https://developer.apple.com/documentation/swiftui/hstacklayout).
public struct HStackLayout: AxisLayout {
  /// The priorities of the subviews, the gaps between them, and the answer to the last proposal.
  public typealias Cache = _StackLayoutCache

  /// The guide by which the subviews are aligned.
  public var alignment: VerticalAlignment

  /// The distance between neighbours, in the screen's unit; `nil` uses their preferences, a negative distance makes
  /// them overlap, and an infinite one counts as 0.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout with an alignment and a distance.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a layout that stacks along the horizontal axis.
  public static var layoutProperties: LayoutProperties { properties(along: .horizontal) }

  var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// A layout that stacks its subviews side by side, the last one at the trailing edge: it replaces a spacer before that
/// one, and saves its render node.
struct EdgeStackLayout: AxisLayout {
  let alignment: VerticalAlignment

  static var layoutProperties: LayoutProperties {
    var properties = properties(along: .horizontal)
    properties.fillsLength = true
    return properties
  }

  var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: nil, fillsLength: true) }
}

/// A layout that stacks its subviews above each other.
///
/// Follows [VStackLayout](https://developer.apple.com/documentation/swiftui/vstacklayout).
public struct VStackLayout: AxisLayout {
  /// The priorities of the subviews, the gaps between them, and the answer to the last proposal.
  public typealias Cache = _StackLayoutCache

  /// The guide by which the subviews are aligned.
  public var alignment: HorizontalAlignment

  /// The distance between neighbours, in the screen's unit; `nil` uses their preferences, a negative distance makes
  /// them overlap, and an infinite one counts as 0.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout with an alignment and a distance.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a layout that stacks along the vertical axis.
  public static var layoutProperties: LayoutProperties { properties(along: .vertical) }

  var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}
