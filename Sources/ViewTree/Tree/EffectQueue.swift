/// Actions that an update asked for, to be run when it is complete: first those of views that changed or appeared, in
/// the order of the tree, then those of views that disappeared.
struct EffectQueue {
  private var actions: [() -> Void] = []
  private var lateActions: [() -> Void] = []

  var isEmpty: Bool { actions.isEmpty && lateActions.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }
  mutating func addLate(_ action: @escaping () -> Void) { lateActions.append(action) }

  /// Takes all actions out of the queue, in order.
  mutating func take() -> [() -> Void] {
    defer {
      actions = []
      lateActions = []
    }
    return actions + lateActions
  }
}
