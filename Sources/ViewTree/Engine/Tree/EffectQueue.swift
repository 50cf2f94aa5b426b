/// The actions that an update requested, which run when it is complete.
///
/// Actions of views that left at once run first, then those of views that changed or appeared, in the order of the
/// tree, then those of views that disappeared.
struct EffectQueue {
  private var earlyActions: [() -> Void] = []
  private var actions: [() -> Void] = []
  private var lateActions: [() -> Void] = []

  var isEmpty: Bool { earlyActions.isEmpty && actions.isEmpty && lateActions.isEmpty }

  var lateCount: Int { lateActions.count }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }
  mutating func addLate(_ action: @escaping () -> Void) { lateActions.append(action) }

  /// Moves the late actions from an index on before all actions that are not late.
  mutating func promoteLateActions(from first: Int) {
    earlyActions += lateActions[first...]
    lateActions.removeSubrange(first...)
  }

  /// Removes all actions and returns them in order.
  mutating func take() -> [() -> Void] {
    defer { self = EffectQueue() }
    return earlyActions + actions + lateActions
  }
}
