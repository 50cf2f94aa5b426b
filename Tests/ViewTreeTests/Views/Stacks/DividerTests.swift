import Testing
import ViewTreeTesting

@MainActor struct DividerTests {
  private func picture(_ glyphs: GlyphSet, _ unit: ScreenOptions.Unit = .cells) -> String {
    let screen = Screen(width: 7, height: 5, options: ScreenOptions(glyphs: glyphs, unit: unit)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        Divider()
        HStack {
          Text("a")
          Divider()
          Text("b")
        }
      }
    }
    return screen.text
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a line lies across its stack, one cell thick`(unit: ScreenOptions.Unit) {
    expectText(picture(.ascii, unit), equals: "above\n-------\n  |\na | b\n  |")
    expectText(picture(.unicode, unit), equals: "above\n───────\n  │\na │ b\n  │")
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a divider without a proposed height is as long as its row`(unit: ScreenOptions.Unit) {
    let screen = Screen(width: 15, options: ScreenOptions(unit: unit)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("a")
          Divider()
          Text("b")
        }
        HStack(alignment: .top) {
          Text("one")
          Divider().padding(.horizontal, unit == .points ? 8 : 1).background(Color.red)
          Text("x\ny\nz")
          Spacer()
          Divider()
        }
        Form {
          HStack(alignment: .firstTextBaseline) {
            Divider()
            Text("in a form")
          }
        }
      }
    }
    expectText(
      screen.text,
      equals: """
        a | b
        one #|# x     |
            #|# y     |
            #|# z     |
        | in a form
        """)
  }

  @Test func `a divider grows and shrinks with its row`() throws {
    struct Row: View {
      @State private var isLong = false
      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Divider()
            if isLong { Text("a\nb") } else { Text("a") }
          }
          Button("More") { isLong.toggle() }
        }
      }
    }
    let screen = Screen(Row(), width: 10)
    expectText(screen.text, equals: "| a\n[ More ]")
    try screen.find(.button, "More").tap()
    expectText(screen.text, equals: "| a\n| b\n[ More ]")
    try screen.find(.button, "More").tap()
    expectText(screen.text, equals: "| a\n[ More ]")
  }

  @Test func `a divider outside of a stack is horizontal and dim`() {
    expectText(Screen(Divider(), width: 4).render(.cells), equals: "\"----\"\n  0..3 dim")
  }

  @Test func `a divider of its own size has the ideal width, and no height in a row of nothing else`() {
    func size(_ view: some View, _ unit: ScreenOptions.Unit) -> CGSize? {
      Screen(width: 30, height: 9, options: ScreenOptions(unit: unit)) { view.accessibilityIdentifier("line") }
        .frame(id: "line")?.size
    }
    let (line, row) = (Divider().fixedSize(), HStack { Divider() }.fixedSize())
    expectEqual(size(line, .cells), CGSize(width: 10, height: 1))
    expectEqual(size(row, .cells), CGSize(width: 1, height: 0))
    expectEqual(size(line, .points), CGSize(width: 8, height: 16))
    expectEqual(size(row, .points), CGSize(width: 8, height: 0))
  }
}
