// What SwiftUI says of bars, containers and rows that a text platform shows in one way.

/// When a tab bar becomes smaller; here it does not.
///
/// Follows [TabBarMinimizeBehavior](https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What happens to the tab of a search when it is chosen; here it is shown as any other.
///
/// Follows [TabSearchActivation](https://developer.apple.com/documentation/swiftui/tabsearchactivation).
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search begins.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Of what a background is meant to be; here what is behind is the page.
///
/// Follows
/// [ContainerBackgroundPlacement](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement).
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Of a page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// Of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// Of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// Of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// Of a subscription.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension View {
  /// Accepted: a tab bar stays as it is.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Accepted: a search is begun in its field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Accepted: tabs have no sidebar.
  nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Accepted: tabs have no sidebar.
  nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Accepted: tabs have no sidebar.
  nonisolated public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Accepted: what is behind a container is the page.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Accepted: what is behind a container is the page.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Accepted: sections have the margins of their style.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Accepted: a list has no index at its side.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted: a list has no index at its side.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Accepted: a list has no index at its side.
  @_disfavoredOverload nonisolated public func sectionIndexLabel(_ label: String?) -> some View { self }

  /// Accepted: a page does not show its file.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Accepted: a page does not show its file.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Accepted: a title stands one column behind its icon.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepted: an icon is one column wide.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Accepted: the rows of a wheel are one line high.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
