/// The bar and the selected page of given entries.
///
/// Separate from `TabView`, so that a value read in a page does not list the entries again.
nonisolated struct TabEntriesView<SelectionValue: Hashable>: View, ViewPart {
  let entries: [SubviewList.Entry]
  let selection: Binding<SelectionValue>?
  @State private var own: [AnyHashable]?
  @PlaceObject private var memory = TabMemory()
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let inner = environment.scope?.host.map { memory.values(in: $0.graph) }
    let reading = Set(entries.lazy.filter { $0.isReadAtOnce(isTagged: selection != nil) }.map(\.id))
    let entries = entries.map { $0.with(inner) }
    let shown = shownIndex(in: entries, isReading: reading.contains { inner?.value[$0] == nil })
    let _ = report(problems(of: entries)) { problems(of: self.entries.map { $0.with(inner) }) }
    let kept = memory.keep(entries.map(\.id), shown: shown, reading: reading)
    let tabs = entries.enumerated().map { index, entry in
      TabViewStyleConfiguration.Tab(entry, number: index + 1, isSelected: index == shown) { choose(entry) }
    }
    let pages = kept.map { index in
      TabPage(
        id: entries[index].id, content: entries[index].content, values: entries[index].passesMoreValues ? inner : nil)
    }
    environment.tabViewLook.make(
      TabViewStyleConfiguration(
        tabs: tabs, content: .init(pages: pages, shown: shown.flatMap(kept.firstIndex) ?? kept.count)))
  }

  /// Returns the index of the selected tab; `nil` while a page that may have its value is not yet read.
  @MainActor private func shownIndex(in entries: [SubviewList.Entry], isReading: Bool) -> Int? {
    guard let selection else { return entries.firstIndex { $0.id == own } ?? entries.indices.first }
    let value = selection.wrappedValue
    return entries.firstIndex { Self.value(of: $0) == value } ?? (isReading ? nil : entries.indices.first)
  }

  /// Returns a tag as a selection value; an optional tag or an optional selection type is converted.
  private static func value(of entry: SubviewList.Entry) -> SelectionValue? {
    entry.values.tags.lazy.compactMap { $0.base as? SelectionValue }.first
  }

  /// Reports each problem once, if it is left at the end of the event: a page may change its value with the selection.
  @MainActor private func report(_ problems: [String], left: @escaping @MainActor () -> [String]) {
    for problem in problems where memory.issues.insert(problem).inserted {
      environment.scope?.host?.reportValue { [memory] in
        if left().contains(problem) { return problem }
        memory.issues.remove(problem)
        return nil
      }
    }
  }

  /// The problems of the selection and of the values of the tabs, in words.
  @MainActor private func problems(of entries: [SubviewList.Entry]) -> [String] {
    guard let value = selection?.wrappedValue else { return [] }
    var (seen, problems) = (Set<SelectionValue>(), [String]())
    for entry in entries {
      guard let value = Self.value(of: entry), !seen.insert(value).inserted else { continue }
      problems.append(
        """
        several tabs have the value \(shortDescription(of: value)), so only the first of them can be shown. \
        Give each tab a value of its own.
        """)
    }
    if seen.contains(value) { return problems }
    let known = entries.compactMap(\.values.tags.first).map { shortDescription(of: $0.base) }
    return problems + [
      """
      the selection \(shortDescription(of: value)) has no tab, so the first tab is shown; \
      \(known.isEmpty ? "no tab has a value" : "the values are \(known.joined(separator: ", "))"). \
      Give a tab the value: Tab(…, value: …), or .tag(…) after .tabItem { … }.
      """
    ]
  }

  @MainActor private func choose(_ entry: SubviewList.Entry) {
    guard let selection else { return own = entry.id }
    // As in SwiftUI, the shown tab is written again: programs return to the root of its stack then.
    if let value = Self.value(of: entry) { selection.wrappedValue = value }
  }
}

extension SubviewList.Entry {
  /// Whether the label of the tab, or its value if the tab has one, may stand in the body of the view.
  fileprivate func isReadAtOnce(isTagged: Bool) -> Bool {
    // A `ForEach` tags its views with their ids.
    let isUntagged = values.tags.allSatisfy { $0 == values[ExplicitID.self] }
    return (values[TabItemValue.self] == nil || isTagged && isUntagged) && passesMoreValues
  }

  /// Returns the view with the values that were read in its body.
  fileprivate func with(_ inner: TabPage.Table?) -> Self {
    guard passesMoreValues, var values = inner?.value[id]?.values else { return self }
    values.add(self.values)
    var entry = self
    entry.values = values
    return entry
  }
}

/// The state of a tab view beside its selection; rules depend on the values alone.
@MainActor private final class TabMemory {
  /// The tabs whose pages exist: they have been shown, or are read.
  private var ids: Set<[AnyHashable]> = []
  /// The issues that were reported.
  var issues: Set<String> = []
  private var values: TabPage.Table?

  nonisolated init() {}

  /// The values that the bodies of pages pass.
  func values(in graph: Graph) -> TabPage.Table {
    if let values { return values }
    let new = TabPage.Table([:], in: graph, label: .plain("TabView.values")) { _, _ in false }
    values = new
    return new
  }

  /// Updates the tabs whose pages exist, and returns their indices.
  func keep(_ all: [[AnyHashable]], shown: Int?, reading: Set<[AnyHashable]>) -> [Int] {
    if let shown { ids.insert(all[shown]) }
    ids.formUnion(reading)
    ids.formIntersection(all)
    return all.indices.filter { ids.contains(all[$0]) }
  }
}
