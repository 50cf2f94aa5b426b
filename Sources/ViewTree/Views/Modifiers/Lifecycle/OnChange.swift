/// Calls an action when a value differs from that of the last update.
nonisolated struct OnChangeModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let isInitial: Bool
  /// Whether the action of the view before the change is called, with the values that it captured.
  let runsOldAction: Bool
  let action: (Value, Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: OnChangeNode<Value>.self)
  }
}

/// A node that compares the value in each update and calls the action afterwards; several changes before that are one.
///
/// A view that its container keeps without showing it calls no action, except on a page below others.
private final class OnChangeNode<Value: Equatable>: AppearanceNode<OnChangeModifier<Value>> {
  /// The modifier of the last update before the changes whose action is pending.
  private var old: OnChangeModifier<Value>?
  private var event = 0
  private var runs = 0

  private var isChanged = false

  override func willUpdate(to modifier: OnChangeModifier<Value>) {
    guard old == nil, self.modifier.value != modifier.value, isShownOrCovered else { return }
    old = self.modifier
    isChanged = true
  }

  override func didEvaluateContent(isFirst: Bool) {
    super.didEvaluateContent(isFirst: isFirst)
    if isChanged { tree.effects.add { [self] in valueChanged() } }
    isChanged = false
  }

  override func didAppear() {
    let modifier = modifier
    if modifier.isInitial { tree.effects.add { modifier.action(modifier.value, modifier.value) } }
  }

  private func valueChanged() {
    guard let old, old.value != modifier.value, isShownOrCovered else { return self.old = nil }
    self.old = nil
    if event != tree.eventCount { (event, runs) = (tree.eventCount, 0) }
    runs += 1
    if runs <= tree.changeLimit {
      (old.runsOldAction ? old : modifier).action(old.value, modifier.value)
    } else if runs == tree.changeLimit + 1 {
      reportCycle()
    }
  }

  private func reportCycle() {
    tree.report(
      """
      onChange(of: \(typeName(Value.self))) action tried to update multiple times per frame: it ran \(tree.changeLimit) times \
      for one event, and its value changed again. Look for an action that writes the value that it observes, or for \
      two that write each other's, and write a value only if it differs.
      """, at: self)
  }
}

extension View {
  /// Calls an action with the old and the new value when a value changes.
  ///
  /// Values are compared once in an update, so that several writes of one event are one change. The action is called
  /// after the update, and can write state. With `initial` it is also called when the view appears, with the same value
  /// twice. An action that keeps changing its own value is stopped after two calls for one event, with an issue that
  /// names the view. Follows
  /// [onChange](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)).
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial, runsOldAction: false, action: action))
  }

  /// Calls an action when a value changes; with `initial` also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls an action with the new value when a value changes; the form before iOS 17.
  ///
  /// As in SwiftUI, the action of the view *before* the change is called: properties that it captured have their old
  /// values, and only the parameter is new.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: false, runsOldAction: true) { action($1) })
  }
}
