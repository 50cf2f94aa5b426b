/// A search, with the text and the prompt of its field.
nonisolated struct Search {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text
  var tokens: SearchTokens?

  init(_ text: Binding<String>, _ isPresented: Binding<Bool>? = nil, _ prompt: Text?, _ tokens: SearchTokens? = nil) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt ?? Text("Search")
    self.tokens = tokens
  }
}

/// The tokens of a search, with erased types.
nonisolated struct SearchTokens {
  /// Creates the views of the tokens.
  let views: () -> AnyView
  /// Creates the rows for suggested tokens.
  let suggestions: () -> [OptionList.Option]
  let isEmpty: () -> Bool
  let removeLast: () -> Void
  let removeAll: () -> Void
  let add: (Any) -> Void

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    views = { AnyView(ForEach(tokens.wrappedValue) { SearchToken(label: token($0)) }) }
    suggestions = {
      (suggested?.wrappedValue).map {
        $0.map { OptionList.Option(id: ["token", $0.id], view: AnyView(token($0).searchCompletion($0))) }
      } ?? []
    }
    isEmpty = { tokens.wrappedValue.isEmpty }
    removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } }
    removeAll = { tokens.wrappedValue.removeAll() }
    add = { if let new = $0 as? C.Element { tokens.wrappedValue.append(new) } }
  }
}

/// A token before the text: `(red)`.
nonisolated private struct SearchToken<Label: View>: View {
  let label: Label

  @MainActor var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: "(")
      label
      Text(verbatim: ") ")
    }
    .lineLimit(1)
    .fixedSize()
  }
}

/// Shows the field above the searched content, or in the bar of the first page of a stack inside.
nonisolated struct SearchModifier: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".searchable" }

  let search: Search
  @State private var isActive = false
  @State private var isInBar = false
  @FocusState private var isFocused: Bool
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchFocus) private var focus
  @Environment(\.submitScope) private var submitScope

  @MainActor func body(content: Content) -> some View {
    let isActive = search.isPresented ?? $isActive
    let bar = SearchBar(
      search: search, isActive: isActive, isFocused: $isFocused, scopes: scopes, suggestions: suggestions,
      focus: focus)
    VStack(alignment: .leading, spacing: 0) {
      if !isInBar { bar }
      content
        .environment(\.searchBar, SearchBarSlot(bar: bar, isInBar: $isInBar))
        .environment(\.isSearching, isActive.wrappedValue)
        .environment(\.dismissSearch, bar.dismiss)
        .environment(\.searchScopes, nil)
        .environment(\.searchSuggestions, nil)
        .environment(\.searchFocus, nil)
    }
  }
}

/// The field of a search around a stack, for the bar of its first page.
struct SearchBarSlot {
  let bar: SearchBar
  let isInBar: Binding<Bool>
}

private struct SearchBarKey: BoundedKey {
  static var defaultValue: SearchBarSlot? { nil }
}

extension EnvironmentValues {
  var searchBar: SearchBarSlot? {
    get { self[SearchBarKey.self] }
    set { self[SearchBarKey.self] = newValue }
  }
}

/// The field in the bar of a page; from then on the `searchable` modifier does not show it, also while the page is
/// covered.
nonisolated struct BarSearch: View, ViewPart {
  let slot: SearchBarSlot

  @MainActor var body: some View {
    let isInBar = slot.isInBar
    slot.bar.onAppear { isInBar.wrappedValue = true }
  }
}
