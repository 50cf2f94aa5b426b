import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTreeCompatibility

@MainActor struct TextRendererTests {
  private struct Renderer: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
  }

  @Test func `a renderer changes no picture and has the proposed size, without padding`() {
    expectText(Screen(Text("a").textRenderer(Renderer()), width: 2).text, equals: "a")
    expectEqual(Renderer().displayPadding, EdgeInsets())
    let size = Renderer().sizeThatFits(proposal: ProposedViewSize(width: 3, height: nil), text: TextProxy())
    expectEqual(size, CGSize(width: 3, height: 0))
  }

  @Test func `a layout has no lines, runs and glyphs`() {
    let layout = Text.Layout()
    #expect(layout.isEmpty && layout.startIndex == 0 && layout.endIndex == 0 && !layout.isTruncated)
    let (line, run, slice) = (Text.Layout.Line(), Text.Layout.Run(), Text.Layout.RunSlice())
    for indices in [
      [line.startIndex, line.endIndex], [run.startIndex, run.endIndex], [slice.startIndex, slice.endIndex],
    ] { expectEqual(indices, [0, 0]) }
    #expect(line.origin == .zero && run.layoutDirection == .leftToRight && slice.run == run)
    #expect(run.characterIndices.isEmpty && slice.characterIndices.isEmpty)
  }

  @Test func `the bounds of a part begin empty, and span the ascent and the descent`() {
    var bounds = Text.Layout.TypographicBounds()
    #expect(bounds.rect == .zero && bounds.origin == .zero && bounds.leading == 0)
    (bounds.origin, bounds.width, bounds.ascent, bounds.descent) = (CGPoint(x: 1, y: 10), 5, 4, 2)
    expectEqual(bounds.rect, CGRect(x: 1, y: 6, width: 5, height: 6))
  }
}
