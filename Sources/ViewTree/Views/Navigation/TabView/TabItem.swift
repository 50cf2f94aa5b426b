/// What a view says of the tab that it is shown by.
enum TabItemValue: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Sets what the view's tab shows in the bar of a ``TabView``: a text, an image, a `Label`.
  ///
  /// Follows [tabItem(_:)](https://developer.apple.com/documentation/swiftui/view/tabitem(_:)).
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    var values = ContainerValues()
    values[TabItemValue.self] = AnyView(label())
    return modifier(ContainerValueTrait(containerValues: values))
  }
}
