private struct TabBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What stands above the bar of the tab view below.
  var tabBottomAccessory: AnyView? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Puts a view above the bar of a tab view, the same for all its tabs.
  ///
  ///     The home
  ///     > Now playing
  ///     -----------------
  ///      *Home*    List
  ///
  /// A tab view of pages, which has no bar, does not show it. Follows
  /// [tabViewBottomAccessory](https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:)).
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Puts a view above the bar of a tab view while a condition holds.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
