/// Publishes values for `@FocusedValue` and `@FocusedBinding`.
nonisolated struct FocusedValuesModifier: ViewModifier {
  let values: FocusedValues
  let isOfScene: Bool

  init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool = false) {
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    self.values = values
    self.isOfScene = isOfScene
  }

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FocusedValuesNode.self)
  }
}

private final class FocusedValuesNode: ModifierNode<FocusedValuesModifier>, ActivityObserver {
  override func didEvaluateContent(isFirst: Bool) { inputTree.focus.join(self) }
  override func willUnmount() { inputTree.focus.leave(self) }
  override var activityObserver: (any ActivityObserver)? { self }
  func activityChanged() { inputTree.focus.valuesChanged() }
}

extension FocusedValuesNode: FocusedValuePublisher {
  var focusedValues: FocusedValues { modifier.values }
  var isOfScene: Bool { modifier.isOfScene }
}
