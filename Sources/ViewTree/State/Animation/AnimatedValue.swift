/// A value on its way: where it goes, and the changes that have not arrived there yet.
///
/// It is where it goes, less what is left of each change. So a value that is sent elsewhere on its way keeps its place,
/// and what it does under two animations is their sum; a spring keeps its velocity.
struct AnimatedValue<Value: VectorArithmetic> {
  private struct Change {
    var amount: Value
    let animation: Animation
    let start: Duration
    var context: AnimationContext<Value>
    /// Tells who waits for the end.
    var holds: [AnimationListener.Hold]

    /// Nobody waits for a change without holds: it is marked as over by having no amount.
    var isOver: Bool { amount == .zero }

    /// What is left of the change; `nil` if it is over.
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

  /// Whether something is left of a change, as far as it was asked for.
  var isMoving: Bool { !changes.isEmpty }

  /// Sends the value elsewhere, from wherever it is at the time.
  mutating func move(to new: Value, at time: Duration, by cause: AnimationCause) {
    if changes.contains(where: \.animation.isEndless) {
      // What goes on for ever ends here: the new change goes all the way from where it left the value.
      let shown = value(at: time)
      changes = []
      target = shown
    }
    let amount = new - target
    target = new
    guard amount != .zero else { return }
    let context = AnimationContext<Value>(environment: cause.environment)
    let holds = cause.hold.map { [$0] } ?? []
    // Where time stands still, any number of changes are as many as there are animations.
    if let last = changes.last, last.start == time, last.animation == cause.animation {
      changes[changes.count - 1].amount += amount
      changes[changes.count - 1].context = context
      changes[changes.count - 1].holds += holds
    } else {
      changes.append(
        Change(amount: amount, animation: cause.animation, start: time, context: context, holds: holds))
    }
  }

  /// Where the value is.
  ///
  /// Changes that are over by then are forgotten.
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

/// Why a value is animated: by which animation, and for whom that is noted.
struct AnimationCause {
  let animation: Animation
  let environment: EnvironmentValues
  /// Of those who wait for the end of the animation.
  let hold: AnimationListener.Hold?
}
