/// The way a view enters and leaves the tree.
///
/// A view that is inserted or removed in an animated update uses its transition, or fades if it has none. Except for
/// the picture, a leaving view is gone at once: its tasks and published values end, none of its bodies is evaluated,
/// and `onDisappear` runs. Its state is kept until the transition is over. If the view is shown again before that, it
/// continues with this state from its current appearance, and `onAppear` runs. A view that is replaced disappears after
/// the new one has appeared. With ``identity`` there is no transition to wait for, and it disappears before. Follows
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

  /// One effect of a transition.
  enum Move: Hashable, Sendable {
    case opacity
    case edge(Edge)
    case offset(CGFloat, CGFloat)
    case scale(CGFloat, UnitPoint)
  }

  fileprivate let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    let known = transition as? any ErasableTransition
    self = known?.erased ?? AnyTransition(.custom(TypedTransitionBox(transition)))
  }

  /// Returns a transition between two values of a modifier: `active` outside the tree, `identity` in it.
  ///
  /// Both modifiers should be animatable: an offset, an opacity, or one that is ``Animatable``.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// A transition that changes nothing and takes no time.
  public static let identity = AnyTransition(.identity)
  /// A transition from transparent to opaque, and back.
  ///
  /// Text cannot be translucent, so it is dim in between.
  public static let opacity = AnyTransition(.moved(.opacity))
  /// A transition that enters from the leading edge and leaves to the trailing edge.
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  /// A transition that grows from nothing.
  public static let scale = scale(scale: 0)

  /// Returns a transition that enters from an edge and leaves to it, by the length of the view.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.moved(.edge(edge))) }
  /// Returns a transition that enters from an edge, leaves to the opposite edge, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: opacity)
  }
  /// Returns a transition that grows from a fraction of the size.
  ///
  /// Cells have a fixed size, so the view is clipped to the fraction instead of scaled.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.moved(.scale(scale.boundedOrZero, anchor)))
  }
  /// Returns a transition that moves the view from an offset, in the screen's unit, to its place, and back.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  /// Returns a transition that moves the view from an offset, in the screen's unit, to its place, and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.moved(.offset(x.boundedOrZero, y.boundedOrZero)))
  }
  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal))
  }

  /// Returns a transition with the effects of both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(self, other)) }

  /// Returns the transition with its own animation, which replaces that of the update.
  ///
  /// With `nil` it is not animated.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(self, animation)) }

  /// Whether the view is removed without a transition.
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

  /// Returns the effects in one direction, each with its animation; empty if nothing is animated.
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

  /// Whether the body of a ``Transition`` shows the content.
  var hasBody: Bool {
    switch kind {
    case .identity, .moved: false
    case .asymmetric(let a, let b), .combined(let a, let b): a.hasBody || b.hasBody
    case .animated(let transition, _): transition.hasBody
    case .custom: true
    }
  }

  /// Applies the bodies to the content in a phase.
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

  /// Returns the animation of the bodies in a direction; `nil` if there is no body or it is not animated.
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
  /// Whether every render node of the view is removed without a transition.
  final var leavesAtOnce: Bool {
    var (hasRenderNodes, isImmediate) = (false, true)
    forEachRenderNode { node in
      hasRenderNodes = true
      if node.layoutPart?.transition?.removesAtOnce != true { isImmediate = false }
    }
    return hasRenderNodes && isImmediate
  }
}
