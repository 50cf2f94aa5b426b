import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct FieldLinesTests {
  @Test func `a field scrolls by half its rows, and not beyond its last line`() {
    let content = FieldLines.Content(
      paragraphs: Paragraphs("a\nb\nc\nd\ne\nf\ng"), axis: .vertical, glyphs: .ascii, alignment: .leading)
    let lines = FieldLines(content, width: 5, measuring: Screen(Text("a"), width: 10).frames.tree.text)
    expectEqual(lines.count, 7)
    // A line is a letter and its line break.
    func first(_ line: Int, _ height: Int) -> Int { lines.firstLine(caret: 2 * line, height: height) }
    expectEqual((0..<7).map { first($0, 4) }, [0, 0, 0, 0, 2, 2, 3])
    expectEqual((0..<7).map { first($0, 7) }, [0, 0, 0, 0, 0, 0, 0])
    expectEqual((0..<7).map { first($0, 1) }, [0, 1, 2, 3, 4, 5, 6])
  }

  private func lines(
    _ text: String, width: Int, axis: Axis = .vertical, alignment: TextAlignment = .leading
  ) -> FieldLines {
    let content = FieldLines.Content(
      paragraphs: Paragraphs(text), axis: axis, glyphs: .ascii, alignment: alignment)
    return FieldLines(content, width: width, measuring: Screen(Text("a"), width: 10).frames.tree.text)
  }

  @Test func `a place in the text has a line and a column`() {
    let lines = lines("one two three\n界a\n", width: 8)
    expectEqual(lines.count, 4)
    func place(_ index: Int) -> [Int] { [lines.position(of: index).line, lines.position(of: index).column] }
    expectEqual(
      [0, 7, 8, 13, 14, 15, 16, 17, 99].map(place),
      [
        [0, 0], [0, 7], [1, 0], [1, 5], [2, 0], [2, 2], [2, 3], [3, 0], [3, 0],
      ])
    func index(_ line: Int, _ column: CGFloat) -> Int { lines.index(line: line, column: column) }
    expectEqual([index(0, -2), index(0, 0), index(0, 2.5), index(0, 2.6), index(0, 99)], [0, 0, 2, 3, 8])
    expectEqual(
      [index(-1, 3), index(1, 1), index(1, 9), index(2, 1), index(2, 1.1), index(2, 9)], [3, 9, 13, 14, 15, 16])
    expectEqual([index(3, 0), index(3, 5), index(9, 5)], [17, 17, 17])
  }

  @Test func `the caret moves by lines, and stays on the line that it goes to`() {
    let lines = lines("12345 1234567890", width: 6)
    expectEqual(lines.count, 3)
    func moved(_ caret: Int, down: Bool) -> Int { lines.index(byLineFrom: caret, down: down) }
    expectEqual([0, 3, 5, 6, 9, 12, 15, 16].map { moved($0, down: true) }, [6, 9, 11, 12, 15, 16, 16, 16])
    expectEqual([0, 3, 5, 6, 9, 12, 15, 16].map { moved($0, down: false) }, [0, 0, 0, 0, 3, 6, 9, 10])
    let other = self.lines("123456\nab", width: 8)
    expectEqual([other.index(byLineFrom: 9, down: false), other.index(byLineFrom: 6, down: true)], [2, 9])
  }

  @Test func `a line is indented by its alignment, with room for the caret behind it`() {
    func indents(_ alignment: TextAlignment, caret: Int?) -> [Int] {
      let lines = lines("abc\nabcdef", width: 6, alignment: alignment)
      return (0..<lines.count).map { lines.indent(of: $0, width: 6, caret: caret) }
    }
    expectEqual(indents(.leading, caret: 3), [0, 0])
    expectEqual(indents(.trailing, caret: nil), [3, 0])
    expectEqual(
      [indents(.trailing, caret: 2), indents(.trailing, caret: 3), indents(.trailing, caret: 9)],
      [
        [3, 0], [2, 0], [3, 0],
      ])
    expectEqual([indents(.center, caret: nil), indents(.center, caret: 3)], [[1, 0], [1, 0]])
    let short = lines("ab", width: 6, alignment: .center)
    expectEqual([nil, 1, 2].map { short.indent(of: 0, width: 6, caret: $0) }, [2, 2, 1])
  }

  @Test func `a line that is too long turns over by half its width`() {
    let lines = lines("0123456789abcdef", width: 6, axis: .horizontal)
    expectEqual(
      [0, 5, 6, 7, 8, 9, 11, 12, 16].map { lines.firstColumn(caret: $0, width: 6) }, [0, 0, 3, 3, 3, 6, 6, 9, 12])
    expectEqual([0, 1, 2].map { lines.firstColumn(caret: $0, width: 1) }, [0, 1, 2])
    expectEqual(self.lines("0123456789", width: 6).firstColumn(caret: 9, width: 2), 0)
  }

  @Test func `the runs of a line are the whole characters in the window, and the selection is apart`() {
    let lines = lines("a界b界", width: 20, axis: .horizontal)
    func runs(_ window: Range<Int>, selected: Range<Int> = 0..<0) -> String {
      let found = lines.runs(line: 0, window: window, selected: selected, style: GlyphStyle())
      let words = found.runs.map { $0.style.traits.contains(.inverse) ? "<\($0.text)>" : $0.text }
      return "\(words.joined(separator: "|")) \(found.offset) \(found.columns)"
    }
    expectEqual(
      [runs(0..<6), runs(0..<2), runs(0..<3), runs(2..<5), runs(1..<6)],
      [
        "a界b界 0 6", "a 0 1", "a界 0 3", "b 1 1", "界b界 0 5",
      ])
    expectEqual(
      [runs(6..<9), runs(0..<9, selected: 1..<3), runs(0..<9, selected: 0..<1)],
      [
        " 0 0", "a|<界b>|界 0 6", "<a>|界b界 0 6",
      ])
  }

  @Test func `a character without columns stays with the line that it begins`() {
    let hidden = lines(String(repeating: "\u{200B}", count: 256) + "ab", width: 9, axis: .horizontal)
    expectEqual([0, 1, 256, 257].map { hidden.position(of: $0).column }, [0, 0, 0, 1])
    expectEqual([hidden.index(line: 0, column: 0), hidden.index(line: 0, column: 1)], [0, 257])
    let late = lines(String(repeating: "x", count: 255) + "\u{200B}y", width: 9, axis: .horizontal)
    expectEqual([late.index(line: 0, column: 255), late.index(line: 0, column: 256)], [255, 257])
    let end = lines("ab\u{200B}", width: 9, axis: .horizontal)
    expectEqual(end.runs(line: 0, window: 0..<2, selected: 2..<3, style: GlyphStyle()).runs.map(\.text), ["ab"])
  }

  @Test func `a field of one line leaves out parts behind its limit, and one of several lines does not`() {
    func end(_ axis: Axis) -> [Int] {
      let text = Paragraphs(String(repeating: "x", count: 300))
      let content = FieldLines.Content(paragraphs: text, axis: axis, glyphs: .ascii, alignment: .leading)
      let lines = FieldLines(content, width: 5, limit: 6, measuring: Screen(Text("a"), width: 10).frames.tree.text)
      return [lines.count, lines.position(of: .max).column]
    }
    expectEqual([end(.horizontal), end(.vertical)], [[1, 256], [60, 5]])
  }

  @Test func `a line without text is indented by the whole width, wherever the caret stands`() {
    let lines = lines("\nab", width: 6, alignment: .trailing)
    expectEqual(
      [nil, 0, 2].map { caret in (0..<2).map { lines.indent(of: $0, width: 6, caret: caret) } },
      [[6, 4], [5, 4], [6, 4]])
  }

  @Test func `a line has a character at least, and as many as fit`() {
    func starts(_ text: String, _ width: Int) -> [Int] {
      let lines = lines(text, width: width)
      return (0..<lines.count).map { lines.index(line: $0, column: -1) }
    }
    expectEqual([starts("abc", 1), starts("界界", 1), starts("\u{200B}", 3)], [[0, 1, 2], [0, 1], [0]])
    expectEqual([starts("a bcdefghijklm", 4), starts("字xx字xx", 4)], [[0, 2, 6, 10], [0, 3]])
    let long = lines(String(repeating: "x", count: 356) + " b", width: 300)
    expectEqual([299, 300].map { long.position(of: $0).line }, [0, 1])
    expectEqual(long.position(of: 299).column, 299)
    let secure = FieldLines.Look(width: 258, isSecure: true, glyphs: .ascii, alignment: .leading)
    let spaces = Paragraphs(String(repeating: " ", count: 256) + "bcd")
      .lines(secure, measuring: Screen(Text("a"), width: 10).frames.tree.text)
    expectEqual([255, 256].map { spaces.position(of: $0).line }, [0, 1])
  }
}
