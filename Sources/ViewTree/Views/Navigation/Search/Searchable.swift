extension View {
  /// Makes the content searchable by a field above it, below the bar of a page.
  ///
  ///     Fruit                         Fruit
  ///     ----------------------        ----------------------
  ///     [Q Search            ]        >Q pe              < X
  ///     Apple                         Pear
  ///
  /// The program reads the text and shows the results. During a search `\.isSearching` is `true` in the searched
  /// content: from the moment the field gets the focus until Escape in the field, the sign beside it, or
  /// `\.dismissSearch` ends the search. Return runs the actions of `onSubmit(of: .search)`. Around stacks, the field
  /// belongs to the first page of the first one that is shown. The placement has no effect: the field is always above
  /// the content. Follows
  /// [searchable](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(search: Search(text, nil, prompt, nil)))
  }

  /// Makes the content searchable, with a binding that indicates whether a search is in progress.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(search: Search(text, isPresented, prompt, nil)))
  }

  /// Makes the content searchable by a text.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), nil)))
  }

  /// Makes the content searchable, with a binding that indicates whether a search is in progress.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), nil)))
  }

  /// Makes the content searchable, with a verbatim prompt.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), nil)))
  }

  /// Makes the content searchable, with a binding that indicates whether a search is in progress, and a verbatim
  /// prompt.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), nil)))
  }

  /// Makes the content searchable by tokens followed by a text.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, nil, prompt, SearchTokens(tokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with a binding that indicates whether a search is in
  /// progress.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, isPresented, prompt, SearchTokens(tokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with a binding that indicates whether a search is in
  /// progress.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with a verbatim prompt.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, nil, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with a binding that indicates whether a search is in
  /// progress, and a verbatim prompt.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(SearchModifier(search: Search(text, isPresented, Text(prompt), SearchTokens(tokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with suggested tokens.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(search: Search(text, nil, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with suggested tokens and a binding that indicates
  /// whether a search is in progress.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        search: Search(text, isPresented, prompt, SearchTokens(tokens, suggested: suggestedTokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with suggested tokens.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        search: Search(text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token: token))))
  }

  /// Makes the content searchable by tokens followed by a text, with suggested tokens and a binding that indicates
  /// whether a search is in progress.
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

  /// Makes the content searchable by tokens followed by a text, with suggested tokens and a verbatim prompt.
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

  /// Makes the content searchable by tokens followed by a text, with suggested tokens, a binding that indicates whether
  /// a search is in progress, and a verbatim prompt.
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
}
