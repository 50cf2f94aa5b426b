import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct TextEditorTests {
  private struct Letter: View {
    @State var text: String

    var body: some View {
      VStack(alignment: .leading) {
        TextEditor(text: $text)
        Button("\(text.count)") {}.buttonStyle(.plain)
      }
    }
  }

  private struct Notes: View {
    @State var text = "one\ntwo"
    var isDisabled = false

    var body: some View {
      Form { TextEditor(text: $text) }.disabled(isDisabled)
    }
  }

  private func screen(_ text: String, width: Int = 16, height: Int? = 6, glyphs: GlyphSet = .ascii) -> Screen {
    Screen(Letter(text: text), width: width, height: height, options: ScreenOptions(glyphs: glyphs))
  }

  private func lines(_ count: Int) -> String { (1...count).map { "Line \($0)" }.joined(separator: "\n") }

  // MARK: Looks

  @Test func `an editor that its text fills can be tapped`() throws {
    for text in ["one\ntwo\nthree", "one", ""] {
      let screen = Screen(Letter(text: text), width: 16, height: 6)
      try screen.find(.textField).tap()
      screen.type("Z")
      #expect(screen.text.contains("\n\(text.count + 1)"), "\(screen.text)")
    }
  }

  @Test func `the look, alone and in a form, in both glyph sets`() {
    expectText(
      screen("Dear Ada, thank you").text,
      equals: ".--------------.\n| Dear Ada,    |\n| thank you    |\n|              |\n'--------------'\n19")
    expectText(
      screen("Dear Ada", height: nil, glyphs: .unicode).text,
      equals: "╭──────────────╮\n│ Dear Ada     │\n╰──────────────╯\n8")
    for (glyphs, pictures) in [
      (GlyphSet.ascii, ["[one     ]\n[two     ]", ">one     <\n>two     <", "~one     ~\n~two     ~"]),
      (.unicode, ["▏one     ▕\n▏two     ▕", "▌one     ▐\n▌two     ▐", "╌one     ╌\n╌two     ╌"]),
    ] {
      let screen = Screen(Notes(), width: 10, options: ScreenOptions(glyphs: glyphs))
      expectText(screen.text, equals: pictures[0])
      screen.press(.tab)
      expectText(screen.text, equals: pictures[1])
      expectText(
        Screen(Notes(isDisabled: true), width: 10, options: ScreenOptions(glyphs: glyphs)).text, equals: pictures[2])
    }
  }

  @Test func styles() {
    let editor = TextEditor(text: .constant("Ada"))
    func text(_ view: some View) -> String { Screen(view, width: 9).text }
    expectText(text(editor.textEditorStyle(.plain)), equals: "Ada")
    expectText(text(editor.textEditorStyle(.automatic)), equals: ".-------.\n| Ada   |\n'-------'")
    expectText(text(Form { editor.textEditorStyle(.roundedBorder) }), equals: ".-------.\n| Ada   |\n'-------'")
    expectText(text(editor.disabled(true)), equals: ".~~~~~~~.\n|~Ada~  |\n'~~~~~~~'")
    struct Ruled: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text(configuration.isFocused ? "Writing" : "Text")
          configuration.editor
        }
      }
    }
    let screen = Screen(editor.textEditorStyle(Ruled()), width: 9)
    expectText(screen.text, equals: "Text\nAda")
    screen.press(.tab)
    expectText(screen.text, equals: "Writing\nAda")
  }

  @Test func `a text editor fills its proposal, within its line limits`() throws {
    func height(_ view: some View) throws -> CGFloat {
      try Screen(view.textEditorStyle(.plain), width: 12).find(.textField).frame.height
    }
    let editor = TextEditor(text: .constant(lines(4)))
    try expectEqual(height(editor), 4)
    try expectEqual(height(editor.frame(height: 7)), 7)
    try expectEqual(height(editor.lineLimit(2)), 2)
    try expectEqual(height(editor.lineLimit(6...)), 6)
    try expectEqual(height(editor.lineLimit(3, reservesSpace: true)), 3)
    try expectEqual(height(TextEditor(text: .constant("")).lineLimit(2...5)), 2)
  }

  // MARK: Typing

  @Test func `Return begins a line, and Tab leaves the editor`() throws {
    let screen = screen("Ada", width: 12)
    screen.press(.tab)
    screen.type("\nx")
    try expectEqual(screen.find(.textField, "").value, "Ada\nx")
    expectText(screen.text, startsWith: ".==========.\n| Ada      |\n| x        |")
    screen.press(.tab)
    screen.type("y")
    try expectEqual(screen.find(.textField, "").value, "Ada\nx")
    expectEqual(screen.issues, [])
  }

  @Test func `keys move the caret, and select with Shift`() throws {
    let screen = screen("one\ntwo\nthree")
    screen.press(.tab)
    screen.press(.up)
    screen.type("A")
    screen.press(.home)
    screen.type("B")
    screen.press(.home.with(.command))
    screen.type("C")
    try expectEqual(screen.find(.textField, "").value, "Cone\nBtwoA\nthree")
    screen.press(.end.with([.command, .shift]))
    screen.press(.character("x").with(.control))
    try expectEqual(screen.find(.textField, "").value, "C")
    screen.press(.character("v").with(.control))
    try expectEqual(screen.find(.textField, "").value, "Cone\nBtwoA\nthree")
  }

  @Test func `a text editor scrolls to the caret, and by the wheel away from it`() {
    let screen = screen(lines(9), height: 6)
    #expect(screen.text.contains("Line 1") && !screen.text.contains("Line 9"))
    screen.press(.tab)
    #expect(screen.text.contains("Line 9") && !screen.text.contains("Line 6"), "\(screen.text)")
    for _ in 0..<7 { screen.press(.up) }
    #expect(screen.text.contains("Line 2") && !screen.text.contains("Line 5"), "\(screen.text)")
    screen.turnWheel(column: 3, row: 2, byColumns: 0, rows: 1)
    #expect(screen.text.contains("Line 5") && !screen.text.contains("Line 2"), "\(screen.text)")
    // The caret stays where it is, and a key shows it again.
    screen.type("x")
    #expect(screen.text.contains("Line 2x"), "\(screen.text)")
    screen.press(.pageDown)
    #expect(!screen.text.contains("Line 2x"), "\(screen.text)")
    screen.paste("\n\n\n\nend")
    #expect(screen.text.contains("end"), "\(screen.text)")
  }

  @Test func `a click places the caret, below the text at its end`() throws {
    let screen = screen("one\ntwo", height: 7)
    screen.click(column: 3, row: 1)
    screen.type("X")
    screen.click(column: 5, row: 4)
    screen.type("Y")
    try expectEqual(screen.find(.textField, "").value, "oXne\ntwoY")
    #expect(try screen.find(.textField, "").isFocused)
  }

  @Test func `typing evaluates the editor's text and its readers`() {
    let screen = screen("Ada")
    screen.press(.tab)
    let trace = screen.trace { screen.press(.left) }
    expectEqual(trace.evaluations(of: Letter.self), 0)
    expectEqual(trace.totalEvaluations, 1)
    expectEqual(screen.frames.check(), [])
  }

  // MARK: Attributes

  @Test func `attributes stay with the characters around a change`() throws {
    final class Model {
      var text: AttributedString = {
        var text = AttributedString("one two")
        text[text.range(of: "two")!].link = URL(string: "https://a.b")
        return text
      }()
    }
    let model = Model()
    let screen = Screen(TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 })), width: 20)
    screen.press(.tab)
    screen.press(.home)
    screen.type("so ")
    expectEqual(String(model.text.characters), "so one two")
    #expect(model.text[model.text.range(of: "two")!].link != nil)
    #expect(model.text[model.text.range(of: "so one")!].link == nil)
  }

  @Test func `the bar for typing is there while an editor has the focus`() {
    struct Note: View {
      @State private var text = "abc"

      var body: some View {
        NavigationStack {
          VStack {
            Button("Other") {}
            TextEditor(text: $text)
          }
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
        }
      }
    }
    let screen = Screen(Note(), width: 20, height: 8)
    for isTyping in [false, true, false] {
      #expect(screen.text.contains("[ Done ]") == isTyping, "\(screen.text)")
      screen.press(isTyping ? .backTab : .tab)
      if !isTyping { screen.press(.tab) }
    }
  }

  @Test func `attributes stay with the characters at both sides of a change`() {
    func replaced(_ old: String, link: String, by new: String) -> String {
      var text = AttributedString(old)
      text[text.range(of: link)!].link = URL(string: "https://a.b")
      let result = text.replacingCharacters(by: new)
      return result.runs.map { run in
        (run.link == nil ? "" : "*") + String(result[run.range].characters)
      }.joined(separator: "|")
    }
    expectEqual(replaced("one two three", link: "one", by: "one 2two three"), "*one| 2two three")
    expectEqual(replaced("one two three", link: "three", by: "one 2two three"), "one 2two |*three")
    expectEqual(replaced("one two three", link: "two", by: "zero two three"), "zero |*two| three")
    expectEqual(replaced("one two three", link: "two", by: "one two threes"), "one |*two| threes")
    expectEqual(replaced("one two three", link: "one", by: "one too three"), "*one| too three")
    let repeated = ["aaa", "aaaaa"].map { replaced("aaaa", link: "aa", by: $0) }
    expectEqual(repeated, ["*aa|a", "*aa|aaa"])
    expectEqual([replaced("abc", link: "b", by: ""), replaced("abc", link: "b", by: "xyz")], ["", "xyz"])
  }

  @Test func `a click below the text gives the focus, and lines have the height of the unit`() throws {
    let screen = screen("one")
    screen.click(column: 5, row: 3)
    screen.type("Y")
    try expectEqual(screen.find(.textField, "").value, "oneY")
    let heights = try ScreenOptions.Unit.allCases.map { unit in
      let editor = TextEditor(text: .constant("a")).lineLimit(6...).textEditorStyle(.plain)
      let screen = Screen(editor, width: 12, options: ScreenOptions(unit: unit))
      return try screen.find(.textField).frame.height / unit.cellSize.height
    }
    expectEqual(heights, [6, 6])
  }

  @Test func `a text that wraps scrolls to its caret`() {
    let words = "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll"
    let screen = Screen(TextEditor(text: .constant(words)).textEditorStyle(.plain), width: 6, height: 4)
    screen.press(.tab)
    expectText(screen.text, equals: "iiii\njjjj\nkkkk\nllll")
    for _ in 0..<8 { screen.press(.up) }
    expectText(screen.text, equals: "dddd\neeee\nffff\ngggg")
    let limited = Screen(TextEditor(text: .constant(lines(4))).lineLimit(2).textEditorStyle(.plain), width: 10)
    limited.press(.tab)
    expectText(limited.text, equals: "Line 3\nLine 4")
    limited.turnWheel(column: 1, row: 0, byColumns: 0, rows: -2)
    expectText(limited.text, equals: "Line 1\nLine 2")
  }

  @Test func `keys that an editor has no use for go to the views around it`() {
    var passed = 0
    let screen = Screen(width: 12, height: 4) {
      Letter(text: "abc\ndef").onKeyPress(phases: .down) { _ in
        passed += 1
        return .handled
      }
    }
    screen.press(.tab)
    let keys: [Key] = [
      .escape, .character("k").with(.control), .character("x"), .return, .character("c").with(.control), .up,
    ]
    let counts = keys.map { key in
      let before = passed
      screen.press(key)
      return passed - before
    }
    expectEqual(counts, [1, 1, 0, 0, 1, 0])
  }

  @Test func `an editor takes any size, unless its lines are limited`() {
    func size(_ editor: some View) -> CGSize {
      let note = EndlessOffer.Note()
      _ = Screen(EndlessOffer(note: note) { editor.textEditorStyle(.plain) }, width: 12, height: 4).text
      return note.size
    }
    let editor = TextEditor(text: .constant("a"))
    expectEqual(size(editor), CGSize(width: CGFloat.infinity, height: .infinity))
    expectEqual(size(editor.lineLimit(2)), CGSize(width: CGFloat.infinity, height: 2))
  }
}
