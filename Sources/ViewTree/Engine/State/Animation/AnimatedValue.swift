/// An animated value: its target, and the changes that are still running.
///
/// The current value is the target minus the remainder of each change. So a value that gets a new target keeps its
/// current position, the effects of two animations add up, and a spring keeps its velocity.
struct AnimatedValue<Value: VectorArithmetic> {
  private struct Change {
    var amount: Value
    let animation: Animation
    let start: Duration
    var context: AnimationContext<Value>
    /// Completes the listeners that wait for the end.
    var holds: [AnimationListener.Hold]

    /// Whether the change is over, which is marked by a zero amount: a change without holds has no listener to notify.
    var isOver: Bool { amount == .zero }

    /// Returns the remainder of the change; `nil` if it is over.
    mutating func left(at time: Duration) -> Value? {
      let made = animation.animate(value: amount, time: (time - start) / .seconds(1), context: &context)
      if context.isLogicallyComplete { for hold in holds { hold.complete() } }
      guard let made else {
        amount = .zero
        return nil
      }
      return amount - made
    }
  }

  private(set) var target: Value
  private var changes: [Change] = []

  init(_ value: Value) { target = value }

  /// Whether a change is still running, as of the last call of ``value(at:)``.
  var isMoving: Bool { !changes.isEmpty }

  /// Sets a new target; the value moves there from its position at the given time.
  mutating func move(to new: Value, at time: Duration, by cause: AnimationCause) {
    if changes.contains(where: \.animation.isEndless) {
      // An endless animation ends here: the new change covers the whole way from the position that it reached.
      let shown = value(at: time)
      changes = []
      target = shown
    }
    let amount = new - target
    target = new
    guard amount != .zero else { return }
    let context = AnimationContext<Value>(environment: cause.environment)
    let holds = cause.hold.map { [$0] } ?? []
    // While the clock stands still, changes with equal animations are merged, so their number is bounded.
    if let last = changes.last, last.start == time, last.animation == cause.animation {
      changes[changes.count - 1].amount += amount
      changes[changes.count - 1].context = context
      changes[changes.count - 1].holds += holds
    } else {
      changes.append(
        Change(amount: amount, animation: cause.animation, start: time, context: context, holds: holds))
    }
  }

  /// Returns the position at the given time; removes the changes that are over by then.
  mutating func value(at time: Duration) -> Value {
    var value = target
    var isOver = false
    for index in changes.indices {
      if let left = changes[index].left(at: time) { value -= left } else { isOver = true }
    }
    if isOver { changes.removeAll { $0.isOver } }
    return value
  }
}

/// The animation of a change, with its environment and its completion.
struct AnimationCause {
  let animation: Animation
  let environment: EnvironmentValues
  /// The hold of the listener that waits for the end of the animation.
  let hold: AnimationListener.Hold?
}
