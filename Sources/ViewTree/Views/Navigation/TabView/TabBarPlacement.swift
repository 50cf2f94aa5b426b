/// The placement of a tab view's bar.
///
/// Follows [TabBarPlacement](https://developer.apple.com/documentation/swiftui/tabbarplacement).
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Above the content.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// Below the content.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In the index of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// In an ornament beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// The placement of the bar of the surrounding tab view; `nil` outside of one.
  ///
  /// Follows [tabBarPlacement](https://developer.apple.com/documentation/swiftui/environmentvalues/tabbarplacement).
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}
