// Settings of bars, containers and rows that have one look in text.

/// The behaviour of a tab bar that becomes smaller; in text its size is fixed.
///
/// Follows [TabBarMinimizeBehavior](https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar becomes smaller while the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar becomes smaller while the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The behaviour of a selected search tab; in text it is shown like other tabs.
///
/// Follows [TabSearchActivation](https://developer.apple.com/documentation/swiftui/tabsearchactivation).
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The selection of the tab starts the search.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// The container that a background belongs to.
///
/// Has no effect: the background of a container is the page.
///
/// Follows
/// [ContainerBackgroundPlacement](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement).
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The background of a page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The background of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The background of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The background of a store of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension View {
  /// Has no effect: the size of a tab bar is fixed.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Has no effect: a search starts in its field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Has no effect: tabs have no sidebar.
  nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Has no effect: tabs have no sidebar.
  nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Has no effect: tabs have no sidebar.
  nonisolated public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Has no effect: the background of a container is the page.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Has no effect: the background of a container is the page.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Has no effect: sections have the margins of their style.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Has no effect: a list has no index at its side.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Has no effect: a list has no index at its side.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Has no effect: a list has no index at its side.
  @_disfavoredOverload nonisolated public func sectionIndexLabel(_ label: String?) -> some View { self }

  /// Has no effect: a page does not show its file.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Has no effect: a page does not show its file.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Has no effect: a title stands one column behind its icon.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Has no effect: an icon is one column wide.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Has no effect: the rows of a wheel are one line high.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}

/// The size of a title.
///
/// Has no effect: every title is one row.
///
/// Follows [ToolbarTitleDisplayMode](https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode).
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// A small title in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// A large title in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// The purpose of a page.
///
/// Has no effect: all pages look alike.
///
/// Follows [ToolbarRole](https://developer.apple.com/documentation/swiftui/toolbarrole).
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A page for browsing, with back and forward.
  public static let browser = ToolbarRole(name: "browser")
  /// A page for editing a document.
  public static let editor = ToolbarRole(name: "editor")
  /// A page of a stack, with a way back.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// The changes that a user may make to an item if bars can be arranged.
///
/// Follows
/// [ToolbarCustomizationBehavior](https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior).
public struct ToolbarCustomizationBehavior: Sendable {
  /// The item can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The item can be moved.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The item cannot be changed.
  public static let disabled = ToolbarCustomizationBehavior()
}

extension View {
  /// Has no effect: every title is one row.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Has no effect: all pages look alike.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect: a bar has a line and no background.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Has no effect: a bar has a line and no background.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Has no effect: a bar has a line and no background.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect: bars have the colours of the page.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Has no effect: bars have the colours of the page.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  {
    self
  }
}

extension ToolbarContent {
  /// Has no effect: pages are exchanged at once.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Has no effect: the items of a bar have no background.
  ///
  /// Follows
  /// [sharedBackgroundVisibility(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/sharedbackgroundvisibility(_:)).
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Removes the items if they are hidden by default; users cannot add them in text.
  ///
  /// Follows
  /// [defaultCustomization(_:options:)](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:)).
  @ToolbarContentBuilder nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    if defaultVisibility != .hidden || options.contains(.alwaysAvailable) { self }
  }

  /// Has no effect: users do not arrange the items of a bar.
  ///
  /// Follows
  /// [customizationBehavior(_:)](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/customizationbehavior(_:)).
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Has no effect: the items of a bar have no background.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    self
  }
}

/// The options of an item for a user who arranges a bar.
///
/// Follows [ToolbarCustomizationOptions](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions).
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is either always in the bar or never offered.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}
