extension View {
  /// Makes the view a suggestion whose text replaces the typed text when it is chosen.
  ///
  /// Among `searchSuggestions` the view is a row; elsewhere it is only shown. Follows
  /// [searchCompletion(_:)](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)).
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes the view a suggestion whose token is added to the search when it is chosen.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}

/// The effect of choosing a suggestion.
enum SearchSuggestion {
  case text(String)
  case token(any Identifiable)
}

private struct CompleteSearchKey: EnvironmentKey {
  static var defaultValue: ((SearchSuggestion) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Applies a suggestion; `nil` outside of a list of suggestions.
  var completeSearch: ((SearchSuggestion) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

nonisolated private struct SearchCompletionModifier: ViewModifier {
  let completion: SearchSuggestion
  @Environment(\.completeSearch) private var complete

  @MainActor func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}
