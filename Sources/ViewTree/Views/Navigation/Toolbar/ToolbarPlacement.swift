/// A bar.
///
/// Follows [ToolbarPlacement](https://developer.apple.com/documentation/swiftui/toolbarplacement).
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar above.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above, with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar above, of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar below, as of visionOS.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// A bar of the user's own; a text platform has none.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar \(id)")
  }

  var isAbove: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }
  var isBelow: Bool { self == .bottomBar || self == .bottomOrnament }
}

/// How large a title is; in a terminal each is one row.
///
/// Follows [ToolbarTitleDisplayMode](https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode).
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// What a page is for.
///
/// Follows [ToolbarRole](https://developer.apple.com/documentation/swiftui/toolbarrole).
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ToolbarRole(name: "automatic")
  /// To move about, as in a browser.
  public static let browser = ToolbarRole(name: "browser")
  /// To edit a document.
  public static let editor = ToolbarRole(name: "editor")
  /// To go down and back.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// What a bar has by itself.
///
/// Follows [ToolbarDefaultItemKind](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind).
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Says whether bars of the page show; without a bar it is the one above.
  ///
  /// Follows [toolbar(_:for:)](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)).
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  /// Says whether bars of the page show; without a bar it is the one above.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  /// Takes something away that the bar of the page has by itself: the title.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(NavigationBarModifier(hidesTitle: defaultItemKind == .title))
  }

  /// Says whether the bar above the page is hidden; the form of `toolbar(_:for:)` before iOS 16.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  nonisolated private func toolbarVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
    modifier(
      NavigationBarModifier(
        top: bars.isEmpty || bars.contains(where: \.isAbove) ? visibility : nil,
        bottom: bars.contains(where: \.isBelow) ? visibility : nil)
    )
    .transformPreference(TabBarVisibilityKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
  }

  /// Accepted: every title is one row.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Accepted: a page looks the same whatever it is for.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted: nothing is behind a bar, and a line below it.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepted: nothing is behind a bar, and a line below it.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepted: nothing is behind a bar, and a line below it.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted: bars are as the page.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
}

extension View {
  /// Accepted: bars are as the page.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  {
    self
  }
}
