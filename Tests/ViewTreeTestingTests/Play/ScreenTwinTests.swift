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
}
