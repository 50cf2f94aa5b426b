/// The phase of a view that moves through a scroll view.
///
/// Follows [ScrollTransitionPhase](https://developer.apple.com/documentation/swiftui/scrolltransitionphase).
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view enters or leaves at the top or leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view enters or leaves at the bottom or trailing edge.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or leading edge, 1 at the bottom or trailing edge, and 0 for a visible view.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a view's transition between phases in a scroll view.
///
/// Follows
/// [ScrollTransitionConfiguration](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration).
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  /// The fraction of a view that must be visible for the transition to end.
  public struct Threshold: Equatable, Sendable {
    let part: Double

    /// The threshold at which the whole view is visible.
    public static let visible = Threshold(part: 1)
    /// The threshold at which nothing of the view is visible.
    public static let hidden = Threshold(part: 0)
    /// The threshold for a centred view, which equals `visible` in text.
    public static let centered = Threshold(part: 1)
    /// Returns a threshold for a visible fraction from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }

    /// Returns a threshold between this and a second one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(part: part + (other.part - part) * amount)
    }
  }

  private enum Kind: Equatable {
    case animated, interactive, identity
  }

  private let kind: Kind
  private var part = 1.0

  /// A transition at once, when half of the view is visible.
  public static let animated = ScrollTransitionConfiguration(kind: .animated, part: 0.5)
  /// A transition in proportion to the visible part of the view.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// A configuration without a transition.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns the configuration with a threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.part = threshold.part
    return copy
  }

  /// Returns the strength of the effect for a visible fraction of the view.
  fileprivate func amount(seen: Double) -> Double {
    switch kind {
    case .identity: 0
    case .animated: seen >= part ? 0 : 1
    case .interactive: part > 0 ? min(max(1 - seen / part, 0), 1) : 0
    }
  }
}

nonisolated private struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  @State private var state = Phase()
  let watch: Watch
  let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  init(_ watch: Watch, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect) {
    (self.watch, self.transition) = (watch, transition)
  }

  @MainActor func body(content: Content) -> some View {
    let identity = transition(EmptyVisualEffect(), .identity)._look
    let look = state.phase.isIdentity ? identity : transition(EmptyVisualEffect(), state.phase)._look
    content.visualLook(identity.mixed(with: look, amount: state.amount))
      .modifier(ScrollTransitionWatch(watch: watch) { state = $0 })
  }
}

/// A phase with the strength of its effect.
private struct Phase: Equatable {
  var phase = ScrollTransitionPhase.identity
  var amount = 0.0
}

/// The axis and the configurations of a view's transition.
private struct Watch {
  let axis: Axis?
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
}

nonisolated private struct ScrollTransitionWatch: NodeModifier {
  typealias NodeType = ScrollTransitionNode

  let watch: Watch
  let action: (Phase) -> Void
}

private final class ScrollTransitionNode: PlaceNode<ScrollTransitionWatch> {
  private var last = Phase()

  override func isChange(to modifier: ScrollTransitionWatch) -> Bool { false }

  override func placeMayHaveChanged() {
    let new = phase
    guard new != last else { return }
    last = new
    tree.effects.add { [self] in modifier.action(new) }
  }

  private var phase: Phase {
    let watch = modifier.watch
    guard let placedNode,
      let window = placedNode.chain.dropFirst().compactMap({ $0.scroller }).first(where: {
        $0.isWindow && watch.axis.map($0.scrolls) != false
      })
    else { return Phase() }
    let axis = watch.axis ?? (window.scrolls(along: .vertical) ? .vertical : .horizontal)
    let frame = window.frameInLayout(of: placedNode)
    let length = frame.size[axis]
    guard length > 0 else { return Phase() }
    let before = min(max(-frame.origin[axis], 0) / length, 1)
    let end = frame.origin[axis] + length - window.size[axis]
    let after = min(max(end, 0) / length, 1)
    let isBefore = before >= after
    let amount = (isBefore ? watch.topLeading : watch.bottomTrailing).amount(seen: 1 - max(before, after))
    return amount == 0 ? Phase() : Phase(phase: isBefore ? .topLeading : .bottomTrailing, amount: amount)
  }
}

extension View {
  /// Applies an effect to the view that depends on its position in the surrounding scroll view, without a change of
  /// layout.
  ///
  /// `axis` is the axis of the scroll view; `nil` is its own. An offset and the opacity have effects; see
  /// ``VisualEffect``. Follows
  /// [scrollTransition](https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)).
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies an effect to the view that depends on its position in the surrounding scroll view, with a configuration
  /// for each edge.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    let watch = Watch(axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing)
    return modifyEach(ScrollTransitionModifier(watch, transition: transition))
  }
}
