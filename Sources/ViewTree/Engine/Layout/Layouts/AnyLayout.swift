/// A layout of any type; the subviews keep their identity and state when its type changes.
///
/// Follows [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Creates a layout that hides the type of another; an `AnyLayout` is not wrapped again.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The hidden layout's cache, and the type of the layout that made it.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: any Layout.Type
  }

  var properties: LayoutProperties { type(of: layout).layoutProperties }
  /// A Boolean value that indicates whether the hidden layout's methods may read state.
  public var _mayRead: Bool { layout._mayRead }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { layout.hiddenCache(subviews) }

  /// Updates the hidden layout's cache, or makes a new one if the layout's type has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == type(of: layout) { layout.update(&cache, subviews) } else { cache = layout.hiddenCache(subviews) }
  }

  /// Returns the hidden layout's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    prepare(&cache, subviews)
    return layout.spacing(subviews, &cache)
  }

  /// Returns the hidden layout's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    prepare(&cache, subviews)
    return layout.size(proposal, subviews, &cache)
  }

  /// Places the subviews as the hidden layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    prepare(&cache, subviews)
    layout.place(bounds, proposal, subviews, &cache)
  }

  private func prepare(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.type != type(of: layout) { cache = layout.hiddenCache(subviews) }
  }
}

extension AnyLayout: SelfComparing {
  func isSame(as other: AnyLayout) -> Bool { Comparison.areSameValues(layout, other.layout) }
}

/// The methods of a hidden layout, whose cache has a hidden type as well.
extension Layout {
  fileprivate func hiddenCache(_ subviews: Subviews) -> AnyLayout.Cache {
    .init(value: makeCache(subviews: subviews), type: Self.self)
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    with(&cache) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> CGSize {
    with(&cache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) {
    with(&cache) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  private func with<T>(_ cache: inout AnyLayout.Cache, _ body: (inout Cache) -> T) -> T {
    guard var value = cache.value as? Cache else {
      preconditionFailure("BUG: the cache belongs to a different layout")
    }
    defer { cache.value = value }
    return body(&value)
  }
}
