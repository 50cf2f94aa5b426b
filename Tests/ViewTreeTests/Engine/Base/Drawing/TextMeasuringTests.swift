import Testing
import ViewTreeTesting

@testable import ViewTree

/// The rules of a text, which share a few words.
struct TextMeasuringTests {
  private let paint = GradientPaint(.radial(center: .zero, from: 0, to: 1), stops: [])

  @Test(arguments: TextAlignment.allCases, [.head, .tail, .middle] as [TextTruncation])
  func `a text keeps its rules apart`(
    alignment: TextAlignment, truncation: TextTruncation
  ) {
    for (glyphs, gradient, keepsWords) in [
      (.ascii, nil, false), (.unicode, nil, false), (.ascii, paint, false), (.ascii, nil, true),
      (.unicode, paint, true),
    ] as [(GlyphSet, GradientPaint?, Bool)] {
      var block = TextBlock(
        [TextRun("a", gradient: gradient)], truncation: truncation, alignment: alignment, glyphs: glyphs)
      #expect(!block.keepsWords)
      block.keepsWords = keepsWords
      for other in TextAlignment.allCases + [alignment] {
        block.alignment = other
        expectEqual(block.alignment, other)
        expectEqual(block.truncation, truncation)
        expectEqual(block.glyphs, glyphs)
        expectEqual(block.isGraded, gradient != nil)
        expectEqual(block.keepsWords, keepsWords)
      }
      block.keepsWords = false
      expectEqual([block.keepsWords, block.isGraded], [false, gradient != nil])
    }
  }

  @Test func `limits of lines are at least one, and reserved ones not too many`() {
    func limits(_ limit: Int?, _ reserved: Int = 0) -> [Int] {
      let block = TextBlock([TextRun("a")], lineLimit: limit, reservedLines: reserved)
      return [block.lineLimit, block.reservedLines]
    }
    expectEqual(limits(nil), [.max, 0])
    expectEqual(limits(0, -1), [1, 0])
    expectEqual(limits(1, 1), [1, 1])
    expectEqual(limits(7, 12_000), [7, 10_000])
    expectEqual(limits(.max, 3), [.max, 3])
    expectEqual(limits(Int(Int32.max)), [.max, 0])
  }

  @Test func `the length of plain text of one run is known`() {
    func count(_ texts: String...) -> Int? { TextBlock(texts.map { TextRun($0) }).plainCount }
    expectEqual([count("plain ~"), count("a")], [7, 1])
    for texts in ["", "é", "a\n", "\u{7F}", "\t"] { #expect(count(texts) == nil) }
    #expect(count("a", "b") == nil)
    #expect(TextBlock([]).plainCount == nil)
  }

  @Test func `a text of some runs is graded if one of them is`() {
    expectEqual(TextBlock([TextRun("a"), TextRun("b")]).isGraded, false)
    expectEqual(TextBlock([TextRun("a"), TextRun("b", gradient: paint)]).isGraded, true)
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    var block = TextBlock([TextRun("a"), TextRun("b", style: GlyphStyle(foreground: red))])
    block = block.colored(nil, paint)
    expectEqual(block.isGraded, true)
    expectEqual(block.runs.map { $0.gradient != nil }, [true, false])
    let plain = TextBlock([TextRun("a"), TextRun("b", style: GlyphStyle(foreground: red))])
      .colored(Color.Resolved(red: 0, green: 0, blue: 1), nil)
    expectEqual(plain.isGraded, false)
    expectEqual(plain.runs.map { $0.style.foreground?.components.blue }, [255, 0])
  }

  @Test func `brackets and arrows of a right-to-left text open to the other side`() {
    func mirrored(_ text: String) -> String { TextBlock([TextRun(text)]).mirrored.runs[0].text }
    for (text, expected) in [
      ("( ]", "[ )"), ("<=>", "<=>"), ("←", "→"), ("«{", "}»"), ("(a)", "(a)"), ("▏▸", "◂▕"), ("", ""),
    ] { expectText(mirrored(text), equals: expected) }
    expectEqual(
      TextAlignment.allCases.map { TextBlock([TextRun("a")], alignment: $0).mirrored.alignment },
      [.trailing, .center, .leading])
  }

  @Test func `a text begins at the leading edge and reserves no lines, unless another rule is given`() {
    let block = TextBlock([TextRun("a")])
    #expect(block.alignment == .leading && block.truncation == .tail && block.glyphs == .ascii)
    expectEqual([block.reservedLines, block.lineLimit], [0, .max])
  }

  @Test func `the colours of texts with the same words are mixed, run by run`() {
    func gray(_ part: UInt8) -> Color.Resolved { Color.Resolved(.rgb(red: part, green: part, blue: part)) }
    func text(_ words: [String], _ parts: [UInt8], _ alignment: TextAlignment = .leading) -> TextBlock {
      let runs = zip(words, parts).map { TextRun($0, style: GlyphStyle(foreground: gray($1))) }
      return TextBlock(runs, alignment: alignment)
    }
    let (old, new) = (text(["a", "b"], [0, 200]), text(["a", "b"], [100, 0], .center))
    expectEqual(old.mixed(with: new, amount: 0.25), text(["a", "b"], [25, 150], .center))
    for other in [text(["a", "c"], [100, 0]), text(["a"], [100]), text(["a", "b", "c"], [100, 0, 0])] {
      #expect(old.mixed(with: other, amount: 0.25) == nil && other.mixed(with: old, amount: 0.25) == nil)
    }
    #expect(old.mixed(with: TextBlock([TextRun("a"), TextRun("b")]), amount: 0.25) == nil)
  }
}
