/// Returns the words of a view's texts, whether the view is shown or not.
@MainActor func textContent(of view: any View) -> String {
  var collector = TextContentCollector()
  return collector.words(of: view)
}

/// A search for words in a view value, which may contain itself: it ends after 100 views, and below 50 levels.
@MainActor private struct TextContentCollector {
  private var (depth, count) = (0, 0)

  mutating func words(of view: any View) -> String {
    depth += 1
    count += 1
    defer { depth -= 1 }
    guard depth <= 50, count <= 100 else { return "" }
    if let provider = view as? any TextContentProvider { return provider.words(in: &self) }
    if let layout = view as? any LayoutView { return words(in: layout) }
    if view is any OptionGroup { return words(in: view) }
    return words(inBodyOf: view)
  }

  private mutating func words(in layout: some LayoutView) -> String { words(in: layout.content) }

  /// Returns the words of several views, separated by blanks.
  private mutating func words(in group: some View) -> String {
    let options = OptionList(of: group).options
    return options.map { words(of: $0.view.content) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func words<V: View>(inBodyOf view: V) -> String {
    V.Body.self == Never.self ? "" : words(of: view.body)
  }
}

/// A view that provides its words itself.
private protocol TextContentProvider {
  @MainActor func words(in collector: inout TextContentCollector) -> String
}

extension Text: TextContentProvider {
  @MainActor fileprivate func words(in collector: inout TextContentCollector) -> String { plainText }
}

extension Label: TextContentProvider {
  @MainActor fileprivate func words(in collector: inout TextContentCollector) -> String { collector.words(of: title) }
}

extension ModifiedContent: TextContentProvider where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate func words(in collector: inout TextContentCollector) -> String { collector.words(of: content) }
}

extension ControlContent: TextContentProvider {
  @MainActor fileprivate func words(in collector: inout TextContentCollector) -> String {
    collector.words(of: content.content)
  }
}
