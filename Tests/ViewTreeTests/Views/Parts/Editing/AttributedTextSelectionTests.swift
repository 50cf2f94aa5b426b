import Testing
import ViewTreeTesting

/// The selection in the editor of a text with attributes.
@MainActor struct AttributedTextSelectionTests {
  private struct Note: View {
    @State var text = AttributedString("one two")
    @State var selection = AttributedTextSelection()

    private var bold: String {
      text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
        .map { String(text[$0.range].characters) }.joined(separator: "|")
    }

    var body: some View {
      TextEditor(text: $text, selection: $selection).frame(height: 3)
      Button("Select") {
        selection = AttributedTextSelection(
          range: text.startIndex..<text.characters.index(text.startIndex, offsetBy: 3))
      }
      Button("Bold") { text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized } }
      Button("Replace") { text.replaceSelection(&selection, withCharacters: "three") }
      Text("bold: \(bold)")
    }
  }

  @Test func `a program selects, and changes the selection`() throws {
    let screen = Screen(width: 20) { Note() }
    try screen.find(.button, "Select").tap()
    try screen.find(.button, "Bold").tap()
    expectText(screen.text, contains: "bold: one")
    try screen.find(.button, "Replace").tap()
    #expect(screen.text.contains("three two") && screen.text.contains("bold: three"))
    expectEqual(screen.issues, [])
  }

  @Test func `a program reads the selection of the user`() throws {
    let screen = Screen(width: 20) { Note() }
    screen.press(.tab)
    screen.press(.home)
    for _ in 0..<3 { screen.press(.right.with(.shift)) }
    try screen.find(.button, "Bold").tap()
    #expect(screen.text.contains("bold: one"), "\(screen.text)")
  }

  @Test func `a selection keeps the attributes that it is created with`() {
    var text = AttributedString("ab")
    var code = AttributeContainer()
    code.inlinePresentationIntent = .code
    var caret = AttributedTextSelection(insertionPoint: text.endIndex, typingAttributes: code)
    expectEqual(caret.typingAttributes(in: text), code)
    expectEqual(AttributedTextSelection(insertionPoint: text.endIndex).typingAttributes(in: text), AttributeContainer())
    text.replaceSelection(&caret, withCharacters: "c")
    expectEqual(text, AttributedString("ab") + AttributedString("c", attributes: code))
  }

  @Test func `a typed character has the attributes of the character before it`() {
    var text = AttributedString("ab")
    text[text.startIndex..<text.characters.index(after: text.startIndex)].inlinePresentationIntent = .code
    let behindA = AttributedTextSelection(insertionPoint: text.characters.index(after: text.startIndex))
    expectEqual(behindA.typingAttributes(in: text).inlinePresentationIntent, .code)
    #expect(AttributedTextSelection().typingAttributes(in: text).inlinePresentationIntent == nil)
    var caret = behindA
    text.transformAttributes(in: &caret) { $0.inlinePresentationIntent = .emphasized }
    expectEqual(caret.typingAttributes(in: text).inlinePresentationIntent, .emphasized)
    text.replaceSelection(&caret, withCharacters: "x")
    expectEqual(text.runs.map { String(text[$0.range].characters) }, ["a", "x", "b"])
  }

  @Test func `an accent that joins the character before it leaves the caret there`() {
    var text = AttributedString("e")
    var caret = AttributedTextSelection(insertionPoint: text.endIndex)
    text.replaceSelection(&caret, with: AttributedString("\u{301}"))
    expectEqual(String(text.characters), "é")
    expectEqual(caret.indices(in: text), .insertionPoint(text.endIndex))
  }

  @Test func `all selected ranges are replaced`() {
    var text = AttributedString("one two three")
    func place(_ offset: Int) -> AttributedString.Index { text.characters.index(text.startIndex, offsetBy: offset) }
    var selection = AttributedTextSelection(ranges: RangeSet([place(0)..<place(4), place(8)..<place(13)]))
    text.replaceSelection(&selection, withCharacters: "a ")
    expectEqual(String(text.characters), "a two ")
    expectEqual(selection.indices(in: text), .insertionPoint(place(2)))
  }

  @Test func `an empty text has no attributes for what is typed`() {
    expectEqual(AttributedTextSelection().typingAttributes(in: AttributedString()), AttributeContainer())
  }

  @Test func `a selection is extended at the end where the user is`() throws {
    let screen = Screen(width: 20) { Note() }
    screen.press(.tab)
    for _ in 0..<2 { screen.press(.left.with(.shift)) }
    try screen.find(.button, "Bold").tap()
    expectText(screen.text, contains: "bold: wo")
    let other = Screen(width: 20) { Note() }
    try other.find(.button, "Select").tap()
    try other.find(.textField).press(.right.with(.shift))
    try other.find(.button, "Replace").tap()
    expectText(other.text, contains: "threetwo")
  }

  @Test func `typed text has the attributes of the first selected character, or of the first of all`() {
    var text = AttributedString("abc")
    func place(_ offset: Int) -> AttributedString.Index { text.characters.index(text.startIndex, offsetBy: offset) }
    text[place(0)..<place(1)].inlinePresentationIntent = .code
    text[place(1)..<place(2)].inlinePresentationIntent = .emphasized
    func intent(_ selection: AttributedTextSelection) -> InlinePresentationIntent? {
      selection.typingAttributes(in: text).inlinePresentationIntent
    }
    expectEqual(intent(AttributedTextSelection(insertionPoint: place(0))), .code)
    expectEqual(intent(AttributedTextSelection(range: place(1)..<place(3))), .emphasized)
    expectEqual(intent(AttributedTextSelection(range: place(0)..<place(2))), .code)
  }

  @Test func `three selected ranges are replaced, the later ones by nothing`() {
    var text = AttributedString("one two three four")
    func place(_ offset: Int) -> AttributedString.Index { text.characters.index(text.startIndex, offsetBy: offset) }
    let ranges = [place(0)..<place(4), place(8)..<place(16), place(17)..<place(18)]
    var selection = AttributedTextSelection(ranges: RangeSet(ranges))
    text.replaceSelection(&selection, withCharacters: "a ")
    expectEqual(String(text.characters), "a two u")
  }

  @Test func `a caret of the user equals one of the program`() {
    struct Placed: View {
      @State private var text = AttributedString("ab")
      @State private var selection = AttributedTextSelection()
      var body: some View {
        TextEditor(text: $text, selection: $selection).frame(height: 3)
        Text(selection == AttributedTextSelection(insertionPoint: text.startIndex) ? "start" : "elsewhere")
      }
    }
    let screen = Screen(Placed(), width: 20)
    expectText(screen.text, contains: "elsewhere")
    screen.press(.tab)
    screen.press(.home)
    expectText(screen.text, contains: "start")
  }
}
