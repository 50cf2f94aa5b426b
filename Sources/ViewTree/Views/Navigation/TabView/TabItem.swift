/// The label that a view sets for its tab.
enum TabItemValue: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Sets the content of the view's tab in the bar of a ``TabView``: a text, an image, a `Label`.
  ///
  /// Follows [tabItem(_:)](https://developer.apple.com/documentation/swiftui/view/tabitem(_:)).
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    var values = ContainerValues()
    values[TabItemValue.self] = AnyView(label())
    return modifier(ContainerValueTrait(containerValues: values))
  }
}
