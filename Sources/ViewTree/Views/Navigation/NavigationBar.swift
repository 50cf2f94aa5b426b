/// The bar of a page: the button that goes back, the title, the items of the toolbar, and a line below.
///
///     [ < Settings ] General        [ Edit ]
///     --------------------------------------
nonisolated struct NavigationBar: View, ViewPart {
  let page: NavigationPage
  @Environment(\.searchBar) private var search

  @MainActor var body: some View {
    let bar = TopBar(of: page)
    VStack(alignment: .leading, spacing: 0) {
      if !bar.isEmpty {
        if bar.trailing.count + bar.more.count == 0 {
          TopBarRow(bar: bar, overflow: 0)
        } else {
          ViewThatFits(in: .horizontal) {
            ForEach(0..<bar.trailing.count + 1, id: \.self) { TopBarRow(bar: bar, overflow: $0) }
          }
        }
        if let subtitle = bar.subtitle { subtitle.foregroundStyle(.secondary).lineLimit(1) }
        ForEach(bar.subtitles) { ToolbarEntryView(entry: $0) }
        BarLine()
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

/// The row of a bar, with some of the items at its end in a list.
nonisolated private struct TopBarRow: View {
  let bar: TopBar
  let overflow: Int

  @MainActor var body: some View {
    let (shown, list) = bar.split(overflow)
    HStack {
      if let previous = bar.previous { BackButton(page: bar.page, title: previous.title.value ?? Text("Back")) }
      ToolbarEntries(entries: bar.leading)
      BarTitle(bar: bar)
      if !bar.center.isEmpty {
        Spacer()
        ToolbarEntries(entries: bar.center)
      }
      if !shown.isEmpty || !list.isEmpty || !bar.center.isEmpty { Spacer() }
      ToolbarEntries(entries: shown)
      if !list.isEmpty {
        BarMenu(entries: list) { Image(systemName: "ellipsis") }.accessibilityLabel("More").layoutPriority(1)
      }
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
            Image(systemName: "chevron.down").accessibilityHidden(true)
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
        Image(systemName: "chevron.backward").accessibilityHidden(true)
        title
      }
    }
  }
}
