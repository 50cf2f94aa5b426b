import Testing
import ViewTreeTesting

/// The words of a picture that remain beside the layers above it.
@MainActor struct LayeredPictureTests {
  /// Rows with a menu in front of the first.
  private struct Rows: View {
    let texts: [String]
    var isButton = false

    var body: some View {
      VStack(alignment: .leading) {
        Menu("Edit") { ForEach(["Cut", "Copy"], id: \.self) { Button($0) {} } }
        ForEach(texts, id: \.self) { text in
          if isButton { Button(text) {} } else { Text(text) }
        }
      }
    }
  }

  private func opened(_ view: some View, _ glyphs: GlyphSet = .ascii, width: Int = 24) throws -> Screen {
    let screen = Screen(view, width: width, options: ScreenOptions(glyphs: glyphs))
    try screen.find(.menu, "Edit").tap()
    return screen
  }

  @Test func `a live terminal shows no half words beside a menu, and all words when it is closed`() throws {
    let screen = Screen(Rows(texts: ["below", "four-rows-of-it"]), width: 24)
    expectText(screen.renderChanges(), contains: "four-rows-of-it")
    try screen.find(.menu, "Edit").tap()
    // The half of the word is cleared on the terminal as well: `f-it` stands from column 12 on.
    expectText(screen.renderChanges(), lacks: "f-it")
    #expect(screen.renderChanges().isEmpty, "nothing is written again")
    screen.press(.down)
    expectText(screen.renderChanges(), lacks: "f-it")
    screen.press(.escape)
    expectText(screen.renderChanges(), contains: "f-it")
  }

  @Test(arguments: GlyphSet.allCases)
  func `words that a menu cuts are removed`(_ glyphs: GlyphSet) throws {
    let screen = try opened(Rows(texts: ["under it", "understanding it", "four rows of words", "below"]), glyphs)
    expectSnapshot(of: screen, named: "\(glyphs)")
  }

  @Test func `a button that a menu cuts is removed with its brackets`() throws {
    let screen = try opened(Rows(texts: ["One and two", "Three, four", "Five and six"], isButton: true))
    expectText(
      screen.text,
      equals: """
        [ Edit v ]
        +--------+
        |   Cut  |
        |   Copy |
        +--------+
        """)
  }

  @Test func `words that end where the menu begins, and parentheses of a text, stay as they are`() throws {
    let screen = try opened(
      Rows(texts: ["(it is said) here", "12345678 1 whole", "a (an aside of many words)"]), width: 30)
    expectSnapshot(of: screen)
  }

  @Test func `cells and escape sequences show the exact cells, a document the readable text`() throws {
    let screen = try opened(Rows(texts: ["below", "four-rows-of-it"]))
    expectText(screen.render(.cells), contains: "| f-it ")
    expectText(screen.render(.ansi), contains: "| f-it")
    expectText(screen.text, lacks: "f-it")
    // In a document the picture comes after its description, or before it.
    #expect(!screen.render(.svg).components(separatedBy: "</desc>")[1].contains("f-it"))
    #expect(!screen.render(.html).components(separatedBy: "class=\"semantics\"")[0].contains("f-it</"))
  }

  @Test func `when it is closed all of it is there again`() throws {
    let screen = Screen(Rows(texts: ["understanding", "understanding it"]), width: 24)
    let before = screen.text
    try screen.find(.menu, "Edit").tap()
    #expect(screen.text != before)
    screen.press(.escape)
    expectEqual(screen.text, before)
  }

  @Test func `reading a picture counts as no work, and requests no frame`() throws {
    let screen = try opened(Rows(texts: ["understanding", "understanding it"]))
    let text = screen.text
    let trace = screen.trace { _ = screen.text }
    expectEqual(trace.totalEvaluations, 0)
    expectEqual(screen.text, text)
    expectEqual(screen.renderChanges().isEmpty, false)
    #expect(screen.renderChanges().isEmpty)
  }

  @Test func `a control that is covered in part has no mark, one beside it has`() throws {
    let view = VStack(alignment: .leading) {
      Menu("Edit") { Button("Cut") {} }
      HStack {
        Button("Disabled") {}
        Button("Other") {}
      }
      .disabled(true)
      Text("below")
    }
    let screen = try opened(view, width: 30)
    expectSnapshot(of: screen)
  }

  @Test func `wide characters are cut as a whole, in rows of any width`() throws {
    for width in 0...24 {
      let screen = try opened(Rows(texts: ["日本語日本語日本語", "a日b本c語d日e本f語g"]), width: max(width, 10))
      screen.resize(width: width, height: 5)
      let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.allSatisfy { !$0.contains("語") }, "\(width): \(screen.text)")
    }
  }

  @Test func `the upper of nested menus counts, and a closed screen keeps its picture`() throws {
    let view = VStack(alignment: .leading) {
      Menu("Edit") {
        Button("Cut") {}
        Menu("More") { Button("Paste as text") {} }
      }
      Text("four rows of words in all")
      Text("rows that are rather long")
    }
    let screen = try opened(view, width: 32)
    try screen.find(.menu, "More").tap()
    expectSnapshot(of: screen)
    let text = screen.text
    screen.close()
    expectEqual(screen.text, text)
  }

  @Test func `a sheet cuts no words`() throws {
    let view = VStack(alignment: .leading) {
      ForEach(0..<5) { Text("Row \($0) of words that go on") }
    }
    .sheet(isPresented: .constant(true)) { Text("Sheet") }
    expectSnapshot(of: Screen(view, width: 24, height: 7))
  }
}
