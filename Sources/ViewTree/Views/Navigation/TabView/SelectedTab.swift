/// The view of the selected one of several tabs, with the bar.
nonisolated struct SelectedTab<SelectionValue: Hashable>: View, ViewPart {
  let entries: [SubviewList.Entry]
  let selection: Binding<SelectionValue>?
  @State private var own: [AnyHashable]?
  @PlaceObject private var memory = TabMemory()
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let inner = environment.scope?.host.map { memory.values(in: $0.graph) }
    let reading = Set(entries.lazy.filter(\.mayHaveTabInside).map(\.id))
    let entries = entries.map { $0.with(inner?.value[$0.id]) }
    let isReading = reading.contains { inner?.value[$0] == nil }
    let shown = shownIndex(in: entries, isReading: isReading)
    let kept = memory.keep(entries.map(\.id), shown: shown, reading: reading)
    let tabs = entries.enumerated().map { index, entry in
      TabViewStyleConfiguration.Tab(entry, number: index + 1, isSelected: index == shown) { choose(entry) }
    }
    let pages = kept.map { index in
      let id = entries[index].id
      return TabPage(id: id, content: entries[index].content, values: reading.contains(id) ? inner : nil)
    }
    environment.tabViewLook.make(
      TabViewStyleConfiguration(
        tabs: tabs, content: .init(pages: pages, shown: shown.flatMap(kept.firstIndex) ?? kept.count)))
  }

  /// The index of the selected tab; `nil` while its value may be one that is still to be read in a body.
  @MainActor private func shownIndex(in entries: [SubviewList.Entry], isReading: Bool) -> Int? {
    guard let selection else { return entries.firstIndex { $0.id == own } ?? entries.indices.first }
    let value = selection.wrappedValue
    reportRepeated(entries)
    if let index = entries.firstIndex(where: { Self.value(of: $0) == value }) { return index }
    if isReading { return nil }
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
  @MainActor private func report(_ issue: String) { if memory.note(issue) { environment.scope?.host?.report(issue) } }

  @MainActor private func choose(_ entry: SubviewList.Entry) {
    guard let selection else { return own = entry.id }
    // As in SwiftUI, the shown tab is written again: programs return to the root of its stack then.
    if let value = Self.value(of: entry) { selection.wrappedValue = value }
  }
}

extension SubviewList.Entry {
  /// Whether the label or the value of the tab may come from the body of the view.
  fileprivate var mayHaveTabInside: Bool {
    (values[TabItemValue.self] == nil || values.tags.isEmpty) && passesMoreValues
  }

  /// Returns the view with the values from its body.
  fileprivate func with(_ inner: ContainerValues?) -> Self {
    guard var values = inner else { return self }
    values.add(self.values)
    var entry = self
    entry.values = values
    return entry
  }
}

/// The tabs that a tab view has shown, and the issues that it has reported; no rule depends on them.
@MainActor private final class TabMemory {
  /// The tabs that have been shown since they were created.
  private var ids: Set<[AnyHashable]> = []
  private var issues: Set<String> = []
  private var values: Source<TabPage.Values>?

  nonisolated init() {}

  /// The values that the bodies of pages pass.
  func values(in graph: Graph) -> Source<TabPage.Values> {
    if let values { return values }
    let new = Source<TabPage.Values>([:], in: graph, label: .plain("TabView.values")) { _, _ in false }
    values = new
    return new
  }

  /// Notes that an issue is reported; returns whether it is the first time.
  func note(_ issue: String) -> Bool { issues.insert(issue).inserted }

  /// Adds the shown tab and those that are read, and removes those that no longer exist; returns the indices of the
  /// kept ones.
  func keep(_ all: [[AnyHashable]], shown: Int?, reading: Set<[AnyHashable]>) -> [Int] {
    if let shown { ids.insert(all[shown]) }
    ids.formUnion(reading)
    ids.formIntersection(all)
    return all.indices.filter { ids.contains(all[$0]) }
  }
}
