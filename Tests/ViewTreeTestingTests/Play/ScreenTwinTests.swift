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
}
