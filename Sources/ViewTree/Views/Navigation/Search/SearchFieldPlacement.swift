/// The placement of a search field; in text it is always above the searched content, below the bar of a page.
///
/// Follows [SearchFieldPlacement](https://developer.apple.com/documentation/swiftui/searchfieldplacement).
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Above the searched content.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar; in text above the searched content.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the middle of the toolbar; in text above the searched content.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the sidebar; in text above the searched content.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

/// The condition under which the scopes of a search are shown; see `searchScopes`.
///
/// Follows [SearchScopeActivation](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public struct SearchScopeActivation: Hashable, Sendable {
  let needsText: Bool

  /// During the search.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// While the search text is not empty.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// During the search.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

/// A placement of search suggestions.
///
/// Follows [SearchSuggestionsPlacement](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement).
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// A set of placements.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The placements as bits: bit 0 is ``menu``, bit 1 ``content``.
    public let rawValue: Int
    /// Creates a set from its bits; see ``rawValue``.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a list below the field.
    public static let menu = Set(rawValue: 1)
    /// In the searched content.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// The default placement, a list below the field.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a list below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the searched content.
  public static let content = SearchSuggestionsPlacement(name: "content")
}
