// The body of a view, or of a view modifier, that is `Animatable` is evaluated with data between the old and the new, for
// each frame of an animation. What it consists of changes by that as by any other evaluation.

/// The animatable data of a body on its way.
///
/// Made by what knows that the type is animatable.
@MainActor class BodyData<Value> {
  /// Whether the data is on its way.
  var isMoving: Bool { false }

  /// Whether a value has other data than the one that is shown in the end.
  func isElsewhere(in value: Value) -> Bool { false }

  func move(to value: Value, at time: Duration, by cause: AnimationCause) {}

  /// The value with the data of a time.
  func value(_ end: Value, at time: Duration) -> Value { end }
}

final class AnimatableBodyData<Value: Animatable>: BodyData<Value> {
  private var data: AnimatedValue<Value.AnimatableData>

  init(_ value: Value) { data = AnimatedValue(value.animatableData) }

  override var isMoving: Bool { data.isMoving }

  override func isElsewhere(in value: Value) -> Bool { value.animatableData != data.target }

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
  /// Nothing: the type has no animatable data.
  public static func _bodyData(of view: Self) -> AnyObject? { nil }
}

extension View where Self: Animatable {
  /// What moves the data of a body.
  public static func _bodyData(of view: Self) -> AnyObject? {
    AnimatableBodyData(view)
  }
}

extension ViewModifier {
  /// Nothing: the type has no animatable data.
  public static func _bodyData(of modifier: Self) -> AnyObject? { nil }
}

extension ViewModifier where Self: Animatable {
  /// What moves the data of a body.
  public static func _bodyData(of modifier: Self) -> AnyObject? {
    AnimatableBodyData(modifier)
  }
}

/// A body that is evaluated for each frame.
@MainActor class BodyMotion {
  var isMoving: Bool { false }
  var depth: Int { 0 }
  /// When the body has to be evaluated, whichever frames there are: what starts to move by that moves from then on.
  var nextTime: Duration? { nil }

  /// Whether it is to be evaluated for each frame, and not at such times alone.
  var needsFrames: Bool { true }

  /// Called before many such times pass at once, up to a time: rounds that nobody sees may be left out.
  func skipRounds(until time: Duration) {}

  /// Evaluates the body with the data of a time.
  func step(to time: Duration) {}
}

/// The same, of a view of a type.
final class ViewMotion<V: View>: BodyMotion {
  private unowned let node: BodyNode<V>
  private let data: BodyData<V>
  /// The view as it is in the end.
  private(set) var end: V
  /// Whether time passed since the data was sent elsewhere: until then the end is shown.
  private var isShown = false

  init(_ node: BodyNode<V>, _ data: BodyData<V>, end: V) { (self.node, self.data, self.end) = (node, data, end) }

  override var isMoving: Bool { data.isMoving }
  override var depth: Int { node.depth }

  override func step(to time: Duration) {
    isShown = true
    node.show(data.value(end, at: time), because: "animatableData")
  }

  /// Takes in the view's new value.
  ///
  /// Returns what is to be shown of it now; `nil` if it is not animated.
  func update(to view: V) -> V? {
    if data.isElsewhere(in: view) {
      guard let cause = node.animationCause else { return nil }
      data.move(to: view, at: node.tree.time, by: cause)
      isShown = node.tree.isLive
    }
    end = view
    return isShown ? data.value(view, at: node.tree.time) : view
  }
}

/// A node whose content changes as time passes.
@MainActor class MovingNode: ParentNode {
  private final lazy var motion = NodeMotion(self)

  var isMoving: Bool { false }

  // As of a ``BodyMotion``.
  var nextTime: Duration? { nil }
  var needsFrames: Bool { true }
  func skipRounds(until time: Duration) {}
  func step(to time: Duration) {}

  /// Lets the content change as time passes, for as long as it is to.
  final func startMoving() {
    tree.bodyMotions[ObjectIdentifier(self)] = motion
    tree.graph.requestFrame()
  }

  final func stopMoving() { tree.bodyMotions[ObjectIdentifier(self)] = nil }

  final override func willUnmount() { stopMoving() }
  final override func didLeave() { stopMoving() }
  final override func didReturn() { if isMoving { startMoving() } }
}

/// The content of such a node.
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
  /// The time from one frame of what moves to the next.
  ///
  /// In cells most motions make no more steps.
  static let frameInterval = Duration.seconds(1) / 30

  /// Evaluates the bodies that are animated, from the root down, if time passed.
  final func moveBodies() {
    guard bodiesAreDue else { return }
    bodiesAreDue = false
    for (id, motion) in bodyMotions.sorted(by: { $0.value.depth < $1.value.depth }) {
      // Another one may have taken it down.
      guard bodyMotions[id] === motion else { continue }
      motion.step(to: time)
      if !motion.isMoving { bodyMotions[id] = nil }
    }
  }
}
