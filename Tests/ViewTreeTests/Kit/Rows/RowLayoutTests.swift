import Testing
import ViewTreeTesting

@MainActor struct RowLayoutTests {
  private func picture(_ view: some View, _ unit: ScreenOptions.Unit = .cells) -> String {
    Screen(view, width: 12, options: ScreenOptions(unit: unit)).text
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a view is moved by two columns a level, and keeps to what is left`(unit: ScreenOptions.Unit) {
    let text = Text("some words")
    expectText(picture(text.indented(), unit), equals: "  some words")
    expectText(picture(text.indented(2), unit), equals: "    some\n    words")
    expectText(picture(text.indented().indented(), unit), equals: picture(text.indented(2), unit))
    expectText(picture(text.indented(-1), unit), equals: "some words")
  }

  @Test func `rows are as wide as the form, the controls in them from edge to edge`() {
    let form = Form {
      Text("one")
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    expectText(picture(form), equals: "one\na          b")
  }
}
