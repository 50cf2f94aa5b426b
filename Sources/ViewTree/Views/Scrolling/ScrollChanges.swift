/// What a scroll view does at the moment: in a terminal each move is at its end at once.
///
/// Follows [ScrollPhase](https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// Something may scroll soon.
  case tracking
  /// The user scrolls.
  case interacting
  /// It comes to rest.
  case decelerating
  /// It moves to where code said.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known when the phase of a scroll view changes.
///
/// Follows [ScrollPhaseChangeContext](https://developer.apple.com/documentation/swiftui/scrollphasechangecontext).
public struct ScrollPhaseChangeContext: Sendable {
  /// What the scroll view shows.
  public let geometry: ScrollGeometry
  /// How fast it moves: nothing does.
  public var velocity: CGVector? { nil }
}

nonisolated private struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
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

/// `Action` is always the same: a structure of its own kind may hold an action wherever it is made.
nonisolated private struct ScrollPhaseModifier<Action>: ViewModifier {
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

nonisolated private struct TargetVisibilityModifier<ID: Hashable>: ViewModifier {
  @PlaceObject private var link = ScrollLink()
  @PlaceObject private var last = Last()
  let threshold: Double
  let action: ([ID]) -> Void

  fileprivate final class Last {
    var ids: [ID]?

    init() {}
  }

  init(threshold: Double, action: @escaping ([ID]) -> Void) {
    (self.threshold, self.action) = (threshold, action)
  }

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
  /// How much of the rectangle lies in another one, from 0 to 1.
  func part(in area: CGRect) -> Double {
    let common = clipped(to: area)
    guard width > 0, height > 0, !common.isEmpty else { return 0 }
    return common.width / width * (common.height / height)
  }
}

/// Calls an action when so much of the content comes to be seen, or is not any more.
nonisolated private struct ScrollVisibility: ViewModifier {
  typealias Body = Never

  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: ScrollVisibilityNode.self)
  }
}

private final class ScrollVisibilityNode: PlaceNode<ScrollVisibility> {
  private var wasVisible = false

  override func isChange(to modifier: ScrollVisibility) -> Bool { false }

  override func placeMayHaveChanged() {
    guard let element else { return }
    var seen = element.absoluteFrame
    for window in element.chain.dropFirst() where window.scroller?.isWindow == true {
      seen = seen.clipped(to: window.absoluteFrame)
    }
    let part = element.absoluteFrame.part(in: seen)
    let isVisible = part > 0 && part >= modifier.threshold
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    tree.effects.add { [self] in modifier.action(isVisible) }
  }
}

extension View {
  /// Calls the action with what `transform` makes of what the outermost scroll view below shows: first, and when it is
  /// another value than before.
  ///
  /// Follows
  /// [onScrollGeometryChange](https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)).
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls the action when the user begins to scroll the outermost scroll view below, and when that is at its end.
  ///
  /// Follows
  /// [onScrollPhaseChange(_:)](https://developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)).
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls the action when the user begins to scroll the outermost scroll view below, and when that is at its end.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action))
  }

  /// Calls the action with the identities of the views that are seen in the outermost scroll view below: first, and when
  /// they are others.
  ///
  /// `threshold`: how much of a view must be seen, from 0 to 1. Follows
  /// [onScrollTargetVisibilityChange](https://developer.apple.com/documentation/swiftui/view/onscrolltargetvisibilitychange(idtype:threshold:_:)).
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls the action when the view comes to be seen in the scroll views around, and when it is not any more.
  ///
  /// `threshold`: how much of it must be seen, from 0 to 1. Follows
  /// [onScrollVisibilityChange](https://developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:)).
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibility(threshold: threshold, action: action))
  }
}
