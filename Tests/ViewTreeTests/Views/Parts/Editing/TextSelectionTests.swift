import Testing
import ViewTreeTesting

@MainActor @Suite struct TextSelectionTests {
  private struct Editing: View {
    @State private var text = "héllo wörld"
    @State private var selection: TextSelection?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Text", text: $text, selection: $selection)
        Text(shown)
        Button("First") { selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 5)) }
        Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
        Button("Beyond") { selection = TextSelection(range: text.startIndex..<(text + "more").endIndex) }
        Button("Short") { text = "a" }
      }
    }

    private var shown: String {
      switch selection?.indices {
      case .selection(let range) where range.upperBound > text.endIndex: "beyond"
      case .selection(let range): selection?.isInsertion == true ? "caret" : "<\(text[range])>"
      default: "none"
      }
    }
  }

  @Test func `the program reads and sets the selection`() throws {
    let screen = Screen(Editing(), width: 24)
    expectText(screen.text, contains: "none")
    screen.press(.tab)
    screen.press(.left)
    expectText(screen.text, contains: "caret")
    screen.press(.left.with(.shift))
    screen.press(.left.with(.shift))
    expectText(screen.text, contains: "<rl>")
    screen.press(.right.with(.shift))
    expectText(screen.text, contains: "<l>")
    try screen.find(.button, "First").tap()
    expectText(screen.text, contains: "<héllo>")
    screen.type("x")
    #expect(screen.text.contains("x wörld") && screen.text.contains("caret"))
    try screen.find(.button, "Start").tap()
    screen.type("y")
    #expect(screen.text.contains("yx wörld") && screen.issues == [] && screen.faults == [])
  }

  @Test func `a position beyond the text is its end`() throws {
    let screen = Screen(Editing(), width: 24)
    screen.press(.tab)
    try screen.find(.button, "Beyond").tap()
    try screen.find(.button, "Short").tap()
    screen.type("b")
    try expectEqual(screen.find(.textField).value, "b")
    #expect(TextSelection(ranges: RangeSet()).isInsertion && screen.faults == [])
  }

  @Test func `an editor of several lines has a selection too`() throws {
    struct Letter: View {
      @State private var text = "ab\ncd"
      @State private var selection: TextSelection?
      var body: some View {
        TextEditor(text: $text, selection: $selection).frame(height: 4)
        Text(selection.map { $0.isInsertion ? "caret" : "part" } ?? "none")
        Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
      }
    }
    let screen = Screen(Letter(), width: 20)
    screen.press(.tab)
    screen.press(.up.with(.shift))
    expectText(screen.text, contains: "part")
    try screen.find(.button, "Start").tap()
    screen.type("x")
    try expectEqual(screen.find(.textField).value, "xab\ncd")
    #expect(screen.text.contains("caret") && screen.issues == [])
  }

  @Test func `a selection that the program sets is extended at its end`() throws {
    let screen = Screen(Editing(), width: 24)
    try screen.find(.button, "First").tap()
    expectText(screen.text, contains: "<héllo>")
    try screen.find(.textField).press(.right.with(.shift))
    expectText(screen.text, contains: "<héllo >")
  }

  @Test func `a caret of the user equals one of the program`() {
    struct Placed: View {
      @State private var text = "ab"
      @State private var selection: TextSelection?
      var body: some View {
        TextField("Text", text: $text, selection: $selection)
        Text(selection == TextSelection(insertionPoint: text.startIndex) ? "start" : "elsewhere")
      }
    }
    let screen = Screen(Placed(), width: 20)
    screen.press(.tab)
    screen.press(.home)
    expectText(screen.text, contains: "start")
  }

  @Test func `typed text takes the place of the first of several selected ranges`() throws {
    struct Ranges: View {
      @State private var text = "abcdefgh"
      @State private var selection: TextSelection?
      var body: some View {
        TextField("Text", text: $text, selection: $selection)
        Button("Select") {
          let places = Array(text.indices)
          selection = TextSelection(ranges: RangeSet([places[1]..<places[2], places[4]..<places[7]]))
        }
      }
    }
    let screen = Screen(Ranges(), width: 20)
    screen.press(.tab)
    try screen.find(.button, "Select").tap()
    screen.type("x")
    try expectEqual(screen.find(.textField).value, "axcdefgh")
  }
}
