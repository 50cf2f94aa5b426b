/// The bar of a page: the button that goes back, the title, the items of the toolbar, and a line below.
///
///     [ < Settings ] General        [ Edit ]        [ Cancel ] [= Save =]
///     --------------------------------------        New Contact
///                                                   ---------------------
///
/// Right: where the title has no room beside items that do not go into a list. Where these have none beside each other
/// they stand below each other.
nonisolated struct NavigationBar: View, ViewPart {
  let page: NavigationPage
  @Environment(\.searchBar) private var search

  @MainActor var body: some View {
    let bar = TopBar(of: page)
    VStack(alignment: .leading, spacing: 0) {
      if !bar.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          if bar.hasItems {
            ViewThatFits(in: .horizontal) {
              if bar.collapses { TopBarRow(bar: bar, overflow: 0) }
              ForEach(0..<bar.overflowCount + 1, id: \.self) { TopBarRow(bar: bar, overflow: $0) }
                .environment(\.collapsesControlGroups, bar.collapses)
              StackedTopBar(bar: bar)
            }
          } else {
            TopBarRow(bar: bar, overflow: 0)
          }
          if let subtitle = bar.subtitle { subtitle.foregroundStyle(.secondary).lineLimit(1) }
          ForEach(bar.subtitles) { ToolbarEntryView(entry: $0) }
          BarLine()
        }
        .semantics(Semantics(.navigationBar, label: page.title.value?.plainText ?? "", isWhole: false))
      }
      // The field of a search around the stack belongs to its first page.
      if let search, page.previous == nil { BarSearch(slot: search) }
    }
    .environment(ControlContextKey.self, constant: .bar)
  }
}

/// What stands in the bar of a page.
@MainActor struct TopBar {
  let page: NavigationPage
  /// The page below, if a button goes back to it.
  let previous: NavigationPage?
  let title: Text?
  let subtitle: Text?
  let leading: [ToolbarEntry]
  let center: [ToolbarEntry]
  let titles: [ToolbarEntry]
  let subtitles: [ToolbarEntry]
  let titleMenu: [ToolbarEntry]
  /// What matters most stands last.
  let trailing: [ToolbarEntry]
  let more: [ToolbarEntry]

  init(of page: NavigationPage) {
    self.page = page
    let isHidden = page.topVisibility.value == .hidden
    func items(_ region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
      isHidden ? [] : page.items.entries(in: region)
    }
    previous = isHidden || page.hidesBackButton.value == true ? nil : page.back
    (leading, center, titles) = (items(.leading), items(.center), items(.title))
    (subtitles, titleMenu, more) = (items(.subtitle), items(.titleMenu), items(.more))
    trailing = items(.trailing).sortedByRank
    let hidesTitle = isHidden || page.hidesTitle.value == true || !center.isEmpty || !titles.isEmpty
    title = hidesTitle ? nil : page.title.value
    subtitle = isHidden ? nil : page.subtitle.value
  }

  var isEmpty: Bool {
    previous == nil && title == nil && subtitle == nil
      && [leading, center, titles, subtitles, titleMenu, trailing, more].allSatisfy(\.isEmpty)
  }

  /// Whether there is something beside the title.
  var hasItems: Bool {
    previous != nil || [leading, center, trailing, more].contains { !$0.isEmpty }
  }

  /// Whether an item becomes a menu before others leave the bar.
  var collapses: Bool { [leading, center, trailing].contains { $0.contains(where: \.collapses) } }

  /// How many of the items at the end can go into a list: those that matter most stay.
  var overflowCount: Int { trailing.count { !$0.placement.isProminent } }

  /// The items at the end but for some, and the list of these: those that matter least first leave the bar.
  func split(_ overflow: Int) -> (shown: [ToolbarEntry], list: [ToolbarEntry]) {
    let leaving = Set(
      trailing.enumerated()
        .sorted { ($0.element.placement.rank, -$0.offset) < ($1.element.placement.rank, -$1.offset) }
        .prefix(overflow).map(\.element.id))
    return (trailing.filter { !leaving.contains($0.id) }, trailing.filter { leaving.contains($0.id) } + more)
  }
}

