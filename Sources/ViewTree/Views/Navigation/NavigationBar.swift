/// The bar of a page: a back button, the title, the items of the toolbar, and a line below.
///
///     [ < Settings ] General        [ Edit ]        [ Cancel ] [= Save =]
///     --------------------------------------        New Contact
///                                                   ---------------------
///
/// Right: the title does not fit beside items that cannot move into the list. If the items do not fit either, they
/// stand below each other.
nonisolated struct NavigationBar: View, ViewPart {
  let page: NavigationPage
  @Environment(\.searchBar) private var search

  @MainActor var body: some View {
    let bar = TopBar(of: page)
    VStack(alignment: .leading, spacing: 0) {
      if !bar.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          TopBarRow(bar: bar)
          if let subtitle = bar.subtitle { subtitle.foregroundStyle(.secondary).lineLimit(1) }
          ForEach(bar.subtitles) { ToolbarEntryView(entry: $0) }
          BarLine()
        }
        .semantics(Semantics(.navigationBar, label: page.title.value?.plainText ?? "", isWhole: false))
      }
      // The field of a search around the stack belongs to the first page.
      if let search, page.previous == nil { BarSearch(slot: search, page: page) }
    }
    .environment(ControlContextKey.self, constant: [.bar, .plainSections])
  }
}

/// The content of a page's bar.
@MainActor struct TopBar {
  let page: NavigationPage
  /// The page to which the back button leads; `nil` without such a button.
  let previous: NavigationPage?
  let title: Text?
  let subtitle: Text?
  let leading: [ToolbarEntry]
  let center: [ToolbarEntry]
  let titles: [ToolbarEntry]
  let subtitles: [ToolbarEntry]
  let titleMenu: [ToolbarEntry]
  /// The items with the highest rank are last.
  let trailing: [ToolbarEntry]
  let more: [ToolbarEntry]

  init(of page: NavigationPage) {
    self.page = page
    let isHidden = page.topVisibility.value == .hidden
    func items(_ region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
      isHidden ? [] : page.items.entries(in: region)
    }
    previous = isHidden || page.hidesBackButton.value == true || page.leavesWayBack ? nil : page.back
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

  /// Whether there is anything beside the title.
  var hasItems: Bool { previous != nil || [leading, center, trailing, more].contains { !$0.isEmpty } }

  /// Whether any item can become a menu before items leave the bar.
  var collapses: Bool { [leading, center, trailing].contains { $0.contains(where: \.collapses) } }

  /// The possible arrangements of the bar, widest first: the items with the lowest rank leave it first, and finally the
  /// title moves below the items.
  var arrangements: [BarArrangement] {
    guard hasItems else { return [BarArrangement()] }
    let inOneRow = (0...leaving.count).map { BarArrangement(isShort: collapses, listed: Set(leaving.prefix($0))) }
    var all = (collapses ? [BarArrangement()] : []) + inOneRow
    all += all.map { arrangement in
      var below = arrangement
      below.titleIsBelow = true
      return below
    }
    all.append(BarArrangement(isShort: true, listed: Set(leaving), titleIsBelow: true, isWrapped: true))
    for index in all.indices { all[index].hasList = !more.isEmpty }
    return all
  }

  /// The indices of the trailing items that may move into the list, lowest rank first; prominent items stay.
  private var leaving: [Int] {
    trailing.enumerated()
      .sorted { ($0.element.placement.rank, -$0.offset) < ($1.element.placement.rank, -$1.offset) }
      .filter { !$0.element.placement.isProminent }
      .map(\.offset)
  }
}

extension [ToolbarEntry] {
  /// The entries sorted by rank, lowest first, and in their order within a rank.
  fileprivate var sortedByRank: [ToolbarEntry] {
    enumerated()
      .sorted { ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset) }
      .map(\.element)
  }
}

/// The parts of the bar; each exists once.
nonisolated private struct TopBarRow: View {
  let bar: TopBar

  @MainActor var body: some View {
    Alternatives(ofItems: BarLayout(arrangements: bar.arrangements)) {
      if let previous = bar.previous { BackButton(page: bar.page, title: previous.nameForReturn ?? Text("Back")) }
      ToolbarEntries(entries: bar.leading)
      BarTitle(bar: bar).layoutValue(key: BarPart.self, value: .title)
      if !bar.center.isEmpty {
        Spacer().layoutValue(key: BarPart.self, value: .space)
        ToolbarEntries(entries: bar.center)
      }
      if !bar.trailing.isEmpty || !bar.more.isEmpty || !bar.center.isEmpty {
        Spacer().layoutValue(key: BarPart.self, value: .space)
      }
      ToolbarEntries(entries: bar.trailing, part: BarPart.movable)
      ToolbarEntries(entries: bar.more) { _ in .listed }
      if !bar.trailing.isEmpty || !bar.more.isEmpty {
        BarMenu {
          ForEach(bar.trailing + bar.more) { ItemOutlet(row: $0.id) }
        } label: {
          Image(systemName: "ellipsis")
        }
        .accessibilityLabel("More").layoutPriority(1).layoutValue(key: BarPart.self, value: .list)
      }
    }
    .lineLimit(1)
    .movesItems()
  }
}

/// The title, or the items that replace it; a title with a menu opens that.
nonisolated private struct BarTitle: View {
  let bar: TopBar

  @MainActor var body: some View {
    ToolbarEntries(entries: bar.titles) { _ in .title }
    if let title = bar.title?.bold() {
      if bar.titleMenu.isEmpty {
        title.semantics(Semantics(.heading)).modifier(LayoutAround(layout: ShortTitleLayout()))
      } else {
        BarMenu {
          ForEach(bar.titleMenu) { ToolbarEntryView(entry: $0) }
        } label: {
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

/// Limits the ideal width of the title to eight columns, so that it is truncated before items leave the bar.
private struct ShortTitleLayout: TransparentLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = subviews.content?.sizeThatFits(proposal) ?? .zero
    if proposal.width == nil { size.width = min(size.width, 8 * subviews.metrics.divider.width) }
    return size
  }
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
