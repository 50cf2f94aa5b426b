// The layout is the state in which an animation ends: layout places are measured, hit, published and found. The drawing
// may still be on its way there. The way is a node's *motion*; the place and look in which it is drawn at the moment
// are its *presented* ones. Nodes that stand still have no motion, and a byte of theirs shows that.

/// The place and the look in which a node is drawn while it moves.
struct Presented: Equatable {
  /// The origin in the coordinates of the parent render node.
  var origin: CGPoint
  var size: CGSize
  /// The node's own opacity; the opacities of its ancestors multiply it.
  var opacity: Double
  /// The part of the node that is drawn, in its own coordinates; `nil` means all.
  var clip: CGRect?
  /// The progress of the node's transition: from 0, absent, to 1, present.
  var presence = 1.0
}

/// The values of a node that are being animated.
@MainActor final class Motion {
  /// The state of a node's motion, in a byte of the node.
  struct State: OptionSet {
    let rawValue: UInt8

    /// The node is drawn by its ``Motion/presented`` values.
    static let isPresented = State(rawValue: 1)
    /// A descendant is drawn at another place than it is laid out.
    static let hasMovedDescendant = State(rawValue: 2)
    /// The node left the tree, and is drawn until it is gone.
    static let isLeaving = State(rawValue: 4)
  }

  /// The node's place and size.
  var frame: AnimatedValue<CGRect.AnimatableData>?
  /// The product of the opacities of the node's modifiers.
  var opacity: AnimatedValue<Double>?
  /// The frame from the enclosing layout, while that layout is animated.
  var place: CGRect?
  /// The animated layout by which the node places its children.
  var layout: LayoutMotion?
  /// The colours of a leaf.
  var look: LookMotion?
  /// The transition by which the node comes or goes.
  var transition: TransitionMotion?
  fileprivate(set) var presented = Presented(origin: .zero, size: .zero, opacity: 1)

  var isMoving: Bool {
    frame?.isMoving == true || opacity?.isMoving == true || transition?.isMoving == true || place != nil
      || layout?.isMoving == true || look?.isMoving == true
  }

  /// Computes the presented values of `node` at a time.
  func present(_ node: RenderNode, at time: Duration) {
    var presented = Presented(origin: node.origin, size: node.size, opacity: node.ownOpacity)
    var rect = place ?? CGRect(origin: node.origin, size: node.size)
    if frame != nil { rect.animatableData += frame!.value(at: time) - frame!.target }
    presented.origin = rect.origin
    // Text gets its final size at once: with sizes between, its lines would break differently.
    if node.leaf?.text == nil {
      presented.size = CGSize(width: max(rect.size.width, 0), height: max(rect.size.height, 0))
    }
    look?.present(at: time)
    if opacity != nil { presented.opacity = opacity!.value(at: time) }
    transition?.apply(to: &presented, at: time)
    presented.presence = transition?.phase(at: time) ?? 1
    self.presented = presented
  }

  /// Whether the presented values are those of `node` at a time.
  func isRight(for node: RenderNode, at time: Duration) -> Bool {
    let drawn = presented
    defer { presented = drawn }
    present(node, at: time)
    return presented == drawn
  }
}

/// The progress of a node that comes or goes.
struct TransitionMotion {
  /// The parts of the transition, each with a phase from 0, absent, to 1, present.
  private var parts: [(move: AnyTransition.Move, phase: AnimatedValue<Double>)]

  var isMoving: Bool { parts.contains { $0.phase.isMoving } }

  /// Creates the motion of a node that comes or goes, beginning with the phase `start`.
  init(
    _ parts: [(move: AnyTransition.Move, animation: Animation)], _ direction: AnyTransition.Direction,
    from start: Double, at time: Duration, cause: (Animation) -> AnimationCause
  ) {
    self.parts = parts.map { part in
      var phase = AnimatedValue(start)
      phase.move(to: direction == .insertion ? 1 : 0, at: time, by: cause(part.animation))
      return (part.move, phase)
    }
  }

  /// The phase of the slowest part.
  mutating func phase(at time: Duration) -> Double {
    var phase = 1.0
    for index in parts.indices { phase = min(phase, parts[index].phase.value(at: time)) }
    return phase
  }

  mutating func apply(to presented: inout Presented, at time: Duration) {
    for index in parts.indices { parts[index].move.apply(parts[index].phase.value(at: time), to: &presented) }
  }
}

extension AnyTransition.Move {
  fileprivate func apply(_ phase: Double, to presented: inout Presented) {
    let missing = 1 - phase
    switch self {
    case .opacity: presented.opacity *= phase
    case .edge(.leading): presented.origin.x -= presented.size.width * missing
    case .edge(.trailing): presented.origin.x += presented.size.width * missing
    case .edge(.top): presented.origin.y -= presented.size.height * missing
    case .edge(.bottom): presented.origin.y += presented.size.height * missing
    case .offset(let x, let y):
      presented.origin.x += x * missing
      presented.origin.y += y * missing
    case .scale(let scale, let anchor):
      let part = max(scale + (1 - scale) * phase, 0)
      let size = CGSize(width: presented.size.width * part, height: presented.size.height * part)
      let origin = CGPoint(
        x: (presented.size.width - size.width) * anchor.x, y: (presented.size.height - size.height) * anchor.y)
      let clip = CGRect(origin: origin, size: size)
      presented.clip = presented.clip?.clipped(to: clip) ?? clip
    }
  }
}

extension RenderNode {
  /// Whether the node has a place, or had one when it left.
  final var isDrawable: Bool { isPlaced || motionState.contains(.isLeaving) }

  /// The origin at which the node is drawn, in the coordinates of the parent render node.
  final var presentedOrigin: CGPoint { motionState.contains(.isPresented) ? motionNow.presented.origin : origin }

  final var presentedSize: CGSize { motionState.contains(.isPresented) ? motionNow.presented.size : size }

  /// The opacity of the node itself, as it is drawn.
  final var presentedOpacity: Double { motionState.contains(.isPresented) ? motionNow.presented.opacity : ownOpacity }

  /// The progress of the node's transition as it is drawn; 0 for a node that left and is no longer drawn.
  final var presence: Double {
    if motionState.contains(.isPresented) { return motionNow.presented.presence }
    return motionState.contains(.isLeaving) ? 0 : 1
  }

  final var presentedClip: CGRect? { motionState.contains(.isPresented) ? motionNow.presented.clip : nil }

  /// The product of the opacities of the node's modifiers.
  final var ownOpacity: Double { traits == nil ? 1 : Traits.opacity(of: traits) }

  /// The motion of a node that has one.
  private var motionNow: Motion { motion! }

  /// The area in which the node and its descendants are drawn, in own coordinates, at their presented places.
  @inline(__always) final var presentedExtent: CGRect { motionState.isEmpty ? extent : movingExtent }

  private final var movingExtent: CGRect {
    var union = extent
    if motionState.contains(.isPresented) { union = union.joined(with: shownBounds) }
    guard motionState.contains(.hasMovedDescendant) else { return union.bounded }
    for child in presentedChildren where child.isDrawable {
      let extent = child.presentedExtent
      if !extent.isNull { union = union.joined(with: extent.moved(by: child.presentedOrigin).bounded) }
    }
    return clipsToBounds ? union.clipped(to: shownBounds) : union.bounded
  }
}
