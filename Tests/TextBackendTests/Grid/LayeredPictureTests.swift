import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

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

  @Test(arguments: ["inner", "inside", "in"]) func `words that a covered layer cuts stay removed`(inner: String) {
    let screen = Screen(width: 34) {
      VStack(alignment: .leading) { ForEach(0..<5) { _ in Text(String(repeating: "a", count: 33)) } }
        .sheet(isPresented: .constant(true)) {
          Text("outer").sheet(isPresented: .constant(true)) { Text(inner) }
        }
    }
    expectText(screen.text, contains: inner)
    expectText(screen.text, lacks: "aa ")
    expectText(screen.text, lacks: "a|")
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

  /// Rows of wide characters that begin at odd and even columns, below a menu, a popover, a sheet or an alert.
  private struct Wide: View {
    let kind: Int
    let indent: Int
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          Text(String(repeating: "-", count: indent))
          if kind == 0 {
            Menu("開く") { ForEach(["Cut", "複写"], id: \.self) { Button($0) {} } }
          } else {
            Button("開く") { isOpen = true }.popover(isPresented: kind == 1 ? $isOpen : .constant(false)) { Text("a日") }
          }
        }
        ForEach(0..<6) { row in
          Text(String(repeating: "x", count: row % 3) + (row < 3 ? "日本語日本語日本語日本語" : "日 👍🏽 語 👩‍👩‍👧 日 本 語"))
        }
      }
      .sheet(isPresented: kind == 2 ? $isOpen : .constant(false)) { Text("a日") }
      .alert("a日", isPresented: kind == 3 ? $isOpen : .constant(false)) { Button("日b") { isOpen = false } }
    }
  }

  /// The cells of a terminal to which escape sequences are written.
  private struct Terminal {
    private(set) var rows: [[Character?]]

    init(columns: Int, rows: Int) { self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows) }

    /// Writes text at the cursor; a wide character whose half is overwritten is gone.
    mutating func write(_ text: String) {
      var (row, column) = (0, 0)
      var rest = text[...]
      while let character = rest.popFirst() {
        if character == "\u{1B}" {
          let sequence = rest.prefix { !$0.isLetter }
          rest = rest.dropFirst(sequence.count)
          guard rest.popFirst() == "H" else { continue }
          let place = sequence.dropFirst().split(separator: ";").compactMap { Int($0) }
          (row, column) = ((place.first ?? 1) - 1, (place.last ?? 1) - 1)
          continue
        }
        let width = LayeredPictureTests.width(character)
        for cell in column..<column + width {
          if rows[row][cell] == nil, cell > 0 { rows[row][cell - 1] = " " }
          if cell + 1 < rows[row].count, rows[row][cell + 1] == nil { rows[row][cell + 1] = " " }
        }
        rows[row][column] = character
        if width == 2 { rows[row][column + 1] = nil }
        column += width
      }
    }

    var text: [String] {
      rows.map { row in
        String(row.compactMap { $0 }).trimmingEnd
      }
    }
  }

  fileprivate nonisolated static func width(_ character: Character) -> Int {
    character.unicodeScalars.first!.value >= 0x2E80 ? 2 : 1
  }

  @Test(arguments: GlyphSet.allCases, 0..<4)
  func `no half of a wide character stays beside a presentation, in any format`(_ glyphs: GlyphSet, _ kind: Int) throws
  {
    for indent in 0..<4 {
      for columns in 26..<30 {
        let screen = Screen(width: columns, height: 8, options: ScreenOptions(glyphs: glyphs)) {
          Wide(kind: kind, indent: indent)
        }
        var terminal = Terminal(columns: columns, rows: 8)
        for isOpen in [false, true, false] {
          if isOpen {
            try (screen.findAll(.menu) + screen.findAll(.button))[0].tap()
          } else {
            screen.press(.escape)
          }
          let (exact, shown) = (rows(of: screen.canvas.grid), rows(of: screen.layeredPicture.grid))
          var layered = screen.layeredPicture.grid
          layered.markAllDirty()
          layered.check()
          terminal.write(screen.renderChanges())
          expectEqual(terminal.text, shown, "\(kind), \(indent)")
          expectEqual(screen.render(.ansi).replacing(/\u{1B}\[[0-9;]*m/, with: "").components(separatedBy: "\n"), exact)
          let cells = screen.render(.cells).components(separatedBy: "\n").filter { $0.hasPrefix("\"") }
          for row in cells { expectEqual(row.reduce(-2) { $0 + Self.width($1) }, columns, row) }
          let html = screen.render(.html).components(separatedBy: "class=\"semantics\"")[0]
          let document = html.matches(of: /<div class="row">(.*)<\/div>/).map { String($0.1) }
          expectEqual(document.map { $0.replacing(/<[^>]*>/, with: "").trimmingEnd }, shown)
          for row in document {
            let count = row.replacing(/<[^>]*>/, with: "").count { Self.width($0) == 2 }
            expectEqual(row.matches(of: /width:2ch/).count, count, row)
          }
        }
      }
    }
  }

  private func rows(of grid: CellGrid) -> [String] { PlainTextEncoder.encode(grid).components(separatedBy: "\n") }

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

  /// Returns the picture of a row with an X drawn over a column.
  private func rest(of base: [DisplayItem], below column: Int) -> String {
    let top = [text("X", x: CGFloat(column))]
    return PlainTextEncoder.encode(LayeredPicture(draw(10, 1, base + top), layers: [base, top]).grid)
  }

  @Test func `lines and edges of shapes end a word, and remain`() {
    let edge = DisplayItem.Content.pattern("▌", GlyphStyle(foreground: .red))
    let row = [
      text("ab"), item(rect(2, 0, 1, 1), .rule("|", GlyphStyle())), text("cd", x: 3),
      item(rect(5, 0, 1, 1), edge), text("ef", x: 6),
    ]
    let expected = ["X |cd▌ef", " X|cd▌ef", "abXcd▌ef", "ab|X ▌ef", "ab| X▌ef", "ab|cdXef", "ab|cd▌X", "ab|cd▌ X"]
    for (column, picture) in expected.enumerated() { expectEqual(rest(of: row, below: column), picture) }
  }

  @Test(
    arguments: [
      ("(a b) c", 2, "  X    c"), ("(a bc) d", 2, "  X bc) d"), ("(a bc) d", 5, " (a  X  d"),
      ("[a bcd] e", 2, "  X      e"), ("(a (b) c", 5, " (a  X  c"),
    ])
  func `parentheses with up to three characters in them are one piece, brackets always`(
    _ words: String, _ column: Int, _ expected: String
  ) {
    expectEqual(rest(of: [text(words, x: 1)], below: column), expected)
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmingEnd: String { replacing(#/ +$/#, with: "") }
}
