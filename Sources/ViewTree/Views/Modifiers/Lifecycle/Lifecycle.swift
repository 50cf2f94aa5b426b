/// Calls actions when the content appears and when it disappears.
nonisolated struct LifecycleModifier: ViewModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: LifecycleNode.self)
  }
}

private final class LifecycleNode: AppearanceNode<LifecycleModifier> {
  override func didAppear() { if let action = modifier.appear { tree.effects.add(action) } }

  override func didDisappear() { if let action = modifier.disappear { tree.effects.addLate(action) } }
}

/// Runs an asynchronous action while the content exists and `id` is unchanged.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  /// Whether the action also starts while the content is empty.
  var fillsContent = false
  let action: @MainActor () async -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: TaskNode<ID>.self)
  }
}

private final class TaskNode<ID: Equatable>: AppearanceNode<TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var isChanged = false

  override func willUpdate(to modifier: TaskModifier<ID>) { isChanged = self.modifier.id != modifier.id }

  override func didEvaluateContent(isFirst: Bool) {
    super.didEvaluateContent(isFirst: isFirst)
    if isChanged { tree.effects.add { [self] in start() } }
    isChanged = false
  }

  override var appearsEmpty: Bool { modifier.fillsContent }

  override func didAppear() { tree.effects.add { [self] in start() } }

  /// The screen was released without being closed.
  deinit { task?.cancel() }

  override func didDisappear() {
    guard let task else { return }
    self.task = nil
    tree.effects.addLate { task.cancel() }
  }

  private func start() {
    guard isShown else { return }
    task?.cancel()
    let action = modifier.action
    task = Work.$current.withValue(tree.host.works.begin("\(shortPath).task")) {
      Task(priority: modifier.priority) { @MainActor in await action() }
    }
  }
}

extension View {
  /// Calls an action when the view appears, after the update that added it; the action can write state.
  ///
  /// If a view has several such modifiers, the innermost is first. On a group the action is called once, with the first
  /// of its views. Follows [onAppear](https://developer.apple.com/documentation/swiftui/view/onappear(perform:)).
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view has disappeared, after the actions of the views that appear in the same update.
  ///
  /// The view's own state can still be read; writes to it have no effect. Follows
  /// [onDisappear](https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)).
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Starts an asynchronous action after the view appears, and cancels it when the view disappears.
  ///
  /// The action starts after the code that made the view appear has suspended or returned, so it comes after
  /// `onAppear`. It runs on the main actor. Follows
  /// [task](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)).
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts an asynchronous action after the view appears and whenever `id` changes; the previous action is cancelled.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
