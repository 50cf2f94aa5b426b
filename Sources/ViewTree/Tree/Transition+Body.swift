/// How a view comes into the tree and leaves it, as a function of its content and a phase.
///
///     struct Drop: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase == .willAppear ? -3 : 0).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
///
/// A view that comes in an update with an animation is shown in the phase ``TransitionPhase/willAppear``, and from there
/// animated to ``TransitionPhase/identity``; a view that goes is animated from there to
/// ``TransitionPhase/didDisappear``. So the body should change only what can be animated, and not what views it consists
/// of. Follows [Transition](https://developer.apple.com/documentation/swiftui/transition).
@MainActor @preconcurrency public protocol Transition {
  /// The type of what becomes of the content; the compiler finds it from ``body(content:phase:)``.
  associatedtype Body: View
  /// The view that comes or goes, as the body sees it.
  typealias Content = PlaceholderContentView<Self>

  /// What becomes of the content in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition does, for those who have to know.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase: what a transition is made of that uses others.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(transition: self, phase: phase))
  }
}

/// Where a view stands between not being there yet and not being there any more.
///
/// Follows [TransitionPhase](https://developer.apple.com/documentation/swiftui/transitionphase).
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is there, and shown as it is.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does.
///
/// Follows [TransitionProperties](https://developer.apple.com/documentation/swiftui/transitionproperties).
public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves something, so that it may be replaced where motion is reduced.
  public var hasMotion: Bool

  /// What a transition does.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition in a phase is a modifier of the content.
nonisolated struct TransitionBody<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> T.Body {
    return transition.body(content: PlaceholderContentView(modifier: TransitionBody.self), phase: phase)
  }
}

/// From one modifier to another one.
nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition whose parts are known, so that what they do need not be found out from a body.
@MainActor protocol ErasableTransition: Transition {
  nonisolated var erased: AnyTransition { get }
}

/// A transition of any type with a body.
///
/// Sendable: it never changes; the transition in it goes where the box goes, to the main actor.
class TransitionBox: Hashable, @unchecked Sendable {
  fileprivate var type: Any.Type { TransitionBox.self }

  @MainActor func apply(to content: AnyView, phase: TransitionPhase) -> AnyView { content }

  fileprivate func isSame(as other: TransitionBox) -> Bool { false }

  static func == (a: TransitionBox, b: TransitionBox) -> Bool { a === b || a.isSame(as: b) }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

// Sendable: as the base.
final class TypedTransitionBox<T: Transition>: TransitionBox, @unchecked Sendable {
  private let transition: T

  init(_ transition: T) { self.transition = transition }

  override fileprivate var type: Any.Type { T.self }

  @MainActor override func apply(to content: AnyView, phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(TransitionBody(transition: transition, phase: phase)))
  }

  override fileprivate func isSame(as other: TransitionBox) -> Bool {
    (other as? TypedTransitionBox<T>).map { Comparison.areSame(transition, $0.transition) } ?? false
  }
}
