import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

/// Translucent colours over what is below.
struct BlendTests {
  private let half = Color.Resolved(.rgb(red: 255, green: 0, blue: 0), alpha: 128)
  private let blue = Color.Resolved(.rgb(red: 0, green: 0, blue: 255))

  private func fill(_ color: Color.Resolved, _ frame: CGRect = rect(0, 0, 2, 1)) -> DisplayItem {
    item(frame, .fill(color))
  }

  private func cells(_ items: [DisplayItem]) -> String { CellsEncoder.encode(draw(2, 1, items)) }

  @Test func `a fill is mixed with the colour below`() {
    expectEqual(cells([fill(blue), fill(half)]), "\"  \"\n  0..1 bg=#80007f")
    expectEqual(cells([fill(blue), fill(half), fill(half)]), "\"  \"\n  0..1 bg=#c0003f")
    expectEqual(cells([fill(half), fill(blue)]), "\"  \"\n  0..1 bg=#0000ff")
  }

  @Test func `over the terminal's own background a fill is mixed with white, or with black in the dark`() {
    expectEqual(cells([fill(half)]), "\"  \"\n  0..1 bg=#ff7f7f")
    var dark = CellGrid(cellSize: CGSize(width: 1, height: 1), colorScheme: .dark)
    redraw(&dark, 2, 1, [text("a"), fill(half)])
    expectEqual(CellsEncoder.encode(dark), "\"a \"\n  0..0 fg=#ff7f7f bg=#800000, 1..1 bg=#800000")
  }

  @Test func `a fill over a text is mixed with its colour, and the text stays`() {
    let word = text("ab", GlyphStyle(foreground: blue, traits: [.bold]))
    expectEqual(cells([word, fill(half)]), "\"ab\"\n  0..1 bold fg=#80007f bg=#ff7f7f")
    expectEqual(cells([text("界"), fill(half)]), "\"界\"\n  0..1 fg=#800000 bg=#ff7f7f")
  }

  @Test func `a text is mixed with the colour below, and dimmed where that is not known`() {
    let word = text("ab", GlyphStyle(foreground: half))
    expectEqual(cells([fill(blue), word]), "\"ab\"\n  0..1 fg=#80007f bg=#0000ff")
    expectEqual(
      cells([text("界", GlyphStyle(foreground: half)), fill(blue, rect(0, 0, 2, 1))]), "\"  \"\n  0..1 bg=#0000ff")
    expectEqual(cells([fill(blue), text("界", GlyphStyle(foreground: half))]), "\"界\"\n  0..1 fg=#80007f bg=#0000ff")
    expectEqual(cells([word]), "\"ab\"\n  0..1 dim fg=#ff0000")
    let most = Color.Resolved(.named(.red), alpha: 153)
    expectEqual(cells([text("ab", GlyphStyle(foreground: most))]), "\"ab\"\n  0..1 fg=red")
    let both = text("ab", GlyphStyle(foreground: half, background: half))
    expectEqual(cells([fill(blue), both]), "\"ab\"\n  0..1 fg=#c0003f bg=#80007f")
  }

  @Test func `patterns and boxes are mixed cell by cell`() {
    let style = GlyphStyle(foreground: half)
    let left = fill(blue, rect(0, 0, 1, 1))
    let expected = "  0..0 fg=#80007f bg=#0000ff, 1..1 dim fg=#ff0000"
    expectEqual(cells([left, item(rect(0, 0, 2, 1), .pattern("*", style))]), "\"**\"\n" + expected)
    expectEqual(cells([left, item(rect(0, 0, 2, 1), .box(asciiBox, style))]), "\"||\"\n" + expected)
  }

  @Test func `a colour has an opacity`() {
    #expect(half.paletteName == "#ff0000 50%" && Color.Resolved(.named(.red)).paletteName == "red")
  }

  @MainActor @Test func `groups in groups fade what they show once, by all of them`() {
    func cells(_ view: some View) -> String { Screen(width: 8) { view }.render(.cells) }
    let pair = HStack {
      Text("a"); Text("b").foregroundStyle(.red)
    }
    #expect(cells(pair.opacity(0.49)).contains("0..0 dim, 2..2 dim fg=red"))
    let nested = VStack(alignment: .leading) {
      pair.opacity(0.7); Text("c")
    }.opacity(0.7)
    #expect(cells(nested).contains("0..0 dim, 2..2 dim fg=red"))
    let light = VStack(alignment: .leading) {
      pair.opacity(0.9); Text("c")
    }.opacity(0.9)
    #expect(!cells(light).contains("dim"))
    // A text that fades into a background is not dimmed too.
    #expect(cells(nested.background(.green)).contains("2..2 fg=#"))
  }

  @Test func `a background that alone is translucent is mixed with the colour below`() {
    expectEqual(cells([fill(blue), text("ab", GlyphStyle(background: half))]), "\"ab\"\n  0..1 bg=#80007f")
  }

  @Test func `the edge of a shape that is drawn twice stays an edge`() {
    let edge = item(rect(0, 0, 2, 1), .pattern("▌", GlyphStyle(foreground: .red)))
    expectEqual(cells([edge, edge]), "\"▌▌\"\n  0..1 fg=red")
  }
}
