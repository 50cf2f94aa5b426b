/// The phase of a scroll view.
///
/// In a terminal, each movement ends at once.
///
/// Follows [ScrollPhase](https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// The user may be about to scroll.
  case tracking
  /// The user is scrolling.
  case interacting
  /// The scroll view is coming to rest.
  case decelerating
  /// The scroll view moves to a position that code has set.
  case animating

  /// A Boolean value that indicates whether the scroll view is moving.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The context of a phase change.
///
/// Follows [ScrollPhaseChangeContext](https://developer.apple.com/documentation/swiftui/scrollphasechangecontext).
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the movement; always `nil`, because movements end at once.
  public var velocity: CGVector? { nil }
}

nonisolated private struct OnScrollGeometryChangeModifier<T: Equatable>: ViewModifier {
  @PlaceObject private var link = ScrollLink()
  @PlaceObject private var last = Last()
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  fileprivate final class Last {
    var value: T?

    init() {}
  }

  init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
    (self.transform, self.action) = (transform, action)
  }

  @MainActor func body(content: Content) -> some View {
    let (last, transform, action) = (last, transform, action)
    link.layoutEnded = { window in
      let new = transform(window.geometry)
      let old = last.value ?? new
      guard new != last.value else { return }
      last.value = new
      window.tree.effects.add { action(old, new) }
    }
    return content.scrollSettings { [link] in $0.links.append(link) }
  }
}

/// The generic parameter exists because a generic structure of its own may store an action wherever it is created;
/// `Action` is always the same type.
nonisolated private struct OnScrollPhaseChangeModifier<Action>: ViewModifier {
  @PlaceObject private var link = ScrollLink()
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)
  where Action == (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void { self.action = action }

  @MainActor func body(content: Content) -> some View {
    let action = action
    link.userScrolled = { window in
      window.tree.effects.add { [weak window] in
        guard let window else { return }
        let context = ScrollPhaseChangeContext(geometry: window.geometry)
        action(.idle, .interacting, context)
        action(.interacting, .idle, context)
      }
    }
    return content.scrollSettings { [link] in $0.links.append(link) }
  }
}

nonisolated private struct OnScrollTargetVisibilityChangeModifier<ID: Hashable>: ViewModifier {
  @PlaceObject private var link = ScrollLink()
  @PlaceObject private var last = Last()
  let threshold: Double
  let action: ([ID]) -> Void

  fileprivate final class Last {
    var ids: [ID]?

    init() {}
  }

  init(threshold: Double, action: @escaping ([ID]) -> Void) { (self.threshold, self.action) = (threshold, action) }

  @MainActor func body(content: Content) -> some View {
    let (last, threshold, action) = (last, threshold, action)
    link.layoutEnded = { window in
      let area = CGRect(origin: .zero, size: window.size)
      let ids = window.targets.filter { $0.frame.part(in: area) >= threshold && $0.frame.part(in: area) > 0 }
        .compactMap { $0.id.base as? ID }
      guard ids != last.ids else { return }
      last.ids = ids
      window.tree.effects.add { action(ids) }
    }
    return content.scrollSettings { [link] in $0.links.append(link) }
  }
}

extension CGRect {
  /// Returns the fraction of the rectangle that lies inside an area, from 0 to 1.
  func part(in area: CGRect) -> Double {
    let common = clipped(to: area)
    return common.width / width * (common.height / height)
  }
}

/// Calls an action when a part of the content becomes visible or hidden.
nonisolated private struct ScrollVisibility: NodeModifier {
  typealias NodeType = ScrollVisibilityNode

  let threshold: Double
  let action: (Bool) -> Void
}

private final class ScrollVisibilityNode: PlaceNode<ScrollVisibility> {
  private var wasVisible = false

  override func isChange(to modifier: ScrollVisibility) -> Bool { false }

  /// A row that a lazy stack no longer places is asked once more: it is hidden now.
  override var isPlaced: Bool { super.isPlaced || wasVisible }

  override func placeMayHaveChanged() {
    let part = placedNode.map { $0.isPlaced ? visiblePart(of: $0) : 0 } ?? 0
    let isVisible = part > 0 && part >= modifier.threshold
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    tree.effects.add { [self] in modifier.action(isVisible) }
  }

  /// Returns the fraction of the content that the scroll views around it show, from 0 to 1.
  private func visiblePart(of renderNode: RenderNode) -> Double {
    let windows = renderNode.chain.dropFirst().filter { $0.scroller?.isWindow == true }
    // The layout of the outermost window, because a rotated frame is no rectangle.
    let layout = windows.last ?? renderNode
    let frame = layout.frameInLayout(of: renderNode)
    return frame.part(in: windows.reduce(frame) { $0.clipped(to: layout.frameInLayout(of: $1)) })
  }
}

extension View {
  /// Calls an action with the result of `transform` for the geometry of the outermost scroll view inside: initially,
  /// and whenever the result changes.
  ///
  /// Follows
  ///
  /// [onScrollGeometryChange](https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)).
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(OnScrollGeometryChangeModifier(transform: transform, action: action))
  }

  /// Calls an action when the user starts to scroll the outermost scroll view inside, and when the movement ends.
  ///
  /// Follows [onScrollPhaseChange(_:)](https://developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)).
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(OnScrollPhaseChangeModifier { old, new, _ in action(old, new) })
  }

  /// Calls an action when the user starts to scroll the outermost scroll view inside, and when the movement ends.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(OnScrollPhaseChangeModifier(action))
  }

  /// Calls an action with the identities of the visible views in the outermost scroll view inside: initially, and
  /// whenever they change.
  ///
  /// `threshold` is the fraction of a view that must be visible, from 0 to 1. Follows
  ///
  /// [onScrollTargetVisibilityChange](https://developer.apple.com/documentation/swiftui/view/onscrolltargetvisibilitychange(idtype:threshold:_:)).
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(OnScrollTargetVisibilityChangeModifier(threshold: threshold, action: action))
  }

  /// Calls an action when the view becomes visible or hidden in the surrounding scroll views.
  ///
  /// `threshold` is the fraction of the view that must be visible, from 0 to 1. Follows
  ///
  /// [onScrollVisibilityChange](https://developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:)).
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibility(threshold: threshold, action: action))
  }
}
