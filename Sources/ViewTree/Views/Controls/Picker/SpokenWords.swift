/// Returns the words of a view's texts, whether the view is shown or not.
@MainActor func spokenWords(of view: any View) -> String {
  if let speaking = view as? any SpeakingView { return speaking.words }
  if let layout = view as? any LayoutView { return words(in: layout) }
  if view is any OptionGroup { return words(in: view) }
  return words(inBodyOf: view)
}

@MainActor private func words(in layout: some LayoutView) -> String { words(in: layout.content) }

/// Returns the words of several views, separated by blanks.
@MainActor private func words(in group: some View) -> String {
  let options = OptionList(of: group).sections.flatMap(\.options)
  return options.map { spokenWords(of: $0.view.content) }.filter { !$0.isEmpty }.joined(separator: " ")
}

@MainActor private func words<V: View>(inBodyOf view: V) -> String {
  V.Body.self == Never.self ? "" : spokenWords(of: view.body)
}

/// A view that provides its words itself.
private protocol SpeakingView {
  @MainActor var words: String { get }
}

extension Text: SpeakingView {
  @MainActor var words: String { plainText }
}

extension Label: SpeakingView {
  @MainActor var words: String { spokenWords(of: title) }
}

extension ModifiedContent: SpeakingView where Content: View, Modifier: ViewModifier {
  @MainActor var words: String { spokenWords(of: content) }
}

extension ControlContent: SpeakingView {
  @MainActor var words: String { spokenWords(of: content.content) }
}
