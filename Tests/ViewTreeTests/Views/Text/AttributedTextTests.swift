import Testing
import ViewTreeTesting

/// Attributed strings in texts.
@MainActor @Suite struct AttributedTextTests {
  @Test func `colours, weights and lines are drawn, each where it is`() {
    var text = AttributedString("a")
    text.foregroundColor = .red
    var second = AttributedString("b")
    second.backgroundColor = .blue
    second.font = .headline
    var third = AttributedString("c")
    third.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    var fourth = AttributedString("d")
    fourth.strikethroughStyle = .single
    fourth.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    let string = text + second + third + fourth + AttributedString("e")
    let expected = """
      "abcde "
        0..0 fg=red, 1..1 bold bg=blue, 2..2 bold italic, 3..3 underline strikethrough
      """
    expectText(Screen(width: 6) { Text(string) }.render(.cells), equals: expected)
    expectText(Screen(width: 6) { Text("\(string)") }.render(.cells), equals: expected)
  }

  @Test func `a link is tapped`() throws {
    var opened: [String] = []
    var text = AttributedString("manual")
    text.link = URL(string: "https://a.b")
    let screen = Screen(width: 12) {
      Text(AttributedString("the ") + text).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    }
    try screen.find(.link, "manual").tap()
    expectEqual(opened, ["https://a.b"])
  }
}
