/// The view of the tab above, a line, and the bar of tabs below it.
///
///     ------------------------------
///      *Mail*   Search    Settings 2
///
/// Follows [DefaultTabViewStyle](https://developer.apple.com/documentation/swiftui/defaulttabviewstyle).
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// The style; mostly written `.automatic`.
  public init() {}

  /// What one tab view looks like; made again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

/// A bar of tabs; on a text platform as ``DefaultTabViewStyle``.
///
/// Follows [TabBarOnlyTabViewStyle](https://developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle).
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style; mostly written `.tabBarOnly`.
  public init() {}

  /// What one tab view looks like; made again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

/// A bar of tabs that may become a side bar; on a text platform as ``DefaultTabViewStyle``.
///
/// Follows [SidebarAdaptableTabViewStyle](https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle).
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style; mostly written `.sidebarAdaptable`.
  public init() {}

  /// What one tab view looks like; made again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

/// A box of tabs; on a text platform as ``DefaultTabViewStyle``.
///
/// Follows [GroupedTabViewStyle](https://developer.apple.com/documentation/swiftui/groupedtabviewstyle).
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// The style; mostly written `.grouped`.
  public init() {}

  /// What one tab view looks like; made again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style of the platform: a bar of tabs below.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that may become a side bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A box of tabs.
  public static var grouped: GroupedTabViewStyle { .init() }
}

/// Whether the bar of the tab view around shows, as the view that is shown asks; the innermost counts.
struct TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility { .automatic }

  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    let next = nextValue()
    if next != .automatic { value = next }
  }
}

private struct BarredTabs: View {
  let configuration: TabViewStyleConfiguration
  @State private var visibility = Visibility.automatic
  @Environment(\.tabBottomAccessory) private var accessory

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.content
        .environment(\.tabBottomAccessory, nil)
        .environment(\.tabBarPlacement, .bottomBar)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onPreferenceChange(TabBarVisibilityKey.self) { visibility = $0 }
      if let accessory {
        accessory.environment(\.tabBottomAccessory, nil)
          .environment(\.tabViewBottomAccessoryPlacement, .expanded).layoutPriority(1)
      }
      if visibility != .hidden { TabBar(configuration: configuration).layoutPriority(1) }
    }
    // Of a tab view around its own views ask.
    .transformPreference(TabBarVisibilityKey.self) { $0 = .automatic }
  }
}

/// The tabs side by side, spread over the width; where they have no room, without images, and then in a menu.
///
///     --------------------
///     [ Search v ]
///
/// The label of a tab is one view, which the row shows, or the button of the menu, or the menu that is open.
private struct TabBar: View {
  let configuration: TabViewStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      BarLine()
      Alternatives(TabBarLayout()) {
        row
        TabMenu(configuration: configuration)
      }
      .lineLimit(1)
      .labelStyle(TabLabelStyle())
      .movesItems()
    }
  }

  private var row: some View {
    TabRowLayout()() {
      ForEach(configuration.tabs) { tab in
        tab.item(
          MarkedChoice(isChosen: tab.isSelected, marks: .points, label: ItemHost(tab.id, content: tab))
            .onTapGesture { tab.select() }
            .semantics(semantics(of: tab)))
      }
    }
    .onKey(isFocusable: true) { configuration.handle($0) }
    .focusEffectDisabled()
  }

  private func semantics(of tab: TabViewStyleConfiguration.Tab) -> Semantics {
    var semantics = Semantics(.tab)
    if tab.isSelected { semantics.value = { "chosen" } }
    return semantics
  }
}

/// The tab whose view is shown, and a menu of all.
private struct TabMenu: View {
  let configuration: TabViewStyleConfiguration

  @MainActor var body: some View {
    ControlMenu {
      ForEach(configuration.tabs) { tab in
        tab.item(
          Button {
            tab.select()
          } label: {
            // The button has the label of the tab that is chosen: of this one there are two while the menu is open.
            if tab.isSelected { tab } else { ItemOutlet(row: tab.id) }
          }
          .buttonStyle(MenuRowStyle(mark: SymbolMarks.row(isOn: tab.isSelected))))
      }
    } title: {
      ForEach(configuration.tabs.filter(\.isSelected)) { ItemOutlet(title: $0.id) }
    }
    .buttonStyle(.bordered)
  }
}
