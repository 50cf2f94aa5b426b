import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Compares the state of an edited text with the state of the same text read anew.
@MainActor struct ParagraphsTests {
  private static let pieces = [
    "a", "b ", "word ", "\n", "\n\n", "é", "e", "\u{301}", "界", "👩‍👩‍👧", "\r\n", ".", "שלום ", " ", "long line of words ",
  ]
  private static let commands: [FieldCommand] = [
    .delete(.character, forward: false), .delete(.character, forward: true), .delete(.word, forward: false),
    .delete(.word, forward: true), .delete(.line, forward: false), .delete(.line, forward: true),
    .move(.character, forward: true, selecting: false), .move(.word, forward: true, selecting: true),
    .move(.word, forward: false, selecting: false), .move(.word, forward: false, selecting: true),
    .move(.line, forward: true, selecting: false), .move(.all, forward: false, selecting: false),
    .move(.all, forward: true, selecting: false), .moveSideways(.character, right: true, selecting: true),
    .moveSideways(.word, right: false, selecting: false), .selectAll, .cut, .paste,
  ]

  /// A field without a screen.
  private final class Field {
    var text = ""
    var selection = EditedText.Selection(0)
  }

  /// The same by the whole text.
  private func perform(_ command: FieldCommand, _ field: Field, _ clipboard: inout String) {
    var edited = EditedText(field.text, field.selection)
    switch command {
    case .insert(let text): edited.insert(text)
    case .delete where edited.characters.isEmpty: return
    case .delete(let step, let forward): edited.delete(step, forward: forward)
    case .move(let step, let forward, let selecting): edited.move(step, forward: forward, selecting: selecting)
    case .moveSideways(let step, let right, let selecting):
      edited.move(step, forward: right != edited.isRightToLeft, selecting: selecting)
    case .selectAll:
      edited.move(.all, forward: false, selecting: false)
      edited.move(.all, forward: true, selecting: true)
    case .cut:
      if !edited.selectedText.isEmpty { clipboard = edited.selectedText }
      edited.insert("")
    case .paste: edited.insert(clipboard)
    default: return
    }
    (field.text, field.selection) = (edited.text, edited.selection)
  }

  @Test(arguments: 0..<20) func `keys do what they do to the whole text`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let (field, expected, texts, clipboard) = (Field(), Field(), EditedTexts(), Clipboard())
    var copied = ""
    for _ in 0..<12 { field.text += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] + "\n" }
    expected.text = field.text
    let screen = Screen(Text("place"), width: 10)
    let place = TapLocation(.zero, in: screen.frames.root)
    for step in 0..<150 {
      let pick = Int(random.next() % 40)
      let command =
        pick < Self.commands.count
        ? Self.commands[pick] : .insert(Self.pieces[Int(random.next() % UInt64(Self.pieces.count))])
      let editing = TextEditing(
        source: FieldSource(text: Binding(get: { field.text }, set: { field.text = $0 })), draft: .constant(nil),
        selection: Binding(get: { field.selection }, set: { field.selection = $0 }), axis: .vertical, glyphs: .ascii,
        clipboard: clipboard, texts: texts)
      _ = editing.perform(command, in: place)
      perform(command, expected, &copied)
      expectEqual(Array(field.text.unicodeScalars), Array(expected.text.unicodeScalars), "\(command) in step \(step)")
      expectEqual(field.selection, expected.selection, "\(command) in step \(step)")
      let (known, new) = (texts.paragraphs(of: field.text), Paragraphs(field.text))
      expectEqual(known.count, new.parts.reduce(0) { $0 + $1.count })
      expectEqual(known.parts.map(\.count), new.parts.map(\.count), "\(command) in step \(step)")
      expectEqual(known.parts.map(\.byteCount), new.parts.map(\.byteCount), "\(command) in step \(step)")
    }
  }

  @Test func `a change leaves the other paragraphs as they are`() {
    let old = Paragraphs((0..<100).map { "line \($0)\n" }.joined())
    guard case .paragraphs(let window)? = old.excerpts(around: 350..<350).first else { return #expect(Bool(false)) }
    let new = old.replacing(.paragraphs(window), by: "a\nb\n")
    expectEqual(window.count, 3)
    expectEqual(new.parts.count, old.parts.count - 1)
    #expect(zip(old.parts, new.parts).prefix(window.lowerBound).allSatisfy { $0 === $1 })
    #expect(old.parts[window.upperBound...].elementsEqual(new.parts[(window.lowerBound + 2)...], by: ===))
    expectEqual(new.text, Paragraphs(new.text).text)
    expectEqual(new.count, new.text.count)
  }

  @Test(arguments: 0..<10) func `the lines of a long paragraph are those of one that is new`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    func word() -> String { String(repeating: ["a", "bc", " ", "d "][number(4)], count: 1 + number(9)) }
    var text = Paragraphs((0..<600).map { _ in word() }.joined())
    let measuring = Screen(Text("a"), width: 10).frames.tree.text
    for step in 0..<120 {
      let place = number(text.count + 1)
      let excerpt = text.excerpts(around: place..<min(place + number(30), text.count))[0]
      guard case .characters(let range, _) = excerpt else { return #expect(Bool(false), "\(step)") }
      text = text.replacing(excerpt, by: (0..<number(2 * range.count / 6 + 20)).map { _ in word() }.joined() + "x")
      let look = FieldLines.Look(width: step < 60 ? 17 : 40, isSecure: false, glyphs: .ascii, alignment: .leading)
      if step % 7 == 3 { continue }
      let (known, new) = (text.parts[0].layout(look, measuring: measuring), Paragraphs(text.text).parts[0])
      expectEqual(known.lines, new.layout(look, measuring: measuring).lines, "step \(step)")
      expectEqual(text.count, text.text.count)
    }
  }
}
