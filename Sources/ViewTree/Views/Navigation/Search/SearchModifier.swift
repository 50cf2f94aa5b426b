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

/// Makes the content searchable; its node records the stacks inside, one of which may show the field.
nonisolated struct SearchModifier: ViewModifier {
  let search: Search

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    let node = slot.node { SearchNode(parent: $0, inputs: $1) }
    node.evaluateChild(content.modifier(SearchFieldModifier(search: modifier.search, stacks: node.stacks)))
  }
}

private final class SearchNode: ParentNode, PreferenceScope {
  private(set) lazy var stacks = SearchedStacks(.first, in: tree.graph, label: "searchable") { $0 == $1 }

  override var preferenceScope: (any PreferenceScope)? { self }

  func forgetPreference(_ key: ObjectIdentifier?) { if key == nil { stacks.viewsRearranged() } }
}

/// The first pages of the stacks in a searched view; the field belongs to the first one.
typealias SearchedStacks = PageSetting<ObjectIdentifier>

/// Shows the field above the searched content, or in the bar of the first page of a stack inside.
nonisolated private struct SearchFieldModifier: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".searchable" }

  let search: Search
  let stacks: SearchedStacks
  @State private var isActive = false
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
      if stacks.value == nil { bar }
      content
        .environment(\.searchBar, SearchBarSlot(bar: bar, stacks: stacks))
        .environment(\.isSearching, isActive.wrappedValue)
        .environment(\.dismissSearch, bar.dismiss)
        .environment(\.searchScopes, nil)
        .environment(\.searchSuggestions, nil)
        .environment(\.searchFocus, nil)
    }
  }
}

/// The field of a search around stacks, for the bar of the first page of one of them.
struct SearchBarSlot {
  let bar: SearchBar
  let stacks: SearchedStacks
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

/// The search field in the bar of a stack's first page.
///
/// While such a stack exists, the `searchable` modifier shows no field, even if a different page covers the first one.
nonisolated struct BarSearch: View, ViewPart {
  let slot: SearchBarSlot
  let page: NavigationPage

  @MainActor var body: some View { field.modifier(SearchedStackModifier(page: page, stacks: slot.stacks)) }

  @MainActor @ViewBuilder private var field: some View { if slot.stacks.value == ObjectIdentifier(page) { slot.bar } }
}

/// Records the stack of a page among those of a search.
nonisolated private struct SearchedStackModifier: NodeModifier {
  typealias NodeType = SearchedStackNode

  let page: NavigationPage
  let stacks: SearchedStacks
}

private final class SearchedStackNode: ModifierNode<SearchedStackModifier>, ActivityObserver {
  override func didEvaluateContent(isFirst: Bool) { updateSetting() }
  override func willUnmount() { modifier.stacks.remove(self) }
  override var activityObserver: (any ActivityObserver)? { self }
  func activityChanged() { updateSetting() }

  private func updateSetting() {
    if !isLeaving, isStackShown {
      modifier.stacks.set(ObjectIdentifier(modifier.page), for: self)
    } else {
      modifier.stacks.remove(self)
    }
  }

  /// Whether the containers in the searched view show the stack, as a tab view shows its selected tab.
  private var isStackShown: Bool {
    var next = modifier.page.model.node
    while let node = next, let container = node.container,
      container.inputs.environmentValues.searchBar?.stacks === modifier.stacks
    {
      guard node.isShownByContainer else { return false }
      next = container
    }
    return true
  }
}
