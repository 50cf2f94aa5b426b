import Testing
import ViewTreeTesting

@MainActor @Suite struct SwipeActionsTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Pear"]
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        List(fruits, id: \.self) { fruit in
          Text(fruit)
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log = "pin \(fruit)" } }
            .swipeActions {
              Button("Delete", role: .destructive) { fruits.removeAll { $0 == fruit } }
              Button("Flag") { log = "flag \(fruit)" }
            }
        }
        Text(log)
      }
    }
  }

  @Test func `while a list is edited, its rows have neither the sign nor the swipe`() throws {
    let screen = Screen(width: 24, height: 8) { Fruits().environment(\.editMode, .constant(.active)) }
    #expect(screen.findAll(.menu).isEmpty && !screen.text.contains(".."), "\(screen.text)")
    #expect(throws: ElementError.self) { try screen.find(.staticText, "Pear").swipe(to: .leading) }
  }

  @Test func `a bold title in a row with actions is not marked as chosen`() {
    let rows = List {
      ForEach(0..<2) { _ in
        Button {
        } label: {
          Text("One").bold()
        }.swipeActions { Button("Go") {} }
      }
    }
    expectText(Screen(rows, width: 20).text, lacks: "*")
  }

  @Test(arguments: GlyphSet.allCases) func `a sign at the end of the row opens a menu`(glyphs: GlyphSet) throws {
    let screen = Screen(width: 24, height: 8, options: ScreenOptions(glyphs: glyphs)) { Fruits() }
    expectSnapshot(of: screen, named: "closed \(glyphs)")
    screen.click(column: 23, row: 0)
    expectSnapshot(of: screen, named: "open \(glyphs)")
    screen.press(.escape)
    expectText(screen.text, lacks: "Flag")
  }

  @Test func `a row's actions are found by its name`() throws {
    let screen = Screen(width: 24, height: 8) { Fruits() }
    try screen.find(.menu, "Pear").select("Flag")
    expectText(screen.text, contains: "flag Pear")
    try screen.find(.menu, "Apple").select("Pin")
    expectText(screen.text, contains: "pin Apple")
    try screen.find(.menu, "Apple").select("Delete")
    expectEqual(screen.findAll(.menu).map(\.label), ["Pear"])
    expectEqual(screen.findAll(.staticText).map(\.label), ["Pear", "pin Apple"])
  }

  @Test func `keys open the menu and choose`() {
    let screen = Screen(width: 24, height: 8) { Fruits() }
    screen.press(.tab)
    screen.press(.return)
    expectText(screen.text, contains: "Pin")
    screen.press(.down)
    screen.press(.return)
    expectText(screen.text, contains: "pin Apple")
  }

  @Test func `a drag over the row opens the menu, one along the list does not`() {
    let screen = Screen(width: 24, height: 8) { Fruits() }
    screen.drag(fromColumn: 4, row: 0, toColumn: 5, row: 1)
    screen.drag(fromColumn: 4, row: 0, toColumn: 4, row: 1)
    expectText(screen.text, lacks: "Pin")
    screen.drag(fromColumn: 12, row: 1, toColumn: 4, row: 1)
    expectText(screen.text, contains: "Pin")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a swipe over more than half of a row does the first action of its edge`(direction: LayoutDirection) throws {
    let screen = Screen(width: 24, height: 8, options: ScreenOptions(layoutDirection: direction)) { Fruits() }
    try screen.find(.staticText, "Apple").swipe(to: .leading, fully: true)
    expectEqual(screen.findAll(.staticText).map(\.label), ["Pear", "-"])
    #expect(screen.findAll(.menuItem).isEmpty)
    // The leading edge does not allow it.
    try screen.find(.staticText, "Pear").swipe(to: .trailing, fully: true)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Pin", "Delete", "Flag"])
    try screen.find(.menuItem, "Pin").tap()
    expectText(screen.text, contains: "pin Pear")
    expectEqual(screen.findAll(.staticText).map(\.label), ["Pear", "pin Pear"])
  }

  @Test func `a swipe over half of a row opens the menu`() {
    let screen = Screen(width: 24, height: 8) { Fruits() }
    screen.drag(fromColumn: 20, row: 1, toColumn: 8, row: 1)
    expectEqual(screen.findAll(.menuItem).count, 3)
    screen.press(.escape)
    screen.drag(fromColumn: 20, row: 1, toColumn: 7, row: 1)
    expectEqual(screen.findAll(.menu).map(\.label), ["Apple"])
  }

  @Test func `a first action that is disabled is not done`() throws {
    var count = 0
    let screen = Screen(width: 24, height: 8) {
      List {
        Text("Row").swipeActions {
          Button("One") { count += 1 }.disabled(true)
          Button("Two") { count += 1 }
        }
      }
    }
    try screen.find(.staticText, "Row").swipe(to: .leading, fully: true)
    expectEqual(count, 0)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["One", "Two"])
  }

  @Test(arguments: [HorizontalEdge.leading, .trailing])
  func `the first of several actions of an edge decides whether a full swipe does it`(edge: HorizontalEdge) throws {
    func log(_ allows: Bool, _ next: Bool) throws -> [String] {
      let log = GestureLog()
      let screen = Screen(width: 24, height: 8) {
        List {
          Text("Row")
            .swipeActions(edge: edge, allowsFullSwipe: allows) { Button("One") { log.add("one") } }
            .swipeActions(edge: edge, allowsFullSwipe: next) { Button("Two") { log.add("two") } }
        }
      }
      try screen.find(.staticText, "Row").swipe(to: edge == .leading ? .trailing : .leading, fully: true)
      return [log.take()] + screen.findAll(.menuItem).map(\.label)
    }
    try expectEqual(log(true, false), ["one"])
    try expectEqual(log(false, true), ["", "One", "Two"])
  }

  @Test func `a full swipe is recorded as one`() throws {
    let screen = Screen(width: 24, height: 8) { Fruits() }
    let test = try screen.record { try screen.find(.staticText, "Pear").swipe(to: .leading, fully: true) }
    expectEqual(test.lines, [#"try screen.find(.staticText, "Pear").swipe(to: .leading, fully: true)"#])
  }

  @Test func `swipe actions have no effect outside of a list`() {
    let screen = Screen(width: 24) { Text("a").swipeActions { Button("b") {} } }
    expectText(screen.text, equals: "a")
  }

  @Test func `actions of both edges stay at their edges, whichever modifier is the outer one`() throws {
    for isLeadingOutside in [false, true] {
      let log = GestureLog()
      func actions(_ edge: HorizontalEdge, of view: some View) -> some View {
        view.swipeActions(edge: edge) { Button("\(edge)") { log.add("\(edge)") } }
      }
      let screen = Screen(width: 24, height: 8) {
        List {
          if isLeadingOutside {
            actions(.leading, of: actions(.trailing, of: Text("Row")))
          } else {
            actions(.trailing, of: actions(.leading, of: Text("Row")))
          }
        }
      }
      for edge in [HorizontalEdge.leading, .trailing] {
        try screen.find(.staticText, "Row").swipe(to: edge == .leading ? .trailing : .leading, fully: true)
        expectEqual(log.take(), "\(edge)")
      }
    }
  }
}
