import Foundation
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

  enum Presentation { case sheet, cover, openCover }

  /// Three presentations, none of which presents the next one.
  ///
  /// Only the last button of a cover closes it.
  private struct Presentations: View {
    let kind: Presentation
    @State private var isShown = [true, true, true]

    var body: some View {
      ForEach(0..<3, id: \.self) { number in
        let page = VStack {
          Text("page \(number)")
          if kind == .cover {
            Button("Done") {}
            Button("Done") { isShown[number] = false }
          }
        }
        if kind == .sheet {
          Text("sheet").sheet(isPresented: $isShown[number]) { page }
        } else {
          Text("cover").fullScreenCover(isPresented: $isShown[number]) { page }
        }
      }
    }
  }

  @Test(arguments: [Presentation.sheet, .cover])
  func `presentations that a twin would not open are closed, by Escape or a button, and no others`(
    kind: Presentation
  ) {
    let screen = Screen(width: 20, height: 8) { Presentations(kind: kind) }
    #expect(screen.frames.presentationCount == 3 && screen.hasUnseenPresentations)
    screen.closeUnseenPresentations()
    #expect(screen.frames.presentationCount == 1 && !screen.hasUnseenPresentations)
    expectText(screen.text, contains: "page 0")
    screen.closeUnseenPresentations()
    expectEqual(screen.frames.presentationCount, 1)
  }

  @Test func `a presentation that neither Escape nor a button closes stays`() {
    let screen = Screen(width: 20, height: 8) { Presentations(kind: .openCover) }
    screen.closeUnseenPresentations()
    #expect(screen.frames.presentationCount == 3 && screen.hasUnseenPresentations)
  }

  @Test func `a twin without copied states has the menus of the other screen, and no other presentation`() throws {
    let rules = PlayRules(copiesStates: false)
    let menus = Screen(Menus(), width: 40, height: 12)
    try menus.find(.menu, "Second").tap()
    expectEqual(menus.twin(rules)?.openMenus.map(\.label), ["Second"])
    let sheets = Screen(width: 20, height: 8) { Presentations(kind: .sheet) }
    expectEqual(sheets.twin(rules)?.frames.presentationCount, 1)
  }

  @Test func `a menu is the same one by its place, not by its number`() throws {
    struct Menus: View {
      let hasMore: Bool
      var body: some View {
        ZStack(alignment: .topLeading) {
          if hasMore { Menu("more") { Button("a") {} }.offset(y: 4) }
          Menu("m") { Button("b") {} }
        }
      }
    }
    func screen(hasMore: Bool) -> Screen { Screen(width: 20, height: 9) { Menus(hasMore: hasMore) } }
    let (screen, twin) = (screen(hasMore: false), screen(hasMore: true))
    try screen.find(.menu, "m").tap()
    expectEqual(twin.findAll(.menu).map(\.label), ["more", "m"])
    twin.openMenus(like: screen, scrolls: false)
    expectEqual(twin.openMenus.map(\.label), ["m"])
  }

  @Test func `an open menu whose row is out of the window is unseen`() throws {
    let screen = Screen(width: 20, height: 4) {
      ScrollView {
        LazyVStack {
          Menu("m") { Button("b") {} }
          ForEach(0..<90, id: \.self) { Text("row \($0)") }
        }
      }
    }
    try screen.find(.menu, "m").tap()
    #expect(!screen.hasUnseenPresentations)
    for _ in 0..<3 { screen.turnWheel(column: 1, row: 3, byColumns: 0, rows: 9) }
    #expect(screen.frames.presentationCount == 1 && screen.openMenus.isEmpty && screen.hasUnseenPresentations)
  }

  @Test func `a twin has the time of the screen`() throws {
    let screen = Screen(width: 10, height: 1) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) {
        Text("\(Int($0.date.timeIntervalSinceReferenceDate) % 100)")
      }
    }
    let start = screen.text
    screen.advance(by: .seconds(3))
    #expect(screen.text != start)
    expectEqual(screen.twin()?.text, screen.text)
  }

  @Observable fileprivate final class Note {
    var isLong = false
  }

  @Test func `a twin does not scroll to a focused editor that has moved out of sight`() throws {
    struct Editor: View {
      let note: Note

      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            if note.isLong { Text("one\ntwo\nthree\nfour") }
            TextEditor(text: .constant("note")).frame(height: 3)
          }
        }
      }
    }
    let note = Note()
    let screen = Screen(Editor(note: note), width: 12, height: 4)
    screen.press(.tab)
    note.isLong = true
    expectText(screen.text, equals: "one\ntwo\nthree\nfour")
    let twin = try #require(screen.twin(PlayRules(copiesStates: false)))
    expectText(twin.text, equals: screen.text)
    expectEqual(twin.descendants.filter(\.isFocused).map(\.role), [.textField])
  }

  @Test func `the issues of a twin, and of a played screen, fail no test`() throws {
    struct Twice: View {
      var body: some View { ForEach(["a", "a"], id: \.self) { Text($0) } }
    }
    let screen = Screen(width: 10) { Twice() }
    expectIssue(of: screen, contains: "several elements have the id a")
    #expect(screen.twin() != nil)
    let subject = PlaySubject(width: 10, height: 2, options: .init(), making: Twice.self) { Twice() }
    _ = subject.mount(PlaySettings())
    #expect(!subject.rules.allowsIssues)
  }

  @Test func `hints are compared, but not of rows in a window whose elements are estimated`() {
    func row(_ hint: String) -> Screen { Screen(width: 10, height: 3) { Text("x").accessibilityHint(hint) } }
    func rows(_ hint: String) -> Screen {
      Screen(width: 10, height: 3) {
        ScrollView { LazyVStack { ForEach(0..<9, id: \.self) { _ in Text("x").accessibilityHint(hint) } } }
      }
    }
    expectText(
      row("a").difference(from: row("b")) ?? "",
      equals: "semantics: --- expected\n+++ actual\n@@ -1,1 +1,1 @@\n-staticText \"x\" hint \"b\"\n"
        + "+staticText \"x\" hint \"a\"\n")
    expectEqual(rows("a").difference(from: rows("b")), nil)
  }

  @Test func `rows outside of a lazy window are not compared`() {
    let screen = Screen(width: 12, height: 4) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("row \($0)") } } }
    }
    screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: 1)
    expectEqual(screen.descendants.map(\.label), (2...7).map { "row \($0)" })
    expectEqual(screen.comparableSemantics, (3...6).map { "staticText \"row \($0)\"   []\n" }.joined())
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

  @Test func `a twin gives the focus to the view that had it when the menu opened`() throws {
    struct Reader: View {
      @FocusedValue(\.place) private var place
      var body: some View { Text("at \(place ?? 0)") }
    }
    let screen = Screen(width: 20, height: 12) {
      TextField("first", text: .constant(""))
      TextField("second", text: .constant("")).focusedValue(\.place, 7)
      Reader()
      Menu("m") { Menu("n") { Button("b") {} } }
    }
    for _ in 0..<2 { screen.press(.tab) }
    for name in ["m", "n"] { try screen.find(.menu, name).tap() }
    screen.press(.down)
    expectText(screen.text, contains: "at 7")
    let twin = try #require(screen.twin(PlayRules(copiesStates: false)))
    expectText(screen.difference(from: twin) ?? "", equals: "")
    for _ in 0..<2 { twin.press(.escape) }
    #expect(twin.findAll(.textField).map(\.isFocused) == [false, true])
  }
}

extension FocusedValues {
  @Entry fileprivate var place: Int?
}
