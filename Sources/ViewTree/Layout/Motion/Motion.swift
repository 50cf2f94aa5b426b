// What is laid out is where an animation ends: it is what is measured, hit, published and found. What is drawn may be on
// its way there. The way is a node's *motion*, and where it is drawn at the moment its *presented* place and look. Nodes
// that stand still have none: a byte of theirs says so.

/// How a node is drawn while it moves.
struct Presented: Equatable {
  /// In the coordinates of the node around.
  var origin: CGPoint
  var size: CGSize
  /// That of the node itself; what is around it comes to that.
  var opacity: Double
  /// What is drawn of the node, in its own coordinates; `nil` is all.
  var clip: CGRect?
  /// How far it has come, or not gone yet: 1 where it is there.
  var presence = 1.0
}

/// What of a node is on its way.
@MainActor final class Motion {
  /// What a node's byte says.
  struct State: OptionSet {
    let rawValue: UInt8

    /// The node is drawn as ``Motion/presented`` says.
    static let isPresented = State(rawValue: 1)
    /// Something in the node is drawn elsewhere than it is laid out.
    static let isInside = State(rawValue: 2)
    /// The node left the tree, and is drawn until it is gone.
    static let isLeaving = State(rawValue: 4)
  }

  /// The node's place and size.
  var frame: AnimatedValue<CGRect.AnimatableData>?
  /// The product of what the modifiers of the node say.
  var opacity: AnimatedValue<Double>?
  /// Where the layout around puts it on its way, if that is animated itself.
  var place: CGRect?
  /// Where the node puts what is in it.
  var layout: LayoutMotion?
  /// The colours of a leaf.
  var look: LookMotion?
  /// How the node comes or goes.
  var transition: TransitionMotion?
  fileprivate(set) var presented = Presented(origin: .zero, size: .zero, opacity: 1)

  var isMoving: Bool {
    frame?.isMoving == true || opacity?.isMoving == true || transition?.isMoving == true || place != nil
      || layout?.isMoving == true || look?.isMoving == true
  }

  /// Works out where `node` is drawn at a time.
  func present(_ node: RenderNode, at time: Duration) {
    var presented = Presented(origin: node.origin, size: node.size, opacity: node.ownOpacity)
    var rect = place ?? CGRect(origin: node.origin, size: node.size)
    if frame != nil { rect.animatableData += frame!.value(at: time) - frame!.target }
    presented.origin = rect.origin
    // Text is as long as it is at once: in between its lines would be others.
    if node.leaf?.text == nil { presented.size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0)) }
    look?.present(at: time)
    if opacity != nil { presented.opacity = opacity!.value(at: time) }
    transition?.apply(to: &presented, at: time)
    presented.presence = transition?.phase(at: time) ?? 1
    self.presented = presented
  }

  /// Whether `node` is drawn where it is at a time.
  func isRight(for node: RenderNode, at time: Duration) -> Bool {
    let drawn = presented
    defer { presented = drawn }
    present(node, at: time)
    return presented == drawn
  }
}

/// How far a node has come, or gone.
struct TransitionMotion {
  /// Each counts from 0, where the node is not there, to 1.
  private var parts: [(move: AnyTransition.Move, phase: AnimatedValue<Double>)]

  var isMoving: Bool { parts.contains { $0.phase.isMoving } }

  /// A node that comes, or goes, from `start`.
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

  /// How far the node has come: as far as its slowest part.
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

  /// Where the node is drawn, in the coordinates of the node around.
  final var presentedOrigin: CGPoint { motionState.contains(.isPresented) ? motionNow.presented.origin : origin }

  final var presentedSize: CGSize { motionState.contains(.isPresented) ? motionNow.presented.size : size }

  /// The opacity of the node itself, as it is drawn.
  final var presentedOpacity: Double {
    motionState.contains(.isPresented) ? motionNow.presented.opacity : ownOpacity
  }

  /// How far the node has come, as it is drawn: what has left and is not drawn any more is gone.
  final var presence: Double {
    if motionState.contains(.isPresented) { return motionNow.presented.presence }
    return motionState.contains(.isLeaving) ? 0 : 1
  }

  final var presentedClip: CGRect? { motionState.contains(.isPresented) ? motionNow.presented.clip : nil }

  /// What the node's modifiers say of its opacity, all together.
  final var ownOpacity: Double { traits == nil ? 1 : Traits.opacity(of: traits) }

  /// The motion of a node of which it is known that it has one.
  private var motionNow: Motion { motion! }

  /// Everything below that is drawn, in own coordinates, where it is drawn.
  @inline(__always) final var presentedExtent: CGRect { motionState.isEmpty ? extent : movingExtent }

  private final var movingExtent: CGRect {
    var union = extent
    if motionState.contains(.isPresented) { union = union.joined(with: shownBounds) }
    guard motionState.contains(.isInside) else { return union.bounded }
    for child in presentedChildren where child.isDrawable {
      let extent = child.presentedExtent
      if !extent.isNull { union = union.joined(with: extent.moved(by: child.presentedOrigin).bounded) }
    }
    return clipsToBounds ? union.clipped(to: shownBounds) : union.bounded
  }
}
