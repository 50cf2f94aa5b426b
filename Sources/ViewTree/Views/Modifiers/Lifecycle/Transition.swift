/// How a view comes into the tree and leaves it.
///
/// A picture in text shows where a transition ends, so that a transition changes nothing that can be seen; it is
/// accepted so that code which names one compiles. A view that another one replaces disappears after that one has
/// appeared; with ``identity`` there is no transition to wait for, and it disappears before. Follows
/// [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case identity, opacity, slide
    case move(Edge)
    case push(Edge)
    case scale(CGFloat)
    case offset(CGFloat, CGFloat)
    case asymmetric(AnyTransition, AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation?)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// No change at all.
  public static let identity = AnyTransition(.identity)
  /// From transparent to opaque, and back.
  public static let opacity = AnyTransition(.opacity)
  /// In from the leading edge, out to the trailing edge.
  public static let slide = AnyTransition(.slide)
  /// Growing from nothing.
  public static let scale = AnyTransition(.scale(0))

  /// In from an edge, and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// In from an edge, out to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  /// Growing from a part of the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale))
  }
  /// From a place beside its own.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset.width, offset.height)) }
  /// From a place beside its own.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(.offset(x, y)) }
  /// One way in, another one out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal))
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(self, other)) }
  /// Whether the view is gone at once when it leaves.
  fileprivate var removesAtOnce: Bool {
    switch kind {
    case .identity: true
    case .asymmetric(_, let removal): removal.removesAtOnce
    case .combined(let first, let second): first.removesAtOnce && second.removesAtOnce
    case .animated(let transition, _): transition.removesAtOnce
    default: false
    }
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(self, animation)) }
}

extension View {
  /// Says how the view comes and goes.
  ///
  /// A picture in text shows it there or not there. Follows
  /// [transition](https://developer.apple.com/documentation/swiftui/view/transition(_:)).
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(RemovalTrait(isImmediate: transition.removesAtOnce))
  }
}
