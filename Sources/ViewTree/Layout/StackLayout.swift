// How a stack divides its length.
//
// 1. The gaps are taken off: the explicit spacing, or for each pair of neighbours what the two prefer. Without a length
//    to divide every child is offered `nil`, its ideal.
// 2. Children are served by priority, highest first. What the lower priorities need at least is kept back for them.
// 3. Within a priority those that can change their length least come first; if two can grow without end, the one that
//    needs more. Each is offered an equal share of what is left, and what it takes, even if more than offered, is gone.
// 4. They stand in the order of the source. Across, their guides are lined up, and the stack is as large as they reach.

/// The one stack algorithm; the axis is a value.
struct StackLayout: Equatable, Sendable {
  struct Cache {
    var gaps: [CGFloat]
    var proposal: ProposedViewSize?
    var lengths: [CGFloat] = []
  }

  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache(gaps: gaps(between: subviews)) }

  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing.finiteOrZero, count: subviews.count - 1) }
    var gaps: [CGFloat] = []
    var last = subviews[subviews.startIndex].spacing
    for subview in subviews.dropFirst() {
      let next = subview.spacing
      gaps.append(last.distance(to: next, along: axis))
      last = next
    }
    return gaps
  }

  /// The neighbours of the stack see the first and the last child along the axis, and all of them across.
  func outerSpacing(_ subviews: LayoutSubviews, _ metrics: LayoutMetrics) -> ViewSpacing {
    var spacing = ViewSpacing(defaults: metrics.spacing)
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for subview in subviews { spacing.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
    if let first = subviews.first { spacing.formUnion(first.spacing, edges: start) }
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: end) }
    return spacing
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let offers = offers(proposal, subviews, &cache)
    var size = CGSize.zero
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    for (subview, offer) in zip(subviews, offers) {
      let dimensions = subview.dimensions(in: offer)
      size[axis] += dimensions.size[axis]
      let guide = dimensions[alignment]
      low = min(low, -guide)
      high = max(high, dimensions.size[axis.other] - guide)
    }
    size[axis] += cache.gaps.reduce(0, +)
    size[axis.other] = high - low
    return size
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
    guard !subviews.isEmpty else { return }
    let offers = offers(proposal, subviews, &cache)
    let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
    let guides = dimensions.map { $0[alignment] }
    let line = guides.max() ?? 0
    var position = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = bounds.origin[axis.other] + line - guides[index]
      subview.place(at: origin, proposal: offers[index])
      position += dimensions[index].size[axis]
      if index < cache.gaps.count { position += cache.gaps[index] }
    }
  }

  /// What each child is offered.
  private func offers(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> [ProposedViewSize] {
    guard let length = proposal[axis] else { return Array(repeating: proposal, count: subviews.count) }
    if cache.proposal != proposal {
      cache.lengths = divide(length - cache.gaps.reduce(0, +), proposal, subviews)
      cache.proposal = proposal
    }
    return cache.lengths.map { length in
      var offer = proposal
      offer[axis] = length
      return offer
    }
  }

  /// The length that each child is offered, in the order of the source.
  private func divide(_ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat] {
    var offered = Array(repeating: CGFloat.zero, count: subviews.count)
    func measure(_ index: Int, _ length: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = length
      return subviews[subviews.startIndex + index].sizeThatFits(offer)[axis]
    }
    guard length < .infinity else { return offered.map { _ in .infinity } }

    var groups = groupsByPriority(subviews)
    var minimums: [Int: CGFloat] = [:]
    for group in groups.dropFirst() { for index in group { minimums[index] = measure(index, 0) } }
    var available = length - minimums.values.reduce(0, +)
    for (number, group) in groups.enumerated() {
      if number > 0 { available += group.reduce(0) { $0 + minimums[$1]! } }
      if group.count > 1 { groups[number] = sortedByFlexibility(group, measure) }
      for (served, index) in groups[number].enumerated() {
        offered[index] = max(available / CGFloat(group.count - served), 0)
        available -= measure(index, offered[index])
      }
    }
    return offered
  }

  private func groupsByPriority(_ subviews: LayoutSubviews) -> [[Int]] {
    let priorities = subviews.map(\.priority)
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
      return [Array(0..<subviews.count)]
    }
    return Dictionary(grouping: priorities.indices, by: { priorities[$0] }).sorted { $0.key > $1.key }.map(\.value)
  }

  private func sortedByFlexibility(_ group: [Int], _ measure: (Int, CGFloat) -> CGFloat) -> [Int] {
    let ranges = group.map { (index: $0, minimum: measure($0, 0), maximum: measure($0, .infinity)) }
    return ranges.enumerated().sorted { a, b in
      let (x, y) = (a.element.maximum - a.element.minimum, b.element.maximum - b.element.minimum)
      if x != y { return x < y }
      if x == .infinity, a.element.minimum != b.element.minimum { return a.element.minimum > b.element.minimum }
      return a.offset < b.offset
    }.map(\.element.index)
  }
}

/// A layout that stacks its subviews side by side.
/// Follows [HStackLayout](https://developer.apple.com/documentation/swiftui/hstacklayout).
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// The distance between neighbours; `nil` leaves it to them.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the layout remembers of its subviews.
  public struct Cache {
    var stack: StackLayout.Cache
  }

  private var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews: subviews)) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.outerSpacing(subviews, subviews.metrics)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.size(proposal, subviews, &cache.stack)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    stack.place(in: bounds, proposal, subviews, &cache.stack)
  }
}

/// A layout that stacks its subviews above each other.
/// Follows [VStackLayout](https://developer.apple.com/documentation/swiftui/vstacklayout).
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// The distance between neighbours; `nil` leaves it to them.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the layout remembers of its subviews.
  public struct Cache {
    var stack: StackLayout.Cache
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews: subviews)) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.outerSpacing(subviews, subviews.metrics)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.size(proposal, subviews, &cache.stack)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    stack.place(in: bounds, proposal, subviews, &cache.stack)
  }
}
