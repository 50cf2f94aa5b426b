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

  @Test func `a menu that a twin lacks stays closed`() throws {
    func screen(menus: Int) -> Screen {
      Screen(width: 20, height: 5) {
        ZStack { ForEach(0..<menus, id: \.self) { number in Menu("m") { Text("item \(number)") } } }
      }
    }
    let (screen, twin) = (screen(menus: 2), screen(menus: 1))
    try screen.find(.menu, "m", at: 1).tap()
    twin.openMenus(like: screen, scrolls: false)
    expectEqual(twin.openMenus.map(\.label), [])
  }

  @Test func `a twin records no film, and closes nothing that it has of copied states`() throws {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        ScrollView {
          LazyVStack {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
            ForEach(0..<40, id: \.self) { Text("row \($0)") }
          }
        }
      }
    }
    let screen = Screen(Page(), width: 20, height: 8)
    try screen.find(.button, "Show").tap()
    let twin = try #require(screen.twin())
    #expect(twin.options.recordsFilm == false)
    expectText(twin.text, equals: screen.text)
    expectText(twin.text, contains: "sheet")
  }

  @Test func `the compared tree has the elements with a place`() throws {
    let screen = Screen(width: 9) {
      ViewThatFits {
        HStack { Text("too long for it") }
        Text("fits")
      }
      Text("after")
    }
    let tree = screen.render(.tree).split(separator: "\n")
    expectEqual(tree.count { $0.contains("(not placed)") }, 1)
    expectEqual(screen.placedTree.split(separator: "\n"), tree.filter { !$0.contains("(not placed)") })
    for text in ["fits", "after"] { expectText(screen.placedTree, contains: "\"\(text)\"") }
  }

  /// Three presentations, none of which presents the next one.
  private struct Presentations: View {
    let areCovers: Bool
    @State private var isShown = [true, true, true]

    var body: some View {
      ForEach(0..<3, id: \.self) { number in
        let page = VStack {
          Text("page \(number)")
          Button("Done") { isShown[number] = false }
        }
        if areCovers {
          Text("cover").fullScreenCover(isPresented: $isShown[number]) { page }
        } else {
          Text("sheet").sheet(isPresented: $isShown[number]) { page }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `presentations that a twin would not open are closed, by Escape or a button, and no others`(areCovers: Bool) {
    let screen = Screen(width: 20, height: 8) { Presentations(areCovers: areCovers) }
    #expect(screen.frames.presentationCount == 3 && screen.hasUnseenPresentations)
    screen.closeUnseenPresentations()
    #expect(screen.frames.presentationCount == 1 && !screen.hasUnseenPresentations)
    expectText(screen.text, contains: "page 0")
    screen.closeUnseenPresentations()
    expectEqual(screen.frames.presentationCount, 1)
  }

  @Test func `the compared elements have their states, and are indented by their depth`() throws {
    let screen = Screen(width: 30, height: 12) {
      Form {
        Section("S") {
          Toggle("On", isOn: .constant(true))
          Button("Off") {}.disabled(true).accessibilityIdentifier("off")
        }
        Menu("Menu") { Button("in") {} }
      }
    }
    screen.press(.tab)
    expectText(
      screen.comparableSemantics,
      equals: """
        section "S"   []
         heading "S"   []
         toggle "On" on focused []
         button "Off"  disabled ["off"]
        menu "Menu"   []

        """)
    try screen.find(.menu, "Menu").tap()
    expectText(screen.comparableSemantics, contains: "\nmenu \"Menu\"  expandedfocused []\nmenuItem \"in\"   []\n")
  }
}
