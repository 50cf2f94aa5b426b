/// A style that shows the selected tab above, a line, and the bar of tabs below it.
///
///     ------------------------------
///      *Mail*   Search    Settings 2
///
/// Follows [DefaultTabViewStyle](https://developer.apple.com/documentation/swiftui/defaulttabviewstyle).
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}

  /// Returns the view of one tab view; called again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

/// A style with a bar of tabs; in text the same as ``DefaultTabViewStyle``.
///
/// Follows [TabBarOnlyTabViewStyle](https://developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle).
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style, usually written `.tabBarOnly`.
  public init() {}

  /// Returns the view of one tab view; called again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

/// A style with a bar of tabs that may become a sidebar; in text the same as ``DefaultTabViewStyle``.
///
/// Follows [SidebarAdaptableTabViewStyle](https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle).
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style, usually written `.sidebarAdaptable`.
  public init() {}

  /// Returns the view of one tab view; called again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

/// A style with a box of tabs; in text the same as ``DefaultTabViewStyle``.
///
/// Follows [GroupedTabViewStyle](https://developer.apple.com/documentation/swiftui/groupedtabviewstyle).
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style, usually written `.grouped`.
  public init() {}

  /// Returns the view of one tab view; called again when the configuration changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarredTabs(configuration: configuration)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style, a bar of tabs below the content.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style with a bar of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with a bar of tabs that may become a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A style with a box of tabs.
  public static var grouped: GroupedTabViewStyle { .init() }
}

/// The visibility of the tab view's bar that the shown view requests; the innermost request is used.
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
        .modifier(PageClip())
        .onPreferenceChange(TabBarVisibilityKey.self) { visibility = $0 }
      if let accessory {
        accessory.environment(\.tabBottomAccessory, nil)
          .environment(\.tabViewBottomAccessoryPlacement, .expanded).layoutPriority(1)
      }
      if visibility != .hidden { TabBar(configuration: configuration).layoutPriority(1) }
    }
    // The requests concern this tab view's bar, so they do not reach a tab view around it.
    .transformPreference(TabBarVisibilityKey.self) { $0 = .automatic }
  }
}

/// The tabs side by side, spread over the width; if they do not fit, without images, and then in a menu.
///
///     --------------------
///     [ Search v ]
///
/// The label of a tab is a single view, shown by the row, by the button of the menu, or by the open menu.
private struct TabBar: View {
  let configuration: TabViewStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      BarLine()
      Alternatives(ofItems: TabBarLayout()) {
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
            .semantics(Semantics(.tab)))
      }
    }
    .onKey(isFocusable: true) { configuration.handle($0) }
    .focusEffectDisabled()
  }
}

/// A button with the label of the selected tab, and a menu of all tabs.
private struct TabMenu: View {
  let configuration: TabViewStyleConfiguration

  @MainActor var body: some View {
    ControlMenu {
      ForEach(configuration.tabs) { tab in
        tab.item(
          Button {
            tab.select()
          } label: {
            // The button shows the selected tab's only label, so the open menu creates a second one for it.
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
