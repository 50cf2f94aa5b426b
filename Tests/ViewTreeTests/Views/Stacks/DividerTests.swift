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

  @Test func `outside of a stack it is horizontal, and it is dim`() {
    expectText(Screen(Divider(), width: 4).render(.cells), equals: "\"----\"\n  0..3 dim")
  }
}
