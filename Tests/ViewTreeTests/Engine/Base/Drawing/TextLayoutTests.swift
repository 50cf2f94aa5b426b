import Testing
import ViewTreeTesting

@testable import ViewTree

struct TextLayoutTests {
  /// The lines of a text, each of which has its length in characters.
  private func layout(
    _ lengths: [Int], cut: Int? = nil, _ alignment: TextAlignment = .leading,
    in proposal: ProposedViewSize = .unspecified,
    columns: Int = 100, cell: CGSize = CGSize(width: 8, height: 16)
  ) -> TextLayout {
    let text = String(repeating: "a", count: lengths.reduce(0, +))
    var start = 0
    let lines = lengths.map { length in
      defer { start += length }
      return TextLayout.Line(
        TextLayout.Span(firstRun: 0, start: start, lastRun: 0, end: start + length), columns: length)
    }
    let runs = [TextRun(text)]
    return TextLayout(
      TextBlock(runs, alignment: alignment), runs: runs, lines: lines,
      cut: cut.map { TextLayout.CutLine([TextRun(String(repeating: "b", count: $0))], columns: $0) }, in: proposal,
      columns: columns, cell: cell)
  }

  @Test func `a text is as wide as its longest line and as high as all lines, the cut one too`() {
    let whole = layout([2, 5, 3])
    expectEqual(whole.size, CGSize(width: 40, height: 48))
    expectEqual(whole.count, 3)
    expectEqual(whole.lineHeight, 16)
    expectEqual(layout([0]).size, CGSize(width: 0, height: 16))
    let cut = layout([2, 5], cut: 7)
    expectEqual(cut.size, CGSize(width: 56, height: 48))
    expectEqual(cut.count, 3)
    expectEqual(layout([2, 5], cut: 4).size, CGSize(width: 40, height: 48))
    expectEqual(cut[0..<3].map { $0.runs.map(\.text) }, [["aa"], ["aaaaa"], ["bbbbbbb"]])
    expectEqual(cut[1..<2].map(\.width), [40])
  }

  @Test func `lines are aligned in the longest`() {
    expectEqual(layout([2, 5, 3], cut: 4)[0..<4].map(\.offset), [0, 0, 0, 0])
    expectEqual(layout([2, 5, 3], cut: 4, .center)[0..<4].map(\.offset), [8, 0, 8, 0])
    expectEqual(layout([2, 5, 3], cut: 4, .trailing)[0..<4].map(\.offset), [24, 0, 16, 8])
  }

  @Test func `a layout is that of its proposal, and, if nothing was cut, of its own size`() {
    let proposal = ProposedViewSize(width: 80, height: 160)
    let whole = layout([2, 5], in: proposal)
    #expect(whole.fits(CGSize(width: 80, height: 160)) && whole.fits(CGSize(width: 40, height: 32)))
    #expect(!whole.fits(CGSize(width: 48, height: 32)) && !whole.fits(CGSize(width: 40, height: 48)))
    #expect(layout([2, 5], in: proposal, columns: 5).fits(CGSize(width: 40, height: 32)), "a line as long as a row")
    for other in [layout([2, 5], cut: 4, in: proposal), layout([2, 5], in: proposal, columns: 4)] {
      #expect(other.fits(CGSize(width: 80, height: 160)) && !other.fits(other.size))
    }
  }

  @Test func `a span goes over its runs, from a place in the first to one in the last`() {
    let runs = ["ab", "cdé", "f", "ghi"].map { TextRun($0) }
    func texts(_ firstRun: Int, _ start: Int, _ lastRun: Int, _ end: Int) -> [String] {
      TextLayout.Span(firstRun: firstRun, start: start, lastRun: lastRun, end: end).runs(of: runs).map(\.text)
    }
    expectEqual(texts(0, 1, 3, 2), ["b", "cdé", "f", "gh"])
    expectEqual(texts(1, 1, 1, 4), ["dé"])
    expectEqual(texts(1, 2, 2, 1), ["é", "f"])
    expectEqual(texts(1, 1, 1, 1), [])
    #expect(TextLayout.Span.empty.runs(of: runs).isEmpty)
  }

  /// The number of lines that are drawn, and the top of the first one.
  private func drawn(_ frame: CGRect, clip: CGRect, area: CGRect = CGRect(x: 0, y: 0, width: 50, height: 50))
    -> [CGFloat]
  {
    var context = DrawContext(area: area, capacity: 1)
    context.enter(frame, clip: clip)
    context.text(layout(Array(repeating: 3, count: 10), cell: CGSize(width: 1, height: 1)))
    return context.items.flatMap { item -> [CGFloat] in
      guard case .text(let lines) = item.content else { return [] }
      return [CGFloat(lines.count), item.frame.minY]
    }
  }

  @Test func `the visible lines are drawn, and one more on each side`() {
    let frame = CGRect(x: 0, y: 2, width: 3, height: 10)
    let all = CGRect(x: 0, y: 0, width: 50, height: 50)
    expectEqual(drawn(frame, clip: all), [10, 2])
    expectEqual(drawn(frame, clip: CGRect(x: 0, y: 4, width: 3, height: 3)), [6, 3])
    expectEqual(drawn(frame, clip: all, area: CGRect(x: 0, y: 4, width: 3, height: 3)), [6, 3])
    expectEqual(drawn(frame, clip: CGRect(x: 0, y: 0, width: 3, height: 3)), [3, 2])
    expectEqual(drawn(frame, clip: CGRect(x: 0, y: 11, width: 3, height: 9)), [2, 10])
  }
}
