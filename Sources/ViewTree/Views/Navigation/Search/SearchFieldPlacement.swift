/// Where a search field stands; on a text platform always above what is searched, below the bar of a page.
///
/// Follows [SearchFieldPlacement](https://developer.apple.com/documentation/swiftui/searchfieldplacement).
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a field in a navigation bar is always shown; here it is.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the platform does.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String

  /// Above what is searched.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar; here above what is searched.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the middle of the toolbar; here above what is searched.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the side bar; here above what is searched.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the title of the page; it is always shown.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// When the scopes of a search are shown; see `searchScopes`.
///
/// Follows [SearchScopeActivation](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public struct SearchScopeActivation: Hashable, Sendable {
  let needsText: Bool

  /// While the search is going on.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// While there is something to be searched for.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// While the search is going on.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

/// Where suggestions for a search are shown.
///
/// Follows
/// [SearchSuggestionsPlacement](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement).
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is ``menu``, bit 1 ``content``.
    public let rawValue: Int
    /// The places whose bits are set; see ``rawValue``.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a list below the field.
    public static let menu = Set(rawValue: 1)
    /// In what is searched.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// As the platform does: in a list below the field.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a list below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In what is searched.
  public static let content = SearchSuggestionsPlacement(name: "content")
}

/// What a search does with the bar of the page; on a text platform nothing.
///
/// Follows
/// [SearchPresentationToolbarBehavior](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior).
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Whether the field of a search becomes small; on a text platform it is one row.
///
/// Follows [SearchToolbarBehavior](https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior).
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button that becomes a field.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Accepted: the bar of the page stays while something is searched.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Accepted: the field of a search is one row.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Accepted: the text of a search is selected by its user.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
