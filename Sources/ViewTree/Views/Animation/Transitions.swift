// The transitions that SwiftUI names. Their bodies are for transitions that are made of them; where one stands alone it is
// known what it does, and no body is evaluated.

/// No change at all.
///
/// Follows [IdentityTransition](https://developer.apple.com/documentation/swiftui/identitytransition).
nonisolated public struct IdentityTransition: ErasableTransition {
  var erased: AnyTransition { .identity }

  /// No change at all.
  public init() {}

  /// The content as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From transparent to opaque, and back.
///
/// Follows [OpacityTransition](https://developer.apple.com/documentation/swiftui/opacitytransition).
nonisolated public struct OpacityTransition: ErasableTransition {
  var erased: AnyTransition { .opacity }

  /// From transparent to opaque, and back.
  public init() {}

  /// The content with an opacity of 0 where it is not there.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// In from an edge, and out to it, by the length of the view.
///
/// Follows [MoveTransition](https://developer.apple.com/documentation/swiftui/movetransition).
nonisolated public struct MoveTransition: ErasableTransition {
  /// The edge.
  public var edge: Edge
  var erased: AnyTransition { .move(edge: edge) }

  /// In from an edge, and out to it.
  public init(edge: Edge) { self.edge = edge }

  /// The content beside its place where it is not there.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// In from the leading edge, out to the trailing edge.
///
/// Follows [SlideTransition](https://developer.apple.com/documentation/swiftui/slidetransition).
nonisolated public struct SlideTransition: ErasableTransition {
  var erased: AnyTransition { .slide }

  /// In from the leading edge, out to the trailing edge.
  public init() {}

  /// The content beside its place where it is not there.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeEffect(edge: .trailing, amount: phase.value))
  }
}

/// In from an edge, out to the opposite one, and fading.
///
/// Follows [PushTransition](https://developer.apple.com/documentation/swiftui/pushtransition).
nonisolated public struct PushTransition: ErasableTransition {
  /// The edge from which it comes.
  public var edge: Edge
  var erased: AnyTransition { .push(from: edge) }

  /// In from an edge, out to the opposite one.
  public init(edge: Edge) { self.edge = edge }

  /// The content beside its place where it is not there.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeEffect(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// From a place beside its own.
///
/// Follows [OffsetTransition](https://developer.apple.com/documentation/swiftui/offsettransition).
nonisolated public struct OffsetTransition: ErasableTransition {
  /// How far it is from its own place, in the screen's unit.
  public var offset: CGSize
  var erased: AnyTransition { .offset(offset) }

  /// From a place beside its own.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The content beside its place where it is not there.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Growing from a part of the size.
///
/// Follows [ScaleTransition](https://developer.apple.com/documentation/swiftui/scaletransition).
nonisolated public struct ScaleTransition: ErasableTransition {
  /// The part of the size from which it grows.
  public var scale: Double
  /// What of it stays in its place.
  public var anchor: UnitPoint
  var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }

  /// Growing from a part of the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  /// The content in another size where it is not there.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Fading while it grows or shrinks, for a view that takes the place of another one.
///
/// Text is not blurred: it is dim on its way. Follows
/// [BlurReplaceTransition](https://developer.apple.com/documentation/swiftui/blurreplacetransition).
nonisolated public struct BlurReplaceTransition: ErasableTransition {
  /// In which direction the size changes.
  ///
  /// Follows
  /// [Configuration](https://developer.apple.com/documentation/swiftui/blurreplacetransition/configuration-swift.struct).
  public struct Configuration: Hashable, Sendable {
    /// The size of the view when it has gone.
    fileprivate let end: Double

    /// It grows when it comes, and shrinks when it goes.
    public static let downUp = Configuration(end: 0.5)
    /// It grows when it comes and when it goes.
    ///
    /// A cell has one size: more than the whole of the view is not seen, which fades where it stands.
    public static let upUp = Configuration(end: 1.5)
  }

  /// In which direction the size changes.
  public var configuration: Configuration
  var erased: AnyTransition {
    .asymmetric(insertion: .scale(scale: 0.5), removal: .scale(scale: configuration.end)).combined(with: .opacity)
  }

  /// Fading while it grows or shrinks.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The content in another size, and transparent, where it is not there.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.5 : configuration.end)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One way in, another one out.
///
/// Follows [AsymmetricTransition](https://developer.apple.com/documentation/swiftui/asymmetrictransition).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: ErasableTransition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  var erased: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }

  /// One way in, another one out.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

  /// The content as each shows it in its own phases.
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
  /// Both at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own, whatever the update says; with `nil` it is not animated.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension Transition where Self == IdentityTransition {
  /// No change at all.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// From transparent to opaque, and back.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == MoveTransition {
  /// In from an edge, and out to it, by the length of the view.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge, out to the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// In from an edge, out to the opposite one, and fading.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// From a place beside its own.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// From a place beside its own.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// Growing from nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Growing from a part of the size.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fading while it grows or shrinks, for a view that takes the place of another one.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Fading while it grows or shrinks, for a view that takes the place of another one.
  nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

/// Moves the content towards an edge, by parts of its length.
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
