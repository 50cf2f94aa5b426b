/// A style with a link that shows the chosen option and opens a page of all options; a choice goes back.
///
///     Flavor           Vanilla >      < Settings    Flavor
///                                     --------------------
///                                       Chocolate
///                                     x Vanilla
///
/// Outside a `NavigationStack` the picker is a menu. Follows
/// [NavigationLinkPickerStyle](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle).
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  @Environment(\.stackPage) private var page

  /// Creates the style, usually written `.navigationLink`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let page {
      PickerLink(configuration: configuration, page: page)
    } else {
      MenuPickerStyle().makeBody(configuration: configuration)
    }
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page with the options: `Flavor  Vanilla >`.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

private struct PickerLink: View {
  let configuration: PickerStyleConfiguration
  let page: any StackPage
  @State private var isOpen = false

  @MainActor var body: some View {
    let (isOpen, sections) = ($isOpen, configuration.sections)
    page.open(
      { AnyView(OptionsPage(sections: sections) { isOpen.wrappedValue = false }) },
      called: textContent(of: configuration.label.content), isPresented: isOpen, above: AnyView(row))
  }

  @MainActor private var row: some View {
    Button {
      isOpen = true
    } label: {
      LabeledRow(configuration.label) {
        HStack(alignment: .firstTextBaseline) {
          CurrentValue(configuration: configuration).lineLimit(1).foregroundStyle(.secondary)
          Image(indicator: .forward)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

/// All options, one below the other.
private struct OptionsPage: View {
  let sections: [PickerStyleConfiguration.Section]
  let dismiss: @MainActor () -> Void

  @MainActor var body: some View {
    ScrollBox(content: RowStack { PickerMenuRows(sections: sections) })
      .environment(ControlContextKey.self, constant: [.items])
      .environment(\.menuDismiss, dismiss)
  }
}
