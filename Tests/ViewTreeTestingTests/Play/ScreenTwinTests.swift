import Testing

@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

@MainActor struct ScreenTwinTests {
  private struct Menus: View {
    var body: some View {
      VStack(alignment: .leading) {
        Menu("First") { Button("a") {} }
        Menu("Second") { Button("b") {} }
      }
    }
  }

  @Test func `a twin opens the menus that are open on the other screen`() throws {
    let screen = Screen(Menus(), width: 40, height: 12)
    let twin = Screen(Menus(), width: 40, height: 12)
    try screen.find(.menu, "Second").tap()
    expectEqual(twin.openMenus.map(\.label), [])
    twin.openMenus(like: screen, scrolls: false)
    expectEqual(twin.openMenus.map(\.label), ["Second"])
  }

  @Test func `a twin opens the same one of several menus in one place`() throws {
    struct Menus: View {
      var body: some View {
        ZStack {
          Menu("m") { Toggle("first", isOn: .constant(true)) }
          Menu("m") { Toggle("second", isOn: .constant(false)) }
        }
      }
    }
    let screen = Screen(Menus(), width: 20, height: 5)
    try screen.find(.menu, "m", at: 1).tap()
    expectText(screen.text, contains: "second")
    let twin = Screen(Menus(), width: 20, height: 5)
    twin.openMenus(like: screen, scrolls: false)
    expectText(twin.text, equals: screen.text)
  }
}
