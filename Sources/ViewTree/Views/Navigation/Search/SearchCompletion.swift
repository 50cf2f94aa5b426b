extension View {
  /// Makes the view a suggestion that is chosen: the text takes the place of what was typed.
  ///
  /// Among `searchSuggestions` the view is a row; elsewhere it is only shown. Follows
  /// [searchCompletion(_:)](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)).
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: .text(completion)))
  }

  /// Makes the view a suggestion that is chosen: the token is added to the search.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletion(completion: .token(token)))
  }
}

/// What a suggestion does.
enum SearchSuggestion {
  case text(String)
  case token(any Identifiable)
}

private struct CompleteSearchKey: EnvironmentKey {
  static var defaultValue: ((SearchSuggestion) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Does what a suggestion says; `nil` where there are none.
  var completeSearch: ((SearchSuggestion) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

nonisolated private struct SearchCompletion: ViewModifier {
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
