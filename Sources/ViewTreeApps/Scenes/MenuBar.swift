/// Commands as they are handed up to the line of menus.
struct CommandEntry: Identifiable {
  let id: ObjectIdentifier
  let menu: Menu
  let content: AnyView

  enum Menu: Equatable {
    /// One of the menus that every app has.
    case standard(String)
    case own(Text)

    var title: Text {
      switch self {
      case .standard(let title): Text(verbatim: title)
      case .own(let title): title
      }
    }

    /// Menus of the app's own stand between those of every app.
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

/// Hands commands up; it shows nothing itself.
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

/// A window below the line of its menus; commands that are added to others stand on their line.
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
  /// Whether a line of menus is around, on which all commands of the window stand.
  var hasMenuBar: Bool {
    get { self[MenuBarKey.self] }
    set { self[MenuBarKey.self] = newValue }
  }
}

/// Puts the menus above, for the commands that are handed up.
///
/// A view of its own: what it keeps evaluates no command again.
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

/// The line of menus.
nonisolated private struct MenuBar: View {
  let entries: [CommandEntry]

  @MainActor var body: some View {
    HStack(spacing: 0) { ForEach(menus) { CommandBarMenu(menu: $0) } }
      .lineLimit(1)
      .shortcuts { ForEach(entries) { $0.content } }
  }

  /// The entries by their menus.
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

/// A menu of the line: its name, which opens the rows.
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
