/// A bar of a page or a window.
///
/// Follows [ToolbarPlacement](https://developer.apple.com/documentation/swiftui/toolbarplacement).
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar above.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above, with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar above, in a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar below; an ornament on visionOS.
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

  /// Hides the bar above the page.
  ///
  /// The form of `toolbar(_:for:)` before iOS 16.
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

  /// Has no effect: every title is one row.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Has no effect: all pages look alike.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect: a bar has no background, but a line.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Has no effect: a bar has no background, but a line.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Has no effect: a bar has no background, but a line.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect: bars have the colours of the page.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
}

extension View {
  /// Has no effect: bars have the colours of the page.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  {
    self
  }
}
