// The transitions that SwiftUI names. A body is evaluated only if the transition is part of a different one; a
// transition on its own is known to the engine.

/// A transition that changes nothing.
///
/// Follows [IdentityTransition](https://developer.apple.com/documentation/swiftui/identitytransition).
nonisolated public struct IdentityTransition: ErasableTransition {
  var erased: AnyTransition { .identity }

  /// Creates a transition that changes nothing.
  public init() {}

  /// Returns the content unchanged.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades between transparent and opaque.
///
/// Follows [OpacityTransition](https://developer.apple.com/documentation/swiftui/opacitytransition).
nonisolated public struct OpacityTransition: ErasableTransition {
  var erased: AnyTransition { .opacity }

  /// Creates a transition that fades.
  public init() {}

  /// Returns the content, with an opacity of 0 before it appears and after it disappears.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of a transition without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that moves the view in from an edge and out to it, by the length of the view.
///
/// Follows [MoveTransition](https://developer.apple.com/documentation/swiftui/movetransition).
nonisolated public struct MoveTransition: ErasableTransition {
  /// The edge beyond which the view is before it appears and after it disappears.
  public var edge: Edge
  var erased: AnyTransition { .move(edge: edge) }

  /// Creates a transition that moves the view in from an edge and out to it.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content: at its place, or moved beyond the edge in the two outer phases.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
///
/// Follows [SlideTransition](https://developer.apple.com/documentation/swiftui/slidetransition).
nonisolated public struct SlideTransition: ErasableTransition {
  var erased: AnyTransition { .slide }

  /// Creates a transition that moves the view from the leading to the trailing edge.
  public init() {}

  /// Returns the content: at its place, beyond the leading edge before, or beyond the trailing edge afterwards.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeEffect(edge: .trailing, amount: phase.value))
  }
}

/// A transition that moves the view in from an edge and out to the opposite edge, and fades it.
///
/// Follows [PushTransition](https://developer.apple.com/documentation/swiftui/pushtransition).
nonisolated public struct PushTransition: ErasableTransition {
  /// The edge beyond which the view is before it appears.
  public var edge: Edge
  var erased: AnyTransition { .push(from: edge) }

  /// Creates a transition that moves the view in from an edge and out to the opposite edge.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content: at its place, transparent beyond `edge` before, or transparent beyond the opposite edge
  /// afterwards.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeEffect(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that moves the view by an offset.
///
/// Follows [OffsetTransition](https://developer.apple.com/documentation/swiftui/offsettransition).
nonisolated public struct OffsetTransition: ErasableTransition {
  /// The distance from the view's own place, in the screen's unit.
  public var offset: CGSize
  var erased: AnyTransition { .offset(offset) }

  /// Creates a transition that moves the view by an offset in the screen's unit.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the content: at its place, or moved by the offset before it appears and after it disappears.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that scales the view from a fraction of its size.
///
/// Follows [ScaleTransition](https://developer.apple.com/documentation/swiftui/scaletransition).
nonisolated public struct ScaleTransition: ErasableTransition {
  /// The fraction of the size from which the view grows: 0 is no size, 1 its own size.
  public var scale: Double
  /// The point of the view that keeps its place.
  public var anchor: UnitPoint
  var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }

  /// Creates a transition that scales the view from a fraction of its size.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  /// Returns the content, scaled before it appears and after it disappears.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that fades and scales the view, for a view that replaces a different one.
///
/// Text is not blurred but dimmed. Follows
/// [BlurReplaceTransition](https://developer.apple.com/documentation/swiftui/blurreplacetransition).
nonisolated public struct BlurReplaceTransition: ErasableTransition {
  /// The direction in which the size changes.
  ///
  /// Follows
  /// [Configuration](https://developer.apple.com/documentation/swiftui/blurreplacetransition/configuration-swift.struct).
  public struct Configuration: Hashable, Sendable {
    /// The scale of the view after it has disappeared.
    fileprivate let end: Double

    /// The view grows when it appears and shrinks when it disappears.
    public static let downUp = Configuration(end: 0.5)
    /// The view grows when it appears and when it disappears.
    ///
    /// A cell has one size: a view that grows beyond its size is only faded.
    public static let upUp = Configuration(end: 1.5)
  }

  /// The direction in which the size changes.
  public var configuration: Configuration
  var erased: AnyTransition {
    .asymmetric(insertion: .scale(scale: 0.5), removal: .scale(scale: configuration.end)).combined(with: .opacity)
  }

  /// Creates a transition that fades and scales the view.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the content, scaled and transparent before it appears and after it disappears.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.5 : configuration.end)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition with different parts for insertion and removal.
///
/// Follows [AsymmetricTransition](https://developer.apple.com/documentation/swiftui/asymmetrictransition).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: ErasableTransition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal
  var erased: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }

  /// Creates a transition with different parts for insertion and removal.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

  /// Returns the content with each transition in its own phases.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity)
    removal.apply(content: inner, phase: phase == .didDisappear ? phase : .identity)
  }
}

nonisolated private struct CombinedTransition<First: Transition, Second: Transition>: ErasableTransition {
  let first: First
  let second: Second
  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

nonisolated private struct AnimatedTransition<Base: Transition>: ErasableTransition {
  let base: Base
  let animation: Animation?
  var erased: AnyTransition { AnyTransition(base).animation(animation) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }
}

extension Transition {
  /// Returns a transition that performs this transition and a second one at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation in every update; `nil` does not animate it.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition that changes nothing.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades between transparent and opaque.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge and out to it, by the length of the view.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out to the opposite edge, and fades it.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view by an offset in the screen's unit.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Returns a transition that moves the view by an offset in the screen's unit.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from a size of 0.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a transition that scales the view from a fraction of its size.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that fades and scales the view, for a view that replaces a different one.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Returns a transition that fades and scales the view, for a view that replaces a different one.
  nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

/// Moves the content towards an edge by fractions of its length.
nonisolated private struct EdgeEffect: GeometryEffect {
  let edge: Edge
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y): (CGFloat, CGFloat) =
      switch edge {
      case .leading: (-size.width, 0)
      case .trailing: (size.width, 0)
      case .top: (0, -size.height)
      case .bottom: (0, size.height)
      }
    return ProjectionTransform(CGAffineTransform(translationX: x * amount, y: y * amount))
  }
}
