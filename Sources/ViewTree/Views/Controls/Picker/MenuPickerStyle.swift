/// A style with a button that shows the chosen option and opens a menu of all options; in a menu it is a submenu.
///
///     Flavor [ Vanilla v ]
///            +-------------+
///            |   Chocolate |
///            | x Vanilla   |
///            +-------------+
///
/// Return, Space or Down opens the menu, Up and Down move, Return chooses and Escape closes. In a form the button is at
/// the trailing edge. Follows [MenuPickerStyle](https://developer.apple.com/documentation/swiftui/menupickerstyle).
nonisolated public struct MenuPickerStyle: PickerStyle {
  @Environment(\.controlContext) private var context

  /// Creates the style, usually written `.menu`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if context.contains(.items) {
      PickerMenu(configuration: configuration, isBeside: true)
    } else {
      LabeledRow(configuration.label) { PickerMenu(configuration: configuration) }
    }
  }
}

/// The button that opens the menu of a picker.
struct PickerMenu: View, ViewPart {
  let configuration: PickerStyleConfiguration
  /// Whether the button is a row of a menu, beside which the options open.
  let isBeside: Bool
  /// True if the menu replaces segments that do not fit; the views of the options are then moved into it.
  let hasSegments: Bool
  @State private var isOpen = false

  init(configuration: PickerStyleConfiguration, isBeside: Bool = false, hasSegments: Bool = false) {
    self.configuration = configuration
    self.isBeside = isBeside
    self.hasSegments = hasSegments
  }

  @MainActor var body: some View {
    let isOpen = $isOpen
    Group {
      if isBeside {
        Button {
          isOpen.wrappedValue.toggle()
        } label: {
          configuration.label
        }
        .buttonStyle(MenuRowStyle(opensMenu: true))
        .environment(\.menuDismiss, nil)
      } else {
        Button(opening: isOpen) {
          CurrentValue(configuration: configuration, hasSegments: hasSegments)
        }
        .buttonStyle(.bordered)
      }
    }
    .menuRows(isPresented: isOpen, beside: isBeside) {
      PickerMenuRows(sections: configuration.sections, hasSegments: hasSegments)
    }
  }
}

/// The chosen option; a dash if none is chosen, or if the sources differ.
struct CurrentValue: View, ViewPart {
  let configuration: PickerStyleConfiguration
  let hasSegments: Bool
  @Environment(\.glyphs) private var glyphs

  init(configuration: PickerStyleConfiguration, hasSegments: Bool = false) {
    (self.configuration, self.hasSegments) = (configuration, hasSegments)
  }

  @MainActor var body: some View {
    if !configuration.currentValueLabel.isEmpty {
      configuration.currentValueLabel
    } else if let option = configuration.selectedOption {
      if hasSegments { ItemOutlet(title: option.id) } else { option }
    } else {
      Text(verbatim: glyphs == .ascii ? "-" : "–").foregroundStyle(.secondary)
    }
  }
}

/// The options as rows of a menu, with lines between the sections.
struct PickerMenuRows: View, ViewPart {
  let sections: [PickerStyleConfiguration.Section]
  var hasSegments = false

  @MainActor var body: some View {
    ForEach(sections) { section in
      if section.id != sections.first?.id { Divider() }
      if !section.header.isEmpty { section.header.bold() }
      ForEach(section.options) { PickerMenuRow(option: $0, isSegment: hasSegments) }
    }
  }
}

private struct PickerMenuRow: View {
  let option: PickerStyleConfiguration.Option
  let isSegment: Bool

  @MainActor var body: some View {
    Button {
      option.select()
    } label: {
      // The button holds the view of the chosen option, which would exist twice while the menu is open.
      if isSegment, !option.isSelected { ItemOutlet(row: option.id) } else { option }
    }
    .buttonStyle(MenuRowStyle(mark: SymbolMarks.row(isOn: option.isSelected, isMixed: option.isMixed)))
    .published(isSelected: option.isSelected)
  }
}

/// A divider between the options of a picker begins a new section.
extension Divider: OptionGroup {
  @MainActor func addOptions(to list: inout OptionList) { list.beginSection() }
}
