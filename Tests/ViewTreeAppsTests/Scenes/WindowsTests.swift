import Testing
import ViewTreeApps
import ViewTreeTesting

private struct Note: Codable, Hashable { var title = "" }

private struct Windows: App {
  @State private var zoom = 1

  var body: some Scene {
    WindowGroup("Main") { Opener(zoom: zoom) }
      .windowResizability(.contentSize).defaultSize(width: 100, height: 100)
      .commands {
        CommandMenu("Photo") {
          Button("Zoom in") { zoom += 1 }.keyboardShortcut("+")
          Button("Zoom out") { zoom -= 1 }.disabled(zoom == 1)
        }
        CommandGroup(replacing: .newItem) { Button("New") { zoom = 10 }.keyboardShortcut("n") }
        CommandGroup(after: .importExport) { Button("Export") {} }
        CommandGroup(replacing: .help) { EmptyView() }
        SidebarCommands()
        if zoom > 5 { CommandMenu("Large") { Button("Small") { zoom = 1 } } }
      }
    Window("About", id: "about") { About() }
    WindowGroup(for: Note.self) { $note in
      Text("Note \(note?.title ?? "?")")
      Button("Rename") { note?.title += "!" }
    }
    Settings { Text("The settings") }
  }
}

private struct Opener: View {
  let zoom: Int
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    Text("zoom \(zoom)")
    Button("About") { openWindow(id: "about") }
    Button("Note") { openWindow(value: Note(title: "one")) }
    Button("Nothing") { openWindow(id: "nothing") }
    SettingsLink()
  }
}

private struct About: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    Text("About this")
    Button("Close") { dismissWindow(id: "about") }
    Button("Dismiss") { dismiss() }
  }
}

@MainActor @Suite struct WindowsTests {
  private let screen = Screen(AppView(Windows()), width: 24)

  @Test func `the menus of an app stand on a line, and their commands have shortcuts`() throws {
    expectText(
      screen.text,
      equals: """
         File  Photo
             zoom 1
           [ About ]
            [ Note ]
          [ Nothing ]
        [ Settings... ]
        """)
    try screen.find(.menu, "Photo").tap()
    #expect(screen.text.contains("Zoom in") && screen.text.contains("Zoom out"))
    try expectEqual(screen.find(.menuItem, "Zoom out").isEnabled, false)
    try screen.find(.menuItem, "Zoom in").tap()
    #expect(screen.text.contains("zoom 2") && !screen.text.contains("Zoom in"))
    screen.press(.character("+").with(.control))
    expectText(screen.text, contains: "zoom 3")
    screen.press(.character("n").with(.control))
    #expect(screen.text.contains("zoom 10") && screen.text.contains(" File  Photo  Large"))
    expectEqual(screen.issues, [])
  }

  @Test func `commands of several modifiers stand on one line, and depend on conditions`() throws {
    struct Twice: App {
      @State private var isOn = true

      var body: some Scene {
        WindowGroup { Toggle("On", isOn: $isOn) }
          .commands { CommandMenu("First") { Button("A") {} } }
          .commands {
            if isOn { CommandMenu("Yes") { Button("B") {} } } else { CommandMenu("No") { Button("C") {} } }
          }
      }
    }
    let screen = Screen(AppView(Twice()), width: 20)
    expectText(screen.text, equals: " First  Yes\n[x] On")
    try screen.find(.toggle, "On").tap()
    expectText(screen.text, equals: " First  No\n[ ] On")
    expectEqual(screen.issues, [])
  }

  @Test func `menus are opened by keys, and closed`() throws {
    screen.press(.tab)
    #expect(try screen.find(.menu, "File").isFocused)
    screen.press(.return)
    #expect(screen.text.contains("New") && screen.text.contains("Export"))
    screen.press(.escape)
    expectText(screen.text, lacks: "Export")
  }

  @Test func `windows open above the first and are closed`() throws {
    try screen.find(.button, "About").tap()
    #expect(screen.text.contains("About this") && !screen.text.contains("zoom"))
    try screen.find(.button, "Close").tap()
    expectText(screen.text, contains: "zoom 1")
    try screen.find(.button, "About").tap()
    try screen.find(.button, "Dismiss").tap()
    expectText(screen.text, contains: "zoom 1")
    try screen.find(.button, "Settings…").tap()
    expectText(screen.text, contains: "The settings")
    screen.press(.escape)
    #expect(screen.text.contains("zoom 1") && screen.issues == [])
  }

