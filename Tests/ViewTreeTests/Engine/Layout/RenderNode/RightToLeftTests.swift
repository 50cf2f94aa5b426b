import Testing
import ViewTreeTesting

/// Lines that run from right to left: what is leading is at the right.
@MainActor struct RightToLeftTests {
  private func screen<V: View>(
    width: Int = 20, height: Int? = nil, glyphs: GlyphSet = .ascii, @ViewBuilder content: () -> V
  ) -> Screen {
    Screen(
      width: width, height: height, options: ScreenOptions(glyphs: glyphs, layoutDirection: .rightToLeft),
      content: content)
  }

  // MARK: Screens

  private struct Settings: View {
    @State var isOn = true
    @State var level = 0.3
    @State var name = "Ada"
    @State var size = 1

    var body: some View {
      NavigationStack {
        Form {
          Section("Network") {
            Toggle("Wi-Fi", isOn: $isOn)
            Slider(value: $level) { Text("Volume") }
            TextField("Name", text: $name)
            TextField("Amount", text: $name).multilineTextAlignment(.trailing)
            Picker("Size", selection: $size) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            Stepper("Count", value: $size)
            NavigationLink("About") { Text("All about it") }
          }
          DisclosureGroup("More", isExpanded: .constant(true)) {
            Text("inner")
            ProgressView(value: 0.25)
          }
          Text("A long text that is broken into several lines here.").padding(.leading, 4)
          Label("Forward", systemImage: "arrow.forward")
        }
        .navigationTitle("Settings")
        .toolbar { Button("Add") {} }
      }
    }
  }

  @Test(arguments: GlyphSet.allCases) func `a screen of controls is its own mirror image`(glyphs: GlyphSet) throws {
    let screen = screen(width: 44, glyphs: glyphs) { Settings() }
    expectSnapshot(of: screen, named: "\(glyphs)")
    try screen.find(.picker, "Size").tap()
    expectSnapshot(of: screen, named: "\(glyphs)-menu")
    screen.press(.escape)
    try screen.find(.button, "About").tap()
    expectSnapshot(of: screen, named: "\(glyphs)-page")
    expectEqual(screen.issues, [])
  }

  // MARK: Changes

