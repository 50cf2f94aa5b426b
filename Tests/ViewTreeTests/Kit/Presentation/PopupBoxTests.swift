import Testing
import ViewTreeTesting

@MainActor struct PopupBoxTests {
  private func menu(of count: Int, width: Int, height: Int, unit: ScreenOptions.Unit) throws -> String {
    let screen = Screen(width: width, height: height, options: ScreenOptions(unit: unit)) {
      Menu("Menu") { ForEach(0..<count, id: \.self) { Button("item \($0)") {} } }
    }
    try screen.find(.menu, "Menu").tap()
    return screen.text
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `rows that are higher than the screen have a column for their bar, and rows that just fit have none`(
    unit: ScreenOptions.Unit
  ) throws {
    expectText(
      try menu(of: 4, width: 20, height: 6, unit: unit),
      equals: """
        +----------+
        |   item 0 |
        |   item 1 |
        |   item 2 |
        |   item 3 |
        +----------+
        """)
    let scrolled = """
      +-----------+
      |   item 0# |
      |   item 1# |
      |   item 2# |
      |   item 3| |
      +-----------+
      """
    for width in [13, 20] { expectText(try menu(of: 5, width: width, height: 6, unit: unit), equals: scrolled) }
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a blank column on both sides separates menus from the text that they cover`(unit: ScreenOptions.Unit) throws {
    let screen = Screen(width: 30, height: 4, options: ScreenOptions(unit: unit)) {
      ZStack(alignment: .topLeading) {
        Text(Array(repeating: String(repeating: "x", count: 30), count: 4).joined(separator: "\n"))
        Menu("Menu") { Menu("More") { Button("Inner") {} } }.padding(.leading, unit == .cells ? 4 : 32)
      }
    }
    try screen.find(.menu, "Menu").tap()
    expectText(
      screen.render(.cells).split(separator: "\n").suffix(3).joined(separator: "\n"),
      equals: "\"x +----------+ xxxxxxxxxxxxxxx\"\n\"x |   More > | xxxxxxxxxxxxxxx\"\n"
        + "\"x +----------+ xxxxxxxxxxxxxxx\"")
    try screen.find(.menu, "More").tap()
    expectText(
      screen.render(.cells), contains: "\"x +----------+---------+ xxxxx\"\n\"x |   More > |   Inner | xxxxx\"")
  }

  @Test(arguments: [(1, false), (2, true), (4, false), (11, true), (12, false)])
  func `a click on the line of a menu leaves it open, and one beside it or on an item closes it`(
    column: Int, isOpen: Bool
  ) throws {
    let screen = Screen(width: 30, height: 4) { Menu("Menu") { Button("Item") {} }.padding(.leading, 4) }
    try screen.find(.menu, "Menu").tap()
    screen.click(column: column, row: 2)
    expectEqual(screen.text.contains("Item"), isOpen)
  }

  @Test(arguments: [(1, "+-------+"), (2, "+-------+\n+-------+"), (3, "+-------+\n|   aa# |\n+-------+")])
  func `a menu on a low screen keeps its lines, with as many rows as there is room for`(
    height: Int, picture: String
  ) throws {
    let screen = Screen(width: 14, height: height) {
      Menu("Menu") {
        Button("aa") {}
        Button("bb") {}
      }
    }
    try screen.find(.menu, "Menu").tap()
    expectText(screen.text, equals: picture)
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a menu of short rows is as high as the screen, too`(unit: ScreenOptions.Unit) throws {
    let screen = Screen(width: 20, height: 8, options: ScreenOptions(unit: unit)) {
      Menu("M") { ForEach(0..<9, id: \.self) { number in Button("\(number)") {} } }
    }
    try screen.find(.menu, "M").tap()
    expectText(
      screen.text,
      equals: """
        +------+
        |   0# |
        |   1# |
        |   2# |
        |   3# |
        |   4| |
        |   5| |
        +------+
        """)
  }
}
