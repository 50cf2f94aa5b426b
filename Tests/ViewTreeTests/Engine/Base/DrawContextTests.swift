import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite struct DrawContextTests {
  @Test func `text, patterns and boxes below a dimming layer are dim`() {
    var context = DrawContext(area: CGRect(x: 0, y: 0, width: 9, height: 9), capacity: 3)
    context.line(TextLine(runs: [TextRun("a")], offset: 0, width: 1))
    context.pattern("x", GlyphStyle(traits: .bold))
    context.box(GlyphSet.ascii.box, GlyphStyle())
    context.dim()
    let traits = context.items.map { item -> GlyphStyle.Traits? in
      switch item.content {
      case .line(let line): line.runs.first?.style.traits
      case .pattern(_, let style), .box(_, let style): style.traits
      default: nil
      }
    }
    expectEqual(traits, [.dim, [.bold, .dim], .dim])
  }

  @Test func `a caret shows only within the frame of its view`() {
    var context = DrawContext(area: CGRect(x: 0, y: 0, width: 10, height: 2), capacity: 4)
    context.enter(CGRect(x: 3, y: 0, width: 2, height: 1), clip: CGRect(x: 0, y: 0, width: 10, height: 2))
    for x in [-1, 0, 1, 2] as [CGFloat] { context.caret(at: CGPoint(x: x, y: 0)) }
    expectEqual(context.items.map { $0.clip.contains($0.frame.origin) }, [false, true, true, false])
  }
}
