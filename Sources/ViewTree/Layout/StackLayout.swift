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
    prepare(proposal, subviews, &cache)
    var size = CGSize.zero
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    for index in subviews.indices {
      let dimensions = subviews[index].dimensions(in: offer(proposal, index, cache))
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
    prepare(proposal, subviews, &cache)
    var line = -CGFloat.infinity
    for index in subviews.indices {
      line = max(line, subviews[index].dimensions(in: offer(proposal, index, cache))[alignment])
    }
    var position = bounds.origin[axis]
    for index in subviews.indices {
      let offer = offer(proposal, index, cache)
      let dimensions = subviews[index].dimensions(in: offer)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = bounds.origin[axis.other] + line - dimensions[alignment]
      subviews[index].place(at: origin, proposal: offer)
      position += dimensions.size[axis]
      if index < cache.gaps.count { position += cache.gaps[index] }
    }
  }

  /// Divides the proposed length, if there is one and it is not the one that was divided last.
  private func prepare(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
    guard let length = proposal[axis], cache.proposal != proposal else { return }
    cache.lengths = divide(length - cache.gaps.reduce(0, +), proposal, subviews)
    cache.proposal = proposal
  }

  /// What a child is offered.
  private func offer(_ proposal: ProposedViewSize, _ index: Int, _ cache: Cache) -> ProposedViewSize {
    guard proposal[axis] != nil else { return proposal }
    var offer = proposal
    offer[axis] = cache.lengths[index]
    return offer
  }

  /// A child while the length is divided.
  private struct Share {
    let index: Int
    let priority: Double
    var minimum: CGFloat = 0
    var flexibility: CGFloat = 0

    /// Whether the child is served before the other one.
    func precedes(_ other: Share) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  /// The length that each child is offered, in the order of the source.
  private func divide(_ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat] {
    var offered = Array(repeating: length == .infinity ? length : 0, count: subviews.count)
    guard length < .infinity else { return offered }
    func measure(_ index: Int, _ length: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = length
      return subviews[index].sizeThatFits(offer)[axis]
    }

    var shares = subviews.indices.map { Share(index: $0, priority: priority(of: subviews[$0])) }
    let highest = shares.lazy.map(\.priority).max() ?? 0
    var available = length
    for index in shares.indices where !isAlone(index, in: shares) || shares[index].priority < highest {
      shares[index].minimum = measure(shares[index].index, 0)
      if shares[index].priority < highest { available -= shares[index].minimum }
      guard !isAlone(index, in: shares) else { continue }
      shares[index].flexibility = measure(shares[index].index, .infinity) - shares[index].minimum
    }
    shares.sort { $0.precedes($1) }
    var position = 0
    while position < shares.count {
      let priority = shares[position].priority
      let group = shares[position...].prefix { $0.priority == priority }
      if priority < highest { available += group.reduce(0) { $0 + $1.minimum } }
      for share in group {
        offered[share.index] = max(available / CGFloat(group.endIndex - position), 0)
        available -= measure(share.index, offered[share.index])
        position += 1
      }
    }
    return offered
  }

  /// A priority that is not a number has no place in the order: it counts as 0.
  private func priority(of subview: LayoutSubview) -> Double { subview.priority.isNaN ? 0 : subview.priority }

  /// Whether no other child has the priority: then nothing has to be known to put it in order.
  private func isAlone(_ index: Int, in shares: [Share]) -> Bool {
    guard shares.count > 1 else { return true }
    let priority = shares[index].priority
    if priority == shares[index == 0 ? 1 : 0].priority { return false }
    return !shares.indices.contains { $0 != index && shares[$0].priority == priority }
  }
}

/// A stack along one axis: what both stack layouts do.
protocol AxisLayout: Layout where Cache == StackCache {
  var stack: StackLayout { get }
}

/// What a stack layout remembers of its subviews between calls.
public struct StackCache {
  var stack: StackLayout.Cache
}

extension AxisLayout {
  public func makeCache(subviews: Subviews) -> StackCache { StackCache(stack: stack.makeCache(subviews: subviews)) }

  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    stack.outerSpacing(subviews, subviews.metrics)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
    stack.size(proposal, subviews, &cache.stack)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    stack.place(in: bounds, proposal, subviews, &cache.stack)
  }
}

/// A layout that stacks its subviews side by side.
/// Follows [HStackLayout](https://developer.apple.com/documentation/swiftui/hstacklayout).
public struct HStackLayout: AxisLayout {
  public typealias Cache = StackCache

  public var alignment: VerticalAlignment
  /// The distance between neighbours; `nil` leaves it to them.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// A layout that stacks its subviews above each other.
/// Follows [VStackLayout](https://developer.apple.com/documentation/swiftui/vstacklayout).
public struct VStackLayout: AxisLayout {
  public typealias Cache = StackCache

  public var alignment: HorizontalAlignment
  /// The distance between neighbours; `nil` leaves it to them.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}
