/// Items beside each other; a title beside them is cut before them.
nonisolated struct ToolbarEntries: View, ViewPart {
  let entries: [ToolbarEntry]
  /// Without a title a spacer among them gives way first, as everywhere.
  var areBesideTitle = true

  @MainActor var body: some View {
    ForEach(entries) { entry in
      if !areBesideTitle {
        ToolbarEntryView(entry: entry)
      } else if entry.placement.isProminent {
        ToolbarEntryView(entry: entry).layoutPriority(1).buttonStyle(.borderedProminent)
      } else {
        ToolbarEntryView(entry: entry).layoutPriority(1)
      }
    }
  }
}

/// A button of a bar that opens a list of items: `[ … ]`.
nonisolated struct BarMenu<Label: View>: View, ViewPart {
  let entries: [ToolbarEntry]
  @ViewBuilder let label: Label
  @State private var isOpen = false

  @MainActor var body: some View {
    Button {
      isOpen.toggle()
    } label: {
      label
    }
    .presentation(isPresented: isOpen, .popup, dismiss: { isOpen = false }) {
      PopupRowsLayout() { ForEach(entries) { ToolbarEntryView(entry: $0) } }
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
    let before = Array(items.prefix((items.count + 1) / 2))
    let after = Array(items.suffix(items.count / 2))
    let collapses = (items + status).contains(where: \.collapses)
    ViewThatFits(in: .horizontal) {
      row(before, after)
      if collapses { row(before, after).environment(\.collapsesControlGroups, true) }
      WrappedRowLayout()() { ToolbarEntries(entries: before + status + after, areBesideTitle: false) }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity)
  }

  @MainActor private func row(_ before: [ToolbarEntry], _ after: [ToolbarEntry]) -> some View {
    HStack {
      if status.isEmpty {
        ToolbarEntries(entries: items, areBesideTitle: false)
      } else {
        ToolbarEntries(entries: before, areBesideTitle: false)
        Spacer()
        ToolbarEntries(entries: status, areBesideTitle: false)
        Spacer()
        ToolbarEntries(entries: after, areBesideTitle: false)
      }
    }
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
