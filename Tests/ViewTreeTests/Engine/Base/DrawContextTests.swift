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

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A context that draws an element at (2, 1), and can draw 10 columns and 20 rows.
  private func context(_ size: CGSize = CGSize(width: 4, height: 9), clip: CGRect? = nil) -> DrawContext {
    var context = DrawContext(area: rect(0, 0, 10, 20), capacity: 4)
    context.enter(CGRect(origin: CGPoint(x: 2, y: 1), size: size), clip: clip ?? rect(0, 0, 10, 20))
    return context
  }

  private let red = Color.Resolved(red: 1, green: 0, blue: 0)

  @Test func `a rectangle of an element is moved with it, and clipped to it`() {
    var context = context(clip: rect(0, 0, 5, 30))
    context.fill(rect(1, 2, 9, 3), with: red)
    context.fill(rect(-1, 0, 2, 2), with: "x")
    context.box(GlyphSet.ascii.box, GlyphStyle(), in: rect(0, 1, 2, 2))
    context.rule("-", GlyphStyle(), in: rect(1, 1, 2, 1))
    expectEqual(context.items.map(\.frame), [rect(3, 3, 9, 3), rect(1, 1, 2, 2), rect(2, 2, 2, 2), rect(3, 2, 2, 1)])
    expectEqual(context.items.map(\.clip), Array(repeating: rect(2, 1, 3, 9), count: 4))
    expectEqual(context.visible, rect(2, 1, 3, 9))
    expectEqual(context.size, CGSize(width: 4, height: 9))
  }

  @Test func `whole cells, parts of a box and joints have their frames and clips`() {
    var context = context()
    context.add(.fill(red), inCells: rect(-1, 3, 2, 1))
    context.add(.fill(red), clippedToFrame: rect(1, 1, 2, 2))
    context.box(GlyphSet.ascii.box, GlyphStyle(), shownIn: rect(0, 0, 4, 1))
    context.joint("+", GlyphStyle(), in: rect(0, 0, 1, 1))
    expectEqual(context.items.map(\.frame), [rect(1, 4, 2, 1), rect(1, 1, 2, 2), rect(2, 1, 4, 9), rect(2, 1, 1, 1)])
    expectEqual(
      context.items.map(\.clip), [rect(0, 0, 10, 20), rect(2, 1, 4, 9), rect(2, 1, 4, 1), rect(2, 1, 4, 9)])
    expectEqual(context.items[3].content, .rule("+", GlyphStyle(), isJoint: true))
  }

  private func layout(_ rows: Int) -> TextLayout {
    let text = String(repeating: "a", count: rows)
    let lines = (0..<rows).map { row in
      TextLayout.Line(TextLayout.Span(firstRun: 0, start: row, lastRun: 0, end: row + 1), columns: 1)
    }
    return TextLayout(
      TextBlock([TextRun(text)]), runs: [TextRun(text)], lines: lines, cut: nil, in: .unspecified, columns: 9,
      cell: CGSize(width: 1, height: 1))
  }

  @Test func `of a long text the visible lines are drawn, and one more on each side`() {
    func lines(_ clip: CGRect, _ count: Int = 9) -> [CGFloat] {
      var context = context(clip: clip)
      context.text(layout(count))
      return context.items.flatMap { item -> [CGFloat] in
        if case .text(let lines) = item.content { return [item.frame.minY, CGFloat(lines.count)] }
        return []
      }
    }
    expectEqual(lines(rect(0, 0, 9, 30)), [1, 9])
    expectEqual(lines(rect(0, 4, 9, 1)), [3, 4])
    expectEqual(lines(rect(0, 0, 9, 1)), [1, 2])
    expectEqual(lines(rect(0, 1, 9, 1)), [1, 3])
    expectEqual(lines(rect(0, 2, 9, 1)), [1, 4])
    expectEqual(lines(rect(0, 9, 9, 9)), [8, 2])
    expectEqual(lines(rect(0, 0, 9, 30), 30), [1, 21])
    expectEqual(lines(rect(0, 0, 9, 30), 0), [])
  }

  @Test func `a text is drawn at a point, clipped to the frame`() {
    var context = context()
    context.draw(layout(3), at: CGPoint(x: 1, y: 2))
    expectEqual(context.items.map(\.frame), [rect(3, 3, 1, 3)])
    expectEqual(context.items.map(\.clip), [rect(2, 1, 4, 9)])
    guard case .text(let lines) = context.items[0].content else {
      Issue.record("no text")
      return
    }
    expectEqual(lines.map { $0.runs.map(\.text) }, [["a"], ["a"], ["a"]])
  }

  @Test func `effects change the items from a position on`() {
    var context = context()
    for color in [red, nil, red] { context.fill(color) }
    context.pattern("x", GlyphStyle(foreground: red, background: red))
    context.recolor(from: 2) { _ in Color.Resolved(red: 0, green: 1, blue: 0) }
    let green = Color.Resolved(red: 0, green: 1, blue: 0)
    expectEqual(
      context.items.map(\.content),
      [.fill(red), .fill(nil), .fill(green), .pattern("x", GlyphStyle(foreground: green, background: green))])
    context.recolor(from: 1) { $0.faded(0) }
    expectEqual(
      context.items.map(\.content),
      [.fill(red), .fill(nil), .pattern("x", GlyphStyle(foreground: green.faded(0)))])
    let taken = context.take(from: 1)
    expectEqual([taken.count, context.items.count], [2, 1])
  }

  @Test func `items that are combined have a layer as large as all of them, and no items have none`() {
    var context = context()
    context.makeLayer(from: 0) { DisplayLayer($0) }
    #expect(context.items.isEmpty)
    context.fill(red)
    context.fill(rect(0, 0, 1, 1), with: red)
    context.fill(rect(5, 3, 2, 12), with: red)
    let inside = Array(context.items[1...])
    context.makeLayer(from: 1) { DisplayLayer($0, opacity: 0.5) }
    expectEqual(context.items.map(\.frame), [rect(2, 1, 4, 9), rect(2, 1, 7, 15)])
    expectEqual(context.items[1].clip, rect(0, 0, 10, 20))
    context.fade(from: 0, to: 0.5)
    guard case .layer(let layer) = context.items[1].content else {
      Issue.record("no layer")
      return
    }
    #expect(layer.opacity == 0.25 && layer.items == inside)
    expectEqual(context.items[0].content, .fill(red.faded(0.5)))
  }

  @Test func `a glyph is dimmed below an opacity of 0.6, also by that around it`() {
    func traits(_ opacity: Double, around: Double = 1, _ color: Color.Resolved? = nil) -> GlyphStyle.Traits? {
      var context = context()
      context.pattern("x", GlyphStyle(foreground: color))
      context.fade(from: 0, to: opacity, around: around)
      if case .pattern(_, let style) = context.items[0].content { return style.traits }
      return nil
    }
    expectEqual([traits(0.7), traits(0.5), traits(0.7, around: 0.8), traits(0.8, around: 0.8)], [[], .dim, .dim, []])
    expectEqual([traits(0.7, red), traits(0.5, red)], [[], .faded])
    expectEqual([traits(0.6), traits(1, around: 0.6)], [[], []])
  }

  @Test func `a caret has the place of its point, and a view that leaves has none`() {
    var context = context()
    context.caret(at: CGPoint(x: 3, y: 2), color: red)
    context.isLeaving = true
    context.caret(at: CGPoint(x: 3, y: 2))
    expectEqual(context.items.map(\.frame), [rect(5, 3, 0, 0)])
    expectEqual(context.items.map(\.content), [.caret(red.drawn)])
  }

  private let green = Color.Resolved(.rgb(red: 0, green: 255, blue: 0))

  @Test func `effects reach into the items of a layer`() {
    var context = context()
    context.fill(red)
    context.rule("-", GlyphStyle(foreground: red))
    context.line(TextLine(runs: [TextRun("a")], offset: 0, width: 1))
    context.joint("+", GlyphStyle(background: red), in: rect(0, 0, 1, 1))
    context.makeLayer(from: 0) { DisplayLayer($0) }
    context.dim()
    context.recolor(from: 0) { _ in green }
    context.invert(from: 0)
    guard case .layer(let layer) = context.items[0].content else {
      Issue.record("no layer")
      return
    }
    expectEqual(
      layer.items.map(\.content),
      [
        .fill(green), .rule("-", GlyphStyle(foreground: green, traits: .dim)),
        .line(
          TextLine(runs: [TextRun("a", style: GlyphStyle(traits: [.dim, .inverse]))], offset: 0, width: 1)),
        .rule("+", GlyphStyle(background: green, traits: .dim), isJoint: true),
      ])
  }

  @Test func `a fill with any opacity is kept`() {
    var context = context()
    context.fill(red)
    context.recolor(from: 0) { Color.Resolved($0.value, alpha: 1) }
    expectEqual(context.items.map(\.content), [.fill(Color.Resolved(red.value, alpha: 1))])
  }

  @Test func `one link of a text is inverted`() {
    var context = context()
    let line = TextLine(
      runs: [TextRun("a"), TextRun("b", link: 1), TextRun("c", link: 2)], offset: 0, width: 3)
    context.line(line)
    context.line(line)
    context.add(.text([line]), inCells: rect(0, 0, 3, 1))
    context.fill(red)
    context.invert(link: 2, from: 1)
    var inverted = line
    inverted.runs[2].style.traits = .inverse
    expectEqual(context.items.map(\.content), [.line(line), .line(inverted), .text([inverted]), .fill(red)])
  }
}
