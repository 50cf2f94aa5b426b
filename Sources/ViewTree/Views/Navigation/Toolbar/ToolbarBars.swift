/// Items side by side; a title beside them is truncated before they are.
nonisolated struct ToolbarEntries: View, ViewPart {
  let entries: [ToolbarEntry]
  /// Whether the items are beside a title; otherwise a spacer among them shrinks first, as in other stacks.
  var areBesideTitle = true
  /// The role of each item in the layout of the bar, by its index.
  var part: (Int) -> BarPart = { _ in .item }

  @MainActor var body: some View {
    ForEach(Array(entries.enumerated()), id: \.element.id) { number, entry in
      let item = ToolbarEntryView(entry: entry, collapses: entry.collapses)
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

/// A button in a bar that opens a list of items: `[ … ]`.
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
      PopupRows { items }
        .environment(ControlContextKey.self, constant: [.items, .plainSections])
        .environment(\.menuDismiss) { isOpen = false }
        .popupBox()
    }
  }
}

/// The bar below a page, and above it the bar that is shown while text is edited.
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
    .environment(ControlContextKey.self, constant: [.bar, .plainSections])
  }
}

/// The items separated by spacers, or centred without any; status items are in the middle.
///
/// If they do not fit side by side, they wrap into several rows.
nonisolated private struct BottomRow: View {
  let items: [ToolbarEntry]
  let status: [ToolbarEntry]

  @MainActor var body: some View {
    Alternatives(ofItems: BarLayout(arrangements: arrangements)) {
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

  /// The number of items before the status items.
  private var count: Int { status.isEmpty ? items.count : (items.count + 1) / 2 }

  private var arrangements: [BarArrangement] {
    let collapses = (items + status).contains(where: \.collapses)
    let wrapped = BarArrangement(isShort: collapses, isWrapped: true)
    return (collapses ? [BarArrangement(), BarArrangement(isShort: true)] : [BarArrangement()]) + [wrapped]
  }
}

/// The bar that is shown while text on the page is edited.
nonisolated private struct KeyboardBar: View {
  let page: ObjectIdentifier
  let entries: [ToolbarEntry]
  @FocusedValue(\.page) private var focusedPage
  @FocusedValue(\.isTyping) private var isTyping

  init(page: ObjectIdentifier, entries: [ToolbarEntry]) { (self.page, self.entries) = (page, entries) }

  @MainActor var body: some View {
    if isTyping == true, focusedPage == page {
      BarLine()
      BottomRow(items: entries, status: [])
    }
  }
}
