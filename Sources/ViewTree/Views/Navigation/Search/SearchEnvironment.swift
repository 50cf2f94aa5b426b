private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(text: nil, isPresented: nil, removeTokens: nil) }
}

/// Ends the search that the view is in: its text is empty then, and its field has not the focus.
///
/// Where the view is in none it does nothing. Follows
/// [DismissSearchAction](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
nonisolated public struct DismissSearchAction {
  let text: Binding<String>?
  let isPresented: Binding<Bool>?
  let removeTokens: (() -> Void)?

  /// Ends the search.
  @MainActor @preconcurrency public func callAsFunction() {
    text?.wrappedValue = ""
    removeTokens?()
    isPresented?.wrappedValue = false
  }
}

extension EnvironmentValues {
  /// Whether the user searches in what the view is in: the field has, or had, the focus, and the search was not ended.
  ///
  /// Read in what `searchable` modifies. Follows
  /// [isSearching](https://developer.apple.com/documentation/swiftui/environmentvalues/issearching).
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search that the view is in.
  ///
  /// Follows [dismissSearch](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch).
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Where suggestions are shown that are shown here: always in a list below the field.
  ///
  /// Follows
  /// [searchSuggestionsPlacement](https://developer.apple.com/documentation/swiftui/environmentvalues/searchsuggestionsplacement).
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

// What is said around `searchable` for its field.

/// The scopes of a search: views with tags.
struct SearchScopes {
  let content: AnyView
  let activation: SearchScopeActivation
  /// Whether a tag is the scope that is chosen.
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
}

private struct SearchScopesKey: BoundedKey {
  static var defaultValue: SearchScopes? { nil }
}

private struct SearchSuggestionsKey: BoundedKey {
  static var defaultValue: AnyView? { nil }
}

private struct SearchFocusKey: BoundedKey {
  static var defaultValue: SearchFocus? { nil }
}

/// The state of the focus that a search field is connected with.
struct SearchFocus {
  let cell: FocusCell?
  let value: AnyHashable
}

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Adds scopes to the search in the view: while it goes on, one of them is chosen below the field.
  ///
  ///     >Q pe              < X
  ///     [*All*| Fruit | Nuts ]
  ///
  /// The scopes are views with tags. Follows
  /// [searchScopes](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)).
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Adds scopes to the search in the view, and says when they are shown.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        content: AnyView(scopes()), activation: activation, isChosen: { $0 == AnyHashable(scope.wrappedValue) },
        choose: { if let value = $0.base as? V { scope.wrappedValue = value } }))
  }

  /// Adds suggestions to the search in the view: a list below the field, while the search goes on.
  ///
  ///     >Q pe              <
  ///      +---------+
  ///      |   Pear  |
  ///      |   Peach |
  ///      +---------+
  ///
  /// A view with `searchCompletion` is a row that is chosen: its text takes the place of what was typed. Down goes from the
  /// field to the rows; Escape closes the list until something else is typed. Without rows there is none. Follows
  /// [searchSuggestions](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)).
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Says whether suggestions are shown in some places; those of a text platform are in a list below the field, and not
  /// shown where `.menu` is hidden.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) {
      if visibility == .hidden, placements.contains(.menu) { $0 = nil }
    }
  }

  /// Connects the field of the search in the view with a state of the focus.
  ///
  /// Follows [searchFocused(_:)](https://developer.apple.com/documentation/swiftui/view/searchfocused(_:)).
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus(cell: binding.location, value: AnyHashable(true)))
  }

  /// Connects the field of the search in the view with a state of the focus that has a value then.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, SearchFocus(cell: binding.location, value: AnyHashable(value)))
  }
}
