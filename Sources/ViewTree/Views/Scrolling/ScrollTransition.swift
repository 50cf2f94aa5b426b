/// Where a view is on its way through a scroll view.
///
/// Follows [ScrollTransitionPhase](https://developer.apple.com/documentation/swiftui/scrolltransitionphase).
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or leading edge, or leaves there.
  case topLeading
  /// It is seen.
  case identity
  /// It comes in at the bottom or trailing edge, or leaves there.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 1 at the bottom or trailing one, 0 where it is seen.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from phase to phase in a scroll view.
///
/// Follows
/// [ScrollTransitionConfiguration](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration).
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  /// How much of a view must be seen before it has no effect any more.
  public struct Threshold: Equatable, Sendable {
    let part: Double

    /// The whole.
    public static let visible = Threshold(part: 1)
    /// Nothing.
    public static let hidden = Threshold(part: 0)
    /// The whole.
    public static let centered = Threshold(part: 1)
    /// A part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }

    /// A threshold between two.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(part: part + (other.part - part) * amount)
    }
  }

  private enum Kind: Equatable {
    case animated, interactive, identity
  }

  private let kind: Kind
  private var part = 1.0

  /// From one phase to the other at once, when half of the view is seen.
  public static let animated = ScrollTransitionConfiguration(kind: .animated, part: 0.5)
  /// By how much of the view is seen.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// Without an effect.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// From one phase to the other at once; in a terminal the animation is not seen.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
  /// By how much of the view is seen; the curve does not count.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }

  /// The same in an animation that is not seen.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The same with how much of a view must be seen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.part = threshold.part
    return copy
  }

  /// How much of the effect is seen of a view of which a part is.
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

/// A phase, and how much of its effect is seen.
private struct Phase: Equatable {
  var phase = ScrollTransitionPhase.identity
  var amount = 0.0
}

/// Along which axis, and how, a view changes.
private struct Watch {
  let axis: Axis?
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
}

nonisolated private struct ScrollTransitionWatch: ViewModifier {
  typealias Body = Never

  let watch: Watch
  let action: (Phase) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: ScrollTransitionNode.self)
  }
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
    guard let element,
      let window = element.chain.dropFirst().compactMap({ $0.scroller }).first(where: {
        $0.isWindow && watch.axis.map($0.scrolls) != false
      })
    else { return Phase() }
    let axis = watch.axis ?? (window.scrolls(along: .vertical) ? .vertical : .horizontal)
    let (frame, area) = (element.absoluteFrame, window.absoluteFrame)
    let length = frame.size[axis]
    guard length > 0 else { return Phase() }
    let before = min(max(area.origin[axis] - frame.origin[axis], 0) / length, 1)
    let end = frame.origin[axis] + length - area.origin[axis] - area.size[axis]
    let after = min(max(end, 0) / length, 1)
    let isBefore = before >= after
    let amount = (isBefore ? watch.topLeading : watch.bottomTrailing).amount(seen: 1 - max(before, after))
    return amount == 0 ? Phase() : Phase(phase: isBefore ? .topLeading : .bottomTrailing, amount: amount)
  }
}

extension View {
  /// Draws the view by where it is on its way through the scroll view around, without that the layout notices.
  ///
  /// `axis`: that of the scroll view; `nil` is its own. Of effects an offset and the opacity are seen; see
  /// ``VisualEffect``. Follows
  /// [scrollTransition](https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)).
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view by where it is on its way through the scroll view around, at each edge in its own way.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    let watch = Watch(axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing)
    return modifyEach(ScrollTransitionModifier(watch, transition: transition))
  }
}
