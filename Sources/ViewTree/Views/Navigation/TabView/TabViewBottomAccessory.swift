/// Where a view above the bar of a tab view stands.
///
/// Follows
/// [TabViewBottomAccessoryPlacement](https://developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above it.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private struct TabBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What stands above the bar of the tab view below.
  var tabBottomAccessory: AnyView? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }

  /// Where the view above the bar of a tab view stands: above it; `nil` elsewhere.
  ///
  /// Follows
  /// [tabViewBottomAccessoryPlacement](https://developer.apple.com/documentation/swiftui/environmentvalues/tabviewbottomaccessoryplacement).
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
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
