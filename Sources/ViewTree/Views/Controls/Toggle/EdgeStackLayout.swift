/// A stack of subviews side by side with the last one at the trailing edge, as after a spacer, whose render node it saves.
///
/// The space of the spacer is a part of the gap before the last subview.
struct EdgeStackLayout: AxisLayout {
  let alignment: VerticalAlignment

  static var layoutProperties: LayoutProperties { properties(along: .horizontal) }

  var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: nil) }

  func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    onMainActor(&cache.stack, stack, subviews) { cache, stack, subviews in
      stack.update(&cache, subviews)
      let (last, space) = (subviews.count - 1, subviews.metrics.spacerLength.width)
      guard last > 0 else { return cache.setGap(before: last, to: space) }
      let (outer, inner) = (subviews.borrow(last - 1) { $0.spacing }, subviews.borrow(last) { $0.spacing })
      let gap = outer.distance(to: .zero, along: .horizontal) + ViewSpacing.zero.distance(to: inner, along: .horizontal)
      cache.setGap(before: last, to: gap + space)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    var size = onMainActor(&cache.stack, (stack, proposal), subviews) { $1.0.size($1.1, $2, &$0) }
    if !subviews.isEmpty { size.width = max(size.width, proposal.width ?? 0) }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    onMainActor(&cache.stack, (stack, bounds, proposal), subviews) { cache, given, subviews in
      let (stack, bounds, proposal) = given
      let last = min(subviews.count, cache.children.count) - 1
      let rest = max((proposal.width ?? 0) - stack.size(proposal, subviews, &cache).width, 0)
      guard last > 0 else {
        let space = rest + (cache.children.first?.gap ?? 0)
        return stack.place(in: bounds.offsetBy(dx: space, dy: 0), proposal, subviews, &cache)
      }
      let gap = cache.children[last - 1].gap
      cache.setGap(before: last, to: gap + rest)
      stack.place(in: bounds, proposal, subviews, &cache)
      cache.setGap(before: last, to: gap)
    }
  }
}

extension StackLayout.Cache {
  /// Sets the gap before a child; the only child has it after itself, where it counts as much.
  fileprivate mutating func setGap(before index: Int, to gap: CGFloat) {
    if index >= 0 { children[max(index - 1, 0)].gap = gap }
  }
}
