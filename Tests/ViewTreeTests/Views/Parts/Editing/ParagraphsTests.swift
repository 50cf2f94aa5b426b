import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

extension Paragraphs {
  fileprivate var parts: [TextPart] { chunks.flatMap(\.parts) }
}

/// Compares the state of an edited text with the state of the same text read anew.
@MainActor struct ParagraphsTests {
  private static let pieces = [
    "a", "b ", "word ", "\n", "\n\n", "é", "e", "\u{301}", "界", "👩‍👩‍👧", "\r\n", ".", "שלום ", " ", "long line of words ",
    "🇦🇹",
    "🇦", String(repeating: "ü ", count: 150), String(repeating: "界", count: 300), String(repeating: "🇦🇹", count: 280),
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

  private func isRightToLeft(_ edited: EditedText) -> Bool {
    let before = edited.characters[..<edited.selection.caret].reversed().prefix { !$0.isNewline }.reversed()
    let line = before + edited.characters[edited.selection.caret...].prefix { !$0.isNewline }
    return line.first(where: \.isLetter).map { $0 >= "\u{590}" && $0 < "\u{8FF}" } ?? false
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
      edited.move(step, forward: right != isRightToLeft(edited), selecting: selecting)
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
      expectParts(texts.paragraphs(of: field.text), "\(command) in step \(step)")
    }
  }

  /// The parts are the text, whole characters each, and no paragraph shares one with another.
  private func expectParts(_ paragraphs: Paragraphs, _ comment: String) {
    let parts = paragraphs.parts
    expectEqual(parts.map(\.text).joined(), paragraphs.text, comment)
    expectEqual(parts.flatMap { Array($0.text) }, Array(paragraphs.text), comment)
    expectEqual(parts.map(\.count), parts.map(\.text.count), comment)
    expectEqual(paragraphs.count, paragraphs.text.count, comment)
    for (index, part) in parts.enumerated() {
      expectEqual(part.endsParagraph, part.text.last?.isNewline == true, comment)
      #expect(!part.text.dropLast().contains(where: \.isNewline) && part.count <= TextPart.limit, "\(comment)")
      #expect(part.count > 0 || index == parts.count - 1 && parts.dropLast().last?.endsParagraph != false, "\(comment)")
    }
    #expect(paragraphs.chunks.allSatisfy { 1...TextChunk.limit ~= $0.parts.count }, "\(comment)")
  }

  @Test func `a line whose first letter is Hebrew or Arabic runs to the left`() {
    for (text, caret, isRightToLeft) in [
      ("abc", 1, false), ("", 0, false), ("12 שלום", 0, true), ("שלום abc", 6, true), ("abc שלום", 6, false),
      ("مرحبا", 2, true), ("abc\nשלום", 2, false), ("abc\nשלום", 5, true), ("123", 1, false),
    ] {
      expectEqual(Paragraphs(text).isRightToLeft(at: caret), isRightToLeft, "\(text)")
    }
  }

