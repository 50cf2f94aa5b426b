private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(text: nil, isPresented: nil, removeTokens: nil) }
}

/// An action that ends the view's search: clears its text, and removes the focus from its field.
///
/// Has no effect on a view without a search. Follows
/// [DismissSearchAction](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
nonisolated public struct DismissSearchAction {
  let text: Binding<String>?
  let isPresented: Binding<Bool>?
  let removeTokens: (() -> Void)?

  /// Clears the text of the search, and ends it.
  @MainActor @preconcurrency public func callAsFunction() {
    text?.wrappedValue = ""
    removeTokens?()
    isPresented?.wrappedValue = false
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user is searching: the field got the focus, and the search was not
  /// ended since.
  ///
  /// Available in the view that `searchable` modifies. Follows
  /// [isSearching](https://developer.apple.com/documentation/swiftui/environmentvalues/issearching).
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the view's search.
  ///
  /// Follows [dismissSearch](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch).
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

// Values for the field that modifiers around `searchable` set.

/// The scopes of a search: views with tags.
struct SearchScopes {
  let content: AnyView
  let activation: SearchScopeActivation
  /// Returns whether a tag is the selected scope.
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

/// The focus state to which a search field is connected.
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
  /// Adds scopes to the search in the view; during the search they are shown below the field, one of them selected.
  ///
  ///     >Q pe              < X
  ///     [*All*| Fruit | Nuts ]
  ///
  /// The scopes are views with tags. Follows
  /// [searchScopes](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)).
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Adds scopes to the search in the view, with the condition under which they are shown.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        content: AnyView(scopes()), activation: activation, isChosen: { $0 == AnyHashable(scope.wrappedValue) },
        choose: { if let value = $0.base as? V { scope.wrappedValue = value } }))
  }

  /// Adds suggestions to the search in the view, shown in a list below the field during the search.
  ///
  ///     >Q pe              <
  ///      +---------+
  ///      |   Pear  |
  ///      |   Peach |
  ///      +---------+
  ///
  /// A view with `searchCompletion` is a row that can be chosen: its text replaces the typed text. The key Down moves
  /// from the field to the rows; Escape closes the list until the text changes. Without rows there is no list. Follows
  /// [searchSuggestions](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)).
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets the visibility of suggestions in some placements; in text they are in a list below the field, which is hidden
  /// if `.menu` is hidden.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) {
      if visibility == .hidden, placements.contains(.menu) { $0 = nil }
    }
  }

  /// Binds the focus of the search field in the view to a Boolean state.
  ///
  /// Follows [searchFocused(_:)](https://developer.apple.com/documentation/swiftui/view/searchfocused(_:)).
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus(cell: binding.location, value: AnyHashable(true)))
  }

  /// Binds the focus of the search field in the view to a state, which has the given value while the field is focused.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, SearchFocus(cell: binding.location, value: AnyHashable(value)))
  }
}
