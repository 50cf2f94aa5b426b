/// The placement of an accessory of a tab view's bar.
///
/// Follows
/// [TabViewBottomAccessoryPlacement](https://developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above the bar.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private struct TabBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The accessory that the tab view inside shows above its bar.
  var tabBottomAccessory: AnyView? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }

  /// The placement of the accessory of a tab view's bar, always above it; `nil` outside of an accessory.
  ///
  /// Follows
  /// [tabViewBottomAccessoryPlacement](https://developer.apple.com/documentation/swiftui/environmentvalues/tabviewbottomaccessoryplacement).
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Places an accessory above the bar of a tab view, shared by all its tabs.
  ///
  ///     The home
  ///     > Now playing
  ///     -----------------
  ///      *Home*    List
  ///
  /// A tab view in the page style has no bar, and does not show it. Follows
  /// [tabViewBottomAccessory](https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:)).
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Places an accessory above the bar of a tab view while a condition is true.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
