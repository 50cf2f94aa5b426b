/// The field of a search, with its scopes below it.
nonisolated struct SearchBar: View, ViewPart {
  let search: Search
  @Binding var isActive: Bool
  let isFocused: FocusState<Bool>.Binding
  let scopes: SearchScopes?
  let suggestions: AnyView?
  let focus: SearchFocus?
  @State private var caret = EditedText.Selection.end

  init(
    search: Search, isActive: Binding<Bool>, isFocused: FocusState<Bool>.Binding, scopes: SearchScopes?,
    suggestions: AnyView?, focus: SearchFocus?
  ) {
    self.search = search
    _isActive = isActive
    self.isFocused = isFocused
    self.scopes = scopes
    self.suggestions = suggestions
    self.focus = focus
  }

  /// The action that ends the search.
  var dismiss: DismissSearchAction {
    DismissSearchAction(text: search.text, isPresented: $isActive, removeTokens: search.tokens?.removeAll)
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        SearchSuggestions(search: search, isActive: isActive, suggestions: suggestions, caret: $caret) {
          SearchField(search: search, isActive: $isActive, isFocused: isFocused, focus: focus, caret: $caret)
        }
        if isActive {
          Button {
            dismiss()
          } label: {
            Image(systemName: "xmark")
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Cancel")
        }
      }
      // The suggestions handle Escape first: while their list is open, it closes that.
      .onKey { key in
        guard isActive, key == .escape else { return false }
        dismiss()
        return true
      }
      if isActive, let scopes { SearchScopeBar(scopes: scopes, text: search.text) }
    }
    .onAppear { if isActive { isFocused.wrappedValue = true } }
    .onChange(of: isActive) { _, isActive in isFocused.wrappedValue = isActive }
  }
}

/// The field itself: the search symbol, tokens, and the text.
///
///     [Q Search          ]     >Q (red) pe          <
nonisolated private struct SearchField: View {
  let search: Search
  @Binding var isActive: Bool
  let isFocused: FocusState<Bool>.Binding
  let focus: SearchFocus?
  @Binding var caret: EditedText.Selection
  @Environment(\.glyphs) private var glyphs
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let ends = glyphs.fieldEnds(FieldState(isFocused: isFocused.wrappedValue, isEnabled: isEnabled))
    let (search, isActive) = (search, $isActive)
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: ends.leading)
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      Text(verbatim: " ")
      if let tokens = search.tokens { TokenViews(tokens: tokens) }
      FieldEditor(
        source: FieldSource(text: search.text), draft: .constant(nil), isSecure: false, axis: .horizontal,
        events: FieldEvents(editingChanged: { if $0 { isActive.wrappedValue = true } }), isFocused: isFocused,
        placeholder: search.prompt, trigger: .search, caret: $caret
      )
      .modifier(FocusedModifier(cell: focus?.cell, value: focus?.value ?? AnyHashable(true)))
      Text(verbatim: ends.trailing)
    }
    .onKey { handle($0) }
    .semantics(semantics)
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.textField, label: search.prompt.plainText)
    let text = search.text
    semantics.value = { text.wrappedValue }
    return semantics
  }

  /// Handles Delete at the start of the text, which removes the last token.
  @MainActor private func handle(_ key: Key) -> Bool {
    guard key == .delete, let tokens = search.tokens, !tokens.isEmpty() else { return false }
    tokens.removeLast()
    return true
  }
}

nonisolated private struct TokenViews: View {
  let tokens: SearchTokens

  @MainActor var body: some View { tokens.views() }
}

/// The list of suggestions below the field.
nonisolated private struct SearchSuggestions<Field: View>: View {
  let search: Search
  let isActive: Bool
  let suggestions: AnyView?
  @Binding var caret: EditedText.Selection
  let field: Field
  /// The text at which the user closed the list.
  @State private var closed: String?

  init(
    search: Search, isActive: Bool, suggestions: AnyView?, caret: Binding<EditedText.Selection>,
    @ViewBuilder field: () -> Field
  ) {
    self.search = search
    self.isActive = isActive
    self.suggestions = suggestions
    _caret = caret
    self.field = field()
  }

  @MainActor var body: some View {
    let rows = rows
    let (search, closed, caret) = (search, $closed, $caret)
    let isOpen = isActive && !rows.isEmpty && closed.wrappedValue != search.text.wrappedValue
    field
      .presentation(
        isPresented: isOpen, .suggestions, dismiss: { closed.wrappedValue = search.text.wrappedValue }
      ) {
        SuggestionsLayout()() {
          ScrollBox(content: PopupRowsLayout()() { ForEach(rows) { $0.view } })
        }
        .environment(ControlContextKey.self, constant: [.items, .plainSections])
        .environment(\.completeSearch) { suggestion in
          switch suggestion {
          case .text(let text): search.text.wrappedValue = text
          case .token(let token):
            search.tokens?.add(token)
            search.text.wrappedValue = ""
          }
          closed.wrappedValue = search.text.wrappedValue
          caret.wrappedValue = .end
        }
        .popupBox()
      }
  }

  @MainActor private var rows: [OptionList.Option] {
    let own = suggestions.map { OptionList.views(in: $0) } ?? []
    return (search.tokens?.suggestions() ?? []) + own
  }
}

extension Presentation {
  /// A list below a field, while the field still receives keys.
  fileprivate static var suggestions: Presentation { Presentation(BelowAnchorLayout(), takesKeys: true) }
}

/// A layout that is as high as its content, up to the proposed height.
private struct SuggestionsLayout: EngineLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var offer = proposal
    offer.height = nil
    var size = subviews.content?.sizeThatFits(offer) ?? .zero
    size.height = min(size.height, proposal.height ?? .infinity)
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// The scopes of a search side by side, the selected one between marks.
///
///     [*All*| Fruit | Nuts ]
nonisolated private struct SearchScopeBar: View {
  let scopes: SearchScopes
  @Binding var text: String
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    if !scopes.activation.needsText || !text.isEmpty {
      let options = OptionList(of: scopes.content).options
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        sign("[")
        ForEach(options) { option in
          if option.id != options.first?.id { sign(glyphs == .ascii ? "|" : "│") }
          scope(option)
        }
        sign("]")
      }
      .lineLimit(1)
    }
  }

  @MainActor private func sign(_ sign: String) -> some View { Text(verbatim: sign).accessibilityHidden(true) }

  @MainActor private func scope(_ option: OptionList.Option) -> some View {
    let isChosen = option.tag.map(scopes.isChosen) ?? false
    let mark = isChosen ? glyphs == .ascii ? "*" : "•" : " "
    let scopes = scopes
    return Button {
      if let tag = option.tag { scopes.choose(tag) }
    } label: {
      HStack(spacing: 0) {
        sign(mark)
        option.view
        sign(mark)
      }
    }
    .buttonStyle(.plain)
    .bold(isChosen)
    .published(isSelected: isChosen)
  }
}
