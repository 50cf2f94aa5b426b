/// Commands of one menu, passed up to the menu bar by a preference.
struct CommandEntry: Identifiable {
  let id: ObjectIdentifier
  let menu: Menu
  let content: AnyView

  enum Menu: Equatable {
    /// A standard menu with a title.
    case standard(String)
    case own(Text)

    var title: Text {
      switch self {
      case .standard(let title): Text(verbatim: title)
      case .own(let title): title
      }
    }

    /// The order in the menu bar: the app's own menus come between `View` and `Window`.
    fileprivate var place: Int {
      switch self {
      case .own: 5
      case .standard(let title):
        ["App", "File", "Edit", "Format", "View", "", "Window", "Help"].firstIndex(of: title) ?? 5
      }
    }
  }
}

private struct CommandEntriesKey: PreferenceKey {
  static var defaultValue: [CommandEntry] { [] }

  static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}

/// An invisible view that passes commands up to the menu bar.
nonisolated struct CommandEntryView<Content: View>: View {
  private let menu: CommandEntry.Menu
  private let content: Content
  @PlaceObject private var identity = Identity()

  init(menu: CommandEntry.Menu, content: Content) { (self.menu, self.content) = (menu, content) }

  private final class Identity: Sendable {}

  @MainActor var body: some View {
    EmptyView().preference(
      key: CommandEntriesKey.self,
      value: Content.self == EmptyView.self
        ? [] : [CommandEntry(id: ObjectIdentifier(identity), menu: menu, content: AnyView(content))])
  }
}

private struct MenuBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A window below its menu bar; inside an outer menu bar, the commands are added to that bar.
///
///      File  Photo  Help
nonisolated struct MenuBarWindow<C: Commands, Content: View>: View, ViewPart {
  let commands: C
  let content: Content
  @Environment(\.isMainScene) private var isMain
  @Environment(\.hasMenuBar) private var hasMenuBar

  init(commands: C, content: Content) { (self.commands, self.content) = (commands, content) }

  @MainActor var body: some View {
    if isMain, hasMenuBar {
      content
      CommandsView(commands: commands)
    } else if isMain {
      Group {
        content
        CommandsView(commands: commands)
      }
      .environment(\.hasMenuBar, true)
      .modifier(MenuBarFrame())
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// Whether an outer view has the menu bar of the window, which shows all its commands.
  var hasMenuBar: Bool {
    get { self[MenuBarKey.self] }
    set { self[MenuBarKey.self] = newValue }
  }
}

/// Adds the menu bar of the collected commands above the content.
///
/// A separate view, so that a change of its state evaluates no commands again.
private struct MenuBarFrame: ViewModifier {
  @State private var entries: [CommandEntry] = []

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if !entries.isEmpty { MenuBar(entries: entries) }
      RootLayout() { content.onPreferenceUpdate(CommandEntriesKey.self) { entries = $0 } }
        .frame(maxWidth: .infinity, alignment: .topLeading)
    }
  }
}

/// The menu bar.
nonisolated private struct MenuBar: View {
  let entries: [CommandEntry]

  @MainActor var body: some View {
    HStack(spacing: 0) { ForEach(menus) { CommandBarMenu(menu: $0) } }
      .lineLimit(1)
      .shortcuts { ForEach(entries) { $0.content } }
  }

  /// The entries grouped by menu, in the order of the menu bar.
  private var menus: [CommandBarMenu.Menu] {
    var menus: [CommandBarMenu.Menu] = []
    for entry in entries {
      if case .standard = entry.menu, let index = menus.firstIndex(where: { $0.menu == entry.menu }) {
        menus[index].entries.append(entry)
      } else {
        menus.append(CommandBarMenu.Menu(menu: entry.menu, entries: [entry]))
      }
    }
    let sorted = menus.enumerated().sorted { ($0.element.menu.place, $0.offset) < ($1.element.menu.place, $1.offset) }
    return sorted.map(\.element)
  }
}

/// A menu of the menu bar: its title, which opens the rows.
nonisolated private struct CommandBarMenu: View {
  struct Menu: Identifiable {
    let menu: CommandEntry.Menu
    var entries: [CommandEntry]

    var id: ObjectIdentifier { entries[0].id }
  }

  let menu: Menu
  @State private var isOpen = false

  init(menu: Menu) { self.menu = menu }

  @MainActor var body: some View {
    let isOpen = $isOpen
    menu.menu.title.padding(.horizontal)
      .onTapGesture { isOpen.wrappedValue.toggle() }
      .menuRows(isPresented: isOpen) { ForEach(menu.entries) { $0.content } }
      .semantics(semantics)
  }

  private var semantics: Semantics {
    let isOpen = $isOpen
    var semantics = Semantics(.menu)
    semantics.takesFocus = true
    semantics.isExpanded = { isOpen.wrappedValue }
    return semantics
  }
}
