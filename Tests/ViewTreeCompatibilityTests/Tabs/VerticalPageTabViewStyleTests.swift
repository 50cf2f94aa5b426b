import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct VerticalPageTabViewStyleTests {
  private func screen(_ glyphs: GlyphSet = .ascii, count: Int = 3) -> Screen {
    Screen(width: 12, height: 5, options: ScreenOptions(glyphs: glyphs)) {
      TabView { ForEach(0..<count, id: \.self) { Text("page \($0)") } }
        .tabViewStyle(.verticalPage(transitionStyle: .blur))
    }
  }

  @Test func `a column of dots; Up and Down go to the next page`() throws {
    let screen = screen()
    expectText(
      screen.text,
      equals: """

                  O
          page 0  .
                  .

        """)
    screen.press(.tab)
    screen.press(.down)
    expectText(
      screen.text,
      equals: """
                  ^
                  .
          page 1  O
                  .
                  v
        """)
    screen.press(.up)
    expectText(screen.text, contains: "\n  page 0  .\n")
    screen.press(.end)
    expectText(screen.text, contains: "\n  page 2  .\n")
    screen.click(column: 10, row: 2)
    expectText(screen.text, contains: "\n  page 1  O\n")
  }

  @Test func `a single page has no dots, and Unicode has round ones`() {
    expectText(screen(count: 1).text, equals: "\n\n   page 0\n\n")
    expectText(screen(.unicode).text, contains: "●")
  }

  @Test func `dots keep their room beside a wide page, and show the focus by arrows alone`() {
    let screen = Screen(width: 12, height: 5) {
      TabView { ForEach(0..<3, id: \.self) { Text("page \($0) is longer than it") } }.tabViewStyle(.verticalPage)
    }
    let rows = ["page 0 is O ", "longer    . ", "than it   . "].map { "\"\($0)\"\n" }.joined()
    expectText(screen.render(.cells), equals: "\"            \"\n\(rows)\"            \"")
    screen.press(.tab)
    expectText(screen.render(.cells), equals: "\"          ^ \"\n\(rows)\"          v \"")
  }

  @Test func `dots keep their columns in a small view`() {
    let tabs = TabView { ForEach(0..<3, id: \.self) { Text("page \($0)") } }.tabViewStyle(.verticalPage)
    let rows = ["p   ", "a O ", "g . ", "e . ", "0   "].map { "\"\($0)\"" }.joined(separator: "\n")
    expectText(Screen(tabs, width: 4, height: 5).render(.cells), equals: rows)
  }
}
