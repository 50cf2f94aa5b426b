extension View {
  /// Publishes a value while the focus is in the view, for `@FocusedValue` and `@FocusedBinding`.
  ///
  /// `nil` publishes no value: the next enclosing view counts. Follows
  /// [focusedValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)).
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValuesModifier(keyPath, value))
  }

  /// Publishes an observable object by its type while the focus is in the view; `nil` publishes none.
  ///
  /// Follows [focusedValue(_:)](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:)).
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValuesModifier(\.[FocusedObjectType<T>()], object))
  }

  /// Publishes a value while the view is shown, wherever the focus is.
  ///
  /// Values published by views around the focus take precedence; of several other views the last in tree order counts.
  /// `nil` publishes no value. Follows
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

  /// Publishes an object by its type while the focus is in the view, for `@FocusedObject`; `nil` publishes none.
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
