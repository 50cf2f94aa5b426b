/// A bar of a page or a window.
///
/// Follows [ToolbarPlacement](https://developer.apple.com/documentation/swiftui/toolbarplacement).
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar above the page.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above the page, with its title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar above the page, called the toolbar of a window on a Mac.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar below the page, called an ornament on visionOS.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// A custom bar.
  ///
  /// Has no effect: text has no such bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar \(id)")
  }

  var isAbove: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }
  var isBelow: Bool { self == .bottomBar || self == .bottomOrnament }
}

/// A part that a bar has by default.
///
/// Follows [ToolbarDefaultItemKind](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind).
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Sets the visibility of bars of the page; without arguments, of the bar above.
  ///
  /// Follows [toolbar(_:for:)](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)).
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  /// Sets the visibility of bars of the page; without arguments, of the bar above.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  /// Removes a default part from the bar of the page; only the title can be removed.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(NavigationBarModifier(hidesTitle: defaultItemKind == .title))
  }

  nonisolated private func toolbarVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
    modifier(
      NavigationBarModifier(
        top: bars.isEmpty || bars.contains(where: \.isAbove) ? visibility : nil,
        bottom: bars.contains(where: \.isBelow) ? visibility : nil)
    )
    .transformPreference(TabBarVisibilityKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
  }
}
