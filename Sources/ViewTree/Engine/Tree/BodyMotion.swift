// The body of an `Animatable` view or view modifier is evaluated for each frame of an animation, with data between the
// old and the new value. Its children change as in any other evaluation.

/// The animated data of a body; only code that knows that the type is `Animatable` creates it.
@MainActor class BodyData<Value> {
  /// Whether the data is being animated.
  var isMoving: Bool { false }

  /// Whether the data of a value differs from the target of the animation.
  func differsFromTarget(in value: Value) -> Bool { false }

  func move(to value: Value, at time: Duration, by cause: AnimationCause) {}

  /// Returns the value with the data at a given time.
  func value(_ end: Value, at time: Duration) -> Value { end }
}

final class AnimatableBodyData<Value: Animatable>: BodyData<Value> {
  private var data: AnimatedValue<Value.AnimatableData>

  init(_ value: Value) { data = AnimatedValue(value.animatableData) }

  override var isMoving: Bool { data.isMoving }

  override func differsFromTarget(in value: Value) -> Bool { value.animatableData != data.target }

  override func move(to value: Value, at time: Duration, by cause: AnimationCause) {
    data.move(to: value.animatableData, at: time, by: cause)
  }

  override func value(_ end: Value, at time: Duration) -> Value {
    var value = end
    value.animatableData = data.value(at: time)
    return value
  }
}

extension View {
  /// Returns `nil`: the type has no animatable data.
  public static func _bodyData(of view: Self) -> AnyObject? { nil }
}

extension View where Self: Animatable {
  /// Returns the animation state of a body's data.
  public static func _bodyData(of view: Self) -> AnyObject? { AnimatableBodyData(view) }
}

extension ViewModifier {
  /// Returns `nil`: the type has no animatable data.
  public static func _bodyData(of modifier: Self) -> AnyObject? { nil }
}

extension ViewModifier where Self: Animatable {
  /// Returns the animation state of a body's data.
  public static func _bodyData(of modifier: Self) -> AnyObject? { AnimatableBodyData(modifier) }
}

/// A body that is evaluated for each frame.
@MainActor class BodyMotion {
  var isMoving: Bool { false }
  var depth: Int { 0 }
  /// The next time at which the body must be evaluated, whether or not a frame is due.
  ///
  /// Animations that it starts begin at that time.
  var nextTime: Duration? { nil }

  /// Whether the body is evaluated for each frame, and not only at ``nextTime``.
  var needsFrames: Bool { true }

  /// Called before the clock skips many such times at once; rounds up to `time` are not visible and may be omitted.
  func skipRounds(until time: Duration) {}

  /// Evaluates the body with the data at a given time.
  func step(to time: Duration) {}
}

/// The motion of a view of a given type.
final class ViewMotion<V>: BodyMotion {
  private unowned let node: BodyNode<V>
  private let data: BodyData<V>
  /// The view with its final data.
  private(set) var end: V
  /// Whether time has passed since the animation began; until then the final value is shown.
  private var isShown = false

  init(_ node: BodyNode<V>, _ data: BodyData<V>, end: V) { (self.node, self.data, self.end) = (node, data, end) }

  override var isMoving: Bool { data.isMoving }
  override var depth: Int { node.depth }

  override func step(to time: Duration) {
    isShown = true
    node.show(data.value(end, at: time), because: "animatableData")
  }

  /// Updates the motion to a new value of the view.
  ///
  /// Returns the value to show now, or `nil` if the change is not animated.
  func update(to view: V) -> V? {
    if data.differsFromTarget(in: view) {
      guard let cause = node.animationCause else { return nil }
      data.move(to: view, at: node.tree.time, by: cause)
      isShown = node.tree.isLive
    }
    end = view
    return isShown ? data.value(view, at: node.tree.time) : view
  }
}

/// A node whose content changes over time.
@MainActor class MovingNode: ParentNode, ActivityObserver {
  private final lazy var motion = NodeMotion(self)

  var isMoving: Bool { false }

  // These members have the meaning of the members of ``BodyMotion``.
  var nextTime: Duration? { nil }
  var needsFrames: Bool { true }
  func skipRounds(until time: Duration) {}
  func step(to time: Duration) {}

  /// Starts evaluating the content over time, until ``isMoving`` is false.
  final func startMoving() {
    tree.bodyMotions[ObjectIdentifier(self)] = motion
    tree.graph.requestFrame()
  }

  final func stopMoving() { tree.bodyMotions[ObjectIdentifier(self)] = nil }

  final override func willUnmount() { stopMoving() }
  final override var activityObserver: (any ActivityObserver)? { self }
  func activityChanged() {}
  final func didLeave() { stopMoving() }
  final func didReturn() { if isMoving { startMoving() } }
}

/// The motion of such a node.
private final class NodeMotion: BodyMotion {
  private unowned let node: MovingNode

  init(_ node: MovingNode) { self.node = node }

  override var isMoving: Bool { node.isMoving }
  override var depth: Int { node.depth }
  override var nextTime: Duration? { node.nextTime }
  override var needsFrames: Bool { node.needsFrames }
  override func skipRounds(until time: Duration) { node.skipRounds(until: time) }
  override func step(to time: Duration) { node.step(to: time) }
}

extension Tree {
  /// The interval between two frames of an animation.
  ///
  /// In cells, most animations have no more steps than this rate shows.
  static let frameInterval = Duration.seconds(1) / 30

  /// Evaluates the animated bodies, from the root down, if time has passed.
  final func moveBodies() {
    guard bodiesAreDue else { return }
    bodiesAreDue = false
    for (id, motion) in bodyMotions.sorted(by: { $0.value.depth < $1.value.depth }) {
      // The evaluation of another body may have removed it.
      guard bodyMotions[id] === motion else { continue }
      motion.step(to: time)
      if !motion.isMoving { bodyMotions[id] = nil }
    }
  }
}
