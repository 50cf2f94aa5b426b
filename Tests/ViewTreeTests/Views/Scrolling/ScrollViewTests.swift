import Testing
import ViewTreeTesting

@MainActor struct ScrollViewTests {
  @Test(arguments: GlyphSet.allCases) func `a focused scroll view of one row keeps its content, between arrows`(
    glyphs: GlyphSet
  ) {
    let chips = ScrollView(.horizontal) { Text("chip0 chip1 chip2 chip3") }
    let screen = Screen(chips, width: 12, height: 1, options: ScreenOptions(glyphs: glyphs))
    expectText(screen.text, equals: "chip0 chip1")
    screen.press(.tab)
    expectText(screen.text, equals: glyphs == .ascii ? "<hip0 chip1>" : "‹hip0 chip1›")
    screen.press(.right)
    expectText(screen.text, equals: glyphs == .ascii ? "<ip0 chip1 >" : "‹ip0 chip1 ›")
  }

  @Test(arguments: [3, 4, 5]) func `a row is scrolled into sight whatever the margins leave of the window`(margin: Int)
  {
    let screen = Screen(width: 8, height: 4) {
      ScrollViewReader { reader in
        ScrollView { VStack { ForEach(0..<9, id: \.self) { Text($0 == 4 ? "r4\n" : "r\($0)") } } }
          .contentMargins(.bottom, CGFloat(margin))
          .onAppear { reader.scrollTo(6, anchor: .bottom) }
      }
    }
    expectText(screen.text, contains: "r6")
  }

  @Test func `a scroll view stays where it is when its content moves`() {
    struct Beside: View {
      @State private var isOn = false

      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
          ScrollView { VStack { ForEach(1...9, id: \.self) { Text("Line \($0)") } }.padding(.trailing, 2) }
            .frame(height: 3)
        }
      }
    }
    let screen = Screen(Beside(), width: 14)
    screen.press(.tab)
    for _ in 0..<2 { screen.press(.down) }
    screen.click(column: 0, row: 0)
    expectText(
      screen.text,
      equals: """
        on Line 3 |
           Line 4 #
           Line 5 |
        """)
    expectEqual(screen.faults, [])
  }

  @Test func `a scroll view without a proposal is as long as its content`() {
    let view = HStack(spacing: 0) {
      Text("<")
      ScrollView(.horizontal) { Text("abcdef") }.fixedSize()
      ScrollView { Text("g\nh\ni") }.fixedSize()
      Text(">")
    }
    let lines = Screen(view, width: 20).text.split(separator: "\n")
    #expect(lines.count == 3 && lines[1] == "<abcdefh>")
  }

  @Test func `keys scroll while it has the focus`() {
    let screen = Screen.scrolledLines(9)
    screen.press(.down)
    expectText(screen.text, equals: "Line 1\nLine 2\nLine 3\nLine 4")
    screen.press(.tab)
    expectText(
      screen.text,
      equals: """
        Line 1  #
        Line 2  #
        Line 3  |
        Line 4  |
        """)
    screen.press(.down)
    screen.press(.down)
    expectText(
      screen.text,
      equals: """
        Line 3  |
        Line 4  #
        Line 5  #
        Line 6  |
        """)
    screen.press(.pageDown)
    screen.press(.pageDown)
    expectText(
      screen.text,
      equals: """
        Line 6  |
        Line 7  |
        Line 8  #
        Line 9  #
        """)
    screen.press(.up)
    screen.press(.home)
    expectText(screen.text, startsWith: "Line 1")
    screen.press(.end)
    screen.press(.pageUp)
    expectText(screen.text, startsWith: "Line 3")
  }

  @Test func `content that fits does not take the focus`() {
    let screen = Screen.scrolledLines(4)
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, equals: "Line 1\nLine 2\nLine 3\nLine 4")
  }

  @Test func `columns scroll sideways`() {
    let screen = Screen(width: 6, height: 2) {
      ScrollView(.horizontal) {
        Text("alpha")
        Text("beta")
      }
    }
    screen.press(.tab)
    screen.press(.right)
    screen.press(.right)
    expectText(screen.text, equals: "<ha b>\n")
    expectEqual(screen.size, CGSize(width: 6, height: 1))
  }
}
