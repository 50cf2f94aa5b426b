/// Publishes values for `@FocusedValue` and `@FocusedBinding`.
nonisolated struct FocusedValuesModifier: ViewModifier {
  typealias Body = Never

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

private final class FocusedValuesNode: ModifierNode<FocusedValuesModifier> {
  override func didEvaluateContent(isFirst: Bool) { inputTree.focus.join(self) }
  override func willUnmount() { inputTree.focus.leave(self) }
  override func activityChanged() { inputTree.focus.valuesChanged() }
}

extension FocusedValuesNode: FocusedValuePublisher {
  var focusedValues: FocusedValues { modifier.values }
  var isOfScene: Bool { modifier.isOfScene }
}

extension View {
  /// Publishes a value while the focus is in the view, for `@FocusedValue` and `@FocusedBinding`.
  ///
  /// `nil` publishes nothing: the next view around counts. Follows
  /// [focusedValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)).
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValuesModifier(keyPath, value))
  }

  /// Publishes an observable object by its type while the focus is in the view; `nil` publishes nothing.
  ///
  /// Follows [focusedValue(_:)](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:)).
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValuesModifier(\.[FocusedObjectType<T>()], object))
  }

  /// Publishes a value while the view is shown, wherever the focus is.
  ///
  /// What a view around the focus publishes comes first; of several views elsewhere the last in the order of the tree
  /// counts. `nil` publishes nothing. Follows
  /// [focusedSceneValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)).
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValuesModifier(keyPath, value, isOfScene: true))
  }

  /// Publishes an observable object by its type while the view is shown, wherever the focus is.
  ///
  /// Follows [focusedSceneValue(_:)](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:)).
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValuesModifier(\.[FocusedObjectType<T>()], object, isOfScene: true))
  }

  /// Publishes an object by its type while the focus is in the view, for `@FocusedObject`; `nil` publishes nothing.
  ///
  /// Follows [focusedObject(_:)](https://developer.apple.com/documentation/swiftui/view/focusedobject(_:)).
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValuesModifier(\.[FocusedObjectType<T>()], object))
  }

  /// Publishes an object by its type while the view is shown, wherever the focus is, for `@FocusedObject`.
  ///
  /// Follows [focusedSceneObject(_:)](https://developer.apple.com/documentation/swiftui/view/focusedsceneobject(_:)).
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValuesModifier(\.[FocusedObjectType<T>()], object, isOfScene: true))
  }
}
