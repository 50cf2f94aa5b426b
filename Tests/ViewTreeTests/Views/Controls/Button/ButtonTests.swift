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
    expectEqual(log.count, 4)
  }

  @Test func `a button in a menu is an item that closes the menu before its action`() throws {
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
    expectEqual(log.count, 1)
    #expect(screen.findAll(.menuItem).isEmpty)
  }

  @Test func `a button with only a role has the label of the role`() throws {
    var log: [String] = []
    let screen = Screen(width: 40) {
      Button(role: .cancel) { log.append("cancel") }
      Button(role: .close) { log.append("close") }
      Button(role: .confirm) { log.append("confirm") }
      Button(role: .destructive) { log.append("destroy") }
    }
    for name in ["Cancel", "Close", "Done", "Delete"] { try screen.find(.button, name).tap() }
    expectEqual(log, ["cancel", "close", "confirm", "destroy"])
    expectText(
      Screen(width: 40) { Button(role: .close) {}.environment(\.controlContext, .bar) }.text, equals: "[ X ]")
    expectText(Screen(width: 40) { Button(role: .close) {} }.text, equals: "[ X Close ]")
  }
}
