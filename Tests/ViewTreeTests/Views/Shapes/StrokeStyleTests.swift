import Testing
import ViewTreeTesting

@MainActor struct StrokeStyleTests {
  private func picture<V: View>(_ glyphs: GlyphSet = .ascii, @ViewBuilder _ content: () -> V) -> String {
    let view = content()
    return Screen(view.frame(width: 10, height: 3), width: 10, height: 3, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `a line around a box stands out from a width of 2 on`() {
    for width in [1, 1.9] as [CGFloat] {
      expectText(picture { Rectangle().stroke(.red, lineWidth: width) }, equals: "+--------+\n|        |\n+--------+")
    }
    for width in [2, 30, .infinity] as [CGFloat] {
      expectText(picture { Rectangle().stroke(.red, lineWidth: width) }, equals: "+========+\n|        |\n+========+")
      expectText(
        picture(.unicode) { RoundedRectangle(cornerRadius: 1).strokeBorder(.red, lineWidth: width) },
        equals: "┏━━━━━━━━┓\n┃        ┃\n┗━━━━━━━━┛")
    }
    let chosen = HStack(spacing: -1) {
      ForEach(0..<3) { Text("\($0)").padding(1).border(.blue, width: $0 == 1 ? 2 : 1) }
    }
    expectText(picture(.unicode) { chosen }, equals: "  ┌─┲━┱─┐\n  │0┃1┃2│\n  └─┺━┹─┘")
  }

  @Test(arguments: [0, -1, .nan, -.infinity] as [CGFloat])
  func `a line without a width is not drawn`(width: CGFloat) {
    expectText(picture { Rectangle().stroke(.red, lineWidth: width) }, equals: "\n\n")
    expectText(picture { Text("a").border(.red, width: width) }, equals: "\n     a\n")
  }

  @Test func `styles of lines and fills keep what they are given`() {
    expectEqual(FillStyle(), FillStyle(eoFill: false, antialiased: true))
    #expect(FillStyle(eoFill: true).isEOFilled && !FillStyle(antialiased: false).isAntialiased)
    expectEqual(StrokeStyle(), StrokeStyle(lineWidth: 1, dash: []))
    expectEqual(StrokeStyle(lineWidth: 2, dash: [3]).dash, [3])
  }
}
