import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct PageTabViewStyleTests {
  private func screen(_ glyphs: GlyphSet = .ascii, _ style: PageTabViewStyle = .page, count: Int = 3) -> Screen {
    Screen(width: 20, height: 3, options: ScreenOptions(glyphs: glyphs)) {
      TabView { ForEach(0..<count, id: \.self) { Text("page \($0)") } }
        .tabViewStyle(style).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
  }

  @Test func `a dot for each page; keys and drags go to the next`() {
    let screen = screen()
    expectText(screen.text, equals: "\n       page 0\n       O  .  .")
    screen.press(.tab)
    screen.press(.right)
    expectText(screen.text, equals: "\n       page 1\n     < .  O  . >")
    screen.drag(fromColumn: 10, row: 0, toColumn: 2, row: 0)
    expectText(screen.text, startsWith: "\n       page 2\n")
    screen.drag(fromColumn: 2, row: 0, toColumn: 10, row: 0)
    expectText(screen.text, startsWith: "\n       page 1\n")
    expectText(self.screen(.unicode).text, equals: "\n       page 0\n       ●  ·  ·")
  }

  @Test func `dots are shown if the style requests them`() {
    expectText(screen(.ascii, .page(indexDisplayMode: .never)).text, equals: "\n       page 0\n")
    expectText(screen(.ascii, .page, count: 1).text, equals: "\n       page 0\n")
    expectText(screen(.ascii, .page(indexDisplayMode: .always), count: 1).text, equals: "\n       page 0\n          O")
  }

  @Test func `an own style composes the tabs and the view that is shown`() throws {
    struct Side: TabViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          VStack {
            ForEach(configuration.tabs) { tab in
              Button {
                tab.select()
              } label: {
                tab
              }.bold(tab.isSelected)
            }
          }
          configuration.content
        }
      }
    }
    let screen = Screen(width: 24) {
      TabView {
        Text("a").tabItem { Text("First") }
        Text("b").tabItem { Text("Second") }
      }.tabViewStyle(Side())
    }
    expectText(screen.text, contains: "a")
    try screen.find(.button, "Second").tap()
    expectText(screen.text, contains: " b")
  }

  @Test func `the dots have the labels of their tabs`() throws {
    let tabs = TabView {
      Text("a").tabItem { Label("Mail", systemImage: "envelope") }
      Text("b").tabItem {
        Image(systemName: "star")
        Text("Stars")
      }
      Text("c")
    }
    let screen = Screen(tabs.tabViewStyle(.page), width: 20, height: 3)
    expectEqual(screen.findAll(.tab).map(\.label), ["Mail", "Stars", "3"])
    try screen.find(.tab, "Stars").tap()
    expectText(screen.text, startsWith: "\n          b\n")
  }

  @Test func `dots that just fit fill the row`() {
    let tabs = TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)
    let screen = Screen(tabs, width: 11, height: 2)
    expectText(screen.text, equals: "   page 0\n  O  .  .")
    screen.press(.tab)
    expectText(screen.text, equals: "   page 0\n< O  .  . >")
    expectEqual(screen.findAll(.staticText).map(\.label), ["page 0"])
  }

  @Test func `the labels of dots have one line, as those in a bar`() {
    let tabs = TabView {
      Text("a").tabItem { ShownLineLimit(after: " line") }
      Text("b")
    }
    expectEqual(Screen(tabs.tabViewStyle(.page), width: 20, height: 3).findAll(.tab).map(\.label), ["1 line", "2"])
    expectEqual(Screen(tabs, width: 20, height: 3).findAll(.tab).map(\.label), ["1 line", "2"])
  }
}
