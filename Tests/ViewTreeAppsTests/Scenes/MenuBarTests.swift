import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct MenuBarTests {
  private struct Menus: App {
    var body: some Scene {
      WindowGroup { Text("page") }
        .commands {
          CommandMenu("Zebra crossing") { Button("Z") {} }
          CommandGroup(after: .help) { Button("Guide") {} }
          CommandMenu("Ant") { Button("A") {} }
          CommandGroup(after: .pasteboard) { Button("Copy all") {} }
          CommandGroup(after: .newItem) { Button("New") {} }
        }
    }
  }

  @Test func `menus have the order of their kinds, and those of the app the order of the program`() {
    expectText(
      Screen(AppView(Menus()), width: 40).text, startsWith: " File  Edit  Zebra crossing  Ant  Help\n")
  }

  @Test func `the page below the bar is as wide as the window`() {
    expectText(
      Screen(AppView(Menus()), width: 40, height: 6).render(.tree),
      endsWith: "    FlexibleFrame (0 1 40 1)\n      Root (0 1 4 1)\n        Text (0 1 4 1) \"page\"")
  }

  @Test func `a narrow bar stays one line`() {
    expectText(Screen(AppView(Menus()), width: 34).text, equals: " File  Edit  Zebra ...  Ant  Help\npage")
  }
}
