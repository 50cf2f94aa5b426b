/// The effect of a search on the bar of the page.
///
/// Has no effect: the bar stays.
///
/// Follows
/// [SearchPresentationToolbarBehavior](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior).
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The bar stays visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// The size of a search field in a toolbar.
///
/// Has no effect: the field is one row.
///
/// Follows [SearchToolbarBehavior](https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior).
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field is a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension SearchFieldPlacement {
  /// The visibility of a field in a navigation bar.
  ///
  /// Has no effect: the field is always shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    /// The default behaviour of the platform.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// The field is always shown.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// Below the title of the page, with a display mode.
  ///
  /// The mode has no effect: the field is always shown.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

extension EnvironmentValues {
  /// The placement of search suggestions, always a list below the field.
  ///
  /// Follows
  /// [searchSuggestionsPlacement](https://developer.apple.com/documentation/swiftui/environmentvalues/searchsuggestionsplacement).
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

extension View {
  /// Has no effect: the bar of the page stays during a search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Has no effect: a search field is one row high.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Has no effect: only the user selects text in a search field.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
