import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct FieldLinesTests {
  @Test func `a field scrolls by half its rows, and not beyond its last line`() {
    let content = FieldLines.Content(paragraphs: Paragraphs("a\nb\nc\nd\ne\nf\ng"), axis: .vertical, glyphs: .ascii)
    let lines = FieldLines(content, width: 5, measuring: Screen(Text("a"), width: 10).frames.tree.text)
    expectEqual(lines.count, 7)
    // A line is a letter and its line break.
    func first(_ line: Int, _ height: Int) -> Int { lines.firstLine(caret: 2 * line, height: height) }
    expectEqual((0..<7).map { first($0, 4) }, [0, 0, 0, 0, 2, 2, 3])
    expectEqual((0..<7).map { first($0, 7) }, [0, 0, 0, 0, 0, 0, 0])
  }
}