  private struct Turning: View {
    @State var isTurned = false
    let content: AnyView

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("turned", isOn: $isTurned)
        content
      }
      .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
    }
  }

  @Test func `a change turns the layout round, and back`() throws {
    let screen = Screen(width: 20) {
      Turning(
        content: AnyView(
          VStack(alignment: .leading, spacing: 0) {
            HStack {
              Text("one")
              Text("two")
              Spacer()
              Text("three")
            }
            Text("first line\nsecond").frame(width: 14, alignment: .leading)
            Text("in").padding(.leading, 3)
            Text("off").offset(x: 4)
          }))
    }
    let before = """
      [ ] turned
      one two        three
      first line
      second
         in
          off
      """
    expectText(screen.text, equals: before)
    try screen.find(.toggle, "turned").tap()
    expectText(
      screen.text,
      equals: """
                  turned [x]
        three        two one
                  first line
                      second
                       in
                     off
        """)
    try screen.find(.toggle, "turned").tap()
    expectText(screen.text, equals: before)
  }

  @Test func `a part may run the other way`() {
    let screen = screen(width: 12) {
      HStack {
        Text("a")
        HStack {
          Text("b")
          Text("c")
        }
        .environment(\.layoutDirection, .leftToRight)
        Text("d")
      }
    }
    expectText(screen.text, equals: "     d b c a")
  }

  // MARK: Layouts

  @Test func `a user's layout may read the direction`() {
    struct Steps: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 8, height: CGFloat(subviews.count))
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let step: CGFloat = subviews.layoutDirection == .rightToLeft ? 2 : 1
        for (index, subview) in subviews.enumerated() {
          let place = CGPoint(x: CGFloat(index) * step, y: CGFloat(index))
          subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
      }
    }
    let steps = Steps() {
      Text("a")
      Text("b")
      Text("c")
    }
    expectText(Screen(width: 8) { steps }.text, equals: "a\n b\n  c")
    expectText(screen(width: 8) { steps }.text, equals: "       a\n     b\n   c")
  }

  @Test func `columns begin at the right, and lines at theirs`() {
    let screen = screen(width: 12) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    }
    expectText(screen.text, equals: "      bbb  a\n        d cc")
  }

  // MARK: Scrolling

  @Test func `a row that scrolls begins at the right`() throws {
    let screen = screen(width: 16, height: 1) {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<1000) { index in Button("\(index)") {} } } }
    }
    expectText(screen.text, endsWith: " [ 1 ] [ 0 ]")
    for _ in 0..<12 { screen.press(.tab) }
    expectText(screen.text, contains: "11")
    expectText(screen.text, lacks: "[ 0 ]")
    for _ in 0..<11 { screen.press(.backTab) }
    expectText(screen.text, endsWith: " [ 1 ] [>0<]")
  }

  @Test func `the arrow to the left scrolls on`() {
    let screen = screen(width: 4, height: 2) { ScrollView(.horizontal) { Text(verbatim: "abcdefgh\nabcdefgh") } }
    expectText(screen.text, startsWith: "efgh")
    screen.press(.tab)
    screen.press(.left)
    expectText(screen.text, startsWith: "defg")
    screen.press(.right)
    expectText(screen.text, startsWith: "efgh")
    screen.press(.end)
    expectText(screen.text, startsWith: "abcd")
  }

  // MARK: Controls

  @Test func `a slider is set from the right on`() throws {
    struct Volume: View {
      @State var level = 0.0

      var body: some View {
        Slider(value: $level) { Text("Volume") }
        Text(verbatim: "\(level)")
      }
    }
    let screen = screen(width: 19) { VStack { Volume() } }
    expectText(screen.text, startsWith: "[---------O] Volume")
    screen.press(.tab)
    screen.press(.left)
    expectText(screen.text, contains: "0.05")
    screen.press(.right)
    expectText(screen.text, contains: "0.0")
    screen.click(column: 1, row: 0)
    expectText(screen.text, startsWith: "<O=========> Volume")
    expectText(screen.text, contains: "1.0")
  }

  @Test func `a menu in a menu opens to the left, by the arrow to the left`() throws {
    let screen = screen(width: 34, height: 7) {
      Menu("Menu") {
        Button("A") {}
        Menu("More") { Button("B") {} }
      }
    }
    try screen.find(.menu, "Menu").tap()
    screen.press(.down)
    screen.press(.right)
    expectText(screen.text, lacks: "B")
    screen.press(.left)
    expectSnapshot(of: screen)
    screen.press(.down)
    screen.press(.right)
    expectText(screen.text, lacks: "B")
    expectText(screen.text, contains: "More")
  }

  @Test func `typing continues at the left of the text on the right`() throws {
    struct Field: View {
      @State var text = "ab"

      var body: some View { TextField("Name", text: $text) }
    }
    let screen = screen(width: 10) { Field() }
    expectText(screen.text, equals: "[      ab]")
    screen.press(.tab)
    expectText(screen.text, equals: ">     ab <")
    screen.type("c")
    expectText(screen.text, equals: ">    abc <")
    screen.click(column: 5, row: 0)
    screen.type("X")
    expectText(screen.text, contains: "Xabc")
  }

  @Test func `the tracks of a lazy grid begin at the right, and cells stand in them by their mirrored alignment`() {
    let columns = [GridItem(.fixed(3), spacing: 2, alignment: .leading), GridItem(.fixed(4), alignment: .trailing)]
    func grid(_ alignment: HorizontalAlignment) -> String {
      screen(width: 13) { LazyVGrid(columns: columns, alignment: alignment) { ForEach(1..<4) { Text("\($0)") } } }.text
    }
    expectText(grid(.leading), equals: "    2       1\n            3")
    expectText(grid(.trailing), equals: "2       1\n        3")
    let rows = screen(width: 13, height: 2) {
      LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 1) { ForEach(1..<6) { Text("\($0)\($0)") } }
    }
    expectText(rows.text, equals: "     55 33 11\n        44 22")
  }

  @Test func `a header that is pinned to a row stays at the right`() {
    let screen = screen(width: 13, height: 3) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 1, pinnedViews: .sectionHeaders) { Section("H") { ForEach(0..<50) { Text("\($0)") } } }
      }
    }
    var row: String { screen.text.components(separatedBy: "\n")[1] }
    expectEqual(row, "5 4 3 2 1 0 H")
    screen.press(.tab)
    for _ in 0..<2 { screen.press(.left) }
    expectEqual(row, "6 5 4 3 2 1 H")
    screen.press(.end)
    expectEqual(row, "49 48 47 46 H")
  }
}
