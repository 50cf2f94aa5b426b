import Testing
import ViewTreeTesting

@testable import ViewTree

/// The text, with `|` for the caret and `{}` around what is selected.
struct EditedTextTests {
  private func shown(_ edited: EditedText) -> String {
    let (range, caret) = (edited.selection.range, edited.selection.caret)
    let text = edited.characters
    let selected =
      range.isEmpty ? "" : caret == range.lowerBound ? "{|\(String(text[range]))}" : "{\(String(text[range]))|}"
    return String(text[..<range.lowerBound]) + (range.isEmpty ? "|" : selected) + String(text[range.upperBound...])
  }

  private func after(_ text: String, _ caret: Int, _ changes: ((inout EditedText) -> Void)...) -> String {
    var edited = EditedText(text, EditedText.Selection(caret))
    for change in changes { change(&edited) }
    return shown(edited)
  }

  @Test func `the caret moves by characters, words and lines`() {
    expectEqual(after("one two", 3) { $0.move(.character, forward: true, selecting: false) }, "one |two")
    expectEqual(after("one", 0) { $0.move(.character, forward: false, selecting: false) }, "|one")
    expectEqual(after("one two, three", 1) { $0.move(.word, forward: true, selecting: false) }, "one| two, three")
    expectEqual(after("one two, three", 7) { $0.move(.word, forward: true, selecting: false) }, "one two, three|")
    expectEqual(after("one two, three", 9) { $0.move(.word, forward: false, selecting: false) }, "one |two, three")
    expectEqual(after("... one", 3) { $0.move(.word, forward: false, selecting: false) }, "|... one")
    expectEqual(after("one ...", 3) { $0.move(.word, forward: true, selecting: false) }, "one ...|")
    expectEqual(after("one\ntwo", 5) { $0.move(.line, forward: false, selecting: false) }, "one\n|two")
    expectEqual(after("one\ntwo", 1) { $0.move(.line, forward: true, selecting: false) }, "one|\ntwo")
    expectEqual(after("one\ntwo", 1) { $0.move(.all, forward: true, selecting: false) }, "one\ntwo|")
  }

  @Test func `the selection is replaced, deleted, or left at one side`() {
    let select: (inout EditedText) -> Void = { $0.move(.word, forward: true, selecting: true) }
    expectEqual(after("one two", 0, select), "{one|} two")
    expectEqual(after("one two", 7, { $0.move(.word, forward: false, selecting: true) }), "one {|two}")
    expectEqual(after("one two", 0, select, { $0.insert("X") }), "X| two")
    expectEqual(after("one two", 0, select, { $0.delete(.character, forward: true) }), "| two")
    expectEqual(after("one two", 0, select, { $0.move(.character, forward: false, selecting: false) }), "|one two")
    expectEqual(after("one two", 0, select, { $0.move(.character, forward: true, selecting: false) }), "one| two")
  }

  @Test func `delete takes a character or a word before the caret or after it`() {
    expectEqual(after("one two", 5) { $0.delete(.character, forward: false) }, "one |wo")
    expectEqual(after("one two", 5) { $0.delete(.character, forward: true) }, "one t|o")
    expectEqual(after("one two", 7) { $0.delete(.word, forward: false) }, "one |")
    expectEqual(after("one two", 0) { $0.delete(.word, forward: true) }, "| two")
    expectEqual(after("one", 0) { $0.delete(.character, forward: false) }, "|one")
  }

  @Test func `a grapheme cluster is never split`() {
    let family = "👨‍👩‍👧"
    expectEqual(after("a\(family)b", 2) { $0.delete(.character, forward: false) }, "a|b")
    expectEqual(after("e", 1) { $0.insert("\u{301}") }, "é|")
    expectEqual(after("xey", 2) { $0.insert("\u{301}") }, "xé|y")
    expectEqual(after("界界", 1) { $0.move(.character, forward: true, selecting: true) }, "界{界|}")
  }

  @Test func `a caret beyond the text stands at its end`() {
    expectEqual(after("one", 9), "one|")
    expectEqual(shown(EditedText("one", .end)), "one|")
  }

  @Test func `a prepended mark joins the digit after it`() {
    var text = EditedText("a\u{600}", .end)
    text.insert("1")
    expectEqual(text.characters.map(String.init), ["a", "\u{600}1"])
    expectEqual(shown(text), "a\u{600}1|")
  }

  @Test func `digits are part of a word, and a step by words goes on from the caret of a selection`() {
    expectEqual(after("a1 b2", 0) { $0.move(.word, forward: true, selecting: false) }, "a1| b2")
    expectEqual(after("a1 b2", 5) { $0.move(.word, forward: false, selecting: false) }, "a1 |b2")
    let select: (inout EditedText) -> Void = { $0.move(.word, forward: true, selecting: true) }
    expectEqual(after("one two", 0, select, { $0.move(.word, forward: true, selecting: false) }), "one two|")
  }

  @Test func `a selection out of the text is moved into it`() {
    expectEqual(EditedText.Selection(anchor: -3, caret: 9).clamped(to: 4), EditedText.Selection(anchor: 0, caret: 4))
    expectEqual(EditedText.Selection(anchor: 9, caret: -3).clamped(to: 4), EditedText.Selection(anchor: 4, caret: 0))
  }

  @Test func `letters of all scripts that are written to the left are known`() {
    for letter in ["א", "م", "\u{FB2A}", "\u{FE8D}", "\u{10800}", "\u{1E900}", "א\u{301}"] as [Character] {
      #expect(letter.isRightToLeft, "\(letter)")
    }
    for letter in ["a", "я", "界", "a\u{5B0}", "\u{1D400}"] as [Character] {
      #expect(!letter.isRightToLeft, "\(letter)")
    }
  }

  @Test func `flags are paired again behind a character that goes or comes`() {
    let (a, t, d, e) = ("\u{1F1E6}", "\u{1F1F9}", "\u{1F1E9}", "\u{1F1EA}")
    var removed = EditedText("\(a)x\(t)\(d)\(e)a", EditedText.Selection(1))
    removed.delete(.character, forward: true)
    expectEqual(removed.characters.map(String.init), [a + t, d + e, "a"])
    var added = EditedText("\(t)\(d)\(e)a", EditedText.Selection(0))
    added.insert(a)
    expectEqual(added.characters.map(String.init), [a + t, d + e, "a"])
    expectEqual(after("\u{301}b", 0) { $0.insert("e") }, "é|b")
  }

  @Test func `the first line and the first word begin with the text`() {
    expectEqual(after("one two", 2) { $0.move(.word, forward: false, selecting: false) }, "|one two")
    expectEqual(after("one two", 5) { $0.move(.line, forward: false, selecting: false) }, "|one two")
    expectEqual(after("one", 2) { $0.delete(.line, forward: false) }, "|e")
  }
}
