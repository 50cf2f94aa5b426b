/// A view that lets its content scroll to a view inside by its identity: by an `id(_:)`, or as an element of a
/// `ForEach`.
///
///     ScrollViewReader { proxy in
///       Button("Today") { proxy.scrollTo(today, anchor: .center) }
///       List(days) { DayRow(day: $0) }
///     }
///
/// Follows [ScrollViewReader](https://developer.apple.com/documentation/swiftui/scrollviewreader).
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// The closure that creates the content with a proxy.
  public var content: (ScrollViewProxy) -> Content
  @PlaceObject private var scope = ScrollScope()

  /// Creates a reader with its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content of the reader.
  @MainActor public var body: some View {
    content(ScrollViewProxy(scope: scope)).modifier(ScrollScopeModifier(scope: scope))
  }
}

/// A proxy that scrolls to views in a ``ScrollViewReader``.
///
/// Follows [ScrollViewProxy](https://developer.apple.com/documentation/swiftui/scrollviewproxy).
nonisolated public struct ScrollViewProxy {
  fileprivate let scope: ScrollScope

  /// Scrolls everything around the first view with the identity so that the view is visible.
  ///
  /// Call it in an action.
  ///
  /// With an anchor, that point of the view is aligned with the same point of the scroll view, as far as the content
  /// permits; without one the content moves by the least distance. A row of a lazy container
  /// need not exist: it is found by its element, or by the `id(_:)` of a view that the closure of the rows returns. Has
  /// no effect if there is no such view.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = scope.node, !node.isUnmounted, let target = node.scrollTarget(AnyHashable(id)) else { return }
    let wanted = ScrollAnchor(x: anchor?.x, y: anchor?.y)
    let edge = target.scroll(to: wanted)
    // A row that did not exist had an estimated position; now it has its exact one.
    node.tree.graph.requestFrame()
    node.tree.effects.add { [weak node] in
      node?.scrollTarget(AnyHashable(id))?.scroll(to: anchor == nil ? edge : wanted)
    }
  }
}

/// The place in the tree whose descendants a proxy searches.
private final class ScrollScope {
  @MainActor weak var node: Node?

  nonisolated init() {}
}

nonisolated private struct ScrollScopeModifier: NodeModifier {
  typealias NodeType = ScrollScopeNode

  let scope: ScrollScope
}

private final class ScrollScopeNode: ModifierNode<ScrollScopeModifier> {
  override func willEvaluateContent() { modifier.scope.node = self }
}
