/// The way a view enters and leaves the tree, as a function of its content and a phase.
///
///     struct Drop: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase == .willAppear ? -3 : 0).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
///
/// A view that is inserted in an animated update is first shown in the phase ``TransitionPhase/willAppear`` and
/// animates to ``TransitionPhase/identity``. A view that is removed animates from there to
/// ``TransitionPhase/didDisappear``. So the body should only change properties that can be animated, not the structure
/// of its views. Follows [Transition](https://developer.apple.com/documentation/swiftui/transition).
@MainActor @preconcurrency public protocol Transition {
  /// The type of the body, which the compiler infers from ``body(content:phase:)``.
  associatedtype Body: View
  /// The view that is inserted or removed, as the body sees it.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the content as it appears in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition that its users need to know.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default: a transition that moves its content.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as the transition shows it in a phase.
  ///
  /// Use it to build a transition from others.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(transition: self, phase: phase))
  }
}

/// The stages of a view from before its insertion to after its removal.
///
/// Follows [TransitionPhase](https://developer.apple.com/documentation/swiftui/transitionphase).
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is in the tree, unchanged.
  case identity
  /// The view has been removed.
  case didDisappear

  /// A Boolean value that indicates whether the view is in the tree and shown unchanged.
  public var isIdentity: Bool { self == .identity }

  /// A number for the phase: -1 before insertion, 0 while the view is in the tree, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a transition.
///
/// Follows [TransitionProperties](https://developer.apple.com/documentation/swiftui/transitionproperties).
public struct TransitionProperties: Hashable, Sendable {
  /// A Boolean value that indicates whether the transition moves its content, so that it may be replaced if motion is
  /// reduced.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Applies a transition in a phase to the content.
nonisolated struct TransitionBody<T: Transition>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".transition" }

  let transition: T
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> T.Body {
    return transition.body(content: PlaceholderContentView(modifier: TransitionBody.self), phase: phase)
  }
}

/// A transition between two values of a modifier.
nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition whose parts are known in advance, so that its effect need not be derived from a body.
@MainActor protocol ErasableTransition: Transition {
  nonisolated var erased: AnyTransition { get }
}

/// A type-erased transition with a body.
///
/// Sendable: it never changes, and the transition inside is used only on the main actor, like the box.
class TransitionBox: Hashable, @unchecked Sendable {
  fileprivate var type: Any.Type { TransitionBox.self }

  @MainActor func apply(to content: AnyView, phase: TransitionPhase) -> AnyView { content }

  fileprivate func isSame(as other: TransitionBox) -> Bool { false }

  static func == (a: TransitionBox, b: TransitionBox) -> Bool { a === b || a.isSame(as: b) }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

// Sendable: for the same reason as `TransitionBox`.
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
