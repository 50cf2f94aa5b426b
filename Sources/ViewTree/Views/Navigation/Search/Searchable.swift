extension View {
  /// Makes what is shown searchable: a field above it, below the bar of a page.
  ///
  ///     Fruit                         Fruit
  ///     ----------------------        ----------------------
  ///     [Q Search            ]        >Q pe              < X
  ///     Apple                         Pear
  ///
  /// The program shows what it finds: it reads the text. While the search goes on, `\.isSearching` of what is searched is
  /// `true`: from the moment the field has the focus until Escape in it, or the sign beside it, or `\.dismissSearch` ends
  /// the search. Return runs the actions of `onSubmit(of: .search)`. Around a stack the field belongs to the first page.
  /// Where it stands does not depend on the placement. Follows
  /// [searchable](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(search: Search(text, nil, prompt, nil)))
  }

  /// Makes what is shown searchable, as long as a binding says that the search goes on.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(search: Search(text, isPresented, prompt, nil)))
  }

  /// Makes what is shown searchable.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), nil)))
  }

  /// Makes what is shown searchable, as long as a binding says that the search goes on.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), nil)))
  }

  /// Makes what is shown searchable, with a prompt that is shown as it is.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), nil)))
  }

  /// Makes what is shown searchable, as long as a binding says that the search goes on, with a prompt that is shown as it is.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), nil)))
  }

  /// Makes what is shown searchable by a text and tokens before it.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, nil, prompt, SearchTokens(tokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, as long as a binding says that the search goes on.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, isPresented, prompt, SearchTokens(tokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, as long as a binding says that the search goes on.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, with a prompt that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, as long as a binding says that the search goes on, with a prompt that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, which are suggested.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(search: Search(text, nil, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, which are suggested, as long as a binding says that the search goes on.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        search: Search(text, isPresented, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, which are suggested.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        search: Search(text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, which are suggested, as long as a binding says that the search goes on.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        search: Search(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token)))
    )
  }

  /// Makes what is shown searchable by a text and tokens before it, which are suggested, with a prompt that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        search: Search(text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))))
  }

  /// Makes what is shown searchable by a text and tokens before it, which are suggested, as long as a binding says that the search goes on, with a prompt that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        search: Search(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token)))
    )
  }

  /// Makes what is shown searchable, with suggestions: the form before iOS 16.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Makes what is shown searchable, with suggestions: the form before iOS 16.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Makes what is shown searchable, with suggestions: the form before iOS 16, with a prompt that is shown as it is.
  @_disfavoredOverload nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
