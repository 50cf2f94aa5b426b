/// How a view comes into the tree and leaves it.
///
/// A view that comes or goes in an update with an animation does so by its transition: it fades, if it names none. A
/// view that leaves is gone at once for all but the picture: its state, its tasks and what it published are no more, and
/// `onDisappear` runs. A view that another one replaces disappears after that one has appeared; with ``identity`` there
/// is no transition to wait for, and it disappears before. Follows
/// [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Hashable, Sendable {
  fileprivate indirect enum Kind: Hashable, Sendable {
    case identity
    case moved(Move)
    case asymmetric(AnyTransition, AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation?)
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
    AnyTransition(.moved(.scale(scale.finiteOrZero, anchor)))
  }
  /// From a place beside its own.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  /// From a place beside its own.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.moved(.offset(x.finiteOrZero, y.finiteOrZero)))
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
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Says how a view comes into the tree and leaves it.
nonisolated struct TransitionTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let transition: AnyTransition
}

extension View {
  /// Says how the view comes and goes.
  ///
  /// Follows [transition](https://developer.apple.com/documentation/swiftui/view/transition(_:)).
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionTrait(transition: transition))
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
