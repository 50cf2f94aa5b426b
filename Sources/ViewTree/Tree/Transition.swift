/// How a view comes into the tree and leaves it.
///
/// A view that comes or goes in an update with an animation does so by its transition: it fades, if it names none. A
/// view that leaves is gone at once for all but the picture: its tasks and what it published are no more, no body of it
/// is evaluated, and `onDisappear` runs. Its state is kept until the transition is over: a view that is shown again
/// before that goes on with it, from where it is seen, and `onAppear` runs. A view that another one replaces disappears after
/// that one has appeared; with ``identity`` there is no transition to wait for, and it disappears before. Follows
/// [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Hashable, Sendable {
  fileprivate indirect enum Kind: Hashable, Sendable {
    case identity
    case moved(Move)
    case asymmetric(AnyTransition, AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation?)
    case custom(TransitionBox)
  }

  /// One thing that a transition does.
  enum Move: Hashable, Sendable {
    case opacity
    case edge(Edge)
    case offset(CGFloat, CGFloat)
    case scale(CGFloat, UnitPoint)
  }

  fileprivate let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    let known = transition as? any ErasableTransition
    self = known?.erased ?? AnyTransition(.custom(TypedTransitionBox(transition)))
  }

  /// From a view modified by one modifier to the same modified by another one, and back.
  ///
  /// Both modifiers should be of the kind that can be animated: an offset, an opacity, one that is ``Animatable``.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// No change at all.
  public static let identity = AnyTransition(.identity)
  /// From transparent to opaque, and back.
  ///
  /// Text is drawn or not: it is dim in between.
  public static let opacity = AnyTransition(.moved(.opacity))
  /// In from the leading edge, out to the trailing edge.
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  /// Growing from nothing.
  public static let scale = scale(scale: 0)

  /// In from an edge, and out to it, by the length of the view.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.moved(.edge(edge))) }
  /// In from an edge, out to the opposite one, and fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: opacity)
  }
  /// Growing from a part of the size.
  ///
  /// A cell has one size: what lies outside of the part is not shown.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.moved(.scale(scale.boundedOrZero, anchor)))
  }
  /// From a place beside its own.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  /// From a place beside its own.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.moved(.offset(x.boundedOrZero, y.boundedOrZero)))
  }
  /// One way in, another one out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal))
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(self, other)) }

  /// The transition with an animation of its own, whatever the update says; with `nil` it is not animated.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(self, animation)) }

  /// Whether the view is gone at once when it leaves.
  fileprivate var removesAtOnce: Bool {
    switch kind {
    case .identity: true
    case .moved: false
    case .asymmetric(_, let removal): removal.removesAtOnce
    case .combined(let first, let second): first.removesAtOnce && second.removesAtOnce
    case .animated(let transition, _): transition.removesAtOnce
    case .custom: false
    }
  }
}

extension AnyTransition {
  enum Direction { case insertion, removal }

  /// What it does in one direction, each part with its animation; nothing where there is none.
  func parts(_ direction: Direction, animation: Animation?) -> [(move: Move, animation: Animation)] {
    switch kind {
    case .identity: []
    case .moved(let move): animation.map { [(move, $0)] } ?? []
    case .asymmetric(let insertion, let removal):
      (direction == .insertion ? insertion : removal).parts(direction, animation: animation)
    case .combined(let first, let second):
      first.parts(direction, animation: animation) + second.parts(direction, animation: animation)
    case .animated(let transition, let own): transition.parts(direction, animation: own)
    case .custom: []
    }
  }

  /// Whether the content is shown as the body of a ``Transition`` says.
  var hasBody: Bool {
    switch kind {
    case .identity, .moved: false
    case .asymmetric(let a, let b), .combined(let a, let b): a.hasBody || b.hasBody
    case .animated(let transition, _): transition.hasBody
    case .custom: true
    }
  }

  /// What the bodies make of the content in a phase.
  @MainActor func apply(to content: AnyView, phase: TransitionPhase) -> AnyView {
    switch kind {
    case .identity, .moved: return content
    case .asymmetric(let insertion, let removal):
      let inner = insertion.apply(to: content, phase: phase == .willAppear ? phase : .identity)
      return removal.apply(to: inner, phase: phase == .didDisappear ? phase : .identity)
    case .combined(let first, let second):
      return second.apply(to: first.apply(to: content, phase: phase), phase: phase)
    case .animated(let transition, _): return transition.apply(to: content, phase: phase)
    case .custom(let box): return box.apply(to: content, phase: phase)
    }
  }

  /// How the bodies change their phase in a direction; `nil` where none does, or where it is not animated.
  func bodyAnimation(_ direction: Direction, animation: Animation?) -> Animation? {
    switch kind {
    case .identity, .moved: nil
    case .asymmetric(let insertion, let removal):
      (direction == .insertion ? insertion : removal).bodyAnimation(direction, animation: animation)
    case .combined(let a, let b):
      a.bodyAnimation(direction, animation: animation) ?? b.bodyAnimation(direction, animation: animation)
    case .animated(let transition, let own): transition.bodyAnimation(direction, animation: own)
    case .custom: animation
    }
  }
}

extension Node {
  /// Whether all of the view is removed without a transition.
  final var leavesAtOnce: Bool {
    var (hasRenderNodes, isImmediate) = (false, true)
    forEachRenderNode { node in
      hasRenderNodes = true
      if node.transition?.removesAtOnce != true { isImmediate = false }
    }
    return hasRenderNodes && isImmediate
  }
}
