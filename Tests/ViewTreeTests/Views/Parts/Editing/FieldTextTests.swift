import Testing
import ViewTreeTesting

@testable import ViewTree

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

  @Test func `the caret has a place in the field, which is never beyond its last column`() {
    func caret(
      _ index: Int, in text: String, width: CGFloat, alignment: TextAlignment = .leading,
      unit: ScreenOptions.Unit = .cells
    ) -> [CGFloat] {
      let content = FieldLines.Content(
        paragraphs: Paragraphs(text), axis: .vertical, glyphs: .ascii, alignment: alignment)
      let measuring = Screen(Text("a"), width: 10, options: ScreenOptions(unit: unit)).frames.tree.text
      let rect = FieldLines.caretRect(before: index, in: content, width: width, measuring: measuring)
      return [rect.minX, rect.minY, rect.width, rect.height]
    }
    expectEqual(caret(2, in: "abc", width: 9), [2, 0, 1, 1])
    expectEqual(caret(6, in: "ab\ncde", width: 9), [3, 1, 1, 1])
    expectEqual(caret(3, in: "abc", width: 3), [2, 0, 1, 1])
    expectEqual(caret(1, in: "abc", width: 9, alignment: .trailing), [7, 0, 1, 1])
    expectEqual(caret(3, in: "abc", width: 9, alignment: .trailing), [8, 0, 1, 1])
    expectEqual(caret(6, in: "ab\ncde", width: 72, unit: .points), [24, 16, 8, 16])
    expectEqual(caret(0, in: "", width: 0), [0, 0, 1, 1])
  }

  @Test func `a field is as high as its lines, between the limits`() {
    func height(_ text: String, _ limited: (TextField<Text>) -> some View) -> CGFloat? {
      let field = limited(TextField("Name", text: .constant(text), axis: .vertical))
      return Screen(width: 9, height: 20) { field.textFieldStyle(.plain).accessibilityIdentifier("field") }
        .frame(id: "field")?.height
    }
    expectEqual([height("a") { $0 }, height("a\nb\nc") { $0 }], [1, 3])
    expectEqual([height("a") { $0.lineLimit(2...4) }, height("a\nb\nc") { $0.lineLimit(2...4) }], [2, 3])
    expectEqual([height("a\nb\nc\nd\ne") { $0.lineLimit(2...4) }, height("a\nb") { $0.lineLimit(1) }], [4, 1])
    expectEqual([height("a") { $0.lineLimit(3, reservesSpace: true) }, height("a") { $0.lineLimit(0) }], [3, 1])
  }
}
