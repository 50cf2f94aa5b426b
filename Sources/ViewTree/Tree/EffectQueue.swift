/// Actions that an update asked for, to be run when it is complete: first those of views that left at once, then those of
/// views that changed or appeared, in the order of the tree, then those of views that disappeared.
struct EffectQueue {
  private var earlyActions: [() -> Void] = []
  private var actions: [() -> Void] = []
  private var lateActions: [() -> Void] = []

  var isEmpty: Bool { earlyActions.isEmpty && actions.isEmpty && lateActions.isEmpty }

  var lateCount: Int { lateActions.count }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }
  mutating func addLate(_ action: @escaping () -> Void) { lateActions.append(action) }

  /// Brings the late actions from one on before all that are not late.
  mutating func hasten(from first: Int) {
    earlyActions += lateActions[first...]
    lateActions.removeSubrange(first...)
  }

  /// Takes all actions out of the queue, in order.
  mutating func take() -> [() -> Void] {
    defer { self = EffectQueue() }
    return earlyActions + actions + lateActions
  }
}
