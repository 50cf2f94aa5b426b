/// The placement of tabs in a tab view that can become a sidebar.
///
/// Follows [AdaptableTabBarPlacement](https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement).
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The default placement of the platform.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The tabs are in the tab bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The tabs are in the sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The placement of a tab.
///
/// Follows [TabPlacement](https://developer.apple.com/documentation/swiftui/tabplacement).
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The default placement of the platform.
  public static let automatic = TabPlacement(name: "automatic")
  /// The tab is at the end of the bar and always visible.
  public static let pinned = TabPlacement(name: "pinned")
  /// The tab is only in the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The changes that a user may make to a tab if tabs can be arranged.
///
/// Follows [TabCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior).
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab cannot be changed.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// The tab can be moved, but not hidden.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the sidebar of the tab view shows its sections; always false, because there
  /// is no sidebar.
  ///
  /// Follows
  /// [isTabBarShowingSections](https://developer.apple.com/documentation/swiftui/environmentvalues/istabbarshowingsections).
  public var isTabBarShowingSections: Bool { false }
}

/// The expansion of a section of tabs in the sidebar.
///
/// Follows [TabSectionExpansion](https://developer.apple.com/documentation/swiftui/tabsectionexpansion).
public struct TabSectionExpansion: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = TabSectionExpansion(name: "automatic")
  /// The section is closed.
  public static let collapsed = TabSectionExpansion(name: "collapsed")
  /// The section is open.
  public static let expanded = TabSectionExpansion(name: "expanded")
}

extension TabContent {
  /// Has no effect: tabs have no sidebar.
  ///
  /// Follows
  /// [defaultSectionExpansion(_:)](https://developer.apple.com/documentation/swiftui/tabcontent/defaultsectionexpansion(_:)).
  nonisolated public func defaultSectionExpansion(_ expansion: TabSectionExpansion) -> some TabContent<TabValue> {
    self
  }

  /// Has no effect: all tabs are in one bar.
  ///
  /// Follows [tabPlacement(_:)](https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)).
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Has no effect: all tabs are in one bar.
  ///
  /// Follows
  /// [defaultVisibility(_:for:)](https://developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:)).
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Has no effect: users do not arrange the tabs of a bar.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Has no effect: users do not arrange the tabs of a bar.
  ///
  /// Follows
  /// [customizationBehavior(_:for:)](https://developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:)).
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Has no effect: tabs have no sidebar, whose sections could have actions.
  ///
  /// Follows
  /// [sectionActions(content:)](https://developer.apple.com/documentation/swiftui/tabcontent/sectionactions(content:)).
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Has no effect: tabs have no sidebar, whose rows could be swiped.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Has no effect: dragged content held over a control does not press it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
}

extension View {
  /// Has no effect: tabs have no sidebar.
  ///
  /// Follows
  /// [defaultAdaptableTabBarPlacement(_:)](https://developer.apple.com/documentation/swiftui/view/defaultadaptabletabbarplacement(_:)).
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
