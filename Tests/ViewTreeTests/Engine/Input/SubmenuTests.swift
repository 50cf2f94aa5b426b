import Testing
import ViewTreeTesting

/// The menus that a click and Escape close when a menu has another one open.
@MainActor struct SubmenuTests {
  private struct Menus: View {
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        Menu("File") {
          Button("Open") { log = "open" }
          Menu("More") { Button("Deep") { log = "deep" } }
          Button("Last") { log = "last" }
        }
        Text(log).accessibilityIdentifier("log")
        Spacer()
        Button("below") { log = "below" }
      }
    }
  }

  private func opened() throws -> Screen {
    let screen = Screen(Menus(), width: 30, height: 12)
    try screen.find(.menu, "File").tap()
    try screen.find(.menu, "More").tap()
    expectEqual(items(screen), ["Open", "Last", "Deep"])
    return screen
  }

  private func items(_ screen: Screen) -> [String] { screen.findAll(.menuItem).map(\.label) }

  @Test func `a click on the row that opened the inner menu closes only that`() throws {
    let screen = try opened()
    screen.click(column: 4, row: 3)
    expectEqual(items(screen), ["Open", "Last"])
    try screen.find(.menu, "More").tap()
    expectEqual(items(screen), ["Open", "Last", "Deep"])
  }

  @Test(arguments: [(4, 2, "open"), (4, 4, "last"), (15, 3, "deep"), (28, 10, "-"), (3, 11, "-")])
  func `a click on a row chooses it, one beside the menus closes both`(
    _ column: Int, _ row: Int, _ log: String
  ) throws {
    let screen = try opened()
    screen.click(column: column, row: row)
    expectEqual(items(screen), [])
    try expectEqual(screen.find(id: "log").label, log)
  }

  private struct Field: View {
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("name", text: $text)
        Menus()
      }
    }
  }

  @Test func `keys go to an inner menu that clicks opened, and not to the field with the focus`() throws {
    let screen = Screen(Field(), width: 30, height: 12)
    try screen.find(.textField).type("ab")
    try screen.find(.menu, "File").tap()
    try screen.find(.menu, "More").tap()
    #expect(try screen.find(.textField).isFocused)
    screen.press(.down)
    screen.press(.return)
    try expectEqual(screen.find(id: "log").label, "deep")
    expectEqual(items(screen), [])
    try expectEqual(screen.find(.textField).value, "ab")
  }

  @Test func `Escape closes the inner menu first`() throws {
    let screen = try opened()
    screen.press(.escape)
    expectEqual(items(screen), ["Open", "Last"])
    screen.press(.escape)
    expectEqual(items(screen), [])
  }
}
