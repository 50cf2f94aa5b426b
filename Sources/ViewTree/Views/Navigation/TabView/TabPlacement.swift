/// Where a tab view that becomes a side bar shows its tabs.
///
/// Follows [AdaptableTabBarPlacement](https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement).
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Where the platform likes.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In the side bar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands.
///
/// Follows [TabPlacement](https://developer.apple.com/documentation/swiftui/tabplacement).
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// Where the platform likes.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the end of the bar, where it always is.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the side bar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a user may do with a tab where tabs can be arranged.
///
/// Follows [TabCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior).
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// What the platform likes.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// To move it, and not to hide it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// Where a tab view shows its bar.
///
/// Follows [TabBarPlacement](https://developer.apple.com/documentation/swiftui/tabbarplacement).
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Above.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// Below.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In the pages that can be turned.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// In what floats beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the tab view around shows its bar; `nil` outside of one.
  ///
  /// Follows [tabBarPlacement](https://developer.apple.com/documentation/swiftui/environmentvalues/tabbarplacement).
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the side bar of the tab view around is shown, with its sections: there is none.
  ///
  /// Follows
  /// [isTabBarShowingSections](https://developer.apple.com/documentation/swiftui/environmentvalues/istabbarshowingsections).
  public var isTabBarShowingSections: Bool { false }
}

/// Whether a section of tabs is open in the side bar.
///
/// Follows [TabSectionExpansion](https://developer.apple.com/documentation/swiftui/tabsectionexpansion).
public struct TabSectionExpansion: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = TabSectionExpansion(name: "automatic")
  /// Closed.
  public static let collapsed = TabSectionExpansion(name: "collapsed")
  /// Open.
  public static let expanded = TabSectionExpansion(name: "expanded")
}

extension TabContent {
  /// Accepted: tabs have no sidebar.
  ///
  /// Follows
  /// [defaultSectionExpansion(_:)](https://developer.apple.com/documentation/swiftui/tabcontent/defaultsectionexpansion(_:)).
  nonisolated public func defaultSectionExpansion(_ expansion: TabSectionExpansion) -> some TabContent<TabValue> {
    self
  }

  /// Accepted: the tabs are in one bar, with all of them.
  ///
  /// Follows [tabPlacement(_:)](https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)).
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Accepted: the tabs are in one bar, with all of them.
  ///
  /// Follows
  /// [defaultVisibility(_:for:)](https://developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:)).
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Accepted: users do not arrange the tabs of a bar.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Accepted: users do not arrange the tabs of a bar.
  ///
  /// Follows
  /// [customizationBehavior(_:for:)](https://developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:)).
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Accepted: tabs have no sidebar, in which sections have actions.
  ///
  /// Follows
  /// [sectionActions(content:)](https://developer.apple.com/documentation/swiftui/tabcontent/sectionactions(content:)).
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Accepted: tabs have no sidebar, in which rows are swiped.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Accepted: what is held over a control does not press it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
}

extension View {
  /// Accepted: tabs have no sidebar.
  ///
  /// Follows
  /// [defaultAdaptableTabBarPlacement(_:)](https://developer.apple.com/documentation/swiftui/view/defaultadaptabletabbarplacement(_:)).
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
