/// A view that shows one of several views, with a bar of tabs below for choosing it.
///
///     Inbox
///     ...
///     ------------------------------
///      *Mail*   Search    Settings 2
///
/// A tab is a view with a `tabItem`, or a ``Tab``; its `tag` is its value. The view of a tab is created at its first
/// selection; later it keeps its state, but disappears while a different tab is selected. While the bar has the focus,
/// Left and Right select a neighbour, Home and End the first and the last tab. A selection without a tab shows the
/// first tab, with an issue. Takes all the proposed space. Follows
/// [TabView](https://developer.apple.com/documentation/swiftui/tabview).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: [AnyHashable]?
  @PlaceObject private var memory = TabMemory()
  @Environment(\.self) private var environment

  /// Creates a tab view with a binding to its selection; with `nil` it stores the selection itself.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view of ``Tab``s with a binding to its selection.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = .init(tabs: content())
  }

  /// The selected tab's view with the bar.
  @MainActor public var body: some View {
    let entries = SubviewList(of: content).entries
    let shown = shownIndex(in: entries)
    let kept = memory.keep(entries.map(\.id), shown: shown)
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

  /// Returns a tag as a selection value; an optional tag or an optional selection type is converted.
  private static func value(of entry: SubviewList.Entry) -> SelectionValue? {
    entry.values.tags.lazy.compactMap { $0.base as? SelectionValue }.first
  }

  @MainActor private func report(_ value: SelectionValue, _ entries: [SubviewList.Entry]) {
    let known = entries.compactMap(\.values.tags.first).map { shortDescription(of: $0.base) }
    report(
      """
      the selection \(shortDescription(of: value)) has no tab, so the first tab is shown; \
      \(known.isEmpty ? "no tab has a value" : "the values are \(known.joined(separator: ", "))"). \
      Give a tab the value: Tab(…, value: …), or .tag(…) after .tabItem { … }.
      """)
  }

  @MainActor private func reportRepeated(_ entries: [SubviewList.Entry]) {
    var seen: Set<SelectionValue> = []
    for entry in entries {
      guard let value = Self.value(of: entry), !seen.insert(value).inserted else { continue }
      report(
        """
        several tabs have the value \(shortDescription(of: value)), so only the first of them can be shown. \
        Give each tab a value of its own.
        """)
    }
  }

  /// Reports an issue once.
  @MainActor private func report(_ issue: String) {
    if memory.note(issue) { environment.scope?.host?.report(issue) }
  }

  @MainActor private func choose(_ entry: SubviewList.Entry) {
    guard let selection else { return own = entry.id }
    // As in SwiftUI, the shown tab is written again: programs return to the root of its stack then.
    if let value = Self.value(of: entry) { selection.wrappedValue = value }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its selection itself.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view of ``Tab``s that stores its selection itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = .init(tabs: content())
  }
}

/// The tabs that a tab view has shown, and the issues that it has reported; no rule depends on them.
@MainActor private final class TabMemory {
  /// The tabs that have been shown since they were created.
  private var ids: Set<[AnyHashable]> = []
  private var issues: Set<String> = []

  nonisolated init() {}

  /// Notes that an issue is reported; returns whether it is the first time.
  func note(_ issue: String) -> Bool { issues.insert(issue).inserted }

  /// Adds the shown tab, and removes those that no longer exist; returns the indices of the kept ones.
  func keep(_ all: [[AnyHashable]], shown: Int?) -> [Int] {
    if let shown { ids.insert(all[shown]) }
    ids.formIntersection(all)
    return all.indices.filter { ids.contains(all[$0]) }
  }
}
