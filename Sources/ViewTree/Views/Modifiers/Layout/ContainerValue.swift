extension View {
  /// Passes a value to the view's container.
  ///
  /// Follows [containerValue(_:_:)](https://developer.apple.com/documentation/swiftui/view/containervalue(_:_:)).
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(ContainerValueTrait(containerValues: values))
  }
}
