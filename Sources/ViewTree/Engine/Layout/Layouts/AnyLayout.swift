/// A layout of any type; the subviews keep their identity and state when its type changes.
///
/// Follows [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout: Layout {
  private let box: any LayoutBox

  /// Creates a layout that hides the type of another; an `AnyLayout` is not wrapped again.
  public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout) }

  /// The hidden layout's cache, and the type of the layout that made it.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: ObjectIdentifier
  }

  var properties: LayoutProperties { box.properties }
  /// A Boolean value that indicates whether the hidden layout's methods may read state.
  public var _mayRead: Bool { box.mayRead }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Updates the hidden layout's cache, or makes a new one if the layout's type has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == box.type { box.updateCache(&cache, subviews) } else { cache = box.makeCache(subviews) }
  }

  /// Returns the hidden layout's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    prepare(&cache, subviews)
    return box.spacing(subviews, &cache)
  }

  /// Returns the hidden layout's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    prepare(&cache, subviews)
    return box.size(proposal, subviews, &cache)
  }

  /// Places the subviews as the hidden layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    prepare(&cache, subviews)
    box.place(bounds, proposal, subviews, &cache)
  }

  private func prepare(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.type != box.type { cache = box.makeCache(subviews) }
  }
}

extension AnyLayout: SelfComparing {
  func isSame(as other: AnyLayout) -> Bool { box === other.box || box.isSame(as: other.box) }
}

private protocol LayoutBox: AnyObject, Sendable {
  var properties: LayoutProperties { get }
  var mayRead: Bool { get }
  func isSame(as other: any LayoutBox) -> Bool
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache)
}

extension LayoutBox {
  fileprivate var type: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  var properties: LayoutProperties { L.layoutProperties }
  var mayRead: Bool { layout._mayRead }

  func isSame(as other: any LayoutBox) -> Bool {
    (other as? TypedLayoutBox<L>).map { Comparison.areSame(layout, $0.layout) } ?? false
  }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    .init(value: layout.makeCache(subviews: subviews), type: type)
  }

  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    with(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {
    with(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  private func with<T>(_ cache: inout AnyLayout.Cache, _ body: (inout L.Cache) -> T) -> T {
    guard var value = cache.value as? L.Cache else {
      preconditionFailure("BUG: the cache belongs to a different layout")
    }
    defer { cache.value = value }
    return body(&value)
  }
}
