import Testing
import ViewTreeTesting

@MainActor struct ButtonTests {
  @Test func `clicks and keys trigger it once each`() throws {
    var log: [String] = []
    let screen = Screen(width: 12) { Button("Save") { log.append("save") } }
    screen.click(column: 3, row: 0)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.space)
    try screen.find(.button, "Save").tap()
    #expect(log.count == 4)
  }

  @Test func `in a menu it is an item and closes the menu before it acts`() throws {
    var log: [Bool] = []
    struct Options: View {
      let choose: @MainActor () -> Void
      var body: some View { Menu("Options") { Button("Save", action: choose) } }
    }
    weak var shown: Screen?
    let screen = Screen(Options { log.append(shown?.findAll(.menuItem).isEmpty == true) }, width: 20)
    shown = screen
    try screen.find(.menu, "Options").tap()
    try screen.find(.menuItem, "Save").tap()
    #expect(log.count == 1)
    #expect(screen.findAll(.menuItem).isEmpty)
  }
}
