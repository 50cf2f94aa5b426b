/// Several views of which one is shown, and a bar of tabs below to choose it.
///
///     Inbox
///     ...
///     ------------------------------
///      *Mail*   Search    Settings 2
///
/// A tab is a view with a `tabItem`, or a ``Tab``; its `tag` is its value. The view of a tab is made when it is chosen for
/// the first time; later it keeps its state, but disappears while another one is chosen. While the bar has the focus, Left
/// and Right choose, Home and End the first and the last. A selection that no tab has shows the first one, and is an issue.
/// As large as what is offered. Follows [TabView](https://developer.apple.com/documentation/swiftui/tabview).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: [AnyHashable]?
  @PlaceObject private var visited = VisitedTabs()
  @Environment(\.self) private var environment

  /// A tab view whose tab is the binding's; without a binding it keeps it for itself.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// A tab view of ``Tab``s whose tab is the binding's.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = .init(tabs: content())
  }

  /// The bar and the view of the tab that is chosen.
  @MainActor public var body: some View {
    let entries = SubviewList(of: content).entries
    let shown = shownIndex(in: entries)
    let kept = visited.keep(entries.map(\.id), shown: shown)
    let tabs = entries.enumerated().map { index, entry in
      TabViewStyleConfiguration.Tab(entry, number: index + 1, isSelected: index == shown) { choose(entry) }
    }
    let style = environment.tabViewLook
    style.make(
      TabViewStyleConfiguration(
        tabs: tabs,
        content: .init(
          pages: kept.map { TabPage(id: entries[$0].id, content: entries[$0].content) },
          shown: shown.flatMap(kept.firstIndex) ?? 0)))
  }

  @MainActor private func shownIndex(in entries: [SubviewList.Entry]) -> Int? {
    guard let selection else { return entries.firstIndex { $0.id == own } ?? entries.indices.first }
    let value = selection.wrappedValue
    reportRepeated(entries)
    if let index = entries.firstIndex(where: { Self.value(of: $0) == value }) { return index }
    report(value, entries)
    return entries.indices.first
  }

  /// A tag as a selection: also of the optional of its type, or of the type whose optional it is.
  private static func value(of entry: SubviewList.Entry) -> SelectionValue? {
    entry.values.tags.lazy.compactMap { $0.base as? SelectionValue }.first
  }

  @MainActor private func report(_ value: SelectionValue, _ entries: [SubviewList.Entry]) {
    let known = entries.compactMap(\.values.tags.first).map { shortDescription(of: $0.base) }
    environment.scope?.host?.report(
      """
      the selection \(shortDescription(of: value)) has no tab; \
      \(known.isEmpty ? "none has a value" : "the values are \(known.joined(separator: ", "))"). The first tab is shown. \
      Give a tab the value: Tab(…, value: …), or .tag(…) after .tabItem { … }.
      """)
  }

  @MainActor private func reportRepeated(_ entries: [SubviewList.Entry]) {
    var seen: Set<SelectionValue> = []
    for entry in entries {
      guard let value = Self.value(of: entry), !seen.insert(value).inserted else { continue }
      environment.scope?.host?.report(
        """
        several tabs have the value \(shortDescription(of: value)), of which only the first can be shown. \
        Give each tab a value of its own.
        """)
    }
  }

  @MainActor private func choose(_ entry: SubviewList.Entry) {
    guard let selection else { return own = entry.id }
    if let value = Self.value(of: entry), value != selection.wrappedValue { selection.wrappedValue = value }
  }
}

extension TabView where SelectionValue == Int {
  /// A tab view that keeps for itself which tab is chosen.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView where SelectionValue == Never {
  /// A tab view of ``Tab``s that keeps for itself which tab is chosen.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = .init(tabs: content())
  }
}

/// The tabs that have been shown since they are there; nobody depends on it.
@MainActor private final class VisitedTabs {
  private var ids: Set<[AnyHashable]> = []

  nonisolated init() {}

  /// Adds one, and forgets those that are gone; returns the indices of all of them.
  func keep(_ all: [[AnyHashable]], shown: Int?) -> [Int] {
    if let shown { ids.insert(all[shown]) }
    ids.formIntersection(all)
    return all.indices.filter { ids.contains(all[$0]) }
  }
}
