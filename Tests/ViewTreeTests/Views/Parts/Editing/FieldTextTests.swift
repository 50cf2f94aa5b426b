import Testing
import ViewTreeTesting

/// The caret, and what stands around a field that is edited.
@MainActor struct FieldTextTests {
  @Test func `the caret is tinted, and so are the ends of the field`() throws {
    let screen = Screen(width: 10) { TextField("Name", text: .constant("abc")).tint(.red) }
    try screen.find(.textField).tap()
    expectText(screen.render(.cells), contains: "0..0 fg=red, 9..9 fg=red, 4 caret red")
    #expect(screen.render(.svg).contains(##"width="2" height="16" fill="#ff3b30""##))
  }

  @Test func `arrows go as the text is seen`() {
    struct Field: View {
      @State var text: String
      var body: some View { TextField("Text", text: $text).textFieldStyle(.plain) }
    }
    func text(_ text: String, _ keys: Key...) -> String {
      let screen = Screen(width: 12) { Field(text: text) }
      screen.press(.tab)
      for key in keys { screen.press(key) }
      screen.press(.character("#"))
      return screen.text
    }
    #expect(text("abc", .home, .right).hasPrefix("a#bc"))
    #expect(text("אבג", .home, .left).hasPrefix("א#בג"))
    #expect(text("אבג", .end, .right).hasPrefix("אב#ג"))
  }
}