  @Test func `a long line has the direction of its first letter, wherever the caret stands`() {
    let long = String(repeating: "12, ", count: 300) + "שלום" + String(repeating: " abc", count: 300)
    let text = Paragraphs("abc\n" + long + "\nabc")
    for caret in [4, 5, 1000, 2000, 4 + long.count] { #expect(text.isRightToLeft(at: caret), "\(caret)") }
    for caret in [0, 3, 5 + long.count, 8 + long.count] { #expect(!text.isRightToLeft(at: caret), "\(caret)") }
    expectEqual(text.paragraph(at: 1000), 4..<4 + long.count)
    expectEqual(text.paragraph(at: 4 + long.count), 4..<4 + long.count)
    expectEqual(text.paragraph(at: text.count), 5 + long.count..<text.count)
  }

  @Test func `a change leaves the other parts as they are`() {
    let old = Paragraphs((0..<100).map { "line \($0)\n" }.joined())
    let window = old.windows(around: 350..<350)[0]
    let new = old.replacing(window, by: "a\nb\n")
    expectEqual(window.count, 3)
    expectEqual(new.parts.count, old.parts.count - 1)
    #expect(zip(old.parts, new.parts).prefix(window.lowerBound).allSatisfy { $0 === $1 })
    #expect(old.parts[window.upperBound...].elementsEqual(new.parts[(window.lowerBound + 2)...], by: ===))
    expectParts(new, "")
  }

  private nonisolated static let words = [
    "lorem ipsum ", "Grüße über ", "漢字かな", "漢字 かな ", "hi 👩‍👩‍👧 yo ", "e\u{301}a\u{308}x ", "🇦🇹🇩🇪 ", "x",
  ]

  /// Counts parts that were made, and parts that were broken into lines again.
  @Test(arguments: words, [0, 0.5, 1])
  func `a key costs the parts around it, however long the paragraph is`(word: String, place: Double) {
    let screen = Screen(Text("a"), width: 10)
    let measuring = screen.frames.tree.text
    for axis in [Axis.horizontal, .vertical] {
      var random = SplitMix(seed: 7)
      // Words that do not come in turn: the lines behind a key are soon those of before.
      let text = (0..<40_000 / word.count / 2).map { _ in
        word + word.prefix(Int(random.next() % UInt64(word.count + 1)))
      }
      let content = FieldLines.Content(
        paragraphs: Paragraphs(text.joined()), axis: axis, glyphs: .ascii, alignment: .leading)
      let (look, texts) = (content.look(width: 60), EditedTexts())
      func layouts(_ text: Paragraphs) -> [PartLayout] {
        var rest = LineBreaks.State()
        return text.parts.map { part in
          let layout = part.layout(look, from: rest, measuring: measuring)
          rest = layout.rest
          return layout
        }
      }
      let field = Field()
      field.text = content.text
      field.selection = EditedText.Selection(Int(Double(content.paragraphs.count) * place))
      texts.add(content.paragraphs)
      for command in [FieldCommand.insert("ü"), .insert("a"), .delete(.character, forward: false)] {
        let old = texts.paragraphs(of: field.text)
        let (oldParts, oldLayouts) = (Set(old.parts.map(ObjectIdentifier.init)), layouts(old))
        let editing = TextEditing(
          source: FieldSource(text: Binding(get: { field.text }, set: { field.text = $0 })), draft: .constant(nil),
          selection: Binding(get: { field.selection }, set: { field.selection = $0 }), axis: axis, glyphs: .ascii,
          clipboard: Clipboard(), texts: texts)
        _ = editing.perform(command, in: TapLocation(.zero, in: screen.frames.root))
        let new = texts.paragraphs(of: field.text)
        #expect(new !== old && new.parts.count > 100)
        #expect(new.parts.filter { !oldParts.contains(ObjectIdentifier($0)) }.count <= 4, "\(command)")
        // Without spaces each line behind the key is another one: they are counted, and no character is looked at.
        if axis == .vertical, !word.contains(" ") { continue }
        let newLayouts = layouts(new).filter { layout in !oldLayouts.contains { $0 === layout } }
        #expect(newLayouts.count <= 12, "\(command) \(newLayouts.count)")
      }
    }
  }

  /// Counts chunks that were made, and chunks whose lines were found again.
  @Test(arguments: [1000, 10_000], [0, 0.5, 1])
  func `a key costs a chunk of paragraphs, however many there are`(count: Int, place: Double) {
    let screen = Screen(Text("a"), width: 10)
    let measuring = screen.frames.tree.text
    let (field, texts) = (Field(), EditedTexts())
    field.text = String(repeating: "wör\n", count: count)
    field.selection = EditedText.Selection(Int(Double(field.text.count) * place))
    let look = FieldLines.Look(width: 20, isSecure: false, glyphs: .ascii, alignment: .leading)
    func layouts(_ text: Paragraphs) -> [ChunkLayout] {
      text.chunks.map { $0.layout(look, from: LineBreaks.State(), limit: .max, measuring: measuring) }
    }
    for command in [FieldCommand.insert("ü"), .insert("\n"), .delete(.character, forward: false)] {
      let old = texts.paragraphs(of: field.text)
      let known = Set((old.chunks + layouts(old) as [AnyObject]).map(ObjectIdentifier.init))
      let editing = TextEditing(
        source: FieldSource(text: Binding(get: { field.text }, set: { field.text = $0 })), draft: .constant(nil),
        selection: Binding(get: { field.selection }, set: { field.selection = $0 }), axis: .vertical, glyphs: .ascii,
        clipboard: Clipboard(), texts: texts)
      _ = editing.perform(command, in: TapLocation(.zero, in: screen.frames.root))
      let new = texts.paragraphs(of: field.text)
      #expect(new !== old && new.chunks.count >= count / TextChunk.limit)
      #expect(new.chunks.count <= count / TextChunk.limit + 4)
      #expect(new.chunks.filter { !known.contains(ObjectIdentifier($0)) }.count <= 2, "\(command)")
      #expect(layouts(new).filter { !known.contains(ObjectIdentifier($0)) }.count <= 2, "\(command)")
    }
  }

  @Test func `chunks stay large where text is typed, and vanish where it is deleted`() {
    var text = Paragraphs(String(repeating: "a\n", count: 2000))
    for _ in 0..<1000 { text = text.replacing(text.windows(around: 500..<500)[0], by: "b\nc\nd\ne\n") }
    expectParts(text, "")
    expectEqual(text.parts.count, 3001)
    #expect(text.chunks.count <= 3001 / (TextChunk.limit / 2) + 2)
    for _ in 0..<1490 { text = text.replacing(text.windows(around: 4..<4)[0], by: "b\n") }
    expectParts(text, "")
    expectEqual(text.parts.count, 21)
    expectEqual(text.chunks.count, 1)
  }

  /// The lines of a text that is not cut into parts.
  private func uncut(_ text: String, _ look: FieldLines.Look, _ measuring: any TextMeasuring) -> FieldLines {
    let shown = FieldLines.ShownCharacters(text, look, measuring)
    let layout = PartLayout(shown, width: look.width, from: LineBreaks.State())
    return FieldLines([ChunkLayout([layout], rest: layout.rest)], look)
  }

  @Test(arguments: 0..<12) func `the parts have the lines of the whole text`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let characters = [
      ["a", "bc", " ", "d "], ["a", "ü", " ", "字", "\u{200B}", "\n"], ["字"], ["x"], ["x", "字", "\r\n"], [" "],
      ["👩‍👩‍👧", "e\u{301}", " "],
    ][seed % 7]
    func word() -> String { String(repeating: characters[number(characters.count)], count: 1 + number(9)) }
    var text = Paragraphs((0..<300).map { _ in word() }.joined())
    let measuring = Screen(Text("a"), width: 10).frames.tree.text
    var changes = 0
    defer { #expect(changes > 10) }
    for step in 0..<40 {
      let place = number(text.count + 1)
      let window = text.windows(around: place..<min(place + number(30), text.count))[number(2)]
      let old = text.text(of: window)
      var changed = EditedText(
        old, EditedText.Selection(anchor: number(old.count + 1), caret: number(old.count + 1)))
      changed.insert(word())
      guard text.holds(changed, in: window) else { continue }
      text = text.replacing(window, by: changed.text)
      changes += 1
      expectParts(text, "step \(step)")
      let width = [nil, 1, 17, 40, 300, 700][number(6)]
      let look = FieldLines.Look(
        width: width, isSecure: step % 5 == 4, glyphs: .ascii, alignment: step % 2 == 0 ? .leading : .trailing)
      let (lines, expected) = (text.lines(look, measuring: measuring), uncut(text.text, look, measuring))
      expectEqual(lines.count, expected.count, "step \(step)")
      for line in 0..<min(lines.count, expected.count) {
        let window = width == nil ? number(text.count)..<text.count : 0..<width! + 1
        let (a, b) = (
          lines.runs(line: line, window: window, selected: 5..<300, style: GlyphStyle()),
          expected.runs(line: line, window: window, selected: 5..<300, style: GlyphStyle())
        )
        #expect(a.runs == b.runs && a.offset == b.offset && a.columns == b.columns, "step \(step) line \(line)")
        let column = CGFloat(number(200)) / 2 - 2 + CGFloat(width == nil ? number(text.count) : 0)
        expectEqual(lines.index(line: line, column: column), expected.index(line: line, column: column), "\(step)")
        expectEqual(
          lines.indent(of: line, width: 50, caret: place), expected.indent(of: line, width: 50, caret: place))
      }
      for _ in 0..<30 {
        let index = number(text.count + 1)
        #expect(lines.position(of: index) == expected.position(of: index), "step \(step) index \(index)")
        for down in [true, false] {
          expectEqual(lines.index(byLineFrom: index, down: down), expected.index(byLineFrom: index, down: down))
        }
      }
    }
  }

  @Test func `the last eight edited texts keep their paragraphs`() {
    let texts = EditedTexts()
    let paragraphs = (0..<9).map { texts.paragraphs(of: "text \($0)") }
    #expect(texts.paragraphs(of: "text 8") === paragraphs[8] && texts.paragraphs(of: "text 1") === paragraphs[1])
    #expect(texts.paragraphs(of: "text 0") !== paragraphs[0])
    #expect(texts.paragraphs(of: "text 1") !== paragraphs[1], "a text that is made anew takes the place of the first")
    let (one, two) = ("\u{E9}", "e\u{301}")
    #expect(one == two && texts.paragraphs(of: one) !== texts.paragraphs(of: two))
  }

  @Test func `the last start that is not behind a place is found`() {
    let starts = [0, 3, 3, 7]
    expectEqual((-1...8).map { lastPlace(of: 4, notBehind: $0) { starts[$0] } }, [0, 0, 0, 0, 2, 2, 2, 2, 3, 3])
    expectEqual(lastPlace(of: 0, notBehind: 5) { starts[$0] }, 0)
  }

  private let measuring = Screen(Text("a"), width: 10).frames.tree.text

  private func look(_ width: Int?, isSecure: Bool = false, _ glyphs: GlyphSet = .ascii) -> FieldLines.Look {
    FieldLines.Look(width: width, isSecure: isSecure, glyphs: glyphs, alignment: .leading)
  }

  @Test func `a text has parts of at most 256 characters, the last without a line break`() {
    func counts(_ text: String) -> [Int] { Paragraphs(text).parts.map(\.count) }
    let long = String(repeating: "x", count: 256)
    expectEqual([counts(""), counts("a"), counts("\n"), counts("a\nb")], [[0], [1], [1, 0], [2, 1]])
    expectEqual([counts(long), counts(long + "\n"), counts("\n" + long)], [[256], [256, 1, 0], [1, 256]])
    expectEqual(Paragraphs("a\n").replacing(0..<2, by: "b\n").parts.map(\.text), ["b\n", ""])
    expectEqual(Paragraphs(long + long).paragraph(at: 300), 0..<512)
    #expect(Paragraphs("a") == Paragraphs("a") && Paragraphs("a") != Paragraphs("b"))
  }

  @Test func `the parts of a text are divided into chunks of nearly equal lengths`() {
    func counts(_ parts: Int) -> [Int] {
      let all = TextPart.all(of: String(repeating: "a\n", count: max(parts - 1, 0)))
      return TextChunk.all(of: Array(all.prefix(parts))).map(\.parts.count)
    }
    expectEqual([counts(0), counts(1), counts(127), counts(128)], [[], [1], [127], [128]])
    expectEqual([counts(129), counts(256), counts(257)], [[64, 65], [128, 128], [85, 86, 86]])
  }

  @Test func `a change holds in a window if it leaves the characters at its edges`() {
    let text = Paragraphs(
      "a\nbc\nd\n" + String(repeating: "x", count: 255) + "y" + String(repeating: "z", count: 256) + "w")
    func holds(_ window: Range<Int>, _ edited: String, _ caret: Int) -> Bool {
      text.holds(EditedText(edited, EditedText.Selection(caret)), in: window)
    }
    expectEqual([holds(1..<2, "bc\n", 0), holds(1..<2, "bc\n", 1), holds(0..<1, "a\n", 0)], [false, true, true])
    expectEqual([holds(2..<3, "d\n", 0), holds(2..<3, "d\n", 1), holds(2..<3, "d\n", 2)], [false, true, false])
    expectEqual([holds(1..<2, "b\nc", 1), holds(1..<2, "\nb", 1)], [false, false])
    let long = String(repeating: "x", count: 255)
    expectEqual([holds(3..<4, long + "y", 9), holds(3..<4, long + "x", 9)], [true, false])
    expectEqual([holds(3..<4, "y" + long, 9), holds(3..<4, long + "z", 9)], [false, false])
    expectEqual([holds(5..<6, "w", 1), holds(5..<6, "v", 1), holds(5..<6, "", 0)], [true, true, false])
  }

  @Test(arguments: [(6, 10), (5, 5), (200, 200), (210, 210), (400, 400), (9999, 401)])
  func `lines up to a limit end with the part that reaches it, and are not kept`(limit: Int, columns: Int) {
    let text = Paragraphs(
      limit < 10 ? "aaaa\nbbbb\ncccc" : String(repeating: "a\n", count: 200) + "a")
    func end(_ limit: Int) -> Int {
      text.lines(look(nil), limit: limit, measuring: measuring).position(of: .max).column
    }
    expectEqual([end(limit), end(.max)], [columns, limit < 10 ? 14 : 401])
  }

  @Test func `lines that were cut in a chunk as long as the others are not kept`() {
    let text = Paragraphs(String(repeating: "a\n", count: 199) + "a")
    expectEqual(text.chunks.map(\.parts.count), [100, 100])
    for (limit, columns) in [(210, 210), (200, 200), (Int.max, 399)] {
      expectEqual(text.lines(look(nil), limit: limit, measuring: measuring).position(of: .max).column, columns)
    }
  }

  @Test func `layouts of two widths are kept, and signs of another look are not shown`() {
    let text = Paragraphs("one two\nthree")
    let (chunk, part, start) = (text.chunks[0], text.parts[0], LineBreaks.State())
    func chunks(_ width: Int) -> ChunkLayout {
      chunk.layout(look(width), from: start, limit: .max, measuring: measuring)
    }
    func parts(_ width: Int) -> PartLayout { part.layout(look(width), from: start, measuring: measuring) }
    let (wide, narrow, wideParts, narrowParts) = (chunks(9), chunks(4), parts(9), parts(4))
    #expect(chunks(9) === wide && chunks(4) === narrow && parts(9) === wideParts && parts(4) === narrowParts)
    func shown(_ isSecure: Bool, _ glyphs: GlyphSet) -> [String] {
      text.lines(look(nil, isSecure: isSecure, glyphs), measuring: measuring)
        .runs(line: 0, window: 0..<3, selected: 0..<0, style: GlyphStyle()).runs.map(\.text)
    }
    expectEqual([shown(true, .ascii), shown(true, .unicode), shown(false, .unicode)], [["***"], ["•••"], ["one"]])
  }

  @Test func `of two edited texts that are equal the later one is found`() {
    let texts = EditedTexts()
    let (old, new) = (Paragraphs("a"), Paragraphs("a"))
    texts.add(old)
    texts.add(new)
    #expect(texts.paragraphs(of: "a") === new)
  }

  @Test func `lines that were left out behind a limit are there without it`() {
    let measuring = Screen(Text("a"), width: 10).frames.tree.text
    let look = FieldLines.Look(width: nil, isSecure: false, glyphs: .ascii, alignment: .leading)
    func columns(_ text: String, limit: Int) -> [Int] {
      let text = Paragraphs(text)
      return [limit, .max].map { text.lines(look, limit: $0, measuring: measuring).position(of: .max).column }
    }
    // A part of a chunk, and a whole one of two.
    expectEqual(columns(String(repeating: "x", count: 300), limit: 6), [256, 300])
    expectEqual(columns(String(repeating: "x\n", count: 255) + "x", limit: 256), [256, 511])
  }

  @Test func `a text that was shown as stars is shown as letters in another look`() {
    let (text, measuring) = (Paragraphs("ab"), Screen(Text("a"), width: 10).frames.tree.text)
    func shown(_ isSecure: Bool, _ glyphs: GlyphSet) -> [String] {
      let look = FieldLines.Look(width: nil, isSecure: isSecure, glyphs: glyphs, alignment: .leading)
      return text.lines(look, measuring: measuring)
        .runs(line: 0, window: 0..<9, selected: 0..<0, style: GlyphStyle()).runs.map(\.text)
    }
    let looks: [(Bool, GlyphSet)] = [
      (true, .ascii), (false, .ascii), (true, .unicode), (true, .ascii), (false, .unicode),
    ]
    expectEqual(looks.map(shown), [["**"], ["ab"], ["••"], ["**"], ["ab"]])
  }
}