  @Test func `a window shows a value of its own`() throws {
    try screen.find(.button, "Note").tap()
    expectText(screen.text, contains: "Note one\n")
    try screen.find(.button, "Rename").tap()
    expectText(screen.text, contains: "Note one!\n")
  }

  @Test func `several windows lie above each other, and each is closed by itself`() throws {
    struct Numbered: View {
      let number: Int
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismiss) private var dismiss
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        Text("window \(number)")
        Button("Open") { openWindow(value: number + 1) }
        Button("Close") { dismiss() }
        Button("Close 1") { dismissWindow(value: 1) }
        Button("Close last") { dismissWindow() }
      }
    }
    struct Stack: App {
      var body: some Scene {
        WindowGroup { Numbered(number: 0) }
        WindowGroup(for: Int.self) { $number in Numbered(number: number ?? -1) }
      }
    }
    let screen = Screen(AppView(Stack()), width: 24)
    func window(after names: String...) throws -> String {
      for name in names { try screen.find(.button, name).tap() }
      return screen.text.split(separator: "\n")[0].trimmingCharacters(in: .whitespaces)
    }
    try expectEqual(window(after: "Open", "Open", "Open"), "window 3")
    try expectEqual(window(after: "Close"), "window 2")
    try expectEqual(window(after: "Close 1"), "window 2")
    try expectEqual(window(after: "Close last"), "window 0")
    try expectEqual(window(after: "Close last"), "window 0")
    expectEqual(screen.issues, [])
  }

  @Test func `a scene sets the environment and observes changes`() throws {
    struct Counting: App {
      @State private var count = 0
      @State private var log = ""
      var body: some Scene {
        WindowGroup { Reader(log: log) { count += 1 } }
          .environment(\.lineLimit, 3)
          .onChange(of: count) { old, new in log += "\(old)\(new) " }
      }
    }
    struct Reader: View {
      let log: String
      let action: () -> Void
      @Environment(\.lineLimit) private var limit
      var body: some View {
        Text("\(limit ?? 0) \(log)")
        Button("Count") { action() }
      }
    }
    let screen = Screen(AppView(Counting()), width: 20)
    try screen.find(.button, "Count").tap()
    expectText(screen.text, contains: "3 01")
  }

  @Test func `windows that show a value are closed by their scene and the value`() throws {
    struct Opened: View {
      let text: String
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        Text("window \(text)")
        Button("a1") { openWindow(id: "a", value: 1) }
        Button("a2") { openWindow(id: "a", value: 2) }
        Button("b1") { openWindow(id: "b", value: 1) }
        Button("Close a1") { dismissWindow(id: "a", value: 1) }
      }
    }
    struct Two: App {
      var body: some Scene {
        WindowGroup { Opened(text: "main") }
        WindowGroup(id: "a", for: Int.self) { $number in Opened(text: "a\(number ?? 0)") }
        WindowGroup(id: "b", for: Int.self) { $number in Opened(text: "b\(number ?? 0)") }
      }
    }
    func windows(_ names: String...) throws -> [String] {
      let screen = Screen(AppView(Two()), width: 24)
      func top() -> String { screen.text.split(separator: "\n")[0].trimmingCharacters(in: .whitespaces) }
      for name in names { try screen.find(.button, name).tap() }
      try screen.find(.button, "Close a1").tap()
      var windows = [top()]
      while windows.last != "window main", windows.count < 9 {
        screen.press(.escape)
        windows.append(top())
      }
      return windows
    }
    try expectEqual(windows("a1"), ["window main"])
    try expectEqual(windows("b1", "a1", "a2"), ["window a2", "window b1", "window main"])
    try expectEqual(windows("a2", "b1"), ["window b1", "window a2", "window main"])
  }

  @Test func `a window above the first begins at the upper left`() throws {
    let screen = Screen(AppView(Windows()), width: 24, height: 8)
    try screen.find(.button, "About").tap()
    expectText(screen.text, startsWith: " About this\n [ Close ]\n[ Dismiss ]\n")
  }
}
