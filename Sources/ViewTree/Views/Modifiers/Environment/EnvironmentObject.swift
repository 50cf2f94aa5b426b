extension View {
  /// Sets an observable object in the environment, by its type.
  ///
  /// `nil` removes the object that an ancestor set.
  ///
  /// Follows [environment(_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:)).
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectType<T>()], value: object))
  }

  /// Sets an object in the environment, by its type, for `@EnvironmentObject`.
  ///
  /// Follows [environmentObject(_:)](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)).
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectType<T>()], value: object))
  }
}

/// A type as the argument of a subscript, so that a key path can contain it.
private struct ObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Object: AnyObject>(_: ObjectType<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}
