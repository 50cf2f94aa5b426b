/// A value over a time that begins at 0.
package struct PlayedValue<Value> {
  /// The duration in seconds.
  let duration: TimeInterval
  /// Returns the value at a time in seconds.
  let value: (TimeInterval) -> Value

  package init(duration: TimeInterval, value: @escaping (TimeInterval) -> Value) {
    (self.duration, self.value) = (duration, value)
  }
}

/// A view whose content depends on a value that is played over time: what an animator shows.
///
/// Each frame in which the value moves evaluates the content, and nothing around it.
nonisolated package struct PlayedView<Value, Content: View>: View {
  package typealias Body = Never

  /// The type of the animator, whose name the node has in traces.
  fileprivate let animator: Any.Type
  fileprivate let initialValue: Value
  /// The trigger that starts the play; `nil` if it starts when the view appears.
  fileprivate let trigger: AnimatorTrigger?
  fileprivate let repeats: Bool
  fileprivate let content: (Value) -> Content
  /// Returns what is played from a value on.
  fileprivate let play: (Value) -> PlayedValue<Value>

  package init(
    of animator: Any.Type, initialValue: Value, trigger: AnimatorTrigger?, repeats: Bool,
    content: @escaping (Value) -> Content, play: @escaping (Value) -> PlayedValue<Value>
  ) {
    (self.animator, self.initialValue, self.trigger, self.repeats) = (animator, initialValue, trigger, repeats)
    (self.content, self.play) = (content, play)
  }

  package static var _isUnary: Bool { Content._isUnary }

  @MainActor package static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node { return downcast(node, to: PlayedNode<Value, Content>.self).update(view) }
    slot.node { PlayedNode(view, parent: $0, inputs: $1) }.mount()
  }
}

private final class PlayedNode<Value, Content: View>: MovingNode {
  private var view: PlayedView<Value, Content>
  private var value: Value
  /// The current play, and the time at which it began.
  private var current: (play: PlayedValue<Value>, start: Duration)?

  init(_ view: PlayedView<Value, Content>, parent: Node, inputs: Inputs) {
    self.view = view
    value = view.initialValue
    super.init(parent: parent, inputs: inputs)
  }

  override var name: String? { typeName(view.animator) }

  func mount() {
    if view.trigger == nil { begin() }
    evaluateNow()
  }

  func update(_ view: PlayedView<Value, Content>) {
    let isTriggered = self.view.trigger != view.trigger
    self.view = view
    if isTriggered { begin() }
    evaluateAgain(because: "@self")
  }

  private func begin() {
    let play = view.play(value)
    guard play.duration > 0 else { return value = play.value(0) }
    current = (play, tree.time)
    if !view.repeats, !tree.isLive { value = play.value(play.duration) }
    startMoving()
  }

  override func evaluateNow() {
    let (view, value) = (view, value)
    evaluateChild(tracking { view.content(value) })
  }

  override var isMoving: Bool { current != nil }

  override func step(to time: Duration) {
    guard let (play, start) = current else { return }
    var passed = (time - start) / .seconds(1)
    if view.repeats {
      // A remainder instead of a number of rounds, which could overflow for a tiny duration.
      let inRound = passed.truncatingRemainder(dividingBy: play.duration)
      if inRound < passed { current = (play, time - .seconds(inRound)) }
      passed = inRound
    } else if passed >= play.duration {
      current = nil
    }
    value = play.value(passed)
    evaluateAgain(because: "keyframes")
  }
}