extension [ToolbarEntry] {
  /// In their order, but those of a higher rank last.
  fileprivate var sortedByRank: [ToolbarEntry] {
    enumerated()
      .sorted { ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset) }
      .map(\.element)
  }
}

/// A bar that has no room for its title beside the items: that is in a row of its own, as the items are at last.
nonisolated private struct StackedTopBar: View {
  let bar: TopBar

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        if bar.collapses { TopBarRow(bar: bar, overflow: 0, hasTitle: false) }
        ForEach(0..<bar.overflowCount + 1, id: \.self) { TopBarRow(bar: bar, overflow: $0, hasTitle: false) }
          .environment(\.collapsesControlGroups, bar.collapses)
        WrappedRowLayout()() {
          LeadingItems(bar: bar)
          ToolbarEntries(entries: bar.center)
          TrailingItems(parts: bar.split(bar.overflowCount))
        }
      }
      if bar.title != nil || !bar.titles.isEmpty { HStack { BarTitle(bar: bar) }.lineLimit(1) }
    }
  }
}

/// The button that goes back, and the items after it.
nonisolated private struct LeadingItems: View {
  let bar: TopBar

  @MainActor var body: some View {
    if let previous = bar.previous { BackButton(page: bar.page, title: previous.title.value ?? Text("Back")) }
    ToolbarEntries(entries: bar.leading)
  }
}

/// The items at the end, and the list of the others.
nonisolated private struct TrailingItems: View {
  let parts: (shown: [ToolbarEntry], list: [ToolbarEntry])

  @MainActor var body: some View {
    ToolbarEntries(entries: parts.shown)
    if !parts.list.isEmpty {
      BarMenu(entries: parts.list) { Image(systemName: "ellipsis") }.accessibilityLabel("More").layoutPriority(1)
    }
  }
}

/// The row of a bar, with some of the items at its end in a list.
nonisolated private struct TopBarRow: View {
  let bar: TopBar
  let overflow: Int
  var hasTitle = true

  @MainActor var body: some View {
    let parts = bar.split(overflow)
    HStack {
      LeadingItems(bar: bar)
      if hasTitle { BarTitle(bar: bar) }
      if !bar.center.isEmpty {
        Spacer()
        ToolbarEntries(entries: bar.center)
      }
      if !parts.shown.isEmpty || !parts.list.isEmpty || !bar.center.isEmpty { Spacer() }
      TrailingItems(parts: parts)
    }
    .lineLimit(1)
  }
}

/// The title, or the items in its place; a title with a list opens it.
nonisolated private struct BarTitle: View {
  let bar: TopBar

  @MainActor var body: some View {
    ToolbarEntries(entries: bar.titles)
    if let title = bar.title?.bold() {
      if bar.titleMenu.isEmpty {
        title.semantics(Semantics(.heading)).modifier(ShortTitleModifier())
      } else {
        BarMenu(entries: bar.titleMenu) {
          HStack {
            title
            Image(indicator: .opens).accessibilityHidden(true)
          }
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

/// A title is cut before the items beside it leave the bar: its ideal length is at most eight columns.
private struct ShortTitleLayout: TransparentLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = subviews.content?.sizeThatFits(proposal) ?? .zero
    if proposal.width == nil { size.width = min(size.width, 8 * subviews.metrics.divider.width) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

nonisolated private struct ShortTitleModifier: LayoutModifier {
  typealias Body = Never

  var layout: ShortTitleLayout { ShortTitleLayout() }
}

nonisolated private struct BackButton: View {
  let page: NavigationPage
  let title: Text

  @MainActor var body: some View {
    let page = page
    Button {
      page.pop()
    } label: {
      HStack {
        Image(indicator: .backward).accessibilityHidden(true)
        title
      }
    }
  }
}
