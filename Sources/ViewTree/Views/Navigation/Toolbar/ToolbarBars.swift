/// Items beside each other; a title beside them is cut before them.
nonisolated struct ToolbarEntries: View, ViewPart {
  let entries: [ToolbarEntry]
  /// Without a title a spacer among them gives way first, as everywhere.
  var areBesideTitle = true
  /// The role of each item in the layout of the bar, by its number.
  var part: (Int) -> BarPart = { _ in .item }

  @MainActor var body: some View {
    ForEach(Array(entries.enumerated()), id: \.element.id) { number, entry in
      let item = ToolbarEntryView(entry: entry)
        .environment(CollapsesControlGroupsKey.self, constant: entry.collapses)
        .layoutValue(key: BarPart.self, value: part(number))
      if !areBesideTitle {
        item
      } else if entry.placement.isProminent {
        item.layoutPriority(1).buttonStyle(.borderedProminent)
      } else {
        item.layoutPriority(1)
      }
    }
  }
}

/// A button of a bar that opens a list of items: `[ … ]`.
nonisolated struct BarMenu<Items: View, Label: View>: View, ViewPart {
  @ViewBuilder let items: Items
  @ViewBuilder let label: Label
  @State private var isOpen = false

  init(@ViewBuilder items: () -> Items, @ViewBuilder label: () -> Label) {
    (self.items, self.label) = (items(), label())
  }

  @MainActor var body: some View {
    Button {
      isOpen.toggle()
    } label: {
      label
    }
    .presentation(isPresented: isOpen, .popup, dismiss: { isOpen = false }) {
      PopupRowsLayout() { items }
        .environment(CollapsesControlGroupsKey.self, constant: true)
        .environment(ControlContextKey.self, constant: [.items, .plainSections])
        .environment(\.menuDismiss) { isOpen = false }
        .popupBox()
    }
  }
}

/// The bar below a page, and above it what is for the typing of text.
///
///     -----------------------------
///     [ Sort ]    3 items     [ + ]
nonisolated struct BottomBar: View, ViewPart {
  let page: NavigationPage

  @MainActor var body: some View {
    let isHidden = page.bottomVisibility.value == .hidden
    let items = isHidden ? [] : page.items.entries(in: .bottom)
    let status = isHidden ? [] : page.items.entries(in: .status)
    let keyboard = page.items.entries(in: .keyboard)
    VStack(spacing: 0) {
      if !keyboard.isEmpty { KeyboardBar(page: ObjectIdentifier(page), entries: keyboard) }
      if !items.isEmpty || !status.isEmpty {
        BarLine()
        BottomRow(items: items, status: status)
      }
    }
    .environment(ControlContextKey.self, constant: .bar)
  }
}

/// The items as they are moved apart by spacers, in the middle without one; what informs is between them.
///
/// Where they have no room beside each other they stand in several rows.
nonisolated private struct BottomRow: View {
  let items: [ToolbarEntry]
  let status: [ToolbarEntry]

  @MainActor var body: some View {
    Alternatives(BarLayout(arrangements: arrangements)) {
      ToolbarEntries(entries: Array(items.prefix(count)), areBesideTitle: false)
      if !status.isEmpty {
        Spacer().layoutValue(key: BarPart.self, value: .space)
        ToolbarEntries(entries: status, areBesideTitle: false)
        Spacer().layoutValue(key: BarPart.self, value: .space)
      }
      ToolbarEntries(entries: Array(items.dropFirst(count)), areBesideTitle: false)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity)
  }

  /// How many items stand before what informs.
  private var count: Int { status.isEmpty ? items.count : (items.count + 1) / 2 }

  private var arrangements: [BarArrangement] {
    let collapses = (items + status).contains(where: \.collapses)
    let wrapped = BarArrangement(isWrapped: true)
    return (collapses ? [BarArrangement(), BarArrangement(isShort: true)] : [BarArrangement()]) + [wrapped]
  }
}

/// What shows while text is typed on the page.
nonisolated private struct KeyboardBar: View {
  let page: ObjectIdentifier
  let entries: [ToolbarEntry]
  @FocusedValue(\.page) private var focusedPage
  @FocusedValue(\.isTyping) private var isTyping

  init(page: ObjectIdentifier, entries: [ToolbarEntry]) {
    self.page = page
    self.entries = entries
  }

  @MainActor var body: some View {
    if isTyping == true, focusedPage == page {
      BarLine()
      BottomRow(items: entries, status: [])
    }
  }
}
